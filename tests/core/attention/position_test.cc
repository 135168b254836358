#include "core/attention/position.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/core/attention/tensors.h"

namespace attn {
namespace {

TEST(SinusoidalPositions, AreTheFormula) {
  for (const std::size_t d_model : {1, 2, 7, 64}) {
    testing::GuardedTensor positions(1, 50, d_model);
    const Matrix pe = positions.view().head(0);
    sinusoidal_positions(pe);
    for (std::size_t pos = 0; pos < 50; ++pos)
      for (std::size_t col = 0; col < d_model; ++col) {
        const auto i = static_cast<double>(col / 2);
        const double angle =
            static_cast<double>(pos) / std::pow(10000, 2 * i / static_cast<double>(d_model));
        // Half an epsilon for the rounding to float, the rest for the angle in double.
        EXPECT_NEAR(pe(pos, col), col % 2 == 0 ? std::sin(angle) : std::cos(angle),
                    testing::kEpsilon);
      }
    EXPECT_TRUE(positions.gaps_intact());
  }
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
