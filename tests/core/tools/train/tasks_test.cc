#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "core/base/error.h"
#include "core/base/tokens.h"
#include "core/tools/train/corpus.h"
#include "core/tools/train/translator_task.h"
#include "core/tools/train/writer_task.h"

namespace attn::tool {
namespace {

using testing::Each;
using testing::ElementsAre;

constexpr std::int32_t kBegin = Tokenizer::kBegin, kEnd = Tokenizer::kEnd;
constexpr std::int32_t kA = Tokenizer::kFirstPiece, kStop = kA + 1, kB = kA + 2;

Tokenizer letters() { return Tokenizer({"a", ".", "b"}); }
std::vector<std::string> lines() { return {"a.b b", "b"}; }

TrainingBatch writer_batch(const WriterTaskConfig& config) {
  const Tokenizer tokenizer = letters();
  const Corpus corpus(lines(), tokenizer);
  const WriterTask task({{.corpus = &corpus}}, tokenizer.size(), config);
  Random random(3);
  TrainingBatch batch;
  task(random, batch);
  return batch;
}

std::span<const std::int32_t> row(const std::vector<std::int32_t>& all, std::size_t i,
                                  std::size_t n) {
  return std::span(all).subspan(i * n, n);
}

TEST(Corpus, TextsStandBetweenBeginAndEnd) {
  const Corpus corpus(lines(), letters());
  EXPECT_EQ(corpus.n_texts(), 2u);
  EXPECT_THAT(corpus.tokens(), ElementsAre(kBegin, kA, kStop, kB, kB, kEnd, kBegin, kB, kEnd));
}

TEST(Corpus, APlaceIsTheBeginningOfASentence) {
  const Corpus corpus(lines(), letters());
  Random random(1);
  std::vector<std::size_t> seen;
  for (int i = 0; i < 100; ++i) {
    const Corpus::Place& place = corpus.draw(random);
    EXPECT_EQ(place.begins_text, corpus.tokens()[place.token] == kBegin);
    seen.push_back(place.token);
  }
  std::ranges::sort(seen);
  seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
  EXPECT_THAT(seen, ElementsAre(0, 3, 6));
}

TEST(WriterTask, EachSequenceIsTextAndTargetsAreWhatFollows) {
  constexpr std::size_t kN = 7;
  const TrainingBatch batch = writer_batch({.n_sequences = 50, .n = kN});
  ASSERT_EQ(batch.tokens.size(), 50 * kN);
  EXPECT_TRUE(batch.padding.empty());
  for (std::size_t s = 0; s < 50; ++s) {
    const auto tokens = row(batch.tokens, s, kN), targets = row(batch.targets, s, kN);
    EXPECT_EQ(tokens[0], kBegin);
    for (std::size_t i = 0; i < kN; ++i) {
      if (tokens[i] == kEnd) {
        EXPECT_EQ(targets[i], kNoTarget);
        EXPECT_TRUE(i + 1 == kN || tokens[i + 1] == kBegin);
      } else if (i + 1 < kN) {
        EXPECT_EQ(targets[i], tokens[i + 1]);
      }
      EXPECT_TRUE(tokens[i] != kA || targets[i] == kStop);
      EXPECT_TRUE(tokens[i] != kStop || targets[i] == kB);
    }
  }
}

TEST(WriterTask, RepeatsCanOnlyBeKnownByLookingBack) {
  for (const std::size_t n : {4, 5, 9, 64}) {
    SCOPED_TRACE(n);
    const TrainingBatch batch = writer_batch({.n_sequences = 40, .n = n, .repeats = 1});
    for (std::size_t s = 0; s < 40; ++s) {
      const auto tokens = row(batch.tokens, s, n), targets = row(batch.targets, s, n);
      const auto first = static_cast<std::size_t>(
          std::ranges::find_if(targets, [](auto t) { return t != kNoTarget; }) - targets.begin());
      ASSERT_LT(first, n);
      const std::size_t length = first - 1;  // of what is repeated, behind kBegin
      EXPECT_GE(length, 2u);
      for (std::size_t i = first; i < n; ++i) EXPECT_EQ(targets[i], tokens[i + 1 - length]);
      for (std::size_t i = 1; i < n; ++i) EXPECT_GE(tokens[i], Tokenizer::kFirstByte);
    }
  }
}

TEST(WriterTask, SharesAreKept) {
  const Tokenizer tokenizer = letters();
  const std::vector<std::string> only_a{"a"}, only_b{"b"};
  const Corpus a(only_a, tokenizer), b(only_b, tokenizer);
  const WriterTask task({{.corpus = &a, .share = 3}, {.corpus = &b, .share = 1}}, tokenizer.size(),
                        {.n_sequences = 1000, .n = 3});
  Random random(1);
  TrainingBatch batch;
  task(random, batch);
  // The standard deviation of the count is √(1000 · 0.75 · 0.25) = 13.7.
  EXPECT_NEAR(static_cast<double>(std::ranges::count(batch.tokens, kA)), 750, 4 * 13.7);
}

TEST(WriterTask, WhatMakesNoSenseIsRefused) {
  const Tokenizer tokenizer = letters();
  const Corpus corpus(lines(), tokenizer);
  EXPECT_THROW(WriterTask({}, 9, {}), Error);
  EXPECT_THROW(WriterTask({{.corpus = &corpus, .share = 0}}, 9, {}), Error);
  EXPECT_THROW(WriterTask({{.corpus = &corpus}}, 9, {.repeats = 1.5}), Error);
}

TEST(ValidationBatch, IsAlwaysTheSameAndAsksForNoEnds) {
  const Corpus corpus(lines(), letters());
  const TrainingBatch one = validation_batch(corpus, 5, 9), other = validation_batch(corpus, 5, 9);
  EXPECT_EQ(one.tokens, other.tokens);
  EXPECT_EQ(one.n_sequences, 9u);
  EXPECT_EQ(std::ranges::count(one.targets, kEnd), 0);
}

TEST(TokenPairs, TakesTheFirstTranslationOfPairsThatFit) {
  const std::vector<std::string> some{"a\tb a\tb", "a a a\tb", "a\ta b b a"};
  const std::vector<TokenPair> pairs = token_pairs(some, letters(), letters(), /*n_context=*/3);
  ASSERT_EQ(pairs.size(), 1u);
  EXPECT_THAT(pairs[0].source, ElementsAre(kA, kEnd));
  EXPECT_THAT(pairs[0].target, ElementsAre(kB, kA, kEnd));
  const std::vector<std::string> no_tab{"a b"};
  EXPECT_THROW(token_pairs(no_tab, letters(), letters(), 3), Error);
  EXPECT_THROW(token_pairs(some, letters(), letters(), 1), Error);
}

TEST(BatchOf, PadsToTheLongest) {
  const TokenPair shorter{.source = {kA, kB, kEnd}, .target = {kA, kEnd}};
  const TokenPair longer{.source = {kB, kEnd}, .target = {kB, kA, kEnd}};
  const TokenPair* const both[] = {&shorter, &longer};
  const TrainingBatch batch = batch_of(both);
  EXPECT_THAT(batch.tokens, ElementsAre(kBegin, kA, 0, kBegin, kB, kA));
  EXPECT_THAT(batch.targets, ElementsAre(kA, kEnd, kNoTarget, kB, kA, kEnd));
  EXPECT_THAT(batch.padding, ElementsAre(0, 0, 1, 0, 0, 0));
  EXPECT_THAT(batch.source, ElementsAre(kA, kB, kEnd, kB, kEnd, 0));
  EXPECT_THAT(batch.source_padding, ElementsAre(0, 0, 0, 0, 0, 1));
}

TEST(TranslatorTask, PairsOfABatchAreOfOneLength) {
  std::vector<std::string> some;
  for (int i = 0; i < 6; ++i) some.emplace_back(i % 2 == 0 ? "a\tb" : "a a a a a\tb b");
  const TranslatorTask task(token_pairs(some, letters(), letters(), 8), /*n_tokens=*/24);
  Random random(2);
  std::vector<std::size_t> sizes;
  for (int i = 0; i < 20; ++i) {
    TrainingBatch batch;
    task(random, batch);
    EXPECT_THAT(batch.padding.size(), batch.tokens.size());
    EXPECT_THAT(batch.source_padding, Each(0));
    sizes.push_back(batch.n_sequences);
  }
  // 24 tokens are 6 pairs of 2 + 2, or 2 of 6 + 6 (counted by the longer side).
  EXPECT_THAT(sizes, Each(testing::AnyOf(6, 2)));
  EXPECT_THAT(sizes, testing::IsSupersetOf({6u, 2u}));
}

}  // namespace
}  // namespace attn::tool
