#pragma once

#include <cstddef>

#include "core/base/arena.h"
#include "core/base/views.h"
#include "core/ops/gemm.h"
#include "core/simd/simd.h"

/// The layouts in which the inner kernel of every matrix product reads its operands: a is cut into
/// groups of kGroupRows rows, b into panels of kPanelCols columns (Goto and van de Geijn 2008,
/// "Anatomy of high-performance matrix multiplication", ACM TOMS 34(3), section 4).
namespace attn {

// One group times one panel is kept in registers: 8 sums, 2 vectors of b and 1 number of a are 11
// of the 16 registers that WebAssembly engines have on x86. In Chromium, as shares of the register
// peak (relaxed, simd): 4 × 2 vectors 0.91, 0.83; 5 × 2 0.88, 0.81; 3 × 3 0.90, 0.81; 2 × 4 -,
// 0.80; 6 × 2 0.88, 0.52 and 4 × 3 0.45, 0.50 (both spill).
// AVX-512 has 32 registers: 8 × 2 there makes native training 1.3 times as fast as 4 × 2 (g++ 12).
inline constexpr std::size_t kGroupRows = simd::kLanes >= 16 ? 8 : 4;
inline constexpr std::size_t kPanelVecs = 2;
inline constexpr std::size_t kPanelCols = kPanelVecs * simd::kLanes;

/// a (rows, depth): a(i, k) = data[i / kGroupRows * group + i % kGroupRows * row + k * step].
struct LeftOperand {
  const float* data;
  std::size_t group;
  std::size_t row;
  std::size_t step;

  static LeftOperand in_place(ConstMatrix a, Transpose op);
  /// Copied so that the kernel reads it from one end to the other.
  static LeftOperand packed(ConstMatrix a, Transpose op, Arena& scratch);

  /// The rows from `row` on, which is a multiple of kGroupRows.
  LeftOperand from_row(std::size_t first) const {
    return {.data = data + first / kGroupRows * group, .group = group, .row = row, .step = step};
  }
};

/// b (depth, cols) in panels: b(k, j) stands in panel j / kPanelCols at k * step + j % kPanelCols.
/// The last panel, where it is not full, is a copy filled up with zeros, so that whole panels can
/// be read.
class RightOperand {
 public:
  static RightOperand in_place(ConstMatrix b, Arena& scratch);
  /// A copy of factor · op(b).
  static RightOperand packed(ConstMatrix b, Transpose op, float factor, Arena& scratch);

  struct Panel {
    const float* data;
    std::size_t step;
  };
  Panel panel(std::size_t index) const {
    return index < whole_panels_ ? Panel{data_ + index * distance_, step_}
                                 : Panel{last_, kPanelCols};
  }

 private:
  const float* data_;
  std::size_t distance_;  // from one panel to the next
  std::size_t step_;
  std::size_t whole_panels_;
  const float* last_;
};

}  // namespace attn
