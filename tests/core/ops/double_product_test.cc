#include "core/ops/double_product.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "core/base/random.h"
#include "core/reference/layers.h"

namespace attn {
namespace {

constexpr double kDoubleEpsilon = std::numeric_limits<double>::epsilon();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

std::vector<std::size_t> sizes() {
  constexpr std::size_t kLanes = simd::kDoubleLanes;
  return {0, 1, 2, 3, kLanes - 1, kLanes, kLanes + 1, 2 * kLanes + 1, 4 * kLanes + 3};
}

reference::Matrix normal(std::size_t rows, std::size_t cols, Random& random) {
  reference::Matrix x(rows, cols);
  for (double& number : x.data) number = static_cast<double>(random.normal());
  return x;
}

reference::Matrix absolute(reference::Matrix x) {
  for (double& number : x.data) number = std::abs(number);
  return x;
}

/// The promise of the header, in a matrix whose rows have NaN behind them, which stays.
void expect_as_reference(std::size_t m, std::size_t n, std::size_t k) {
  SCOPED_TRACE(testing::Message() << m << " x " << n << " x " << k);
  Random random(m + 1000 * n + 1000'000 * k);
  const reference::Matrix a = normal(m, k, random), b = normal(k, n, random);
  std::vector<double> data(m * (n + 1), kNaN), scratch(double_product_scratch(k), kNaN);
  const MatrixView<double> c(data.data(), m, n, n + 1);
  double_product(reference::ConstView(a), reference::ConstView(b), c, scratch);

  const reference::Matrix must = reference::linear(a, b, {});
  const reference::Matrix terms = reference::linear(absolute(a), absolute(b), {});
  // Both sums have an error of at most (k + 1) · epsilon · Σ|a·b|.
  const double share = 2 * static_cast<double>(k + 1) * kDoubleEpsilon;
  for (std::size_t i = 0; i < m; ++i) {
    for (std::size_t j = 0; j < n; ++j)
      ASSERT_NEAR(c(i, j), must(i, j), share * terms(i, j)) << i << ", " << j;
    ASSERT_TRUE(std::isnan(c.row(i)[n])) << "behind row " << i;
  }
}

TEST(DoubleProduct, EdgeSizes) {
  for (const std::size_t m : sizes())
    for (const std::size_t n : sizes())
      for (const std::size_t k : sizes()) expect_as_reference(m, n, k);
}

TEST(DoubleProduct, ALargeOne) { expect_as_reference(67, 131, 513); }

TEST(DoubleProduct, WhatIsNoNumberStaysInItsRowAndColumn) {
  Random random(5);
  reference::Matrix a = normal(6, 5, random), b = normal(5, 7, random), c(6, 7);
  a(2, 3) = kNaN;
  b(1, 6) = std::numeric_limits<double>::infinity();
  std::vector<double> scratch(double_product_scratch(5));
  double_product(reference::ConstView(a), reference::ConstView(b), c, scratch);
  for (std::size_t i = 0; i < 6; ++i)
    for (std::size_t j = 0; j < 7; ++j)
      EXPECT_EQ(std::isfinite(c(i, j)), i != 2 && j != 6) << i << ", " << j;
}

}  // namespace
}  // namespace attn
