#include "core/model/transformer_config.h"

#include <cmath>
#include <cstdint>
#include <string>

#include "core/base/error.h"

namespace attn {
namespace {

void require_size(const char* name, std::size_t value, std::size_t most) {
  require(value > 0, std::string("invalid ") + name + ": 0");
  if (value > most)
    throw Error(ErrorCode::kLimit, std::string(name) + " is too large: " + std::to_string(value) +
                                       " (limit " + std::to_string(most) + ")");
}

/// The numbers in all matrices; in 64 bits, since a bad config may ask for more than 32 hold.
std::uint64_t matrix_params(const TransformerConfig& config) {
  const std::uint64_t d_model = config.d_model;
  const std::uint64_t attention = 2 * d_model * (d_model + config.n_kv_heads * config.d_k());
  const std::uint64_t layer = attention + 2 * d_model * config.d_ff;
  const bool both = config.kind == ModelKind::kEncoderDecoder;
  const std::uint64_t layers = config.n_layers * (both ? 2 * layer + attention : layer);
  const std::uint64_t rows = (config.tied_embeddings ? 1 : 2) * config.n_vocab +
                             config.n_source_vocab + (both ? 2 : 1) * config.n_context;
  return layers + rows * d_model;
}

}  // namespace

void validate(const TransformerConfig& config) {
  require_size("n_vocab", config.n_vocab, /*most=*/1 << 17);
  if (config.n_source_vocab > 0) {
    require(config.kind == ModelKind::kEncoderDecoder,
            "invalid n_source_vocab: only an encoder–decoder has a source");
    require_size("n_source_vocab", config.n_source_vocab, /*most=*/1 << 17);
  }
  require_size("n_context", config.n_context, /*most=*/1 << 16);
  require_size("n_layers", config.n_layers, /*most=*/64);
  require_size("d_model", config.d_model, /*most=*/1 << 12);
  require_size("d_ff", config.d_ff, /*most=*/1 << 14);
  require_size("heads", config.n_heads, /*most=*/config.d_model);
  require_size("kv heads", config.n_kv_heads, /*most=*/config.n_heads);
  require(config.d_model % config.n_heads == 0, "invalid heads: " + std::to_string(config.n_heads) +
                                                    " (d_model " + std::to_string(config.d_model) +
                                                    " must be a multiple)");
  require(config.n_heads % config.n_kv_heads == 0,
          "invalid kv heads: " + std::to_string(config.n_kv_heads) + " (heads " +
              std::to_string(config.n_heads) + " must be a multiple)");
  require(config.position != PositionKind::kRope || config.d_k() % 2 == 0,
          "invalid heads: " + std::to_string(config.n_heads) + " (rotary positions need an even " +
              "d_model / heads, not " + std::to_string(config.d_k()) + ")");
  require(config.norm_eps > 0 && std::isfinite(config.norm_eps),
          "invalid norm eps: " + std::to_string(config.norm_eps) + " (must be above 0)");
  constexpr std::uint64_t kMostParams = std::uint64_t{1} << 28;
  if (matrix_params(config) > kMostParams)
    throw Error(ErrorCode::kLimit, "too many params: " + std::to_string(matrix_params(config)) +
                                       " (limit " + std::to_string(kMostParams) + ")");
}

}  // namespace attn
