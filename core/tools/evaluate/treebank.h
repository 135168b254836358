#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/tools/evaluate/example.h"

namespace attn::evaluate {

/// A word of a sentence with its gold syntax.
struct TreeWord {
  static constexpr std::size_t kRoot = static_cast<std::size_t>(-1);

  Range range;               // in the sentence's text
  std::size_t head = kRoot;  // the word that it depends on
  std::string relation;      // "nsubj"; subtypes are cut off, except of nmod:poss
};

struct Tree {
  std::string text;
  std::vector<TreeWord> words;
};

/// The sentences of a CoNLL-U file (universaldependencies.org/format.html); one whose words are not
/// found in its text ("wanna") is left out. Error kDamaged when a number is none.
std::vector<Tree> read_treebank(std::string_view conllu);

}  // namespace attn::evaluate
