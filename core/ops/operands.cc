#include "core/ops/operands.h"

#include <algorithm>

namespace attn {
namespace {

using simd::kLanes;
using simd::Vec;

/// Some rows of a matrix that are to stand side by side: `count` of them, each `depth` long, all
/// times `factor`.
struct Strip {
  const float* data;
  std::size_t stride;
  std::size_t count;
  std::size_t depth;
  float factor;
};

/// Writes for each k the kWidth numbers (0, k), (1, k) …, zeros for the rows that are not there.
template <std::size_t kWidth>
[[gnu::noinline]] void interleave(const Strip& from, float* to) {
  const Vec factor = simd::broadcast(from.factor);
  std::size_t k = 0;
  if constexpr (kLanes > 1 && kWidth % kLanes == 0) {
    if (from.count == kWidth) {
      for (; k + kLanes <= from.depth; k += kLanes) {
        for (std::size_t i = 0; i < kWidth; i += kLanes) {
          Vec square[kLanes];
          for (std::size_t j = 0; j < kLanes; ++j) {
            square[j] = simd::load(from.data + (i + j) * from.stride + k);
          }
          simd::transpose(square);
          for (std::size_t j = 0; j < kLanes; ++j)
            simd::store(to + (k + j) * kWidth + i, factor * square[j]);
        }
      }
    }
  }
  for (; k < from.depth; ++k) {
    for (std::size_t i = 0; i < kWidth; ++i) {
      to[k * kWidth + i] = i < from.count ? from.factor * from.data[i * from.stride + k] : 0.0F;
    }
  }
}

/// Writes the first from.depth <= kWidth numbers of each row and zeros behind them.
template <std::size_t kWidth>
[[gnu::noinline]] void copy(const Strip& from, float* to) {
  for (std::size_t k = 0; k < from.count; ++k) {
    const float* row = from.data + k * from.stride;
    const auto scaled = [&](float x) { return from.factor * x; };
    if (from.depth == kWidth) {
      std::transform(row, row + kWidth, to + k * kWidth, scaled);  // a constant length: two vectors
    } else {
      float* end = std::transform(row, row + from.depth, to + k * kWidth, scaled);
      std::fill_n(end, kWidth - from.depth, 0.0F);
    }
  }
}

/// Cuts x (n, depth), or its transpose, into strips of kWidth rows that stand side by side for each
/// k, one strip after the other, times factor.
template <std::size_t kWidth>
float* pack(ConstMatrix x, bool transposed, float factor, Arena& scratch) {
  const std::size_t n = transposed ? x.cols : x.rows;
  const std::size_t depth = transposed ? x.rows : x.cols;
  float* packed = scratch.take<float>((n + kWidth - 1) / kWidth * kWidth * depth);
  for (std::size_t begin = 0; begin < n; begin += kWidth) {
    const std::size_t count = std::min(kWidth, n - begin);
    float* to = packed + begin * depth;
    if (transposed) {
      copy<kWidth>({.data = x.data + begin,
                    .stride = x.stride,
                    .count = depth,
                    .depth = count,
                    .factor = factor},
                   to);
    } else {
      interleave<kWidth>({.data = x.row(begin),
                          .stride = x.stride,
                          .count = count,
                          .depth = depth,
                          .factor = factor},
                         to);
    }
  }
  return packed;
}

}  // namespace

LeftOperand LeftOperand::in_place(ConstMatrix a, Transpose op) {
  if (op == Transpose::kYes) {
    return {.data = a.data, .group = kGroupRows, .row = 1, .step = a.stride};
  }
  return {.data = a.data, .group = kGroupRows * a.stride, .row = a.stride, .step = 1};
}

LeftOperand LeftOperand::packed(ConstMatrix a, Transpose op, Arena& scratch) {
  const bool transposed = op == Transpose::kYes;
  return {.data = pack<kGroupRows>(a, transposed, /*factor=*/1.0F, scratch),
          .group = kGroupRows * (transposed ? a.rows : a.cols),
          .row = 1,
          .step = kGroupRows};
}

RightOperand RightOperand::in_place(ConstMatrix b, Arena& scratch) {
  RightOperand operand;
  operand.data_ = b.data;
  operand.distance_ = kPanelCols;
  operand.step_ = b.stride;
  operand.whole_panels_ = b.cols / kPanelCols;
  const std::size_t done = operand.whole_panels_ * kPanelCols;
  operand.last_ = pack<kPanelCols>(b.block(0, done, b.rows, b.cols - done), /*transposed=*/true,
                                   /*factor=*/1.0F, scratch);
  return operand;
}

RightOperand RightOperand::packed(ConstMatrix b, Transpose op, float factor, Arena& scratch) {
  // The columns of b are the rows of its transpose, which is what `pack` puts side by side.
  const bool transposed = op == Transpose::kNo;
  const std::size_t depth = transposed ? b.rows : b.cols;
  const std::size_t cols = transposed ? b.cols : b.rows;
  RightOperand operand;
  operand.data_ = pack<kPanelCols>(b, transposed, factor, scratch);
  operand.distance_ = depth * kPanelCols;
  operand.step_ = kPanelCols;
  operand.whole_panels_ = (cols + kPanelCols - 1) / kPanelCols;
  operand.last_ = nullptr;
  return operand;
}

}  // namespace attn
