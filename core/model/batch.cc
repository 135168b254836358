#include "core/model/batch.h"

#include <string>

#include "core/base/error.h"

namespace attn {
namespace {

struct Part {
  const char* name;
  std::size_t n;
  std::span<const std::int32_t> tokens;
  std::span<const std::uint8_t> padding;
};

void validate_part(const Part& part, std::size_t n_sequences, std::size_t n_context) {
  const std::string name = part.name;
  const std::size_t size = n_sequences * part.n;
  require(part.n > 0, "invalid " + name + " length: 0");
  if (part.n > n_context)
    throw Error(ErrorCode::kLimit, "too many tokens in " + name + ": " + std::to_string(part.n) +
                                       " (limit " + std::to_string(n_context) + ")");
  require(part.tokens.size() == size, "invalid " + name +
                                          " tokens: " + std::to_string(part.tokens.size()) +
                                          " (must be " + std::to_string(size) + ")");
  require(part.padding.empty() || part.padding.size() == size,
          "invalid " + name + " padding: " + std::to_string(part.padding.size()) + " (must be " +
              std::to_string(size) + ")");
}

}  // namespace

void validate_tokens(std::span<const std::int32_t> tokens, std::size_t n_vocab) {
  for (const std::int32_t token : tokens) {
    const bool is_known = token >= 0 && static_cast<std::size_t>(token) < n_vocab;
    if (is_known) continue;  // a message for each of them would take memory in every training step
    throw Error(ErrorCode::kInvalidArgument, "invalid token: " + std::to_string(token) +
                                                 " (must be below " + std::to_string(n_vocab) +
                                                 ")");
  }
}

void validate(const Batch& batch, const TransformerConfig& config) {
  require(batch.n_sequences > 0, "invalid batch: no sequence");
  validate_part({"sequence", batch.n, batch.tokens, batch.padding}, batch.n_sequences,
                config.n_context);
  validate_tokens(batch.tokens, config.n_vocab);
  if (config.kind != ModelKind::kEncoderDecoder) {
    require(batch.source.empty(), "invalid source: only an encoder–decoder reads one");
    return;
  }
  validate_part({"source", batch.n_source, batch.source, batch.source_padding}, batch.n_sequences,
                config.n_context);
  validate_tokens(batch.source, config.n_source_vocab > 0 ? config.n_source_vocab : config.n_vocab);
}

}  // namespace attn
