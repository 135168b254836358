#pragma once

#include "core/base/arena.h"
#include "core/base/views.h"

namespace attn {

enum class Transpose { kNo, kYes };

struct GemmConfig {
  Transpose a = Transpose::kNo;
  Transpose b = Transpose::kNo;
  float alpha = 1.0F;
  bool accumulate = false;  // adds to c instead of overwriting it
};

/// As much scratch as a product of any size needs at once.
inline constexpr std::size_t kGemmScratchBytes = std::size_t{512} << 10;

/// c (m, n) = alpha · op(a) (m, k) · op(b) (k, n) [+ c], op the transpose where the config says so.
/// Strides may be anything; c overlaps neither a nor b. With k = 0, c is zero (or as it was).
/// |error| <= (k + 3) · epsilon · Σ|a·b|.
void gemm(ConstMatrix a, ConstMatrix b, Matrix c, const GemmConfig& config, Arena& scratch);

}  // namespace attn
