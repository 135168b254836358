#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

/// A text as the tokenizer reads it, cut into words and marks.
struct FoldedText {
  /// A stretch [begin, end) of `text`: a word, one part of a contraction, or one mark.
  struct Word {
    std::size_t begin = 0;
    std::size_t end = 0;
  };

  std::string text;                 // folded
  std::vector<std::size_t> origin;  // (text.size() + 1): where each byte stands in what was given
  std::vector<Word> words;          // in order
};

/// Lower case (Latin, Greek, Cyrillic; accents stay), straight quotes and apostrophes, and words:
/// runs of letters and digits; each mark alone; white space and control characters end a word and
/// belong to none. Contractions are cut where their parts mean something: do|n't, it|'s, she|'ll;
/// l'|homme, qu'|il; but o'clock and aujourd'hui are one word. Any bytes are taken: those that are
/// no UTF-8 count as letters and stay. Linear in time and memory.
FoldedText fold_text(std::string_view text);

}  // namespace attn
