#include "core/experiments/statistics.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "core/base/error.h"
#include "core/base/random.h"

namespace attn {
namespace {

TEST(FitPower, FindsAnExactPowerLaw) {
  const std::vector<double> x{1, 2, 4, 8, 64};
  std::vector<double> y;
  for (const double one : x) y.push_back(3 * std::pow(one, 1.5));
  const PowerFit fit = fit_power(x, y);
  // Sums of five numbers below 10: k = 100.
  const double tolerance = 100 * std::numeric_limits<double>::epsilon();
  EXPECT_NEAR(fit.exponent, 1.5, tolerance);
  EXPECT_NEAR(fit.factor, 3, 3 * tolerance);
  EXPECT_NEAR(fit.standard_error, 0, tolerance);
}

TEST(FitPower, ItsStandardErrorIsThatOfTheExponent) {
  // y = x² · exp(0.1 · normal), 200 times: the fits spread as the standard error says. The ratio of
  // the two is off by 1 / √(2 · 200) = 5 %; four times that is 20 %.
  const std::vector<double> x{1, 2, 4, 8, 16, 32, 64, 128};
  Random random(1);
  constexpr int kRuns = 200;
  double squares = 0;
  double errors = 0;
  for (int run = 0; run < kRuns; ++run) {
    std::vector<double> y;
    for (const double one : x) y.push_back(one * one * std::exp(0.1 * random.normal()));
    const PowerFit fit = fit_power(x, y);
    squares += (fit.exponent - 2) * (fit.exponent - 2);
    errors += fit.standard_error * fit.standard_error;
  }
  EXPECT_NEAR(std::sqrt(errors / squares), 1, 0.2);
}

TEST(FitPower, RefusesWhatHasNoFit) {
  const std::vector<double> two{1, 2};
  EXPECT_THROW(fit_power(two, two), Error);
  const std::vector<double> same{2, 2, 2};
  EXPECT_THROW(fit_power(same, same), Error);
  const std::vector<double> zero{0, 1, 2};
  EXPECT_THROW(fit_power(zero, zero), Error);
  const std::vector<double> four{1, 2, 3, 4};
  EXPECT_THROW(fit_power(same, four), Error);
}

}  // namespace
}  // namespace attn
