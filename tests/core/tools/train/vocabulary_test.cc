#include "core/tools/train/vocabulary.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "core/model/tokenizer.h"

namespace attn::tool {
namespace {

using testing::Contains;
using testing::Each;
using testing::Le;
using testing::Not;

/// Two sentences many times, and one with rare words.
std::vector<std::string> texts() {
  std::vector<std::string> lines;
  for (int i = 0; i < 30; ++i) {
    lines.emplace_back("The dog saw Tom, and I don't know why.");
    lines.emplace_back("Now they are walking.");
  }
  lines.emplace_back("Unwalkable talking balking stalking ζeta.");
  return lines;
}

TEST(TrainVocabulary, MakesAVocabularyOfAtMostTheSize) {
  for (const std::size_t size : {0, 1, 10, 60, 1000}) {
    std::vector<std::string> pieces = train_vocabulary(texts(), {.size = size});
    constexpr std::size_t kLetters = 50;  // are there whatever the size
    EXPECT_LE(pieces.size(), std::max(size, kLetters));
    EXPECT_EQ(Tokenizer(pieces).pieces().size(), pieces.size());  // else Error kDamaged
  }
}

TEST(TrainVocabulary, FrequentWordsAreWholeAndRareOnesShareParts) {
  const Tokenizer tokenizer(train_vocabulary(texts(), {.size = 45, .share_of_fragments = 0.32}));
  for (const std::string word : {"dog", "saw", "walking", "know"})
    EXPECT_EQ(tokenizer.encode(word).size(), 1u) << word;
  EXPECT_GT(tokenizer.encode("balking").size(), 1u);
  EXPECT_LT(tokenizer.encode("balking").size(), 7u);  // not letter by letter
}

TEST(TrainVocabulary, NamesKeepTheirCapitalsAndFirstWordsDoNot) {
  const std::vector<std::string> pieces = train_vocabulary(texts(), {.size = 100});
  EXPECT_THAT(pieces, Contains("Tom"));
  EXPECT_THAT(pieces, Contains("I"));
  EXPECT_THAT(pieces, Contains("the"));
  EXPECT_THAT(pieces, Not(Contains("The")));
}

TEST(TrainVocabulary, RareLettersFallToTheirBytes) {
  EXPECT_THAT(train_vocabulary(texts(), {.size = 60}), Not(Contains("ζ")));
  EXPECT_THAT(train_vocabulary(texts(), {.size = 60, .least_letters = 1}), Contains("ζ"));
}

TEST(TrainVocabulary, TheSameTextsGiveTheSamePieces) {
  EXPECT_EQ(train_vocabulary(texts(), {.size = 80}), train_vocabulary(texts(), {.size = 80}));
}

}  // namespace
}  // namespace attn::tool
