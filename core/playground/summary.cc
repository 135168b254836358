#include "core/playground/summary.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

#include "core/simd/simd.h"

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

/// The largest of them and of `first`, none of which is NaN.
float largest_of(std::span<const float> x, float first) {
  simd::Vec max = simd::broadcast(first);
  std::size_t i = 0;
  for (; i + simd::kLanes <= x.size(); i += simd::kLanes) max = simd::max(max, simd::load(&x[i]));
  float largest = simd::reduce_max(max);
  for (; i < x.size(); ++i) largest = std::max(largest, x[i]);
  return largest;
}

/// The last row of cells that begins at row i of the block or before.
std::size_t pooled_row(RowsOf rows, std::size_t i, ConstMatrix to) {
  return ((rows.first + i + 1) * to.rows - 1) / rows.of;
}

/// What of a row falls on column c of the cells.
std::span<const float> pooled_part(std::span<const float> row, std::size_t c, ConstMatrix to) {
  const auto begin = [&](std::size_t of) { return of * row.size() / to.cols; };
  return row.subspan(begin(c), begin(c + 1) - begin(c));
}

bool has_nan(std::span<const float> x) {
  return std::ranges::any_of(x, [](float number) { return std::isnan(number); });
}

}  // namespace

void summarize(ConstMatrix scores, ConstMatrix weights, const SoftmaxConfig& softmax,
               const HeadSummary& summary) {
  std::ranges::fill(summary.column_sums, 0.0F);
  fill(summary.overview, 0.0F);
  summarize_rows(scores, weights, softmax, summary, {.first = 0, .of = weights.rows});
}

void summarize_rows(ConstMatrix scores, ConstMatrix weights, const SoftmaxConfig& softmax,
                    const HeadSummary& summary, RowsOf rows) {
  for (std::size_t i = 0; i < weights.rows; ++i) {
    const std::span row(weights.row(i), weights.cols);
    summarize_row({scores.row(i), scores.cols}, row, i, softmax, summary);
    for (std::size_t j = 0; j < row.size(); ++j) summary.column_sums[j] += row[j];
  }
  pool_rows(weights, rows, summary.overview);
}

void pool_by_maximum(ConstMatrix from, Matrix to) {
  fill(to, 0.0F);
  pool_rows(from, {.first = 0, .of = from.rows}, to);
}

void pool_rows(ConstMatrix from, RowsOf rows, Matrix to) {
  if (to.rows == rows.of && to.cols == from.cols) {  // each number has a cell of its own
    for (std::size_t i = 0; i < from.rows; ++i)
      std::copy_n(from.row(i), from.cols, to.row(rows.first + i));
    return;
  }
  for (std::size_t i = 0; i < from.rows; ++i) {
    const std::size_t r = pooled_row(rows, i, to);
    const std::span row(from.row(i), from.cols);
    const bool row_has_nan = has_nan(row);
    for (std::size_t c = 0; c < to.cols; ++c) {
      const std::span part = pooled_part(row, c, to);
      if (row_has_nan && has_nan(part)) to(r, c) = std::numeric_limits<float>::quiet_NaN();
      if (!std::isnan(to(r, c))) to(r, c) = largest_of(part, to(r, c));
    }
  }
}

void pool_rows_by_size(ConstMatrix from, RowsOf rows, Matrix to) {
  constexpr float kNothing = -std::numeric_limits<float>::infinity();
  for (std::size_t i = 0; i < from.rows; ++i) {
    const std::size_t r = pooled_row(rows, i, to);
    for (std::size_t c = 0; c < to.cols; ++c) {
      float& largest = to(r, c);
      for (const float x : pooled_part({from.row(i), from.cols}, c, to))
        if (x != kNothing && (largest == kNothing || std::abs(x) > std::abs(largest))) largest = x;
    }
  }
}

}  // namespace attn
