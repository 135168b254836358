#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/tools/evaluate/example.h"
#include "core/tools/evaluate/heads.h"
#include "core/tools/evaluate/links.h"

namespace attn::evaluate {

/// A sentence with two people, of which only one fits the pronoun.
struct PronounCase {
  std::string text;
  Range antecedent, distractor, pronoun;
  std::string wrong;  // the pronoun of the other gender
};

/// Lines of a template's number, text, antecedent, distractor and pronoun (ranges "4-9"), and the
/// wrong pronoun, with tabs between. Error kDamaged names the line that is wrong.
std::vector<PronounCase> read_pronouns(std::string_view tsv);

struct PronounResult {
  Halves links;         // guessers: heads_of; out of the pronoun, the antecedent has more weight
  Halves links_before;  // the same out of the token before the pronoun, where it is predicted
  std::size_t predicted = 0;       // the right pronoun is more probable there than the wrong one
  double right_probability = 0.0;  // mean of p(right) / (p(right) + p(wrong))

  std::size_t cases() const { return links.cases(); }
};

/// Of a model that reads the sentences with a decoder alone, or whose encoder reads them (then
/// nothing is predicted). Halved so that both halves have every template and gender.
PronounResult judge_pronouns(const LanguageModel& model, const Transformer& transformer,
                             const std::vector<PronounCase>& cases);

}  // namespace attn::evaluate
