#include "core/tools/evaluate/patterns.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "core/model/tokenizer.h"

namespace attn::evaluate {
namespace {

const Pattern& pattern(const std::string& name) {
  return *std::ranges::find(text_patterns(), name, &Pattern::name);
}

/// A sequence of one token a word or mark, with the begin before; the same text, the same id.
Sequence sequence_of(const std::vector<std::string>& words) {
  Sequence result{.text = {}, .ids = {Tokenizer::kBegin}, .ranges = {{}}};
  for (const std::string& word : words) {
    const std::size_t begin = result.text.size();
    result.text += word;
    result.ranges.push_back({begin, begin + word.size()});
    const auto first = std::ranges::find(words, word);
    result.ids.push_back(
        static_cast<std::int32_t>(Tokenizer::kFirstPiece + (first - words.begin())));
    result.text += ' ';
  }
  return result;
}

using Keys = std::vector<std::size_t>;

class PatternsTest : public ::testing::Test {
 protected:
  Keys keys(const std::string& name, std::size_t query) const {
    return pattern(name).keys(sequence_, query);
  }
  //                                        1      2      3     4    5      6      7       8
  MarkedSequence sequence_ =
      marked(sequence_of({"Hello", "Anna", "Lee", "!", "Then", "saw", "Anna", "."}));
};

TEST_F(PatternsTest, Places) {
  EXPECT_EQ(keys("previous-token", 3), Keys{2});
  EXPECT_EQ(keys("next-token", 3), Keys{4});
  EXPECT_EQ(keys("next-token", 8), Keys{});
  EXPECT_EQ(keys("first-token", 3), Keys{0});
  EXPECT_EQ(keys("self", 3), Keys{3});
  EXPECT_EQ(keys("end-token", 3), Keys{});
}

TEST_F(PatternsTest, TheSameTokenBeforeAndWhatFollowedIt) {
  EXPECT_EQ(keys("same-token", 7), Keys{2});
  EXPECT_EQ(keys("same-token", 2), Keys{});
  EXPECT_EQ(keys("induction-names", 7), Keys{3});
}

TEST_F(PatternsTest, OnlyCapitalsInsideSentencesAreNames) {
  const std::vector<bool> expected = {false, false, true, true, false, false, false, true, false};
  EXPECT_EQ(sequence_.is_name, expected);
}

TEST_F(PatternsTest, MarksAndStartsOfFurtherSentences) {
  EXPECT_EQ(keys("punctuation", 7), Keys{4});
  EXPECT_EQ(keys("sentence-start", 7), Keys{5});
  EXPECT_EQ(keys("sentence-start", 5), Keys{});
  EXPECT_EQ(keys("sentence-start", 3), Keys{});
}

TEST(Patterns, ARepetitionCountsWhereTheNextTokenComesAgainToo) {
  const MarkedSequence sequence = marked(sequence_of({"a", "b", "c", "a", "b", "d"}));
  EXPECT_EQ(repetition_pattern().keys(sequence, 4), Keys{2});
  EXPECT_EQ(repetition_pattern().keys(sequence, 5), Keys{});
}

TEST(Patterns, InductionLooksBehindTheSameTokenOfTheFirstRound) {
  const MarkedSequence sequence = marked(sequence_of({"a", "b", "c", "a", "b", "c"}));
  const Pattern induction = induction_pattern(3);
  EXPECT_EQ(induction.keys(sequence, 3), Keys{});
  EXPECT_EQ(induction.keys(sequence, 4), Keys{2});
  EXPECT_EQ(induction.keys(sequence, 6), Keys{4});
}

TEST(Patterns, TheMeanIsOverQueriesWithKeysFromTheThirdTokenOn) {
  const MarkedSequence sequence = marked(sequence_of({"a", "b", "a"}));
  constexpr std::array<float, 16> kWeights = {1,     0,      0,     0,  //
                                              0.5F,  0.5F,   0,     0,  //
                                              0.25F, 0.5F,   0.25F, 0,  //
                                              0.25F, 0.125F, 0.5F,  0.125F};
  const ConstMatrix weights(kWeights.data(), 4, 4);
  Agreement previous, same;
  add_pattern(pattern("previous-token"), sequence, weights, previous);
  add_pattern(pattern("same-token"), sequence, weights, same);
  EXPECT_EQ(previous.weight.count, 2u);
  EXPECT_DOUBLE_EQ(previous.weight.value(), 0.5);
  EXPECT_DOUBLE_EQ(previous.strongest.value(), 1);
  EXPECT_EQ(same.weight.count, 1u);
  EXPECT_DOUBLE_EQ(same.weight.value(), 0.125);
  EXPECT_DOUBLE_EQ(same.strongest.value(), 0);
}

TEST(OffsetHits, TheBestFixedOffsetIsTheCommonestDistance) {
  OffsetHits hits;
  EXPECT_EQ(hits.best(), 0.0);
  // The same token stands 2, 2 and 3 tokens before.
  hits.add(pattern("same-token"), marked(sequence_of({"a", "b", "a", "b"})));
  hits.add(pattern("same-token"), marked(sequence_of({"a", "b", "c", "a"})));
  EXPECT_DOUBLE_EQ(hits.best(), 2.0 / 3);
}

}  // namespace
}  // namespace attn::evaluate
