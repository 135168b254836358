#include "core/ops/softmax_along.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <string>

#include "core/ops/rows.h"
#include "core/ops/softmax.h"

namespace attn {
namespace {

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kInfinity = std::numeric_limits<float>::infinity();

std::span<float> row_of(const Matrix& x, std::size_t row) { return {x.row(row), x.cols}; }

/// softmax, but for what it does not promise: a score that is not a number below infinity makes
/// all NaN, as exp(inf - inf) is.
SoftmaxRow softmax_or_nan(std::span<float> x) {
  if (std::ranges::all_of(x, [](float number) { return number < kInfinity; })) return softmax(x, x);
  std::ranges::fill(x, kNan);
  return {.max = kNan, .sum = kNan};
}

/// exp(x) / Σ exp(x), as the formula reads; the sum is over all of x.
void softmax_unshifted(const Matrix& x) {
  float sum = 0;
  for (std::size_t i = 0; i < x.rows; ++i)
    for (float& number : row_of(x, i)) sum += number = std::exp(number);
  for (std::size_t i = 0; i < x.rows; ++i)
    for (float& number : row_of(x, i)) number /= sum;
}

/// Over all of x: the softmax of each row, times that row's share in the sum of all.
void softmax_of_all(const Matrix& x, Arena& scratch) {
  const std::span rows(scratch.take<SoftmaxRow>(x.rows), x.rows);
  // 1. each row by itself
  for (std::size_t i = 0; i < x.rows; ++i) rows[i] = softmax_or_nan(row_of(x, i));
  // 2. max and Σ exp(score - max) of all
  const float max = std::ranges::max(rows, {}, &SoftmaxRow::max).max;
  const auto part = [&](const SoftmaxRow& row) {
    return row.sum == 0 ? 0.0 : row.sum * std::exp(static_cast<double>(row.max) - max);
  };
  double sum = 0;
  for (const SoftmaxRow& row : rows) sum += part(row);
  if (sum == 0) return;  // zeros already
  // 3. each row scaled to its share
  for (std::size_t i = 0; i < x.rows; ++i)
    scale_row(x.row(i), static_cast<float>(part(rows[i]) / sum), x.row(i), x.cols);
}

void softmax_of_columns(const Matrix& x, bool stable, Arena& scratch) {
  const std::span column(scratch.take<float>(x.rows), x.rows);
  for (std::size_t j = 0; j < x.cols; ++j) {
    for (std::size_t i = 0; i < x.rows; ++i) column[i] = x(i, j);
    if (stable) {
      softmax_or_nan(column);
    } else {
      softmax_unshifted({column.data(), 1, column.size()});
    }
    for (std::size_t i = 0; i < x.rows; ++i) x(i, j) = column[i];
  }
}

void softmax_of_rows(const Matrix& x, bool stable) {
  for (std::size_t i = 0; i < x.rows; ++i) {
    if (stable) {
      softmax_or_nan(row_of(x, i));
    } else {
      softmax_unshifted(x.block(i, 0, 1, x.cols));
    }
  }
}

}  // namespace

void softmax_along(const ConstMatrix& scores, const SoftmaxConfig& config, const Matrix& weights,
                   Arena& scratch) {
  require(config.temperature > 0 && std::isfinite(config.temperature),
          "invalid temperature: " + std::to_string(config.temperature) + " (must be above 0)");
  ATTN_CHECK(scores.rows == weights.rows && scores.cols == weights.cols);
  if (scores.empty()) return;
  const Arena::Scope scope(scratch);
  for (std::size_t i = 0; i < scores.rows; ++i)
    for (std::size_t j = 0; j < scores.cols; ++j) weights(i, j) = scores(i, j) / config.temperature;
  switch (config.axis) {
    case SoftmaxAxis::kRows:
      return softmax_of_rows(weights, config.stable);
    case SoftmaxAxis::kColumns:
      return softmax_of_columns(weights, config.stable, scratch);
    case SoftmaxAxis::kAll:
      return config.stable ? softmax_of_all(weights, scratch) : softmax_unshifted(weights);
  }
}

}  // namespace attn
