#pragma once

#include "core/attention/config.h"
#include "core/base/arena.h"

namespace attn {

/// Where the backward function writes; shapes as the inputs. Grouped heads add up in the key and
/// value that they share.
struct DenseGrads {
  Tensor query, key, value;
};

/// The gradients of the inputs from that of the output (n_heads, n_q, d_v), with the weights that
/// dense_attention computed. Those of masked pairs are 0, since their weights are. Error
/// kInvalidArgument as `validate`; nothing is written then.
void dense_attention_backward(const AttentionInputs& inputs, const AttentionConfig& config,
                              const ConstTensor& weights, const ConstTensor& grad_output,
                              const DenseGrads& grads, Arena& scratch);

}  // namespace attn
