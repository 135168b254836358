#include "core/attention/position.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/reference/position.h"
#include "tests/core/attention/tensors.h"

namespace attn {
namespace {

TEST(SinusoidalPositions, AreTheReference) {
  for (const std::size_t d_model : {1, 2, 7, 64})
    for (const std::size_t n : {0, 1, 50}) {
      testing::GuardedTensor positions(1, n, d_model);
      sinusoidal_positions(positions.view().head(0));
      const reference::Matrix must = reference::sinusoidal_positions(n, d_model);
      // Half an epsilon for the rounding to float; both compute in double.
      EXPECT_LE(testing::largest_error(positions.view(),
                                       reference::ConstTensorView(reference::ConstView(must))),
                testing::kEpsilon / 2);
      EXPECT_TRUE(positions.gaps_intact());
    }
}

TEST(SinusoidalPositions, BeginWithZerosAndOnesAndTurnSlowerFromPairToPair) {
  testing::GuardedTensor positions(1, 2, 8);
  const Matrix pe = positions.view().head(0);
  sinusoidal_positions(pe);
  for (std::size_t col = 0; col < 8; ++col) EXPECT_EQ(pe(0, col), col % 2 == 0 ? 0.0F : 1.0F);
  EXPECT_NEAR(pe(1, 0), std::sin(1.0), testing::kEpsilon);
  for (std::size_t pair = 1; pair < 4; ++pair)  // 10000^(-2 / 8) = 1 / 10
    EXPECT_NEAR(pe(1, 2 * pair), std::sin(std::pow(0.1, pair)), testing::kEpsilon);
}

TEST(SinusoidalPositions, ProductsDependOnTheDistanceAlone) {
  testing::GuardedTensor positions(1, 40, 32);
  const Matrix pe = positions.view().head(0);
  sinusoidal_positions(pe);
  const auto dot = [&](std::size_t a, std::size_t b) {
    double sum = 0;
    for (std::size_t c = 0; c < 32; ++c) sum += static_cast<double>(pe(a, c)) * pe(b, c);
    return sum;
  };
  for (std::size_t distance = 0; distance < 20; ++distance)
    for (std::size_t start = 1; start < 20; ++start)
      EXPECT_NEAR(dot(start, start + distance), dot(0, distance), 32 * testing::kEpsilon);
}

}  // namespace
}  // namespace attn
