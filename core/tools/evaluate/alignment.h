#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/tools/evaluate/example.h"
#include "core/tools/evaluate/heads.h"
#include "core/tools/evaluate/links.h"

namespace attn::evaluate {

/// A sentence pair with the words that translate each other.
struct AlignedPair {
  std::string source, target;
  std::vector<Range> source_words, target_words;
  /// (target_words.size()): the source words of each; none = it stands for no word of its own.
  std::vector<std::vector<std::size_t>> links;
};

/// Words of a sentence as the hand alignments count them: runs of letters and digits. An English
/// word goes on behind an apostrophe (don't), a French one ends with it (l').
std::vector<Range> english_words(std::string_view text);
std::vector<Range> french_words(std::string_view text);

/// Lines "English TAB French TAB links", links as "0-0 1-2": English word, French word, from 0.
/// Error kDamaged names the line that is wrong.
std::vector<AlignedPair> read_alignments(std::string_view tsv);

/// Which row of a decoder's cross-attention belongs to a target word.
enum class AlignmentRow {
  kPredicting,  // the one before the word's first token: there the word is chosen
  kReading,     // that of the word's last token
};

struct AlignmentResult {
  Halves heads;         // guessers: heads_of; the source word with the most weight is a linked one
  double mean = 0;      // the same of the mean weights over all cross-attention heads
  double diagonal = 0;  // the source word at the same relative place
};

/// A case is a target word with links, the target given as it is written (teacher forcing).
AlignmentResult judge_alignment(const LanguageModel& model, const Transformer& transformer,
                                const std::vector<AlignedPair>& pairs, AlignmentRow row);

}  // namespace attn::evaluate
