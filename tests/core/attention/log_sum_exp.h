#pragma once

#include <algorithm>
#include <cmath>

#include "core/base/arena.h"
#include "core/reference/tensor.h"

namespace attn::testing {

/// scores (n_heads, n_q, n_kv) -> (n_heads, n_q) log Σ_j exp(score_ij), as streaming attention
/// gives it; -inf for a row of only -inf.
inline Matrix log_sum_exp(const reference::Tensor& scores, Arena& arena) {
  const Matrix result = arena.matrix(scores.heads, scores.rows);
  for (std::size_t h = 0; h < scores.heads; ++h)
    for (std::size_t i = 0; i < scores.rows; ++i) {
      const double* row = reference::ConstTensorView(scores).head(h).row(i);
      const double* end = row + scores.cols;
      const double max = row == end ? 0 : std::max(*std::max_element(row, end), -1e300);
      double sum = 0;
      for (; row != end; ++row) sum += std::exp(*row - max);
      result(h, i) = static_cast<float>(max + std::log(sum));
    }
  return result;
}

}  // namespace attn::testing
