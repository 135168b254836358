#include "core/train/schedule.h"

#include <gtest/gtest.h>

#include <limits>

namespace attn {
namespace {

constexpr double kTolerance = 4 * std::numeric_limits<double>::epsilon();

TEST(Schedule, RisesInAStraightLineThenFallsAlongACosine) {
  const Schedule schedule{.peak = 1, .least = 0.1, .warm_up = 4, .steps = 104};
  EXPECT_NEAR(schedule.learning_rate(0), 0.25, kTolerance);
  EXPECT_NEAR(schedule.learning_rate(3), 1.0, kTolerance);
  EXPECT_NEAR(schedule.learning_rate(4), 1.0, kTolerance);
  EXPECT_NEAR(schedule.learning_rate(54), 0.55, kTolerance);  // half way down
  EXPECT_NEAR(schedule.learning_rate(104), 0.1, kTolerance);
  for (std::size_t step = 5; step <= 104; ++step)
    EXPECT_LT(schedule.learning_rate(step), schedule.learning_rate(step - 1)) << step;
}

TEST(Schedule, WithoutWarmUpStartsAtThePeakAndStaysAtTheLeastAfterTheEnd) {
  const Schedule schedule{.peak = 2, .least = 0.5, .warm_up = 0, .steps = 10};
  EXPECT_EQ(schedule.learning_rate(0), 2);
  EXPECT_EQ(schedule.learning_rate(10), 0.5);
  EXPECT_EQ(schedule.learning_rate(1'000'000), 0.5);
}

TEST(Schedule, ThatIsAllWarmUpNeverDividesByZero) {
  const Schedule schedule{.peak = 1, .least = 0, .warm_up = 5, .steps = 5};
  EXPECT_EQ(schedule.learning_rate(4), 1);
  EXPECT_EQ(schedule.learning_rate(5), 0);
}

}  // namespace
}  // namespace attn
