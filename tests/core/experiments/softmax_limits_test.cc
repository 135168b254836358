#include "core/experiments/softmax_limits.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>

#include "core/base/error.h"

namespace attn {
namespace {

TEST(SoftmaxLimits, TheNaiveWayEndsWhereExpDoes) {
  Arena scratch;
  const float limit = naive_softmax_limit(scratch);
  const double exact = std::log(static_cast<double>(std::numeric_limits<float>::max()));
  // exp makes the absolute error of its argument a relative one: k = 4 roundings of a number near
  // 89 on either side of the limit.
  EXPECT_NEAR(limit, exact, 4 * exact * std::numeric_limits<float>::epsilon());
}

TEST(SoftmaxLimits, AShiftChangesNothingUntilTheNaiveWayBreaks) {
  Arena scratch;
  for (std::uint32_t seed = 1; seed <= 32; ++seed)
    for (const double shift : {-200.0, -40.0, 0.0, 40.0, 200.0}) {
      const SoftmaxWays ways = softmax_ways({.shift = shift, .seed = seed}, scratch);
      // Scores near 200 are rounded to 200 epsilon; k = 16 for exp and the sum of 8.
      const double k = 2 * std::abs(shift) + 16;
      EXPECT_LE(ways.stable_error, k * std::numeric_limits<float>::epsilon()) << shift;
      const bool breaks = std::abs(shift) > 100;  // normal numbers reach 5 at most
      EXPECT_EQ(std::isnan(ways.naive_error), breaks) << shift;
      if (!breaks) {
        EXPECT_LE(ways.naive_error, k * std::numeric_limits<float>::epsilon());
      }
    }
}

TEST(SoftmaxLimits, ASinkLetsAQueryPayNoAttention) {
  Arena scratch;
  for (std::uint32_t seed = 1; seed <= 32; ++seed) {
    const SoftmaxWays fits_none = softmax_ways({.shift = -12, .seed = seed}, scratch);
    EXPECT_LT(fits_none.sink_sum, 0.01);  // 8 · e^(-12 + 4) = 0.003
    EXPECT_NEAR(std::accumulate(fits_none.stable.begin(), fits_none.stable.end(), 0.0), 1,
                8 * std::numeric_limits<float>::epsilon());
    const SoftmaxWays fits = softmax_ways({.shift = 12, .seed = seed}, scratch);
    EXPECT_GT(fits.sink_sum, 0.99);
    for (std::size_t i = 0; i < fits.sink.size(); ++i)
      EXPECT_NEAR(fits.sink[i], fits.exact[i] * fits.sink_sum,
                  64 * std::numeric_limits<float>::epsilon());
  }
}

TEST(SoftmaxLimits, ATemperatureIsAScaleTheOtherWayRound) {
  Arena scratch;
  const SoftmaxWays hot = softmax_ways({.factor = 4, .temperature = 4, .seed = 3}, scratch);
  const SoftmaxWays plain = softmax_ways({.seed = 3}, scratch);
  for (std::size_t i = 0; i < hot.stable.size(); ++i)
    EXPECT_NEAR(hot.stable[i], plain.stable[i], 16 * std::numeric_limits<float>::epsilon());
  double before = 0;
  for (const float temperature : {0.1F, 0.5F, 1.0F, 4.0F, 100.0F}) {
    const double entropy = softmax_ways({.temperature = temperature, .seed = 3}, scratch).entropy;
    EXPECT_GT(entropy, before);
    before = entropy;
  }
  EXPECT_NEAR(before, 3, 0.01);  // 8 keys alike: 3 bits
}

TEST(SoftmaxLimits, RefusesWhatIsBeyondItsBounds) {
  Arena scratch;
  EXPECT_THROW(softmax_ways({.n = 0}, scratch), Error);
  EXPECT_THROW(softmax_ways({.temperature = 0}, scratch), Error);
  EXPECT_THROW(softmax_ways({.shift = std::numeric_limits<double>::infinity()}, scratch), Error);
}

}  // namespace
}  // namespace attn
