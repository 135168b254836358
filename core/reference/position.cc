#include "core/reference/position.h"

#include <cmath>

namespace attn::reference {
namespace {

/// Radians from one position to the next, of pair i of d / 2.
double frequency(std::size_t pair, std::size_t d) {
  return std::pow(10000.0, -2 * static_cast<double>(pair) / static_cast<double>(d));
}

/// Turns the points (x(pos, first · i), x(pos, first · i + second)), a pair i each.
Matrix rotate_pairs(ConstView x, double direction, std::size_t first, std::size_t second) {
  Matrix y(x.rows, x.cols);
  for (std::size_t pos = 0; pos < x.rows; ++pos)
    for (std::size_t i = 0; i < x.cols / 2; ++i) {
      const double angle = direction * static_cast<double>(pos) * frequency(i, x.cols);
      const double a = x(pos, first * i);
      const double b = x(pos, first * i + second);
      y(pos, first * i) = a * std::cos(angle) - b * std::sin(angle);
      y(pos, first * i + second) = a * std::sin(angle) + b * std::cos(angle);
    }
  return y;
}

}  // namespace

Matrix sinusoidal_positions(std::size_t n, std::size_t d_model) {
  Matrix positions(n, d_model);
  for (std::size_t pos = 0; pos < n; ++pos)
    for (std::size_t col = 0; col < d_model; ++col) {
      const double angle = static_cast<double>(pos) * frequency(col / 2, d_model);
      positions(pos, col) = col % 2 == 0 ? std::sin(angle) : std::cos(angle);
    }
  return positions;
}

Matrix rotate_positions(ConstView x, double direction) {
  return rotate_pairs(x, direction, /*first=*/2, /*second=*/1);
}

Matrix rotate_positions_half_split(ConstView x, double direction) {
  return rotate_pairs(x, direction, /*first=*/1, /*second=*/x.cols / 2);
}

double alibi_slope(std::size_t head, std::size_t n_heads) {
  return std::exp2(-8.0 * static_cast<double>(head + 1) / static_cast<double>(n_heads));
}

}  // namespace attn::reference
