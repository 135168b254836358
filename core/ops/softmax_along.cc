#include "core/ops/softmax_along.h"

#include <cmath>
#include <span>
#include <string>

#include "core/ops/softmax.h"

namespace attn {
namespace {

/// exp(x) / Σ exp(x), as the formula reads.
void softmax_unshifted(std::span<float> x) {
  float sum = 0;
  for (float& number : x) sum += number = std::exp(number);
  for (float& number : x) number /= sum;
}

}  // namespace

void softmax_along(const ConstMatrix& scores, const SoftmaxConfig& config, const Matrix& weights,
                   Arena& scratch) {
  require(config.temperature > 0 && std::isfinite(config.temperature),
          "invalid temperature: " + std::to_string(config.temperature) + " (must be above 0)");
  ATTN_CHECK(scores.rows == weights.rows && scores.cols == weights.cols);
  if (scores.empty()) return;
  const bool by_row = config.axis == SoftmaxAxis::kRow;
  const std::size_t n_lines = by_row ? scores.rows : scores.cols;
  const std::size_t length = by_row ? scores.cols : scores.rows;
  const Arena::Scope scope(scratch);
  const std::span line(scratch.take<float>(length), length);

  for (std::size_t l = 0; l < n_lines; ++l) {
    const auto row = [&](std::size_t i) { return by_row ? l : i; };
    const auto col = [&](std::size_t i) { return by_row ? i : l; };
    for (std::size_t i = 0; i < length; ++i) line[i] = scores(row(i), col(i)) / config.temperature;
    if (config.stable) {
      softmax(line, line);
    } else {
      softmax_unshifted(line);
    }
    for (std::size_t i = 0; i < length; ++i) weights(row(i), col(i)) = line[i];
  }
}

}  // namespace attn
