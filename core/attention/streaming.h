#pragma once

#include "core/attention/config.h"
#include "core/base/arena.h"

namespace attn {

/// Where streaming attention writes. It has neither scores nor weights: for those see
/// dense_attention.
struct StreamingResult {
  Tensor output{};       // (n_heads, n_q, d_v) softmax(scale · Q Kᵀ + bias) · V
  Matrix log_sum_exp{};  // (n_heads, n_q) log Σ exp(score), -inf in a row with nothing to attend
                         // to; may be empty
};

/// Bytes that streaming_attention of such shapes takes, results and scratch, at most.
double streaming_bytes(const AttentionInputs& inputs);

/// Scaled dot-product attention that never holds more than one tile of scores: FlashAttention-2
/// (Dao 2023, arXiv 2307.08691, algorithm 1). Tiles of keys pass a tile of queries, which keeps the
/// largest score so far, the sum of exponentials and the unscaled output (Milakov and Gimelshein
/// 2018, arXiv 1805.02867, algorithm 3). Tiles that the mask's kind hides altogether are skipped.
/// Memory: n_kv · (d_k + d_v) floats for the packed keys and values of one head and a constant. A
/// row with nothing to attend to gives zeros. Scores beyond 2.3e38 in magnitude overflow. Inputs
/// and results must not overlap. Error kInvalidArgument as `validate`; nothing is written then.
void streaming_attention(const AttentionInputs& inputs, const AttentionConfig& config,
                         const StreamingResult& result, Arena& scratch);

}  // namespace attn
