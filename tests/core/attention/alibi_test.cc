#include "core/attention/alibi.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace attn {
namespace {

TEST(Alibi, EightHeadsHaveTheSlopesOfThePaper) {
  std::vector<float> numbers(8 * 3 * 3);
  const Tensor bias(numbers.data(), 8, 3, 3);
  alibi_bias(bias);
  for (std::size_t head = 0; head < 8; ++head) {
    const float slope = std::ldexp(1.0F, -static_cast<int>(head) - 1);  // 1/2, 1/4, …, 1/256
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(bias.head(head)(i, i), 0);
    EXPECT_EQ(bias.head(head)(2, 0), -2 * slope);
    EXPECT_EQ(bias.head(head)(0, 1), -slope);  // the way ahead costs as much
  }
}

TEST(Alibi, LastQueryStandsAtTheLastKey) {
  std::vector<float> numbers(2 * 5);
  const Tensor bias(numbers.data(), 1, 2, 5);
  alibi_bias(bias);
  EXPECT_EQ(bias.head(0)(1, 4), 0);
  EXPECT_EQ(bias.head(0)(0, 3), 0);
  EXPECT_LT(bias.head(0)(0, 0), bias.head(0)(0, 2));
}

}  // namespace
}  // namespace attn
