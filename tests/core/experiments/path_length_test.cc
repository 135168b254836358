#include "core/experiments/path_length.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/experiments/statistics.h"

namespace attn {
namespace {

constexpr PathKind kKinds[] = {PathKind::kRecurrent, PathKind::kConvolution, PathKind::kDilated,
                               PathKind::kAttention};

TEST(PathLength, IsThatOfTheNetwork) {
  EXPECT_EQ(path_length(PathKind::kRecurrent, 81), 80U);
  EXPECT_EQ(path_length(PathKind::kConvolution, 81), 40U);
  EXPECT_EQ(path_length(PathKind::kConvolution, 82), 41U);
  EXPECT_EQ(path_length(PathKind::kDilated, 81), 4U);
  EXPECT_EQ(path_length(PathKind::kDilated, 82), 5U);
  EXPECT_EQ(path_length(PathKind::kAttention, 81), 1U);
}

TEST(PathLength, TheJacobianIsTheSlopeOfTheOutput) {
  constexpr double kStep = 1e-5;
  for (const PathKind kind : kKinds)
    for (const std::size_t n : {2, 3, 4, 9, 10}) {
      const PathNetwork network(
          {.kind = kind, .n = n, .d = 3, .seed = static_cast<std::uint32_t>(n)});
      const reference::Matrix jacobian = network.jacobian();
      for (std::size_t i = 0; i < 3; ++i) {
        reference::Matrix up = network.tokens();
        reference::Matrix down = network.tokens();
        up(0, i) += kStep;
        down(0, i) -= kStep;
        const std::vector<double> above = network.last_output(up);
        const std::vector<double> below = network.last_output(down);
        // The third derivative, below 10 here, times step² / 6, and epsilon / step: 2e-10.
        for (std::size_t c = 0; c < 3; ++c)
          EXPECT_NEAR(jacobian(i, c), (above[c] - below[c]) / (2 * kStep), 1e-9)
              << static_cast<int>(kind) << " n " << n;
      }
    }
}

std::vector<double> mean_influences(PathKind kind, const std::vector<double>& lengths) {
  constexpr std::uint32_t kSeeds = 32;
  std::vector<double> means;
  for (const double n : lengths) {
    double logs = 0;
    for (std::uint32_t seed = 1; seed <= kSeeds; ++seed)
      logs += std::log(
          path_influence({.kind = kind, .n = static_cast<std::size_t>(n), .d = 4, .seed = seed}));
    means.push_back(std::exp(logs / kSeeds));
  }
  return means;
}

TEST(PathLength, ThroughARecurrentNetworkInfluenceFallsWithEachStep) {
  const std::vector<double> influence = mean_influences(PathKind::kRecurrent, {9, 17, 33});
  // Each step of tanh takes its share: 8 steps more and 16 steps more divide alike, within a factor
  // of 4 for 32 seeds.
  const double eight = influence[0] / influence[1];
  const double sixteen = influence[1] / influence[2];
  EXPECT_GT(eight, 5);
  EXPECT_GT(sixteen, eight * eight / 4);
  EXPECT_LT(sixteen, eight * eight * 4);
}

TEST(PathLength, ThroughAttentionItFallsOnlyAsTheSharesDo) {
  const std::vector<double> n{8, 16, 32, 64, 128};
  const PowerFit attention = fit_power(n, mean_influences(PathKind::kAttention, n));
  EXPECT_NEAR(attention.exponent, -1, 0.2);  // 1 / n: that many tokens share the weights
  const PowerFit dilated =
      fit_power(std::vector<double>{9, 27, 81}, mean_influences(PathKind::kDilated, {9, 27, 81}));
  EXPECT_LT(dilated.exponent, -0.5);  // a power too, for its depth is a logarithm
  EXPECT_GT(dilated.exponent, -2);
}

TEST(PathLength, AtADistanceAttentionIsAheadOfAll) {
  const std::vector<double> n{81};
  const double attention = mean_influences(PathKind::kAttention, n)[0];
  const double dilated = mean_influences(PathKind::kDilated, n)[0];
  EXPECT_GT(attention, 1e5 * mean_influences(PathKind::kRecurrent, n)[0]);
  EXPECT_GT(attention, 1e5 * mean_influences(PathKind::kConvolution, n)[0]);
  EXPECT_GT(dilated, 1e5 * mean_influences(PathKind::kConvolution, n)[0]);
}

TEST(PathLength, RefusesSizesBeyondItsBounds) {
  EXPECT_THROW(path_influence({.n = 1}), Error);
  EXPECT_THROW(path_influence({.n = 1025}), Error);
  EXPECT_THROW(path_influence({.d = 33}), Error);
  EXPECT_THROW(path_influence({.gain = 4}), Error);
}

}  // namespace
}  // namespace attn
