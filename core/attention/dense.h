#pragma once

#include "core/attention/config.h"
#include "core/base/arena.h"

namespace attn {

/// Where dense attention writes. `weights` and `output` are needed; `scores` may be empty.
struct DenseResult {
  Tensor scores{};   // (n_heads, n_q, n_kv) scale · Q Kᵀ + bias; -inf where masked
  Tensor weights{};  // (n_heads, n_q, n_kv) softmax of each row of scores; 0 where masked
  Tensor output{};   // (n_heads, n_q, d_v) weights · V
};

/// Bytes that dense_attention of such shapes takes, results and scratch, at most.
double dense_bytes(const AttentionInputs& inputs, bool keeps_scores);

/// Scaled dot-product attention that keeps the whole n_q × n_kv matrix of each head (Vaswani et al.
/// 2017, arXiv 1706.03762, section 3.2.1, equation 1). Softmax subtracts the row's maximum; a row
/// with nothing to attend to gives zeros. Inputs and results must not overlap. Error
/// kInvalidArgument as `validate`; nothing is written then.
void dense_attention(const AttentionInputs& inputs, const AttentionConfig& config,
                     const DenseResult& result, Arena& scratch);

/// The scores alone, to the bit those of dense_attention, for whoever wants another softmax: scores
/// (n_heads, n_q, n_kv). Error kInvalidArgument as `validate`.
void dense_scores(const AttentionInputs& inputs, const AttentionConfig& config,
                  const Tensor& scores, Arena& scratch);

}  // namespace attn
