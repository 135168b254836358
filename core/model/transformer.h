#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/attention/dense.h"
#include "core/attention/rope.h"
#include "core/base/arena.h"
#include "core/model/batch.h"
#include "core/model/kv_cache.h"
#include "core/model/params.h"

namespace attn {

// Everything that a pass computes stays visible, in the arena. Matrices have one row a token: row
// s · n + i is token i of sequence s.

/// Around a sublayer f (see NormPlace): `output` = x + f(in), or norm(x + f(in)).
struct SublayerPass {
  Matrix x;       // (rows, d_model): the residual stream before
  Matrix in;      // what f took: norm(x), or x itself
  Matrix sum;     // x + f(in)
  Matrix output;  // the residual stream after
};

/// Who may attend to whom in one attention.
struct AttentionRules {
  bool causal = false;
  bool positions = false;                   // RoPE or ALiBi act here
  std::size_t first = 0;                    // position of the first query
  std::span<const std::uint8_t> padding{};  // (n_sequences, n_kv), 1 = padding; empty = none
  ConstTensor bias{};                       // (n_heads, n_q, n_kv); empty = none
};

struct AttentionPass {
  SublayerPass around;
  Matrix memory;           // (n_sequences · n_kv, d_model): where keys and values come from
  Matrix query;            // (n_sequences · n_q, n_heads · d_k), rotated under RoPE
  Matrix key, value;       // (n_sequences · n_kv, n_kv_heads · d_k)
  Tensor scores, weights;  // (n_sequences · n_heads, n_q, n_kv); scores are empty unless wanted
  Matrix heads;            // (n_sequences · n_q, n_heads · d_k): outputs of the heads
  AttentionRules rules;

  std::size_t n_q() const { return weights.rows; }
  std::size_t n_kv() const { return weights.cols; }
  std::size_t n_sequences() const { return query.rows / weights.rows; }
};

struct FeedForwardPass {
  SublayerPass around;
  Matrix up, activated;  // (rows, d_ff)
};

struct LayerPass {
  AttentionPass self;
  AttentionPass cross;  // in the decoder of an encoder–decoder only
  FeedForwardPass feed_forward;
};

struct StackPass {
  std::span<const std::int32_t> tokens;
  std::size_t n = 0;  // tokens of each sequence
  Matrix embedded;    // (rows, d_model): tokens and positions
  std::vector<LayerPass> layers;
  Matrix last;    // the residual stream after the last layer
  Matrix output;  // after the final norm
};

struct TransformerPass {
  StackPass encoder, decoder;  // a stack that the model does not have is empty
  Matrix logits;               // (rows, n_vocab)
};

/// Which attention is being computed.
struct AttentionPlace {
  bool in_encoder = false;
  bool cross = false;
  std::size_t layer = 0;
  std::size_t sequence = 0;
};

struct ForwardOptions {
  bool keep_scores = false;
  /// Called instead of dense_attention, for each sequence of each layer: the way to switch off a
  /// head, to change a mask, and so on, inside the real forward pass. Empty = dense_attention.
  std::function<void(const AttentionPlace& place, const AttentionInputs& inputs,
                     const AttentionConfig& config, const DenseResult& result, Arena& scratch)>
      attend{};
};

/// Decoder, encoder or encoder–decoder (Vaswani et al. 2017, arXiv 1706.03762, section 3) over
/// params that somebody else owns. It has no state of its own: several threads may share it, each
/// with its own arena.
class Transformer {
 public:
  /// Error as validate(config), and kInvalidArgument when there are not as many params as the
  /// config has. `params` must outlive the model.
  Transformer(const TransformerConfig& config, std::span<const float> params);

  const TransformerConfig& config() const { return config_; }
  const ParamLayout& layout() const { return layout_; }

  /// The result is valid until the arena is reset. Error as validate(batch).
  TransformerPass forward(const Batch& batch, Arena& arena,
                          const ForwardOptions& options = {}) const;

  /// ADDS to `grads` (as many as params) the gradients that follow from those of the logits, for a
  /// pass that was computed with dense_attention.
  void backward(const TransformerPass& pass, ConstMatrix grad_logits, std::span<float> grads,
                Arena& arena) const;

  /// The fewest tokens of a pass for `resume`: a product of one row takes a way of its own (see
  /// gemm), and is rounded in another order.
  static constexpr std::size_t kLeastResumed = 2;

  /// The pass of `forward` over one sequence, to the bit, where `earlier`, with the same options,
  /// is that over a sequence whose first n_kept tokens are the same: what a decoder makes of them
  /// does not depend on what follows, so only the rest is computed. Both the sequence of `earlier`
  /// and the rest have at least kLeastResumed tokens. For a decoder alone, and not for backward:
  /// the rules lack the bias of the positions. Error as `step`.
  TransformerPass resume(const TransformerPass& earlier, std::size_t n_kept,
                         std::span<const std::int32_t> tokens, Arena& arena,
                         const ForwardOptions& options = {}) const;

  /// A cache with nothing in it; of an encoder–decoder it holds what cross-attention needs of
  /// `source`. Error as validate(batch).
  KvCache start(std::span<const std::int32_t> source, Arena& arena,
                const ForwardOptions& options = {}) const;

  /// Runs the decoder on the tokens that follow those in the cache, and appends them to it. What is
  /// visible has these tokens as queries, and all so far as keys. Error kLimit when they are more
  /// than n_context; the cache is unchanged then.
  TransformerPass step(std::span<const std::int32_t> tokens, KvCache& cache, Arena& arena,
                       const ForwardOptions& options = {}) const;

 private:
  class Forward;
  class Backward;

  ConstMatrix matrix(const Slot& slot) const { return slot.matrix(params_.data()); }
  std::span<const float> vector(const Slot& slot) const { return slot.vector(params_.data()); }
  Norm norm(const NormSlots& slots) const;
  float embedding_scale() const;

  TransformerConfig config_;
  ParamLayout layout_;
  std::span<const float> params_;
  std::optional<Rope> rope_;
  std::vector<float> sinusoid_;  // (n_context, d_model)
};

}  // namespace attn
