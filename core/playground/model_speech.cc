#include "core/playground/model_speech.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "core/playground/model_prediction.h"
#include "core/playground/model_text.h"

namespace attn {
namespace {

/// Writes piece after piece; `next(ids)` gives the probabilities of what follows all ids so far.
template <typename Next>
Said write(const Transformer& model, const Tokenizer& tokenizer, const SpeechStart& start,
           Next&& next) {
  Said said;
  std::vector<std::int32_t> ids = start.target;
  std::vector<float> probs_of_ids;
  const std::size_t most = std::min(start.target.size() + start.most, model.config().n_context);
  while (ids.size() < most) {
    const std::vector<float> probs = next(std::span<const std::int32_t>(ids));
    const auto top = std::ranges::max_element(probs);
    said.overflowed = std::isnan(probs.front());
    const auto id = static_cast<std::int32_t>(top - probs.begin());
    said.ended = !said.overflowed && id == Tokenizer::kEnd;
    if (said.overflowed || said.ended) break;
    ids.push_back(id);
    probs_of_ids.push_back(*top);
  }
  const ModelText text = written_text(tokenizer, ids, start.target.size());
  said.text = text.text;
  for (std::size_t i = 0; i < text.pieces.size(); ++i)
    said.pieces.push_back({.piece = text.pieces[i],
                           .token = token_of(tokenizer, text.pieces[i]),
                           .prob = probs_of_ids[i]});
  return said;
}

}  // namespace

Said say(const Transformer& model, const Tokenizer& tokenizer, const SpeechStart& start,
         Arena& scratch) {
  KvCache cache = [&] {
    const Arena::Scope scope(scratch);
    return model.start(start.source, scratch);
  }();
  return write(model, tokenizer, start, [&](std::span<const std::int32_t> ids) {
    const Arena::Scope scope(scratch);
    const TransformerPass pass = model.step(ids.subspan(cache.length()), cache, scratch);
    return probabilities(pass.logits, pass.logits.rows - 1);
  });
}

Said say(const Transformer& model, const Tokenizer& tokenizer, const SpeechStart& start,
         const ModelAttention& attention, Arena& scratch) {
  const ForwardOptions options = attention.options();
  return write(model, tokenizer, start, [&](std::span<const std::int32_t> ids) {
    const Arena::Scope scope(scratch);
    const TransformerPass pass = model.forward({.n_sequences = 1,
                                                .n = ids.size(),
                                                .tokens = ids,
                                                .n_source = start.source.size(),
                                                .source = start.source},
                                               scratch, options);
    return probabilities(pass.logits, pass.logits.rows - 1);
  });
}

}  // namespace attn
