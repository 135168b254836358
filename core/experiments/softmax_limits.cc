#include "core/experiments/softmax_limits.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>
#include <string>

#include "core/base/error.h"
#include "core/base/random.h"
#include "core/ops/softmax_along.h"

namespace attn {
namespace {

std::vector<float> along(std::vector<float> row, bool stable, float temperature, Arena& scratch) {
  const Matrix matrix(row.data(), 1, row.size());
  softmax_along(matrix, {.stable = stable, .temperature = temperature}, matrix, scratch);
  return row;
}

/// As if there were one key more, of score 0: its weight is dropped.
std::vector<float> with_sink(std::vector<float> row, float temperature, Arena& scratch) {
  row.push_back(0.0F);
  row = along(std::move(row), /*stable=*/true, temperature, scratch);
  row.pop_back();
  return row;
}

std::vector<double> in_double(std::span<const float> scores, double temperature) {
  const double most = *std::ranges::max_element(scores);
  std::vector<double> weights;
  for (const double score : scores) weights.push_back(std::exp((score - most) / temperature));
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  for (double& weight : weights) weight /= sum;
  return weights;
}

double largest_error(std::span<const float> weights, std::span<const double> exact) {
  double error = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const double one = std::abs(weights[i] - exact[i]);
    if (std::isnan(one)) return one;
    error = std::max(error, one);
  }
  return error;
}

double entropy_in_bits(std::span<const double> weights) {
  double entropy = 0;
  for (const double weight : weights)
    if (weight > 0) entropy -= weight * std::log2(weight);
  return entropy;
}

}  // namespace

SoftmaxWays softmax_ways(const SoftmaxRowConfig& config, Arena& scratch) {
  const auto& [n, factor, shift, temperature, seed] = config;
  require(n >= 1 && n <= 1024, "invalid number of scores: " + std::to_string(n) + " (1 to 1024)");
  require(std::isfinite(factor) && std::isfinite(shift), "invalid scores: not finite");
  Random random(seed);
  SoftmaxWays ways;
  for (std::size_t i = 0; i < n; ++i)
    ways.scores.push_back(static_cast<float>(factor * random.normal() + shift));
  ways.stable = along(ways.scores, /*stable=*/true, temperature, scratch);
  ways.naive = along(ways.scores, /*stable=*/false, temperature, scratch);
  ways.sink = with_sink(ways.scores, temperature, scratch);
  ways.exact = in_double(ways.scores, temperature);
  ways.naive_error = largest_error(ways.naive, ways.exact);
  ways.stable_error = largest_error(ways.stable, ways.exact);
  ways.sink_sum = std::accumulate(ways.sink.begin(), ways.sink.end(), 0.0);
  ways.entropy = entropy_in_bits(ways.exact);
  ways.largest = *std::ranges::max_element(ways.stable);
  return ways;
}

float naive_softmax_limit(Arena& scratch) {
  const auto is_number = [&](float score) {
    return !std::isnan(along({score}, /*stable=*/false, /*temperature=*/1, scratch)[0]);
  };
  float number = 0;
  float nan = 1024;
  while (std::nextafter(number, nan) < nan) {
    const float middle = std::midpoint(number, nan);
    (is_number(middle) ? number : nan) = middle;
  }
  return number;
}

}  // namespace attn
