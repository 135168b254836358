#include "core/ops/softmax_along.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "core/reference/layers.h"
#include "core/simd/simd.h"
#include "tests/core/attention/tensors.h"

namespace attn {
namespace {

using testing::edge_sizes;
using testing::GuardedTensor;
using testing::kEpsilon;
using testing::kInfinity;

reference::Matrix transposed(const reference::Matrix& x) {
  reference::Matrix y(x.cols, x.rows);
  for (std::size_t i = 0; i < x.rows; ++i)
    for (std::size_t j = 0; j < x.cols; ++j) y(j, i) = x(i, j);
  return y;
}

/// The same in double, by the rows of the reference.
reference::Matrix expected(ConstMatrix scores, const SoftmaxConfig& config) {
  reference::Matrix x(scores.rows, scores.cols);
  for (std::size_t i = 0; i < x.rows; ++i)
    for (std::size_t j = 0; j < x.cols; ++j) x(i, j) = scores(i, j) / double{config.temperature};
  if (config.axis == SoftmaxAxis::kRows) return reference::softmax_rows(x);
  if (config.axis == SoftmaxAxis::kAll) {
    reference::Matrix line(1, x.rows * x.cols);
    line.data = x.data;
    x.data = reference::softmax_rows(line).data;
    return x;
  }
  return transposed(reference::softmax_rows(transposed(x)));
}

/// A score x of at most 5 deviations is rounded once by the division: x · epsilon in the exponent,
/// twice (its own and that of the sum); exp, sum and quotient add √n + 8 (see rounding.h).
void expect_close(ConstMatrix scores, const SoftmaxConfig& config) {
  GuardedTensor weights(1, scores.rows, scores.cols);
  Arena scratch;
  softmax_along(scores, config, weights.view().head(0), scratch);
  EXPECT_TRUE(weights.gaps_intact());
  const reference::Matrix exact = expected(scores, config);
  const double length =
      static_cast<double>(config.axis == SoftmaxAxis::kAll ? scores.rows * scores.cols
                                                           : std::max(scores.rows, scores.cols));
  const double k = 2 * 5 / std::min(1.0F, config.temperature) + std::sqrt(length) + 8;
  for (std::size_t i = 0; i < scores.rows; ++i)
    for (std::size_t j = 0; j < scores.cols; ++j)
      EXPECT_NEAR(weights.view().head(0)(i, j), exact(i, j), k * kEpsilon) << i << ", " << j;
}

TEST(SoftmaxAlong, AgreesWithTheReferenceOverSizesAxesAndTemperatures) {
  Random random(1);
  for (const std::size_t rows : edge_sizes())
    for (const std::size_t cols : edge_sizes()) {
      GuardedTensor scores(1, rows, cols);
      scores.fill_normal(random);
      for (const SoftmaxAxis axis : {SoftmaxAxis::kRows, SoftmaxAxis::kColumns, SoftmaxAxis::kAll})
        for (const bool stable : {true, false})
          for (const float temperature : {0.5F, 1.0F, 3.0F})
            expect_close(scores.view().head(0),
                         {.axis = axis, .stable = stable, .temperature = temperature});
    }
}

TEST(SoftmaxAlong, OnlyTheStableOneSurvivesLargeScores) {
  const float scores[] = {100, 99};
  float weights[2];
  Arena scratch;
  softmax_along({scores, 1, 2}, {}, {weights, 1, 2}, scratch);
  EXPECT_NEAR(weights[0], 1 / (1 + std::exp(-1.0)), 10 * kEpsilon);
  softmax_along({scores, 1, 2}, {.stable = false}, {weights, 1, 2}, scratch);
  EXPECT_TRUE(std::isnan(weights[0]) && std::isnan(weights[1]));
}

TEST(SoftmaxAlong, AColumnOfNothingGivesZeros) {
  const float scores[] = {-kInfinity, 1, -kInfinity, 1};
  float weights[4];
  Arena scratch;
  softmax_along({scores, 2, 2}, {.axis = SoftmaxAxis::kColumns}, {weights, 2, 2}, scratch);
  EXPECT_EQ(weights[0], 0);
  EXPECT_EQ(weights[1], 0.5F);
  EXPECT_EQ(weights[2], 0);
}

TEST(SoftmaxAlong, AllOfNothingGivesZeros) {
  const float scores[] = {-kInfinity, -kInfinity, -kInfinity, -kInfinity};
  float weights[4] = {1, 1, 1, 1};
  Arena scratch;
  const SoftmaxConfig all{.axis = SoftmaxAxis::kAll};
  softmax_along({scores, 2, 2}, all, {weights, 2, 2}, scratch);
  for (const float weight : weights) EXPECT_EQ(weight, 0);
  const float one[] = {-kInfinity, -kInfinity, -3, -kInfinity};
  softmax_along({one, 2, 2}, all, {weights, 2, 2}, scratch);
  EXPECT_EQ(weights[2], 1);
  EXPECT_EQ(weights[0] + weights[1] + weights[3], 0);
}

TEST(SoftmaxAlong, ANanSpoilsWhatSumsUpWithIt) {
  const std::size_t n = 2 * simd::kLanes + 1;
  Arena scratch;
  for (const float bad : {testing::kNan, kInfinity})
    for (const bool stable : {true, false})
      for (std::size_t at = 0; at < n; ++at) {
        std::vector<float> scores(2 * n, -kInfinity), weights(2 * n);
        scores[at] = bad;
        scores[n] = 1;
        const auto is_nan = [&](SoftmaxAxis axis) {
          softmax_along({scores.data(), 2, n}, {.axis = axis, .stable = stable},
                        {weights.data(), 2, n}, scratch);
          return [&](std::size_t index) { return std::isnan(weights[index]); };
        };
        const auto by_row = is_nan(SoftmaxAxis::kRows);
        EXPECT_TRUE(by_row(at));
        EXPECT_FALSE(by_row(n)) << "the other row";
        const auto by_column = is_nan(SoftmaxAxis::kColumns);
        EXPECT_TRUE(by_column(at));
        const bool spoils_others = stable || std::isnan(bad);  // else they are divided by inf
        EXPECT_EQ(by_column(n), at == 0 && spoils_others) << "the first column";
        const auto of_all = is_nan(SoftmaxAxis::kAll);
        EXPECT_TRUE(of_all(at));
        EXPECT_EQ(of_all(n), spoils_others);
      }
}

TEST(SoftmaxAlong, RefusesATemperatureThatIsNotAboveZero) {
  Arena scratch;
  for (const float temperature : {0.0F, -1.0F, testing::kNan, kInfinity})
    EXPECT_THROW(softmax_along({}, {.temperature = temperature}, {}, scratch), Error);
}

TEST(SoftmaxAlong, LinesBeyondReasonWithoutANumberAreDoneAtOnce) {
  constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max();
  Arena scratch;
  softmax_along({nullptr, kMost, 0}, {}, {nullptr, kMost, 0}, scratch);
  EXPECT_EQ(scratch.bytes_reserved(), 0u);
}

}  // namespace
}  // namespace attn
