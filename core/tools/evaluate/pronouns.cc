#include "core/tools/evaluate/pronouns.h"

#include <charconv>
#include <cmath>

#include "core/base/error.h"
#include "core/tools/evaluate/lines.h"

namespace attn::evaluate {
namespace {

enum Column : std::size_t { kText = 1, kAntecedent, kDistractor, kPronoun, kWrong, kColumns };

Range range(const std::string& field, const std::string& text) {
  Range result;
  const char* end = field.data() + field.size();
  const auto first = std::from_chars(field.data(), end, result.begin);
  const auto last = std::from_chars(std::min(first.ptr + 1, end), end, result.end);
  if (first.ec != std::errc() || last.ec != std::errc() || last.ptr != end ||
      result.begin >= result.end || result.end > text.size())
    throw Error(ErrorCode::kDamaged, "damaged pronouns: no range: " + field);
  return result;
}

/// Σ log p of the pieces of a word behind the beginning of a text.
double log_probability_of(const LanguageModel& model, const Transformer& transformer,
                          const std::string& prefix, const std::string& word) {
  const Example example = writer_example(model, prefix + word);
  const std::size_t first = writer_example(model, prefix).target.ids.size();
  Arena arena;
  const TransformerPass pass = run(transformer, example, arena);
  double sum = 0.0;
  for (std::size_t i = first; i < example.target.ids.size(); ++i)
    sum += log_probability({pass.logits.row(i - 1), pass.logits.cols}, example.target.ids[i]);
  return sum;
}

void add_prediction(const LanguageModel& model, const Transformer& transformer,
                    const PronounCase& it, PronounResult& result) {
  const auto [begin, end] = it.pronoun;
  const std::string prefix = it.text.substr(0, begin);
  const double right =
      log_probability_of(model, transformer, prefix, it.text.substr(begin, end - begin));
  const double wrong = log_probability_of(model, transformer, prefix, it.wrong);
  if (right > wrong) ++result.predicted;
  result.right_probability += 1.0 / (1.0 + std::exp(wrong - right));
}

void add_links(const std::vector<ConstMatrix>& weights, const Sequence& sequence,
               const PronounCase& it, std::size_t half, PronounResult& result) {
  const WordTokens pronoun = sequence.within(it.pronoun);
  const WordTokens antecedent = sequence.within(it.antecedent);
  const WordTokens distractor = sequence.within(it.distractor);
  result.links.add_case(half);
  result.links_before.add_case(half);
  for (std::size_t h = 0; h < weights.size(); ++h) {
    // Cross-attention has other keys, and a translator's decoder another text.
    if (weights[h].rows != sequence.ids.size() || weights[h].cols != sequence.ids.size()) continue;
    const auto prefers_antecedent = [&](std::size_t query) {
      return link(weights[h], query, antecedent) > link(weights[h], query, distractor);
    };
    if (prefers_antecedent(pronoun.back())) result.links.add_hit(half, h);
    if (prefers_antecedent(pronoun.front() - 1)) result.links_before.add_hit(half, h);
  }
}

}  // namespace

std::vector<PronounCase> read_pronouns(std::string_view tsv) {
  std::vector<PronounCase> result;
  for (const std::string& line : lines(tsv)) {
    const std::vector<std::string> columns = split(line, '\t');
    if (columns.size() != kColumns) throw Error(ErrorCode::kDamaged, "damaged pronouns: " + line);
    const std::string& text = columns[kText];
    result.push_back({.text = text,
                      .antecedent = range(columns[kAntecedent], text),
                      .distractor = range(columns[kDistractor], text),
                      .pronoun = range(columns[kPronoun], text),
                      .wrong = columns[kWrong]});
  }
  return result;
}

PronounResult judge_pronouns(const LanguageModel& model, const Transformer& transformer,
                             const std::vector<PronounCase>& cases) {
  const std::size_t n_heads = heads_of(transformer.config()).size();
  PronounResult result{.links = Halves(n_heads), .links_before = Halves(n_heads)};
  const bool source = transformer.config().kind == ModelKind::kEncoderDecoder;
  Arena arena;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const PronounCase& it = cases[i];
    const Example example =
        source ? translator_example(model, it.text, /*target=*/"") : writer_example(model, it.text);
    arena.reset();
    const TransformerPass pass = run(transformer, example, arena);
    // Genders take turns, so that each half gets two neighbours.
    const std::size_t half = i / 2 % 2;
    add_links(head_weights(pass), source ? example.source : example.target, it, half, result);
    if (!source) add_prediction(model, transformer, it, result);
  }
  if (!cases.empty()) result.right_probability /= static_cast<double>(cases.size());
  return result;
}

}  // namespace attn::evaluate
