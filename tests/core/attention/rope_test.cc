#include "core/attention/rope.h"

#include <gtest/gtest.h>

#include <limits>

#include "core/reference/position.h"
#include "tests/core/ops/compare.h"

namespace attn {
namespace {

using testing::exact;
using testing::expect_close;
using testing::GuardedTensor;

constexpr std::size_t kPositions = 40;
constexpr double kTurn = 8;  // two products and a sum of numbers up to 4

TEST(Rope, IsThatOfTheReferenceInBothLayouts) {
  Random random(1);
  for (const RopeLayout layout : {RopeLayout::kInterleaved, RopeLayout::kHalfSplit})
    for (const std::size_t d : {2, 6, 32, 34}) {
      GuardedTensor x(3, kPositions, d);
      x.fill_normal(random);
      const Rope rope(kPositions, d, layout);
      std::vector<reference::Matrix> must;
      for (std::size_t head = 0; head < 3; ++head) {
        const reference::Matrix before = exact(x.view().head(head));
        must.push_back(layout == RopeLayout::kInterleaved
                           ? reference::rotate_positions(before, /*direction=*/1)
                           : reference::rotate_positions_half_split(before, /*direction=*/1));
      }
      rope.rotate(x, /*first=*/0);
      for (std::size_t head = 0; head < 3; ++head)
        expect_close(x.view().head(head), must[head], kTurn);
      EXPECT_TRUE(x.gaps_intact());
    }
}

TEST(Rope, ProductsDependOnTheDistanceAlone) {
  Random random(3);
  constexpr std::size_t kD = 16;
  GuardedTensor query(1, 1, kD), key(1, 1, kD);
  query.fill_normal(random);
  key.fill_normal(random);
  const Rope rope(kPositions, kD);
  const auto product = [&](std::size_t i, std::size_t j) {
    GuardedTensor q = query, k = key;
    rope.rotate(q, i);
    rope.rotate(k, j);
    double sum = 0;
    for (std::size_t c = 0; c < kD; ++c) sum += q.view().head(0)(0, c) * k.view().head(0)(0, c);
    return sum;
  };
  EXPECT_NEAR(product(9, 4), product(39, 34), kD * kTurn * testing::kEpsilon);
  EXPECT_GT(std::abs(product(9, 4) - product(9, 5)), 0.01);
}

TEST(Rope, RotatingBackUndoesIt) {
  Random random(4);
  for (const RopeLayout layout : {RopeLayout::kInterleaved, RopeLayout::kHalfSplit}) {
    GuardedTensor x(2, 7, 12);
    x.fill_normal(random);
    const reference::Matrix before = exact(x.view().head(1));
    const Rope rope(kPositions, 12, layout);
    rope.rotate(x, /*first=*/3);
    rope.rotate_back(x, /*first=*/3);
    expect_close(x.view().head(1), before, 2 * kTurn);
  }
}

TEST(Rope, SizesBeyondReasonWithoutANumberAreDoneAtOnce) {
  constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max();
  const Rope narrow(kMost, 0), none(0, kMost - 1);
  narrow.rotate({nullptr, 1, kMost, 0}, /*first=*/0);
  narrow.rotate({nullptr, kMost, 0, 0}, /*first=*/kMost);
  none.rotate_back({nullptr, 1, 0, kMost - 1}, /*first=*/0);
  GuardedTensor x(1, 1, 2);  // what is no number is turned as before
  Rope(1, 2).rotate(x.fill(1), /*first=*/0);
  EXPECT_EQ(x.view().head(0)(0, 1), 1);
}

TEST(Rope, AFarPositionNeedsNoTableOfTheNearerOnes) {
  constexpr std::size_t kFar = std::size_t{1} << 30;
  GuardedTensor x(1, 2, 2);
  x.fill(0);
  const Matrix rows = x.view().head(0);
  rows(0, 0) = rows(1, 0) = 1;
  Rope(/*n=*/2, /*d=*/2, RopeLayout::kInterleaved, kFar).rotate(x, kFar);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_NEAR(rows(i, 0), std::cos(static_cast<double>(kFar + i)), testing::kEpsilon);
    EXPECT_NEAR(rows(i, 1), std::sin(static_cast<double>(kFar + i)), testing::kEpsilon);
  }
}

TEST(Rope, RefusesMorePositionsThanMemoryHolds) {
  // Multiplied without a look at the overflow, n · d / 2 is 0.
  constexpr std::size_t kHalf = std::numeric_limits<std::size_t>::max() / 2 + 1;
  EXPECT_THROW(Rope(kHalf, 4), Error);
  EXPECT_THROW(Rope(Rope::kMostAngles + 1, 2), Error);
}

}  // namespace
}  // namespace attn
