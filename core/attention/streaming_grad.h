#pragma once

#include "core/attention/config.h"
#include "core/attention/dense_grad.h"
#include "core/base/arena.h"

namespace attn {

/// What streaming attention kept of its forward pass, and the gradient of its output.
struct StreamingTrace {
  ConstTensor output;       // (n_heads, n_q, d_v)
  ConstMatrix log_sum_exp;  // (n_heads, n_q): log Σ_j exp(score_ij), -inf for a row without keys
  ConstTensor grad_output;  // (n_heads, n_q, d_v)
};

/// The gradients of the inputs in O(n) memory: each tile of weights is computed anew from its
/// scores and log-sum-exp (Dao 2023, "FlashAttention-2", arXiv 2307.08691, algorithm 2). Tiles that
/// the mask's kind hides are skipped. Error kInvalidArgument as `validate`; nothing is written
/// then.
void streaming_attention_backward(const AttentionInputs& inputs, const AttentionConfig& config,
                                  const StreamingTrace& trace, const DenseGrads& grads,
                                  Arena& scratch);

}  // namespace attn
