#include "core/model/words.h"

#include <algorithm>
#include <array>

#include "core/base/utf8.h"

namespace attn {
namespace {

enum class Kind { kSpace, kLetter, kMark };

struct Range {
  char32_t first, last;
};

// Unicode 15, Zs, Zl, Zp, and the marks without a width.
constexpr auto kSpaces = std::to_array<Range>({{0x00, 0x20},
                                               {0x7f, 0xa0},
                                               {0xad, 0xad},
                                               {0x1680, 0x1680},
                                               {0x2000, 0x200f},
                                               {0x2028, 0x202f},
                                               {0x205f, 0x2060},
                                               {0x3000, 0x3000},
                                               {0xfeff, 0xfeff}});
// Punctuation and symbols of the blocks in which they stand together.
constexpr auto kMarks = std::to_array<Range>({{'!', '/'},
                                              {':', '@'},
                                              {'[', '`'},
                                              {'{', '~'},
                                              {0xa1, 0xa9},
                                              {0xab, 0xb4},
                                              {0xb6, 0xb9},
                                              {0xbb, 0xbf},
                                              {0xd7, 0xd7},
                                              {0xf7, 0xf7},
                                              {0x2010, 0x2027},
                                              {0x2030, 0x205e},
                                              {0x20a0, 0x20cf},
                                              {0x2190, 0x2bff},
                                              {0x3001, 0x303f},
                                              {0xff01, 0xff0f}});

Kind kind_of(char32_t c) {
  const auto holds = [c](const Range& range) { return c >= range.first && c <= range.last; };
  if (std::ranges::any_of(kSpaces, holds)) return Kind::kSpace;
  return std::ranges::any_of(kMarks, holds) ? Kind::kMark : Kind::kLetter;
}

/// One letter for one letter: what changes its length (ß, İ) stays.
char32_t lower(char32_t c) {
  if (c >= 'A' && c <= 'Z') return c + 0x20;
  if (c < 0xc0) return c;
  if (c <= 0xde) return c == 0xd7 ? c : c + 0x20;  // À to Þ without ×
  if (c < 0x100) return c;
  if (c == 0x178) return 0xff;  // Ÿ
  // Pairs, capital first: even numbers, but odd ones from Ĺ to Ň and from Ź to Ž.
  const bool odd = (c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17e);
  const bool pairs = c <= 0x17e && c != 0x130 && c != 0x131 && c != 0x138 && c != 0x149;
  if (pairs) return (c % 2 == 1) == odd ? c + 1 : c;
  if (c >= 0x391 && c <= 0x3a9 && c != 0x3a2) return c + 0x20;  // Α to Ω
  if (c >= 0x410 && c <= 0x42f) return c + 0x20;                // А to Я
  if (c >= 0x400 && c <= 0x40f) return c + 0x50;                // Ѐ to Џ
  return c;
}

char32_t fold(char32_t c) {
  if (c >= 0x2018 && c <= 0x201b) return '\'';
  if (c >= 0x201c && c <= 0x201f) return '"';
  if (c == 0x2010 || c == 0x2011) return '-';
  if (c == 0x2013 || c == 0x2015) return 0x2014;  // dashes: —
  return lower(c);
}

constexpr auto kElided = std::to_array<std::string_view>(
    {"l", "d", "j", "m", "t", "s", "c", "n", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu"});
constexpr auto kShortened = std::to_array<std::string_view>({"s", "re", "ve", "ll", "d", "m"});

/// Where a word is cut at one of its apostrophes; `left` and `right` are what stands on both sides,
/// up to the next apostrophes.
struct Cut {
  bool found = false;
  std::size_t at = 0;  // the second part begins here
};
Cut cut_at(std::size_t apostrophe, std::string_view left, std::string_view right) {
  if (std::ranges::find(kElided, left) != kElided.end())
    return {.found = true, .at = apostrophe + 1};
  if (right == "t" && left.size() > 1 && left.back() == 'n')
    return {.found = true, .at = apostrophe - 1};
  if (std::ranges::find(kShortened, right) != kShortened.end())
    return {.found = true, .at = apostrophe};
  return {};
}

/// Cuts text[begin, end), letters with apostrophes between them.
void cut_word(FoldedText& folded, std::size_t begin, std::size_t end) {
  const std::string_view text(folded.text);
  std::size_t left = begin;  // begin of what stands left of the apostrophe
  std::size_t apostrophe = std::min(text.find('\'', begin), end);
  while (apostrophe < end) {
    const std::size_t next = std::min(text.find('\'', apostrophe + 1), end);
    const Cut cut = cut_at(apostrophe, text.substr(left, apostrophe - left),
                           text.substr(apostrophe + 1, next - apostrophe - 1));
    if (cut.found && cut.at > begin) {
      folded.words.push_back({.begin = begin, .end = cut.at});
      begin = cut.at;
    }
    left = apostrophe + 1;
    apostrophe = next;
  }
  if (begin < end) folded.words.push_back({.begin = begin, .end = end});
}

/// Copies the text, folded, and notes the kind of each byte.
std::vector<Kind> fold_letters(std::string_view text, FoldedText& folded) {
  std::vector<Kind> kinds;
  folded.text.reserve(text.size());
  folded.origin.reserve(text.size() + 1);
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint c = decode_utf8(text, at);
    const bool is_byte = c.bytes == 1 && c.value == kReplacementCharacter;
    const Kind kind = is_byte ? Kind::kLetter : kind_of(c.value);
    if (is_byte)
      folded.text += text[at];
    else
      append_utf8(folded.text, fold(c.value));
    // A letter's first byte stands for all of it, so that no piece ends inside a letter.
    folded.origin.push_back(at);
    folded.origin.resize(folded.text.size(), at + c.bytes);
    kinds.resize(folded.text.size(), kind);
    at += c.bytes;
  }
  folded.origin.push_back(text.size());
  return kinds;
}

}  // namespace

FoldedText fold_text(std::string_view text) {
  FoldedText folded;
  const std::vector<Kind> kinds = fold_letters(text, folded);
  const std::size_t size = kinds.size();
  const auto is_letter = [&](std::size_t i) { return i < size && kinds[i] == Kind::kLetter; };
  for (std::size_t i = 0; i < size;) {
    const std::size_t begin = i;
    if (kinds[i] == Kind::kSpace) {
      ++i;
    } else if (kinds[i] == Kind::kMark) {
      i += decode_utf8(folded.text, i).bytes;
      folded.words.push_back({.begin = begin, .end = i});
    } else {
      while (is_letter(i) || (folded.text[i] == '\'' && is_letter(i + 1))) {
        if (++i == size) break;
      }
      cut_word(folded, begin, i);
    }
  }
  return folded;
}

}  // namespace attn
