#pragma once

#include <cstddef>
#include <vector>

#include "core/base/views.h"

namespace attn {

/// Which columns of a head turn together.
enum class RopeLayout {
  kInterleaved,  // 2i with 2i + 1, as the paper writes it
  kHalfSplit,    // i with i + d / 2, as GPT-NeoX and Llama store it
};

/// Rotary position embedding (Su et al. 2021, arXiv 2104.09864, equation 34): pair i of a row at
/// position p turns by p · 10000^(-2i / d), so that the product of a query and a key depends on the
/// distance between them alone.
class Rope {
 public:
  static constexpr std::size_t kMostAngles = std::size_t{1} << 26;  // two floats each: 512 MiB

  /// For positions first … first + n - 1 and heads of d columns, d even. Error kLimit where n · d /
  /// 2 is beyond kMostAngles.
  Rope(std::size_t n, std::size_t d, RopeLayout layout = RopeLayout::kInterleaved,
       std::size_t first = 0);

  /// Turns x (heads, rows, d) in place; its first row stands at position `first`.
  void rotate(Tensor x, std::size_t first) const;
  /// The way back, which is also the gradient of `rotate`.
  void rotate_back(Tensor x, std::size_t first) const;

 private:
  void turn(Tensor x, std::size_t first, float direction) const;

  std::size_t first_, n_, half_;
  RopeLayout layout_;
  std::vector<float> cos_, sin_;  // (n, half): of the angle of each position and pair
};

}  // namespace attn
