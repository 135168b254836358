#include "core/tools/evaluate/alignment.h"

#include <gtest/gtest.h>

#include "core/base/error.h"

namespace attn::evaluate {
namespace {

std::vector<std::string> texts(const std::string& text, const std::vector<Range>& words) {
  std::vector<std::string> result;
  for (const auto& [begin, end] : words) result.push_back(text.substr(begin, end - begin));
  return result;
}

TEST(AlignmentWords, AnEnglishApostropheStandsInsideAWordAFrenchOneEndsIt) {
  const std::string english = "I don't say \"13-year\" 'so'.";
  EXPECT_EQ(texts(english, english_words(english)),
            (std::vector<std::string>{"I", "don't", "say", "13", "year", "so"}));
  const std::string french = "L'été, as-tu vu ?";
  EXPECT_EQ(texts(french, french_words(french)),
            (std::vector<std::string>{"L'", "été", "as", "tu", "vu"}));
  EXPECT_TRUE(english_words("").empty());
}

TEST(Alignments, LinksAreSourceThenTarget) {
  const auto pairs = read_alignments("a red stone\tune pierre rouge\t0-0 2-1 1-2\n");
  ASSERT_EQ(pairs.size(), 1u);
  EXPECT_EQ(pairs[0].links, (std::vector<std::vector<std::size_t>>{{0}, {2}, {1}}));
}

TEST(Alignments, RefusesLinksToWordsThatAreNotThere) {
  EXPECT_THROW(read_alignments("a\tun\t0-1\n"), Error);
  EXPECT_THROW(read_alignments("a\tun\t1-0\n"), Error);
  EXPECT_THROW(read_alignments("a\tun\t0\n"), Error);
  EXPECT_THROW(read_alignments("a\tun\n"), Error);
}

}  // namespace
}  // namespace attn::evaluate
