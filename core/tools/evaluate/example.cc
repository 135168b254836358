#include "core/tools/evaluate/example.h"

#include <algorithm>
#include <cmath>

#include "core/base/tokens.h"

namespace attn::evaluate {
namespace {

void append(Sequence& sequence, std::int32_t id, Range range) {
  sequence.ids.push_back(id);
  sequence.ranges.push_back(range);
}

void append(Sequence& sequence, std::span<const Piece> pieces) {
  for (const Piece& piece : pieces) append(sequence, piece.id, {piece.begin, piece.end});
}

Sequence target_sequence(const LanguageModel& model, const std::string& text) {
  Sequence result{.text = text, .ids = {}, .ranges = {}};
  append(result, Tokenizer::kBegin, {});
  append(result, model.tokenizer().encode(text));
  return result;
}

/// Sets what follows each token, and cuts off what is longer than the context.
void finish(Example& example, std::size_t n_context) {
  Sequence& target = example.target;
  example.next.assign(target.ids.begin() + 1, target.ids.end());
  example.next.push_back(Tokenizer::kEnd);
  if (target.ids.size() <= n_context) return;
  target.ids.resize(n_context);
  target.ranges.resize(n_context);
  example.next.resize(n_context);
}

}  // namespace

std::vector<std::size_t> Sequence::within(Range range) const {
  std::vector<std::size_t> result;
  for (std::size_t i = 0; i < ranges.size(); ++i)
    if (ranges[i].begin < range.end && range.begin < ranges[i].end) result.push_back(i);
  return result;
}

Sequence source_sequence(const LanguageModel& model, const std::string& text) {
  Sequence result{.text = text, .ids = {}, .ranges = {}};
  append(result, model.source_tokenizer().encode(text));
  append(result, Tokenizer::kEnd, {});
  return result;
}

Example writer_example(const LanguageModel& model, const std::string& text) {
  Example result{.source = {}, .target = target_sequence(model, text), .next = {}};
  finish(result, model.config().n_context);
  return result;
}

Example translator_example(const LanguageModel& model, const std::string& source,
                           const std::string& target) {
  Example result = writer_example(model, target);
  result.source = source_sequence(model, source);
  return result;
}

bool fits(const LanguageModel& model, const Example& example) {
  return example.source.ids.size() <= model.config().n_context && !example.next.empty() &&
         example.next.back() == Tokenizer::kEnd;
}

TransformerPass run(const Transformer& model, const Example& example, Arena& arena,
                    const ForwardOptions& options) {
  const Batch batch{.n_sequences = 1,
                    .n = example.target.ids.size(),
                    .tokens = example.target.ids,
                    .n_source = example.source.ids.size(),
                    .source = example.source.ids};
  return model.forward(batch, arena, options);
}

Loss loss(const Transformer& model, const std::vector<Example>& examples,
          const ForwardOptions& options) {
  Loss result;
  Arena arena;
  for (const Example& example : examples) {
    arena.reset();
    const TransformerPass pass = run(model, example, arena, options);
    for (std::size_t i = 0; i < example.next.size(); ++i) {
      if (example.next[i] == kNoTarget) continue;
      result.sum -= log_probability({pass.logits.row(i), pass.logits.cols}, example.next[i]);
      ++result.count;
    }
  }
  return result;
}

double log_probability(std::span<const float> logits, std::int32_t token) {
  const float largest = *std::max_element(logits.begin(), logits.end());
  double sum = 0.0;
  for (const float logit : logits) sum += std::exp(static_cast<double>(logit) - largest);
  return static_cast<double>(logits[static_cast<std::size_t>(token)]) - largest - std::log(sum);
}

}  // namespace attn::evaluate
