#include "core/tools/evaluate/links.h"

#include <gtest/gtest.h>

#include <array>

namespace attn::evaluate {
namespace {

// Token 0 begins the text; word 0 has tokens 1 and 2, word 1 token 3, word 2 token 4.
constexpr std::array<float, 10> kWeights = {0.5F, 0.15F, 0.15F, 0.2F, 0.0F,  //
                                            0.5F, 0.1F,  0.1F,  0.0F, 0.3F};
const ConstMatrix kRows(kWeights.data(), 2, 5);
const std::vector<WordTokens> kWords = {{1, 2}, {3}, {4}};

TEST(Links, AWordHasTheWeightOfAllItsTokens) {
  EXPECT_FLOAT_EQ(static_cast<float>(link(kRows, 0, kWords[0])), 0.3F);
  EXPECT_EQ(strongest(kRows, 0, kWords), 0u);
}

TEST(Links, TokensOfNoWordAndTheWordLeftOutDoNotCount) {
  EXPECT_EQ(strongest(kRows, 1, kWords), 2u);
  EXPECT_EQ(strongest(kRows, 1, kWords, /*left_out=*/2), 0u);
  EXPECT_EQ(strongest(kRows, 1, {{3}}), kNoWord);
}

TEST(Halves, TheGuesserIsChosenOnTheOtherHalf) {
  Halves halves(/*guessers=*/2);
  // Half 0: guesser 0 is right 2 of 2 times, guesser 1 once. Half 1 of 3 cases: 1 and 3 times.
  for (int i = 0; i < 2; ++i) halves.add_case(0);
  for (int i = 0; i < 3; ++i) halves.add_case(1);
  halves.add_hit(0, 0);
  halves.add_hit(0, 0);
  halves.add_hit(0, 1);
  halves.add_hit(1, 0);
  for (int i = 0; i < 3; ++i) halves.add_hit(1, 1);
  EXPECT_EQ(halves.cases(), 5u);
  EXPECT_EQ(halves.best(), 1u);
  EXPECT_DOUBLE_EQ(halves.share(1), 4.0 / 5);
  // On half 0 guesser 1 (best on half 1) is right once, on half 1 guesser 0 once.
  EXPECT_DOUBLE_EQ(halves.held_out(), 2.0 / 5);
}

}  // namespace
}  // namespace attn::evaluate
