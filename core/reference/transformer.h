#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/model/params.h"
#include "core/reference/attention_grad.h"
#include "core/reference/layers.h"
#include "core/reference/position.h"

namespace attn::reference {

/// One sequence to learn from.
struct Example {
  std::vector<std::int32_t> tokens;
  std::vector<std::int32_t> targets;  // as many as tokens; kNoTarget where there is no loss
  std::vector<std::uint8_t> padding;  // as many as tokens, 1 = padding; empty = none
  std::vector<std::int32_t> source;   // of an encoder–decoder
  std::vector<std::uint8_t> source_padding;
};

/// What a sublayer f computed around its own numbers: see NormPlace.
struct SublayerTrace {
  Matrix x;       // the residual stream before
  Matrix in;      // what f took
  Matrix sum;     // x + f(in)
  Matrix output;  // the residual stream after
};
struct AttentionTrace {
  SublayerTrace around;
  Matrix memory;                   // (n_kv, d_model): where keys and values come from
  std::vector<HeadInputs> inputs;  // one a head, queries and keys rotated if the config says so
  std::vector<HeadResult> heads;
  Matrix concatenated;  // (n_q, d_model): the outputs of the heads side by side
};
struct FeedForwardTrace {
  SublayerTrace around;
  Matrix up, activated;  // (n, d_ff)
};
struct LayerTrace {
  AttentionTrace self, cross;
  FeedForwardTrace feed_forward;
};
struct StackTrace {
  std::vector<std::int32_t> tokens;
  std::vector<LayerTrace> layers;
  Matrix last;    // the residual stream after the last layer
  Matrix output;  // after the final norm
};
struct Trace {
  StackTrace encoder, decoder;
  Matrix logits;  // (n, n_vocab)
};

/// The whole transformer as its papers write it, one sequence at a time.
class Transformer {
 public:
  Transformer(const TransformerConfig& config, std::span<const double> params)
      : config_(config), layout_(config), params_(params) {}

  Trace forward(const Example& example) const;
  /// Adds to `grads` (as many as params) the gradients that follow from that of the logits.
  void backward(const Trace& trace, ConstView grad_logits, std::span<double> grads) const;

 private:
  struct AttentionRules {
    bool causal = false;
    bool positions = false;  // RoPE or ALiBi act here
    std::span<const std::uint8_t> padding;
  };
  struct StackInputs {
    const StackSlots& slots;
    std::span<const std::int32_t> tokens;
    AttentionRules rules;
    const Matrix* memory = nullptr;  // the encoder's output, in the decoder of an encoder–decoder
    AttentionRules memory_rules{};
  };

  ConstView matrix(const Slot& slot) const { return slot.matrix(params_.data()); }
  std::span<const double> vector(const Slot& slot) const { return slot.vector(params_.data()); }
  double embedding_scale() const;

  Matrix norm(ConstView x, const NormSlots& slots) const;
  SublayerTrace enter(const Matrix& x, const NormSlots& slots) const;
  void leave(SublayerTrace& around, const Matrix& f, const NormSlots& slots) const;
  Matrix embed(const StackSlots& slots, std::span<const std::int32_t> tokens) const;
  Matrix head_bias(std::size_t head, std::size_t n_q, std::size_t n_kv,
                   const AttentionRules& rules) const;
  void attend(AttentionTrace& trace, const AttentionSlots& slots,
              const AttentionRules& rules) const;
  FeedForwardTrace feed_forward(const Matrix& x, const LayerSlots& slots) const;
  LayerTrace layer(const Matrix& x, const LayerSlots& slots, const StackInputs& inputs) const;
  StackTrace stack(const StackInputs& inputs) const;

  /// Gradients of one pass: of each function above, by the same name.
  class Backward;

  TransformerConfig config_;
  ParamLayout layout_;
  std::span<const double> params_;
};

}  // namespace attn::reference
