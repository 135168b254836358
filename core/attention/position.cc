#include "core/attention/position.h"

#include <cmath>

namespace attn {

void sinusoidal_positions(Matrix positions) {
  const auto d_model = static_cast<double>(positions.cols);
  for (std::size_t col = 0; col < positions.cols; ++col) {
    const auto even = static_cast<double>(col - col % 2);
    const double frequency = std::pow(10000.0, -even / d_model);
    for (std::size_t pos = 0; pos < positions.rows; ++pos) {
      const double angle = static_cast<double>(pos) * frequency;
      positions(pos, col) = static_cast<float>(col % 2 == 0 ? std::sin(angle) : std::cos(angle));
    }
  }
}

}  // namespace attn
