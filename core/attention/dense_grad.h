#pragma once

#include "core/attention/config.h"
#include "core/base/arena.h"

namespace attn {

/// Where the backward function writes; shapes as the inputs. Grouped heads add up in the key and
/// value that they share.
struct DenseGrads {
  Tensor query, key, value;
};

/// What dense attention kept of its forward pass, and the gradient of its output.
struct DenseTrace {
  ConstTensor weights;      // (n_heads, n_q, n_kv)
  ConstTensor grad_output;  // (n_heads, n_q, d_v)
};

/// Bytes that dense_attention_backward of such shapes takes, gradients and scratch, at most.
double dense_backward_bytes(const AttentionInputs& inputs);

/// The gradients of the inputs. Those of masked pairs are 0, since their weights are. Error
/// kInvalidArgument as `validate`; nothing is written then.
void dense_attention_backward(const AttentionInputs& inputs, const AttentionConfig& config,
                              const DenseTrace& trace, const DenseGrads& grads, Arena& scratch);

}  // namespace attn
