#pragma once

#include <string>
#include <vector>

#include "core/tools/evaluate/heads.h"
#include "core/tools/evaluate/patterns.h"

namespace attn::evaluate {

/// How much each head keeps to one pattern.
struct Habit {
  std::string pattern;
  std::vector<Mean> weight;     // (heads_of): mean weight on the pattern's keys; no count = n/a
  std::vector<Mean> strongest;  // (heads_of): share of queries with the most weight on such a key
  std::vector<double> offset;   // (heads_of): share of the best fixed offset; 0 for places
};

/// text_patterns() on held-out texts, and induction on `n_random` random repeated sequences, each
/// of 6 to 20 different pieces, as far as the context has room.
std::vector<Habit> judge_habits(const LanguageModel& model, const Transformer& transformer,
                                const std::vector<Example>& examples, std::size_t n_random);

/// The tokens that a place's keys are.
const Sequence& keys_of(Place place, const Example& example);

}  // namespace attn::evaluate
