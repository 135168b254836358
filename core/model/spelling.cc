#include "core/model/spelling.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/utf8.h"
#include "core/model/number_words.h"

namespace attn {
namespace {

// U+00C0 to U+017F; ? where more or less than one letter is meant.
constexpr std::string_view kLatin =
    "aaaaaa?ceeeeiiiidnooooo?ouuuuy??aaaaaa?ceeeeiiiidnooooo?ouuuuy?y"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii??jjkkkllllllllllnnnnnnnnnoooooo??"
    "rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
constexpr char32_t kFirstLatin = 0xc0;
static_assert(kLatin.size() == 0x180 - kFirstLatin);

using Replacement = std::pair<char32_t, std::string_view>;
constexpr auto kReplacements = std::to_array<Replacement>({
    {0xa1, "!"},    {0xab, "\""},   {0xbb, "\""},   {0xbf, "?"},   {0xc6, "ae"},   {0xde, "th"},
    {0xdf, "ss"},   {0xe6, "ae"},   {0xfe, "th"},   {0x132, "ij"}, {0x133, "ij"},  {0x152, "oe"},
    {0x153, "oe"},  {0x2010, "-"},  {0x2011, "-"},  {0x2012, "-"}, {0x2013, "-"},  {0x2014, "-"},
    {0x2015, "-"},  {0x2018, "'"},  {0x2019, "'"},  {0x201a, "'"}, {0x201c, "\""}, {0x201d, "\""},
    {0x201e, "\""}, {0x2039, "\""}, {0x203a, "\""}, {0x2212, "-"},
});

bool is_accent(char32_t c) { return c >= 0x300 && c <= 0x36f; }

std::string_view without_suffix(std::string_view word, std::size_t suffix) {
  return word.substr(0, word.size() - suffix);
}

/// Contractions whose first part is not spelled as the word itself.
std::vector<std::string> spell_irregular(std::string_view word) {
  if (word == "can't") return {"can", "not"};
  if (word == "won't") return {"will", "not"};
  if (word == "shan't") return {"shall", "not"};
  if (word == "ain't") return {"is", "not"};
  if (word == "cannot") return {"can", "not"};
  if (word == "let's") return {"let", "us"};
  if (word == "o'clock") return {"clock"};
  if (word == "'tis") return {"it", "is"};
  if (word == "'twas") return {"it", "was"};
  return {};
}

/// Whether 's after `stem` is short for "is" rather than a possessive.
bool takes_is(std::string_view stem) {
  constexpr auto kStems =
      std::to_array<std::string_view>({"", "he", "here", "how", "it", "she", "that", "there",
                                       "this", "what", "when", "where", "who", "why"});
  return std::ranges::find(kStems, stem) != kStems.end();
}

std::vector<std::string> spell_contraction(std::string_view word) {
  constexpr auto kSuffixes = std::to_array<std::pair<std::string_view, std::string_view>>({
      {"n't", "not"},
      {"'re", "are"},
      {"'ve", "have"},
      {"'ll", "will"},
      {"'d", "would"},
      {"'m", "am"},
      {"'s", "is"},
      {"'", ""},
  });
  if (std::vector<std::string> words = spell_irregular(word); !words.empty()) return words;
  for (const auto& [suffix, meaning] : kSuffixes) {
    if (!word.ends_with(suffix)) continue;
    const std::string_view stem = without_suffix(word, suffix.size());
    std::vector<std::string> words;
    if (!stem.empty()) words.emplace_back(stem);
    const bool possessive = suffix == "'s" && !takes_is(stem);
    if (!meaning.empty() && !possessive) words.emplace_back(meaning);
    return words;
  }
  return {};
}

}  // namespace

std::string fold(std::string_view word) {
  std::string result;
  for (std::size_t at = 0; at < word.size();) {
    const CodePoint c = decode_utf8(word, at);
    const auto* other = std::ranges::find(kReplacements, c.value, &Replacement::first);
    if (c.value >= 'A' && c.value <= 'Z') {
      result += static_cast<char>(c.value - 'A' + 'a');
    } else if (other != kReplacements.end()) {
      result += other->second;
    } else if (c.value >= kFirstLatin && c.value < kFirstLatin + kLatin.size() &&
               kLatin[c.value - kFirstLatin] != '?') {
      result += kLatin[c.value - kFirstLatin];
    } else if (!is_accent(c.value)) {
      result += word.substr(at, c.bytes);
    }
    at += c.bytes;
  }
  return result;
}

std::vector<std::string> spell_out(std::string_view folded) {
  std::vector<std::string> words = number_words(folded);
  return words.empty() ? spell_contraction(folded) : words;
}

}  // namespace attn
