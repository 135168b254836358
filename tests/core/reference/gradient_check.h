#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <span>
#include <vector>

#include "core/base/random.h"
#include "core/reference/matrix.h"

namespace attn::reference {

/// Checks the gradient of a scalar function at x against central differences, (f(x + h) - f(x - h))
/// / 2h: their error is of the order h² (the formula) and epsilon / h (rounding), times the size of
/// the numbers; k = 100 covers third derivatives and sums of some hundred terms.
/// `f` is called while `x` holds the shifted values; x is as it was afterwards.
inline void expect_gradient(std::span<double> x, std::span<const double> grad,
                            const std::function<double()>& f) {
  constexpr double kStep = 1e-5;
  constexpr double kError = 100 * (kStep * kStep + std::numeric_limits<double>::epsilon() / kStep);
  ASSERT_EQ(x.size(), grad.size());
  const double size = std::max(1.0, std::abs(f()));
  for (std::size_t i = 0; i < x.size(); ++i) {
    const double at = x[i];
    x[i] = at + kStep;
    const double above = f();
    x[i] = at - kStep;
    const double below = f();
    x[i] = at;
    const double difference = (above - below) / (2 * kStep);
    EXPECT_NEAR(grad[i], difference, kError * std::max(size, std::abs(difference))) << "at " << i;
  }
}

inline Matrix random_matrix(std::size_t rows, std::size_t cols, Random& random) {
  Matrix matrix(rows, cols);
  for (double& value : matrix.data) value = random.normal();
  return matrix;
}

/// Σ a · b: makes a scalar function of a layer, whose gradient at the layer's result is b.
inline double dot(const Matrix& a, const Matrix& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.data.size(); ++i) sum += a.data[i] * b.data[i];
  return sum;
}

}  // namespace attn::reference
