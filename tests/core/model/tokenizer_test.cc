#include "core/model/tokenizer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/error.h"
#include "core/base/random.h"

namespace attn {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using Strings = std::vector<std::string>;

/// The pieces of a text as the vocabulary spells them.
Strings names(const Tokenizer& tokenizer, std::string_view text) {
  Strings result;
  for (const Piece& piece : tokenizer.encode(text)) result.emplace_back(tokenizer.piece(piece.id));
  return result;
}

/// The pieces of a text as the text spells them.
Strings slices(const Tokenizer& tokenizer, std::string_view text) {
  Strings result;
  for (const Piece& piece : tokenizer.encode(text))
    result.emplace_back(text.substr(piece.begin, piece.end - piece.begin));
  return result;
}

std::vector<std::int32_t> ids(const Tokenizer& tokenizer, std::string_view text) {
  std::vector<std::int32_t> result;
  for (const Piece& piece : tokenizer.encode(text)) result.push_back(piece.id);
  return result;
}

const Tokenizer& english() {
  static const Tokenizer tokenizer(
      {"the", "do", "n't", "it", "'s", "I", "Tom", "walk", "##ing", "##s",  "was", "o'clock",
       ".",   ",",  "?",   "\"", "(",  ")", "-",   "well", "known", "café", "s",   "'"});
  return tokenizer;
}

TEST(TokenizerTest, WordsAreWholeOrCutIntoTheLongestPieces) {
  EXPECT_THAT(names(english(), "the walking walks"),
              ElementsAre("the", "walk", "##ing", "walk", "##s"));
}

TEST(TokenizerTest, CaseCountsForNothingButDisplay) {
  EXPECT_THAT(slices(english(), "THE Walking\tCAFÉ"), ElementsAre("THE", "Walk", "ing", "CAFÉ"));
  EXPECT_EQ(ids(english(), "THE CAFÉ TOM"), ids(english(), "the café tom"));
}

TEST(TokenizerTest, ContractionsAreCutWhereTheirPartsMeanSomething) {
  EXPECT_THAT(slices(english(), "Don't, it’s (well-known)?"),
              ElementsAre("Do", "n't", ",", "it", "’s", "(", "well", "-", "known", ")", "?"));
  EXPECT_THAT(slices(english(), "Don’t"), ElementsAre("Do", "n’t"));
  EXPECT_THAT(slices(english(), "o'clock"), ElementsAre("o'clock"));
}

TEST(TokenizerTest, FrenchElisionsAreWordsOfTheirOwn) {
  const Tokenizer french({"l'", "homme", "qu'", "il", "aujourd'hui", "«", "»", "été", "d'", "j'",
                          "ai", "n'", "jusqu'", "à"});
  EXPECT_THAT(slices(french, "« L'homme qu’il… »").front(), "«");
  EXPECT_THAT(names(french, "L’homme qu'il"), ElementsAre("l'", "homme", "qu'", "il"));
  EXPECT_THAT(names(french, "aujourd’hui ÉTÉ"), ElementsAre("aujourd'hui", "été"));
  EXPECT_THAT(names(french, "j'n'ai jusqu'à"), ElementsAre("j'", "n'", "ai", "jusqu'", "à"));
}

TEST(TokenizerTest, AnUnknownLetterFallsToItsBytesAndTheFirstCoversIt) {
  const std::string_view text = "the 日, é";
  EXPECT_THAT(names(english(), text),
              ElementsAre("the", "<E6>", "<97>", "<A5>", ",", "<C3>", "<A9>"));
  EXPECT_THAT(slices(english(), text), ElementsAre("the", "日", "", "", ",", "é", ""));
}

TEST(TokenizerTest, PiecesFollowOneAnotherInAnyBytes) {
  Random random(7);
  for (int round = 0; round < 200; ++round) {
    std::string text(random.below(64), ' ');
    for (char& c : text) c = static_cast<char>(random.below(round % 2 == 0 ? 256 : 128));
    std::size_t at = 0;
    for (const Piece& piece : english().encode(text)) {
      ASSERT_LE(at, piece.begin);
      ASSERT_LE(piece.begin, piece.end);
      at = piece.end;
    }
    ASSERT_LE(at, text.size());
    english().decode(ids(english(), text));
  }
}

TEST(TokenizerTest, OneEndlessWordIsCutToo) {
  const std::string text(100'000, 's');
  const std::vector<Piece> pieces = english().encode(text);
  EXPECT_EQ(pieces.size(), text.size());
  EXPECT_EQ(pieces.back().end, text.size());
}

TEST(TokenizerTest, DecodedTextReadsWell) {
  const std::string text = "Tom was known. \"Don't walk, Tom?\" I do (well-known). It's o'clock.";
  EXPECT_EQ(english().decode(ids(english(), text)), text);
  EXPECT_EQ(english().decode(ids(english(), "tom was known. the cafés")),
            "Tom was known. The cafés");
}

TEST(TokenizerTest, DecodedTextOfItsOwnPiecesIsCutTheSameAgain) {
  const Strings texts{"the walking, \"Tom\"?", "l'homme - café", "日本 the"};
  for (const std::string& text : texts) {
    const std::vector<std::int32_t> once = ids(english(), text);
    EXPECT_EQ(ids(english(), english().decode(once)), once) << text;
  }
}

TEST(TokenizerTest, SpecialsAndBrokenBytesDecode) {
  const std::vector<std::int32_t> specials{Tokenizer::kBegin, Tokenizer::kFirstPiece,
                                           Tokenizer::kEnd, Tokenizer::kPadding};
  EXPECT_EQ(english().decode(specials), "The");
  const std::vector<std::int32_t> half{Tokenizer::kFirstByte + 0xe6};
  EXPECT_EQ(english().decode(half), "\xef\xbf\xbd");
  EXPECT_EQ(english().piece(Tokenizer::kEnd), "<end>");
}

TEST(TokenizerTest, TheNamesOfSpecialsInATextAreMereText) {
  for (const std::int32_t id : ids(english(), "<end> <begin> <padding> ##s"))
    EXPECT_GE(id, Tokenizer::kFirstByte);
}

TEST(TokenizerTest, DamagedVocabulariesAreNamed) {
  const auto message = [](Strings pieces) -> std::string {
    try {
      const Tokenizer tokenizer(std::move(pieces));
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ErrorCode::kDamaged);
      return error.what();
    }
    return "no error";
  };
  EXPECT_EQ(message({"a", ""}), "damaged vocabulary: piece 1 is empty");
  EXPECT_EQ(message({"##"}), "damaged vocabulary: piece 0 is empty");
  EXPECT_EQ(message({"a b"}), "damaged vocabulary: piece 0 holds a space");
  EXPECT_EQ(message({"\xff"}), "damaged vocabulary: piece 0 is no UTF-8");
  EXPECT_EQ(message({"Tom", "##tom", "tom"}), "damaged vocabulary: piece 2 is there twice: tom");
  EXPECT_THAT(message({std::string(65, 'a')}), HasSubstr("65 bytes (limit 64)"));
  EXPECT_EQ(message({}), "no error");
}

}  // namespace
}  // namespace attn
