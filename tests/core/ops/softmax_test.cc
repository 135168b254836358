#include "core/ops/softmax.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <vector>

#include "core/reference/layers.h"
#include "tests/core/attention/tensors.h"

namespace attn {
namespace {

using testing::edge_sizes;
using testing::GuardedTensor;
using testing::kEpsilon;
using testing::kInfinity;
using testing::kNan;

std::vector<float> random_row(std::size_t n, double deviation) {
  Random random(n + 1);
  std::vector<float> row(n);
  for (float& x : row) x = static_cast<float>(deviation * random.normal());
  return row;
}

/// The absolute error of a weight in epsilons. exp and the rounding of score - max give at most
/// kExpUlp + w · |log w| / 2, the sum n / lanes roundings of lanes side by side and log2(lanes) to
/// add them up, the division two more.
double rounding(std::size_t n) {
  return 6 + static_cast<double>(n / simd::kLanes) + std::log2(static_cast<double>(simd::kLanes));
}

void expect_as_reference(std::vector<float> scores) {
  const std::size_t n = scores.size();
  reference::Matrix row(1, n);
  for (std::size_t i = 0; i < n; ++i) row(0, i) = static_cast<double>(scores[i]);
  const reference::Matrix must = reference::softmax_rows(row);
  std::vector<float> weights(n, kNan);
  softmax(scores, weights);
  for (std::size_t i = 0; i < n; ++i) {
    ASSERT_NEAR(static_cast<double>(weights[i]), must(0, i), rounding(n) * kEpsilon) << i;
  }
  softmax(scores, scores);
  EXPECT_EQ(scores, weights) << "in place";
}

TEST(Softmax, EdgeSizes) {
  for (const std::size_t n : edge_sizes())
    for (const double deviation : {0.01, 1.0, 30.0, 1e4})
      expect_as_reference(random_row(n, deviation));
  expect_as_reference(random_row(4099, 3.0));
}

TEST(Softmax, WeightsAddUpToOne) {
  for (const std::size_t n : {1, 7, 64, 1000}) {
    std::vector<float> row = random_row(n, 5.0);
    softmax(row, row);
    EXPECT_NEAR(std::accumulate(row.begin(), row.end(), 0.0), 1.0, rounding(n) * kEpsilon);
  }
}

TEST(Softmax, MinusInfinityGivesExactlyZero) {
  for (const std::size_t n : {2, 9, 40}) {
    std::vector<float> row = random_row(n, 1.0);
    row[n / 2] = -kInfinity;
    softmax(row, row);
    EXPECT_EQ(std::bit_cast<std::uint32_t>(row[n / 2]), 0U);
    EXPECT_GT(row[0], 0.0F);
  }
}

TEST(Softmax, ARowOfOnlyMinusInfinityGivesZeros) {
  for (const std::size_t n : edge_sizes()) {
    std::vector<float> row(n, -kInfinity);
    const SoftmaxRow known = softmax(row, row);
    EXPECT_EQ(known.max, -kInfinity);
    EXPECT_EQ(known.sum, 0.0F);
    EXPECT_EQ(row, std::vector<float>(n, 0.0F));
  }
}

TEST(Softmax, EqualScoresShareEqually) {
  for (const float score : {-1e30F, -3.0F, 0.0F, 1e30F}) {
    std::vector<float> row(24, score);
    const SoftmaxRow known = softmax(row, row);
    EXPECT_EQ(known.max, score);
    EXPECT_EQ(known.sum, 24.0F);
    for (const float weight : row) EXPECT_NEAR(weight, 1.0 / 24, kEpsilon / 24);
  }
}

TEST(Softmax, AConstantOnAllScoresChangesNothing) {
  std::vector<float> row(37), shifted(37);
  for (std::size_t i = 0; i < 37; ++i) {
    row[i] = static_cast<float>(i) / 8;  // exact in both
    shifted[i] = row[i] - 4096;
  }
  softmax(row, row);
  softmax(shifted, shifted);
  EXPECT_EQ(row, shifted);
}

TEST(Softmax, ARowWithANaNIsNaN) {
  for (const std::size_t n : {1, 2, 5, 19})
    for (const float others : {-kInfinity, 1.0F, std::nanf("")}) {
      std::vector<float> row(n, others);
      row[n - 1] = std::nanf("");
      softmax(row, row);
      for (const float weight : row) EXPECT_TRUE(std::isnan(weight)) << others;
    }
}

TEST(Softmax, ReadsAndWritesNothingBesideItsRow) {
  for (const std::size_t n : edge_sizes()) {
    GuardedTensor row(1, 1, n);
    row.fill(2.0F);
    const Matrix view = row.view().head(0);
    softmax({view.data, n}, {view.data, n});
    EXPECT_TRUE(row.gaps_intact());
    for (std::size_t i = 0; i < n; ++i) EXPECT_FALSE(std::isnan(view(0, i)));
  }
}

}  // namespace
}  // namespace attn
