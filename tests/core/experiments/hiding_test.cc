#include "core/experiments/hiding.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#include "core/base/error.h"

namespace attn {
namespace {

constexpr std::uint32_t kSeeds = 32;
constexpr double kEpsilon = std::numeric_limits<float>::epsilon();

TEST(Hiding, MinusInfinityHidesAllAndNothingMoves) {
  Arena scratch;
  for (std::uint32_t seed = 1; seed <= kSeeds; ++seed)
    for (const bool causal : {true, false}) {
      const HidingRun run = hide({.causal = causal, .seed = seed}, scratch);
      EXPECT_EQ(run.leaked, 0);
      EXPECT_EQ(run.moved, 0);
      for (const double sum : run.sums) EXPECT_NEAR(sum, 1, 16 * kEpsilon);
    }
}

// Row i keeps the weights of i + 1 of n keys that are all alike to it: (i + 1) / n on average. Over
// 32 seeds and 16 rows the mean of the sums was 0.538 with a standard error of 0.004: margin 0.05.
TEST(HidingClaim, AfterSoftmaxRowsLoseWhatWasHiddenAndTheFutureStillMovesThem) {
  Arena scratch;
  double mean = 0;
  for (std::uint32_t seed = 1; seed <= kSeeds; ++seed) {
    const HidingRun run = hide({.way = Hiding::kAfter, .seed = seed}, scratch);
    EXPECT_EQ(run.leaked, 0);
    EXPECT_NEAR(run.sums.back(), 1, 16 * kEpsilon);
    for (const double sum : run.sums) mean += sum / (16.0 * kSeeds);
    EXPECT_GT(run.moved, 0.03);  // the least of 32 seeds was 0.064
    EXPECT_GT(run.error, 1.0);   // and 2.48
  }
  EXPECT_NEAR(mean, 17.0 / 32, 0.05);
}

TEST(HidingClaim, RenormalisedItIsTheSameAsMinusInfinity) {
  Arena scratch;
  for (std::uint32_t seed = 1; seed <= kSeeds; ++seed) {
    const HidingRun run = hide({.way = Hiding::kAfterRenormalised, .seed = seed}, scratch);
    // Weights of at least e^-8 or so, of a sum of 16, rounded a few times; outputs up to 4 times
    // their root mean square: k = 256.
    EXPECT_LE(run.error, 256 * kEpsilon);
    EXPECT_LE(run.moved, 256 * kEpsilon);
  }
}

TEST(HidingClaim, AFillLeaksInProportionToTheHiddenKeysAndToItsExponential) {
  Arena scratch;
  const auto leak = [&](std::size_t n, double fill, double level = 0) {
    double mean = 0;
    for (std::uint32_t seed = 1; seed <= kSeeds; ++seed)
      mean += hide({.way = Hiding::kFill,
                    .causal = false,
                    .n = n,
                    .fill = fill,
                    .level = level,
                    .seed = seed},
                   scratch)
                  .leaked /
              kSeeds;
    return mean;
  };
  // h · e^f against Σ e^s of 8 normal numbers, about 8 · √e: 1016 · e^-10 / 13.2 = 0.0035. The mean
  // of 1 / Σ is larger than 1 / mean: within a factor of 2.
  EXPECT_GT(leak(1024, -10), 0.0035 / 2);
  EXPECT_LT(leak(1024, -10), 0.0035 * 2);
  // Other random keys for other n: 10 %. The same ones for another fill: 1 %.
  EXPECT_NEAR(leak(1024, -10) / leak(72, -10), 1016.0 / 64, 1.6);
  EXPECT_NEAR(leak(64, -12) / leak(64, -14), std::exp(2), 0.01 * std::exp(2));
  EXPECT_EQ(leak(1024, -1e9), 0);
  // Softmax does not notice that all scores are lower by 10: the fill is as large as they are now.
  EXPECT_GT(leak(1024, -10, /*level=*/-10), 0.9);
  EXPECT_EQ(leak(1024, -1e9, /*level=*/-10), 0);
}

TEST(HidingClaim, WhatAFillLetsThroughMovesTheOutput) {
  Arena scratch;
  for (std::uint32_t seed = 1; seed <= kSeeds; ++seed) {
    HidingConfig config{.way = Hiding::kFill, .causal = false, .n = 1024, .seed = seed};
    config.fill = -5;
    EXPECT_GT(hide(config, scratch).moved, 0.015);  // half of the least that was measured
    config.fill = -1e9;
    EXPECT_EQ(hide(config, scratch).moved, 0);
  }
}

TEST(HidingClaim, ARowWithNothingToSeeIsZerosNanOrTheMeanOfWhatIsHidden) {
  Arena scratch;
  const auto run = [&](Hiding way) {
    return hide({.way = way, .causal = false, .n = 8, .n_seen = 0, .fill = -1e9}, scratch);
  };
  for (const Hiding way : {Hiding::kMinusInfinity, Hiding::kAfter}) {
    EXPECT_EQ(run(way).leaked, 0);
    EXPECT_EQ(run(way).moved, 0);
    EXPECT_EQ(run(way).n_nan, 0);
  }
  for (const Hiding way : {Hiding::kUnguarded, Hiding::kAfterRenormalised}) {
    EXPECT_EQ(run(way).n_nan, 64);
    EXPECT_TRUE(std::isnan(run(way).moved));
  }
  const HidingRun uniform = run(Hiding::kFill);
  for (const float weight : uniform.weights) EXPECT_EQ(weight, 0.125F);
  EXPECT_EQ(uniform.leaked, 1);
  EXPECT_GT(uniform.moved, 0.2);
}

TEST(HidingClaim, WithACacheOnlyTheLowerRightMaskGivesTheOutputOfTheWholePass) {
  Arena scratch;
  for (std::uint32_t seed = 1; seed <= kSeeds; ++seed)
    for (const std::size_t n_cached : {0, 1, 7, 33})
      for (const std::size_t n_new : {1, 3}) {
        CacheStepConfig config{.n_cached = n_cached, .n_new = n_new, .seed = seed};
        const CacheStepRun right = step_with_cache(config, scratch);
        // Other blocks of the same products: sums of 16 and of n numbers, k = 256.
        EXPECT_LE(right.error, 256 * kEpsilon);
        EXPECT_EQ(right.n_seen, static_cast<double>(n_cached) + static_cast<double>(n_new + 1) / 2);
        config.mask = MaskKind::kCausal;
        const CacheStepRun wrong = step_with_cache(config, scratch);
        EXPECT_EQ(wrong.n_seen, static_cast<double>(n_new + 1) / 2);
        if (n_cached == 0) {
          EXPECT_EQ(wrong.error, right.error);
        } else {
          EXPECT_GT(wrong.error, 0.1);  // half of the least that was measured
        }
      }
}

TEST(Hiding, RefusesWhatIsBeyondItsBounds) {
  Arena scratch;
  EXPECT_THROW(hide({.n = 1}, scratch), Error);
  EXPECT_THROW(hide({.n = 1025}, scratch), Error);
  EXPECT_THROW(hide({.n = 8, .n_seen = 9}, scratch), Error);
  EXPECT_THROW(hide({.fill = std::nan("")}, scratch), Error);
  EXPECT_THROW(step_with_cache({.n_cached = 513}, scratch), Error);
  EXPECT_THROW(step_with_cache({.n_new = 0}, scratch), Error);
}

}  // namespace
}  // namespace attn
