#include "core/model/word_vectors.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numeric>

#include "core/base/error.h"
#include "tests/core/model/word_table.h"

namespace attn {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr double kEpsilon = std::numeric_limits<float>::epsilon();

const WordVectors& shipped() {
  static const WordVectors table = WordVectors::read(shipped_word_table());
  return table;
}

std::vector<float> embed(const WordVectors& table, const std::string& word) {
  std::vector<float> vector(table.dimensions());
  table.embed(word, vector);
  return vector;
}

/// Both have mean square 1.
double cosine(const std::vector<float>& a, const std::vector<float>& b) {
  return std::inner_product(a.begin(), a.end(), b.begin(), 0.0) / static_cast<double>(a.size());
}

std::string why_damaged(const std::vector<std::uint8_t>& bytes) {
  try {
    WordVectors::read(bytes);
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::kDamaged);
    return error.what();
  }
  return "accepted";
}

const std::vector<TableRow> kRows = {
    {.word = "cat", .rank = 16, .numbers = {3, -4}},
    {.word = "fish", .rank = 32, .numbers = {0, 7}},
    {.word = "the", .rank = 0, .numbers = {-7, 0}},
};

TEST(WordVectors, ReadsWhatTheFileSays) {
  const WordVectors table = WordVectors::read(make_word_table(kRows));
  EXPECT_EQ(table.size(), 3u);
  EXPECT_EQ(table.dimensions(), 2u);
  // (3, -4) / 5, times √2 for mean square 1; one rounding each of scale, product and float.
  const std::vector<float> cat = embed(table, "cat");
  EXPECT_NEAR(cat[0], 0.6 * std::sqrt(2.0), 2 * kEpsilon);
  EXPECT_NEAR(cat[1], -0.8 * std::sqrt(2.0), 2 * kEpsilon);
  // Ranks 1, 2 and 4: shares 4/7, 2/7 and 1/7.
  EXPECT_DOUBLE_EQ(table.frequency("the"), 4.0 / 7);
  EXPECT_DOUBLE_EQ(table.frequency("cat"), 2.0 / 7);
  EXPECT_DOUBLE_EQ(table.frequency("fish"), 1.0 / 7);
  EXPECT_DOUBLE_EQ(table.frequency("水"), 1.0 / 7) << "a drawn word counts as the rarest";
  EXPECT_DOUBLE_EQ(table.frequency("catfish"), 1.0 / 7) << "its rarest piece";
}

TEST(WordVectors, NamesTheDamagedField) {
  const std::vector<std::uint8_t> good = make_word_table(kRows);
  const auto changed = [&](std::size_t at) {
    std::vector<std::uint8_t> bytes = good;
    bytes[at] ^= 1;
    return why_damaged(bytes);
  };
  EXPECT_THAT(changed(0), HasSubstr("magic"));
  EXPECT_THAT(changed(4), HasSubstr("version 0 (must be 1)"));
  EXPECT_THAT(changed(8), HasSubstr("checksum"));
  EXPECT_THAT(changed(12), HasSubstr("sizes"));
  EXPECT_THAT(changed(16), HasSubstr("sizes"));
  EXPECT_THAT(changed(20), HasSubstr("sizes"));
  for (std::size_t at = 24; at < good.size(); ++at) EXPECT_THAT(changed(at), HasSubstr("checksum"));
  for (std::size_t size = 0; size < good.size(); ++size)
    EXPECT_THAT(why_damaged({good.begin(), good.begin() + static_cast<std::ptrdiff_t>(size)}),
                HasSubstr("sizes"));
}

TEST(WordVectors, RefusesAListThatIsNotInOrder) {
  EXPECT_THAT(why_damaged(make_word_table({kRows[1], kRows[0]})), HasSubstr("not in order"));
  EXPECT_THAT(why_damaged(make_word_table({kRows[0], kRows[0]})), HasSubstr("not in order"));
  const TableRow two{.word = "cat\ndog", .rank = 0, .numbers = {1, 1}};
  EXPECT_THAT(why_damaged(make_word_table({two})), HasSubstr("word list (2 words, need 1)"));
}

