#pragma once

#include <cstddef>

#include "core/attention/config.h"
#include "core/reference/matrix.h"
#include "core/reference/tensor.h"

/// Attention as it stands in the paper (Vaswani et al. 2017, arXiv 1706.03762, section 3.2.1): from
/// top to bottom, each function is one step of
///   Attention(Q, K, V) = softmax(Q Kᵀ / √d_k) V.
/// Start at `attention_head`, which is that line.
namespace attn::reference {

/// Step 1: how well each query fits each key. query (n_q, d_k), key (n_kv, d_k) -> (n_q, n_kv)
/// scale · Q Kᵀ.
Matrix scores(ConstView query, ConstView key, double scale);

/// One query and one key of one head, and how many there are.
struct Pair {
  std::size_t head;
  std::size_t query, n_q;
  std::size_t key, n_kv;
};

/// Whether the query may attend to the key: MaskKind's definitions, word by word.
bool may_attend(const Mask& mask, const Pair& pair);

/// Step 2: -inf where the mask forbids, so that exp makes it 0. scores (n_q, n_kv).
Matrix masked(ConstView scores, const Mask& mask, std::size_t head);

/// Step 3, weights = softmax of each row of scores, is `softmax_rows` in layers.h.

/// Step 4: each output is the mean of the values, weighted. weights (n_q, n_kv), value (n_kv, d_v)
/// -> (n_q, d_v).
Matrix weighted_sum(ConstView weights, ConstView value);

/// One head: query (n_q, d_k), key (n_kv, d_k), value (n_kv, d_v); bias (n_q, n_kv) is added to the
/// scaled scores, -inf where a query may not attend.
struct HeadInputs {
  Matrix query, key, value;
  Matrix bias;
  double scale = 1;
};
struct HeadResult {
  Matrix scores;   // (n_q, n_kv) scale · Q Kᵀ + bias
  Matrix weights;  // (n_q, n_kv) softmax of each row
  Matrix output;   // (n_q, d_v) weights · V
};

/// The whole formula. A row that may attend to nothing gives zeros.
HeadResult attention_head(const HeadInputs& inputs);

/// As attn::AttentionInputs and attn::AttentionConfig, in double: see there.
struct AttentionInputs {
  ConstTensorView query, key, value;
};
struct AttentionConfig {
  double scale = 1;
  Mask mask{};
  ConstTensorView bias{};
};

/// What one head of all sees: query head h uses key and value head h / (n_heads / n_kv_heads).
HeadInputs head_inputs(const AttentionInputs& inputs, const AttentionConfig& config,
                       std::size_t head);

struct Attention {
  Tensor scores, weights;  // (n_heads, n_q, n_kv)
  Tensor output;           // (n_heads, n_q, d_v)
};

/// Head by head.
Attention attention(const AttentionInputs& inputs, const AttentionConfig& config);

}  // namespace attn::reference
