#include <string>

#include "core/model/transformer_forward.h"

namespace attn {

KvCache Transformer::start(std::span<const std::int32_t> source, Arena& arena,
                           const ForwardOptions& options) const {
  require(config_.has_decoder(), "invalid model: an encoder makes no text step by step");
  const bool both = config_.kind == ModelKind::kEncoderDecoder;
  require(both || source.empty(), "invalid source: only an encoder–decoder reads one");
  KvCache cache(config_, source.size());
  if (!both) return cache;
  const std::int32_t any = 0;  // the decoder's tokens are not yet known
  validate(
      {.n_sequences = 1, .n = 1, .tokens = {&any, 1}, .n_source = source.size(), .source = source},
      config_);
  Forward forward(*this, options, arena);
  const StackPass encoder = forward.stack({.slots = layout_.encoder,
                                           .in_encoder = true,
                                           .n_sequences = 1,
                                           .n = source.size(),
                                           .tokens = source});
  forward.cache_memory(encoder.output, cache);
  return cache;
}

TransformerPass Transformer::step(std::span<const std::int32_t> tokens, KvCache& cache,
                                  Arena& arena, const ForwardOptions& options) const {
  require(!tokens.empty(), "invalid step: no token");
  validate_tokens(tokens, config_.n_vocab);
  if (tokens.size() > cache.capacity() - cache.length())
    throw Error(ErrorCode::kLimit,
                "too many tokens: " + std::to_string(cache.length() + tokens.size()) + " (limit " +
                    std::to_string(cache.capacity()) + ")");
  Forward forward(*this, options, arena);
  TransformerPass pass;
  pass.decoder = forward.stack({.slots = layout_.decoder,
                                .in_encoder = false,
                                .n_sequences = 1,
                                .n = tokens.size(),
                                .tokens = tokens,
                                .cache = &cache});
  pass.logits = forward.logits(pass.decoder.output);
  cache.append(tokens.size());
  return pass;
}

}  // namespace attn
