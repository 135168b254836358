#include "core/playground/summary.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace attn {
namespace {

/// -Σ w log2 w without a logarithm for each weight: ln w_j = ln w_t + (s_j - s_t) / T, where t is
/// any key with a weight, here the one with the largest, and T the temperature.
double entropy_of_row_softmax(std::span<const float> scores, std::span<const float> weights,
                              std::size_t top, float temperature) {
  double below = 0;  // Σ w (s_t - s)
  for (std::size_t j = 0; j < weights.size(); ++j)
    if (weights[j] > 0) below += static_cast<double>(weights[j]) * (scores[top] - scores[j]);
  return below / temperature - std::log(static_cast<double>(weights[top]));
}

double entropy_of_any(std::span<const float> weights) {
  double sum = 0;
  for (const float weight : weights)
    if (weight > 0) sum -= weight * std::log(static_cast<double>(weight));
  return sum;
}

void summarize_row(std::span<const float> scores, std::span<const float> weights, std::size_t row,
                   const SoftmaxConfig& softmax, const HeadSummary& summary) {
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  summary.row_sums[row] = static_cast<float>(sum);
  if (std::isnan(sum)) {
    summary.entropy[row] = summary.largest[row] = summary.row_sums[row];
    return;
  }
  const auto top = static_cast<std::size_t>(std::ranges::max_element(weights) - weights.begin());
  summary.largest[row] = weights[top];
  double entropy = 0;
  if (weights[top] > 0)
    entropy = softmax.axis == SoftmaxAxis::kRows
                  ? entropy_of_row_softmax(scores, weights, top, softmax.temperature)
                  : entropy_of_any(weights);
  summary.entropy[row] = static_cast<float>(entropy * std::numbers::log2e);
}

/// The larger one; NaN if there is any.
float larger(float a, float b) { return a < b || std::isnan(b) ? b : a; }

}  // namespace

void summarize(ConstMatrix scores, ConstMatrix weights, const SoftmaxConfig& softmax,
               const HeadSummary& summary) {
  std::ranges::fill(summary.column_sums, 0.0F);
  for (std::size_t i = 0; i < weights.rows; ++i) {
    const std::span row(weights.row(i), weights.cols);
    summarize_row({scores.row(i), scores.cols}, row, i, softmax, summary);
    for (std::size_t j = 0; j < row.size(); ++j) summary.column_sums[j] += row[j];
  }
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
            std::accumulate(from.row(i) + begin(c, from.cols, to.cols),
                            from.row(i) + begin(c + 1, from.cols, to.cols), to(r, c), larger);
  }
}

}  // namespace attn
