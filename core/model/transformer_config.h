#pragma once

#include <cstddef>

#include "core/ops/activation.h"
#include "core/ops/norm.h"

namespace attn {

enum class ModelKind {
  kDecoder,         // causal self-attention: the next token of each position
  kEncoder,         // self-attention in both directions
  kEncoderDecoder,  // a decoder that also attends to an encoder's output (cross-attention)
};

/// Where a sublayer f is normalised (Xiong et al. 2020, arXiv 2002.04745, section 3.2).
enum class NormPlace {
  kPre,   // x + f(norm(x)), and one more norm after the last layer
  kPost,  // norm(x + f(x))
};

/// How a token knows where it stands. The last two act inside self-attention only.
enum class PositionKind {
  kNone,
  kSinusoidal,  // added; token embeddings are multiplied by √d_model (arXiv 1706.03762,
                // section 3.4)
  kLearned,     // added
  kRope,        // rotates queries and keys (Su et al. 2021, arXiv 2104.09864)
  kAlibi,       // a bias on the scores (Press et al. 2021, arXiv 2108.12409)
};

/// One config for decoder, encoder and encoder–decoder.
struct TransformerConfig {
  ModelKind kind = ModelKind::kDecoder;
  std::size_t n_vocab = 0;
  std::size_t n_source_vocab = 0;  // of the encoder of an encoder–decoder; 0 = both share a table
  std::size_t n_context = 0;       // longest sequence, of the source too
  std::size_t n_layers = 1;        // of each stack
  std::size_t n_heads = 1;
  std::size_t n_kv_heads = 1;
  std::size_t d_model = 0;
  std::size_t d_ff = 0;
  NormKind norm = NormKind::kLayer;
  NormPlace norm_place = NormPlace::kPre;
  PositionKind position = PositionKind::kLearned;
  Activation activation = Activation::kGelu;
  bool tied_embeddings = true;  // logits = x · token_embeddingᵀ
  bool biases = true;           // of the projections and of layer norm
  float norm_eps = 1e-5F;

  std::size_t d_k() const { return d_model / n_heads; }
  bool has_encoder() const { return kind != ModelKind::kDecoder; }
  bool has_decoder() const { return kind != ModelKind::kEncoder; }

  friend bool operator==(const TransformerConfig&, const TransformerConfig&) = default;
};

/// Error kInvalidArgument or kLimit that names the first number that does not fit. The matrices of
/// a valid config have at most 2^28 numbers.
void validate(const TransformerConfig& config);

}  // namespace attn
