#include "core/simd/exp.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace attn::simd {
namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kSmallestNormal = std::numeric_limits<float>::min();
constexpr float kSmallest = std::numeric_limits<float>::denorm_min();
constexpr float kLargest = std::numeric_limits<float>::max();

template <Vec (*kFunction)(Vec)>
float at(float x) {
  // Only the last lane, the others busy with something else.
  float lanes[kLanes];
  std::fill_n(lanes, kLanes, -1.0F);
  lanes[kLanes - 1] = x;
  store(lanes, kFunction(load(lanes)));
  return lanes[kLanes - 1];
}

/// |is - must| in units in the last place of `must` as a float.
double ulps(float is, double must) {
  const int exponent = std::max(std::ilogb(must), std::numeric_limits<float>::min_exponent - 1);
  return std::abs(static_cast<double>(is) - must) /
         std::ldexp(1.0, exponent + 1 - std::numeric_limits<float>::digits);
}

/// Calls f with floats of all magnitudes and both signs: one of every 1021 that there are.
template <typename F>
void for_floats(F&& f) {
  for (std::uint64_t bits = 0; bits < std::uint64_t{1} << 32; bits += 1021) {
    f(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
  }
}

TEST(Exp, IsWithinItsErrorOverAllFloats) {
  double worst = 0;
  for_floats([&](float x) {
    const double must = std::exp(static_cast<double>(x));
    const float is = at<exp>(x);
    if (std::isnan(x)) {
      EXPECT_TRUE(std::isnan(is));
    } else if (static_cast<float>(must) > kLargest) {
      EXPECT_EQ(is, kInfinity) << x;
    } else if (must < static_cast<double>(kSmallest) / 4) {
      EXPECT_EQ(is, 0.0F) << x;
    } else {
      worst = std::max(worst, ulps(is, must));
    }
  });
  EXPECT_LE(worst, kExpUlp);
}

TEST(Exp, SpecialValues) {
  EXPECT_EQ(at<exp>(0.0F), 1.0F);
  EXPECT_EQ(at<exp>(-0.0F), 1.0F);
  EXPECT_EQ(at<exp>(-kInfinity), 0.0F);
  EXPECT_EQ(at<exp>(kInfinity), kInfinity);
  EXPECT_EQ(at<exp>(kLargest), kInfinity);
  EXPECT_EQ(at<exp>(-kLargest), 0.0F);
  EXPECT_TRUE(std::isnan(at<exp>(kNan)));
}

TEST(Exp, GivesDenormalResults) {
  const float denormal = at<exp>(-100.0F);
  EXPECT_GT(denormal, 0.0F);
  EXPECT_LT(denormal, kSmallestNormal);
}

/// A function for x <= 0 that gives 0 from `zero_from` down.
template <Vec (*kFunction)(Vec)>
void expect_within_error(double (*exact)(double), double ulp, float zero_from) {
  double worst = 0;
  for_floats([&](float x) {
    if (!(x <= 0)) return;
    const double must = exact(static_cast<double>(x));
    const float is = at<kFunction>(x);
    if (must >= static_cast<double>(kSmallestNormal)) {
      worst = std::max(worst, ulps(is, must));
    } else {
      EXPECT_LE(std::abs(static_cast<double>(is) - must), static_cast<double>(kSmallestNormal))
          << x;
    }
    if (x <= zero_from) {
      EXPECT_EQ(std::bit_cast<std::uint32_t>(is), 0U) << x;
    }
  });
  EXPECT_LE(worst, ulp);
}

TEST(ExpWeight, IsWithinItsErrorUpToZero) {
  expect_within_error<exp_weight>(std::exp, kExpUlp, /*zero_from=*/-88.0F);
}

TEST(Exp2Weight, IsWithinItsErrorUpToZero) {
  expect_within_error<exp2_weight>(std::exp2, kExp2Ulp, /*zero_from=*/-127.0F);
}

TEST(Exp2Weight, SpecialValues) {
  EXPECT_EQ(at<exp2_weight>(0.0F), 1.0F);
  EXPECT_EQ(at<exp2_weight>(-1.0F), 0.5F);
  EXPECT_EQ(at<exp2_weight>(-126.0F), kSmallestNormal);
  EXPECT_EQ(std::bit_cast<std::uint32_t>(at<exp2_weight>(-kInfinity)), 0U);
  EXPECT_TRUE(std::isnan(at<exp2_weight>(kNan)));
}

TEST(ExpWeight, SpecialValues) {
  EXPECT_EQ(at<exp_weight>(0.0F), 1.0F);
  EXPECT_EQ(std::bit_cast<std::uint32_t>(at<exp_weight>(-kInfinity)), 0U);
  EXPECT_TRUE(std::isnan(at<exp_weight>(kNan)));
}

}  // namespace
}  // namespace attn::simd
