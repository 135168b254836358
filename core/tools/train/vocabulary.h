#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace attn::tool {

struct VocabularyConfig {
  std::size_t size = 2048;          // pieces, without the specials and bytes of every Tokenizer
  double share_of_fragments = 0.2;  // of them, for parts of words that are not whole
  std::size_t least_letters = 20;   // a letter seen less often falls to its bytes
};

/// The pieces for a Tokenizer of these texts: letters and marks, the most frequent words, and parts
/// of the other words, found by byte pair encoding over letters (Sennrich et al. 2016, arXiv
/// 1508.07909, algorithm 1). Words that mostly have capitals inside sentences keep them (Tom, I).
/// Most frequent pieces first. Fewer than `size` when the texts hold no more.
std::vector<std::string> train_vocabulary(std::span<const std::string> texts,
                                          const VocabularyConfig& config);

}  // namespace attn::tool
