#include "core/tools/evaluate/overlap.h"

#include <gtest/gtest.h>

#include <cmath>

namespace attn::evaluate {
namespace {

constexpr double kTolerance = 100 * 8 * 0x1p-52;  // 100 at most, a few operations

TEST(Bleu, CountsEachWordAtMostAsOftenAsTheReference) {
  // Right: 5 of 6 words ("the" once only), 3 of 5 pairs, 2 of 4 triples, 1 of 3 fours.
  const double expected = 100 * std::pow(5.0 / 6 * 3.0 / 5 * 2.0 / 4 * 1.0 / 3, 0.25);
  EXPECT_NEAR(bleu({{"The cat sat on the mat", {"the cat sat on a mat"}}}), expected, kTolerance);
}

TEST(Bleu, ShortTranslationsPayForTheirBrevity) {
  EXPECT_NEAR(bleu({{"a b c d", {"a b c d e"}}}), 100 * std::exp(1 - 5.0 / 4), kTolerance);
}

TEST(Bleu, TakesEachNGramFromAnyReferenceAndTheClosestLength) {
  EXPECT_NEAR(bleu({{"a b c d", {"a b c d e f", "b c d"}}}), 100.0, kTolerance);
}

TEST(Bleu, IsAboutTheWholeTestSet) {
  // One sentence has no right four; together they have 1 of 2.
  const double expected = 100 * std::pow(7.0 / 8 * 5.0 / 6 * 3.0 / 4 * 1.0 / 2, 0.25);
  EXPECT_NEAR(bleu({{"a b c d", {"a b c d"}}, {"a b c x", {"a b c d"}}}), expected, kTolerance);
}

TEST(Bleu, NothingInCommonIsZero) { EXPECT_EQ(bleu({{"a b c d", {"e f g h"}}}), 0.0); }

TEST(Chrf, IsTheFOfMeanPrecisionAndMeanRecall) {
  // n = 1: 2 of 2 and 2 of 3; n = 2: 1 of 1 and 1 of 2; the hypothesis has no longer ones.
  const double recall = (2.0 / 3 + 1.0 / 2) / 2;
  EXPECT_NEAR(chrf({{"ab", {"a bc"}}}), 100 * 5 * recall / (4 + recall), kTolerance);
}

TEST(Chrf, TakesTheBestReferenceAndCountsLettersNotBytes) {
  EXPECT_NEAR(chrf({{"été", {"hiver", "Été"}}}), 100.0, kTolerance);
  // One of two letters, no pair of letters.
  EXPECT_NEAR(chrf({{"éa", {"ça"}}}), 100 * 0.25, kTolerance);
}

}  // namespace
}  // namespace attn::evaluate
