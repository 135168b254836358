#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/arena.h"
#include "core/model/language_model.h"

namespace attn::evaluate {

/// Bytes [begin, end) of a text.
struct Range {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// A text as one stack of a model reads it.
struct Sequence {
  std::string text;
  std::vector<std::int32_t> ids;
  std::vector<Range> ranges;  // (ids.size()): of each token in the text; kBegin and kEnd are empty

  /// The tokens that share a byte with a stretch of the text.
  std::vector<std::size_t> within(Range range) const;
};

/// What goes through a model at once: a text, and what the encoder of an encoder–decoder reads.
struct Example {
  Sequence source;  // empty unless the model is an encoder–decoder
  Sequence target;
  std::vector<std::int32_t> next;  // the token that follows each one; kNoTarget = none
};

/// kBegin and the pieces, and as what follows the last one kEnd; a text that is longer than the
/// context is cut off and has no end.
Example writer_example(const LanguageModel& model, const std::string& text);

/// Pieces and kEnd, and what writer_example makes of the translation.
Example translator_example(const LanguageModel& model, const std::string& source,
                           const std::string& target);

/// What the encoder of a translator reads: the pieces and kEnd.
Sequence source_sequence(const LanguageModel& model, const std::string& text);

/// Tells whether source and target fit the context.
bool fits(const LanguageModel& model, const Example& example);

/// One forward pass; valid until the arena is reset.
TransformerPass run(const Transformer& model, const Example& example, Arena& arena,
                    const ForwardOptions& options = {});

/// Σ -log p of what follows each token, and how many those are.
struct Loss {
  double sum = 0.0;
  std::size_t count = 0;

  double mean() const { return count == 0 ? 0.0 : sum / static_cast<double>(count); }
};
Loss loss(const Transformer& model, const std::vector<Example>& examples,
          const ForwardOptions& options = {});

/// log p(token) in a row of logits.
double log_probability(std::span<const float> logits, std::int32_t token);

}  // namespace attn::evaluate
