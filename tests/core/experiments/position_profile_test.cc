#include "core/experiments/position_profile.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "core/base/error.h"

namespace attn {
namespace {

constexpr double kEpsilon = std::numeric_limits<float>::epsilon();

ShuffleConfig sentence(OrderKind positions, std::uint32_t seed) {
  return {.words = {"the", "cat", "saw", "the", "dog"},
          .order = {4, 0, 3, 1, 2},
          .positions = positions,
          .seed = seed};
}

TEST(Shuffle, WithoutPositionsTheOutputMovesWithItsWord) {
  Arena arena;
  for (std::uint32_t seed = 1; seed <= 32; ++seed) {
    const Shuffle none = shuffle_words(sentence(OrderKind::kNone, seed), arena);
    // Sums of 5 weighted values and of 32 products are rounded in another order: k = 64.
    EXPECT_LE(none.output_change, 64 * kEpsilon * none.output_size) << seed;
    EXPECT_LE(none.weights_change, 64 * kEpsilon) << seed;
  }
}

TEST(Shuffle, WithPositionsItDoesNot) {
  Arena arena;
  for (const OrderKind positions : {OrderKind::kSinusoidal, OrderKind::kAlibi})
    for (std::uint32_t seed = 1; seed <= 32; ++seed) {
      const Shuffle with = shuffle_words(sentence(positions, seed), arena);
      EXPECT_GT(with.output_change, 0.02 * with.output_size) << seed;
    }
}

TEST(Shuffle, TheSameWordHasTheSameWeightsUnlessPositionsTellItApart) {
  Arena arena;
  const Shuffle none = shuffle_words(sentence(OrderKind::kNone, 1), arena);
  const Shuffle with = shuffle_words(sentence(OrderKind::kSinusoidal, 1), arena);
  for (std::size_t i = 0; i < none.n; ++i)
    EXPECT_NEAR(none.weights[i * 5 + 0], none.weights[i * 5 + 3], 8 * kEpsilon);
  EXPECT_GT(std::abs(with.weights[1 * 5 + 0] - with.weights[1 * 5 + 3]), 0.01);
}

TEST(Shuffle, RefusesAnOrderThatIsNone) {
  Arena arena;
  ShuffleConfig config = sentence(OrderKind::kNone, 1);
  config.order = {0, 0, 1, 2, 3};
  EXPECT_THROW(shuffle_words(config, arena), Error);
  config.order = {0, 1};
  EXPECT_THROW(shuffle_words(config, arena), Error);
  EXPECT_THROW(shuffle_words({}, arena), Error);
}

TEST(PositionProfile, DependsOnTheDistanceAlone) {
  for (const auto profile : {&sinusoidal_profile, &rope_profile}) {
    const std::vector<double> here = profile({.n_distances = 20});
    const std::vector<double> there = profile({.n_distances = 20, .first = 100});
    // The angle of a position p is rounded to p epsilon, and 64 products are summed, each as large
    // as the squared length of the vector, at most 64 · 9, over 64: k = 120 · 9.
    for (std::size_t t = 0; t < here.size(); ++t)
      EXPECT_NEAR(here[t], there[t], 120 * 9 * kEpsilon * std::sqrt(64.0)) << t;
  }
}

TEST(PositionProfile, TheSameVectorFitsItselfBestWhereItStands) {
  EXPECT_NEAR(sinusoidal_profile({.d = 64})[0], 32 / 8.0, 64 * kEpsilon * 4);
  for (std::uint32_t seed = 1; seed <= 32; ++seed) {
    const std::vector<double> rope = rope_profile({.n_distances = 200, .seed = seed});
    for (std::size_t t = 1; t < rope.size(); ++t) EXPECT_LT(rope[t], rope[0]) << seed << ' ' << t;
  }
}

TEST(PositionProfile, AlibiFallsInAStraightLine) {
  const std::vector<double> steep = alibi_profile(/*n_distances=*/10, /*head=*/0, /*n_heads=*/8);
  const std::vector<double> gentle = alibi_profile(/*n_distances=*/10, /*head=*/7, /*n_heads=*/8);
  for (std::size_t t = 0; t < 10; ++t) {
    EXPECT_EQ(steep[t], -0.5 * static_cast<double>(t));
    EXPECT_EQ(gentle[t], -static_cast<double>(t) / 256);
  }
}

TEST(PositionProfile, RefusesSizesBeyondItsBounds) {
  EXPECT_THROW(sinusoidal_profile({.d = 3}), Error);
  EXPECT_THROW(rope_profile({.n_distances = 0}), Error);
  EXPECT_THROW(alibi_profile(/*n_distances=*/10, /*head=*/8, /*n_heads=*/8), Error);
}

}  // namespace
}  // namespace attn
