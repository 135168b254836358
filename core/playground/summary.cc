#include "core/playground/summary.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace attn {
namespace {

/// -Σ w log2 w without a logarithm for each weight: ln w_j = ln w_t + s_j - s_t, where t is any key
/// with a weight, here the one with the largest.
double entropy_bits(std::span<const float> scores, std::span<const float> weights,
                    std::size_t top) {
  if (weights[top] == 0) return 0;
  double below = 0;  // Σ w (s_t - s)
  for (std::size_t j = 0; j < weights.size(); ++j)
    if (weights[j] > 0) below += static_cast<double>(weights[j]) * (scores[top] - scores[j]);
  return (below - std::log(static_cast<double>(weights[top]))) * std::numbers::log2e;
}

void summarize_row(std::span<const float> scores, std::span<const float> weights, std::size_t row,
                   const HeadSummary& summary) {
  const auto top = static_cast<std::size_t>(std::ranges::max_element(weights) - weights.begin());
  summary.row_sums[row] = static_cast<float>(std::accumulate(weights.begin(), weights.end(), 0.0));
  summary.entropy[row] = static_cast<float>(entropy_bits(scores, weights, top));
  summary.largest[row] = weights[top];
}

}  // namespace

void summarize(ConstMatrix scores, ConstMatrix weights, const HeadSummary& summary) {
  for (std::size_t i = 0; i < weights.rows; ++i)
    summarize_row({scores.row(i), scores.cols}, {weights.row(i), weights.cols}, i, summary);
  pool_by_maximum(weights, summary.overview);
}

void pool_by_maximum(ConstMatrix from, Matrix to) {
  const auto begin = [](std::size_t cell, std::size_t size, std::size_t cells) {
    return cell * size / cells;
  };
  for (std::size_t r = 0; r < to.rows; ++r) {
    std::fill_n(to.row(r), to.cols, 0.0F);
    for (std::size_t i = begin(r, from.rows, to.rows); i < begin(r + 1, from.rows, to.rows); ++i)
      for (std::size_t c = 0; c < to.cols; ++c)
        to(r, c) =
            std::max(to(r, c), *std::max_element(from.row(i) + begin(c, from.cols, to.cols),
                                                 from.row(i) + begin(c + 1, from.cols, to.cols)));
  }
}

}  // namespace attn