TEST(WordVectors, ShippedTableHasItsSize) {
  EXPECT_EQ(shipped().size(), 12'000u);
  EXPECT_EQ(shipped().dimensions(), 96u);
}

TEST(WordVectors, SaysHowAWordGotItsVector) {
  const auto explain = [](const char* word) { return shipped().explain(word); };
  EXPECT_EQ(explain("River").kind, WordKind::kKnown);
  EXPECT_THAT(explain("River").pieces, ElementsAre("river"));
  EXPECT_THAT(explain("café").pieces, ElementsAre("cafe"));
  EXPECT_EQ(explain("n’t").kind, WordKind::kKnown);
  EXPECT_THAT(explain("n’t").pieces, ElementsAre("not"));
  EXPECT_EQ(explain("7").kind, WordKind::kKnown);
  EXPECT_EQ(explain("don’t").kind, WordKind::kComposed);
  EXPECT_THAT(explain("don’t").pieces, ElementsAre("do", "not"));
  EXPECT_EQ(explain("moonflower").kind, WordKind::kComposed);
  EXPECT_THAT(explain("moonflower").pieces, ElementsAre("moon", "flower"));
  EXPECT_THAT(explain("kittenish").pieces, ElementsAre("kitten")) << "ish is left out";
  for (const char* word : {"", "🦊", "река", "水", "xqzvw", "\xff"}) {
    EXPECT_EQ(explain(word).kind, WordKind::kDrawn) << word;
    EXPECT_THAT(explain(word).pieces, IsEmpty()) << word;
  }
  for (const char* sign : {",", ".", "?", "!", ";", ":", "(", ")", "“", "—", "…"})
    EXPECT_EQ(explain(sign).kind, WordKind::kKnown) << sign;
}

TEST(WordVectors, EveryVectorHasMeanSquareOne) {
  for (const char* word : {"river", "the", ".", "don't", "moonflower", "1984", "🦊", "", "水"}) {
    const std::vector<float> vector = embed(shipped(), word);
    // Each square is off by at most 2 epsilon of itself.
    EXPECT_NEAR(cosine(vector, vector), 1.0, 3 * kEpsilon) << word;
  }
}

TEST(WordVectors, DrawnWordsAreFixedAndDiffer) {
  EXPECT_EQ(embed(shipped(), "🦊"), embed(shipped(), "🦊"));
  EXPECT_EQ(embed(shipped(), "ÉÉé"), embed(shipped(), "éÉÉ")) << "drawn from the folded word";
  // The cosine of two random directions has deviation 1 / √96; six of them is no chance.
  EXPECT_LT(std::abs(cosine(embed(shipped(), "🦊"), embed(shipped(), "🐻"))), 6 / std::sqrt(96.0));
}

TEST(WordVectors, AComposedWordLiesBetweenItsPieces) {
  const std::vector<float> word = embed(shipped(), "moonflower");
  const std::vector<float> moon = embed(shipped(), "moon"), flower = embed(shipped(), "flower");
  // The mean of two unit vectors: cosine √((1 + moon · flower) / 2) to either.
  const double expected = std::sqrt((1 + cosine(moon, flower)) / 2);
  EXPECT_NEAR(cosine(word, moon), expected, 4 * kEpsilon);
  EXPECT_NEAR(cosine(word, flower), expected, 4 * kEpsilon);
}

TEST(WordVectors, MeaningIsNearby) {
  const auto nearer = [](const char* word, const char* near, const char* far) {
    const std::vector<float> v = embed(shipped(), word);
    return cosine(v, embed(shipped(), near)) > cosine(v, embed(shipped(), far));
  };
  EXPECT_TRUE(nearer("river", "lake", "money"));
  EXPECT_TRUE(nearer("bank", "money", "river"));
  EXPECT_TRUE(nearer("kitten", "puppy", "senate"));
  EXPECT_TRUE(nearer("strawberry", "lemon", "engine"));
  EXPECT_TRUE(nearer("seventeen", "sixteen", "piano"));
  EXPECT_TRUE(nearer("i", "we", "percent"));
}

TEST(WordVectors, FrequenciesAreShares) {
  EXPECT_GT(shipped().frequency("the"), 100 * shipped().frequency("river"));
  EXPECT_GT(shipped().frequency("river"), shipped().frequency("xylophone"));
  EXPECT_LE(shipped().frequency("the"), 1);
  EXPECT_GT(shipped().frequency("🦊"), 0);
}

}  // namespace
}  // namespace attn
