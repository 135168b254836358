#include "core/experiments/mistaken_heads.h"

#include <algorithm>
#include <limits>

namespace attn {
namespace {

using ExactMatrix = reference::Matrix;

/// Where a number of head h stands in the matrix of all heads, counted row by row.
struct Layout {
  std::size_t n_heads, n, d;

  std::size_t right(std::size_t h, std::size_t i, std::size_t c) const {
    return i * n_heads * d + h * d + c;
  }
  std::size_t not_transposed(std::size_t h, std::size_t i, std::size_t c) const {
    return (h * n + i) * d + c;
  }
  std::size_t interleaved(std::size_t h, std::size_t i, std::size_t c) const {
    return i * n_heads * d + c * n_heads + h;
  }
};

std::size_t split_place(const Layout& layout, SplitStep step, std::size_t h, std::size_t i,
                        std::size_t c) {
  switch (step) {
    case SplitStep::kNotTransposed:
      return layout.not_transposed(h, i, c);
    case SplitStep::kInterleaved:
      return layout.interleaved(h, i, c);
    case SplitStep::kFirstForAll:
      return layout.right(/*h=*/0, i, c);
    default:
      return layout.right(h, i, c);
  }
}

double pooled(const MatrixStack& heads, MergeStep step, std::size_t i, std::size_t c) {
  double sum = 0;
  double most = -std::numeric_limits<double>::infinity();
  for (const ExactMatrix& head : heads) {
    sum += head(i, c);
    most = std::max(most, head(i, c));
  }
  if (step == MergeStep::kMax) return most;
  return step == MergeStep::kMean ? sum / static_cast<double>(heads.size()) : sum;
}

}  // namespace

MatrixStack split(const ExactMatrix& x, std::size_t n_heads, SplitStep step) {
  if (step == SplitStep::kOneHead) return {x};
  const Layout layout{.n_heads = n_heads, .n = x.rows, .d = x.cols / n_heads};
  MatrixStack heads(n_heads, ExactMatrix(layout.n, layout.d));
  for (std::size_t h = 0; h < n_heads; ++h)
    for (std::size_t i = 0; i < layout.n; ++i)
      for (std::size_t c = 0; c < layout.d; ++c)
        heads[h](i, c) = x.data[split_place(layout, step, h, i, c)];
  return heads;
}

ExactMatrix merged(const MatrixStack& heads, MergeStep step) {
  const Layout layout{.n_heads = heads.size(), .n = heads[0].rows, .d = heads[0].cols};
  ExactMatrix result(layout.n, layout.n_heads * layout.d);
  for (std::size_t h = 0; h < layout.n_heads; ++h)
    for (std::size_t i = 0; i < layout.n; ++i)
      for (std::size_t c = 0; c < layout.d; ++c) {
        if (step == MergeStep::kNotTransposed)
          result.data[layout.not_transposed(h, i, c)] = heads[h](i, c);
        else if (step == MergeStep::kInterleaved)
          result.data[layout.interleaved(h, i, c)] = heads[h](i, c);
        else
          result(i, h * layout.d + c) =
              step == MergeStep::kRight ? heads[h](i, c) : pooled(heads, step, i, c);
      }
  return result;
}

}  // namespace attn
