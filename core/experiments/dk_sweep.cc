#include "core/experiments/dk_sweep.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/attention/dense.h"
#include "core/base/error.h"
#include "core/base/random.h"
#include "core/ops/softmax.h"

namespace attn {
namespace {

void require_between(const char* what, std::size_t value, std::size_t least, std::size_t most) {
  require(value >= least && value <= most,
          std::string("invalid ") + what + ": " + std::to_string(value) + " (" +
              std::to_string(least) + " to " + std::to_string(most) + ")");
}

Tensor normal_tensor(std::size_t rows, std::size_t cols, Random& random, Arena& arena) {
  const Tensor x = arena.tensor(/*heads=*/1, rows, cols);
  std::generate_n(x.data, rows * cols, [&] { return static_cast<float>(random.normal()); });
  return x;
}

double standard_deviation(std::span<const float> numbers) {
  double sum = 0;
  double squares = 0;
  for (const float number : numbers) {
    sum += number;
    squares += static_cast<double>(number) * number;
  }
  const auto n = static_cast<double>(numbers.size());
  return std::sqrt(std::max(0.0, squares / n - sum / n * (sum / n)));
}

double entropy_in_bits(std::span<const float> weights) {
  double entropy = 0;
  for (const float weight : weights)
    if (weight > 0) entropy -= weight * std::log2(static_cast<double>(weight));
  return entropy;
}

}  // namespace

double softmax_jacobian_norm(std::span<const float> weights) {
  // Σ_i p_i² (1 - p_i)² + Σ_{i≠j} p_i² p_j² = Σ p² - 2 Σ p³ + (Σ p²)²
  double second = 0;
  double third = 0;
  for (const double weight : weights) {
    second += weight * weight;
    third += weight * weight * weight;
  }
  return std::sqrt(std::max(0.0, second - 2 * third + second * second));
}

DkDraw dk_draw(const DkConfig& config, Arena& scratch) {
  const auto& [d_k, scaled, n, seed] = config;
  require_between("d_k", d_k, 1, 4096);
  require_between("number of keys", n, 2, 256);
  const Arena::Scope scope(scratch);
  Random random(seed);
  const Tensor query = normal_tensor(n, d_k, random, scratch);
  const Tensor key = normal_tensor(n, d_k, random, scratch);
  const Tensor scores = scratch.tensor(/*heads=*/1, n, n);
  dense_scores({.query = query, .key = key, .value = key},
               {.scale = scaled ? scaled_by_sqrt(d_k) : 1.0F}, scores, scratch);
  DkDraw draw{.score_std = standard_deviation({scores.data, n * n})};
  const double share = 1.0 / static_cast<double>(n);
  for (std::size_t i = 0; i < n; ++i) {
    const std::span row(scores.head(0).row(i), n);
    softmax(row, row);
    draw.largest += share * *std::ranges::max_element(row);
    draw.entropy += share * entropy_in_bits(row);
    draw.jacobian += share * softmax_jacobian_norm(row);
  }
  return draw;
}

}  // namespace attn
