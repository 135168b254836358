#pragma once

#include "core/model/transformer.h"

namespace attn {

/// One forward pass; part of Transformer, for its forward and step.
class Transformer::Forward {
 public:
  /// What goes through one stack.
  struct Input {
    const StackSlots& slots;
    bool in_encoder = false;
    std::size_t n_sequences = 0;
    std::size_t n = 0;
    std::span<const std::int32_t> tokens;
    std::span<const std::uint8_t> padding{};
    Matrix memory{};                                 // the encoder's output, for cross-attention
    std::span<const std::uint8_t> memory_padding{};  // (n_sequences, n of memory)
    KvCache* cache = nullptr;                        // of a decoder that goes on from there
  };

  Forward(const Transformer& model, const ForwardOptions& options, Arena& arena)
      : model_(model), options_(options), arena_(arena) {}

  StackPass stack(const Input& input);
  Matrix logits(ConstMatrix output);
  /// Fills the part of the cache that cross-attention reads.
  void cache_memory(Matrix memory, KvCache& cache);

 private:
  /// One attention, before it is computed.
  struct Attention {
    AttentionPlace place;
    const AttentionSlots& slots;
    std::size_t n_sequences = 0;
    Matrix key{}, value{};  // of all tokens, where a cache has them
  };

  const TransformerConfig& config() const { return model_.config_; }
  Matrix new_like(ConstMatrix x) { return arena_.matrix(x.rows, x.cols); }
  Matrix project(ConstMatrix x, const Slot& w, const Slot& b);

  Matrix embed(const Input& input, std::size_t first);
  ConstTensor position_bias(const Input& input, std::size_t first);
  SublayerPass enter(Matrix x, const NormSlots& slots);
  void leave(SublayerPass& around, Matrix f, const NormSlots& slots);

  LayerPass layer(Matrix x, std::size_t index, const Input& input, const AttentionRules& rules);
  void self_attention(AttentionPass& pass, const Attention& what, const Input& input);
  void cross_attention(AttentionPass& pass, const Attention& what, const Input& input);
  void attend(AttentionPass& pass, const Attention& what);
  FeedForwardPass feed_forward(Matrix x, const LayerSlots& slots);

  const Transformer& model_;
  const ForwardOptions& options_;
  Arena& arena_;
};

/// The heads of one sequence in a matrix of rows of all sequences.
inline Tensor sequence_heads(Matrix x, std::size_t sequence, std::size_t n, std::size_t n_heads) {
  return split_heads(x.block(sequence * n, 0, n, x.cols), n_heads);
}

/// The matrices of one sequence in a tensor of (n_sequences · n_heads) of them; empty of an empty.
inline Tensor sequence_matrices(const Tensor& x, std::size_t sequence, std::size_t n_heads) {
  if (x.empty()) return {};
  return {x.data + sequence * n_heads * x.head_stride,
          n_heads,
          x.rows,
          x.cols,
          x.row_stride,
          x.head_stride};
}

/// How one sequence of the pass is attended; the same for forward and backward.
AttentionConfig attention_config(const AttentionRules& rules, std::size_t sequence,
                                 std::size_t n_kv, std::size_t d_k);

}  // namespace attn
