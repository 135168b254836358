#include "core/experiments/dk_sweep.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "core/base/error.h"

namespace attn {
namespace {

constexpr std::uint32_t kSeeds = 32;

double median(std::vector<double> numbers) {
  const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
  std::ranges::nth_element(numbers, middle);
  return *middle;
}

/// Of one number over the seeds.
double median_of(double DkDraw::* number, std::size_t d_k, bool scaled) {
  Arena scratch;
  std::vector<double> numbers;
  for (std::uint32_t seed = 1; seed <= kSeeds; ++seed)
    numbers.push_back(dk_draw({.d_k = d_k, .scaled = scaled, .n = 16, .seed = seed}, scratch).*
                      number);
  return median(numbers);
}

TEST(DkSweep, ScoresSpreadAsTheRootOfDk) {
  // 16 queries have a mean squared length of d_k with a relative error of √(2 / (16 d_k)), keys as
  // well; the median over 32 draws is better by √(32 · 2 / π). Four times all that, at d_k = 4:
  // 4 · √2 · 0.18 / 4.5 = 22 %, and less for more.
  for (const std::size_t d_k : {4, 64, 512}) {
    const double root = std::sqrt(static_cast<double>(d_k));
    const double margin = 0.45 / root;
    EXPECT_NEAR(median_of(&DkDraw::score_std, d_k, false) / root, 1, margin) << d_k;
    EXPECT_NEAR(median_of(&DkDraw::score_std, d_k, true), 1, margin) << d_k;
  }
}

TEST(DkSweep, WithoutTheScaleSoftmaxCollapsesAndTheGradientGoesWithIt) {
  // d_k = 512: scores spread by 22.6, so the largest of 16 lies on average 11 above the next.
  EXPECT_GT(median_of(&DkDraw::largest, 512, false), 0.9);
  EXPECT_LT(median_of(&DkDraw::entropy, 512, false), 0.3);
  EXPECT_LT(median_of(&DkDraw::jacobian, 512, false), 0.1);
  // With it, d_k changes nothing: what is left of d_k = 16 at 512 is at least four fifths.
  EXPECT_LT(median_of(&DkDraw::largest, 512, true), 0.35);
  EXPECT_GT(median_of(&DkDraw::entropy, 512, true), 3);
  EXPECT_GT(median_of(&DkDraw::jacobian, 512, true), 0.8 * median_of(&DkDraw::jacobian, 16, true));
  EXPECT_GT(median_of(&DkDraw::jacobian, 512, true), 2 * median_of(&DkDraw::jacobian, 512, false));
}

TEST(DkSweep, BothArmsHaveTheSameDraws) {
  Arena scratch;
  const DkDraw scaled = dk_draw({.d_k = 64, .scaled = true, .seed = 5}, scratch);
  const DkDraw plain = dk_draw({.d_k = 64, .scaled = false, .seed = 5}, scratch);
  EXPECT_FLOAT_EQ(static_cast<float>(plain.score_std / scaled.score_std), 8.0F);
  EXPECT_EQ(dk_draw({.d_k = 64, .seed = 5}, scratch).largest, scaled.largest);
  EXPECT_NE(dk_draw({.d_k = 64, .seed = 6}, scratch).largest, scaled.largest);
}

TEST(DkSweep, TheJacobianNormIsThatOfTheMatrix) {
  const std::vector<float> p{0.5F, 0.25F, 0.125F, 0.125F};
  double squares = 0;
  for (std::size_t i = 0; i < p.size(); ++i)
    for (std::size_t j = 0; j < p.size(); ++j) {
      const double entry = (i == j ? p[i] : 0) - p[i] * p[j];
      squares += entry * entry;
    }
  EXPECT_DOUBLE_EQ(softmax_jacobian_norm(p), std::sqrt(squares));
  EXPECT_EQ(softmax_jacobian_norm(std::vector<float>{0, 1, 0}), 0);
  EXPECT_DOUBLE_EQ(softmax_jacobian_norm(std::vector<float>(4, 0.25F)), std::sqrt(3.0) / 4);
}

TEST(DkSweep, RefusesSizesBeyondItsBounds) {
  Arena scratch;
  EXPECT_THROW(dk_draw({.d_k = 0}, scratch), Error);
  EXPECT_THROW(dk_draw({.d_k = 4097}, scratch), Error);
  EXPECT_THROW(dk_draw({.n = 1}, scratch), Error);
  EXPECT_THROW(dk_draw({.n = 257}, scratch), Error);
}

}  // namespace
}  // namespace attn
