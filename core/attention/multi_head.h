#pragma once

#include <span>

#include "core/attention/config.h"
#include "core/attention/dense.h"
#include "core/base/arena.h"

namespace attn {

/// The params of one multi-head attention, stored (in, out): q = x · w_q + b_q. A bias may be
/// empty.
struct MultiHeadParams {
  ConstMatrix w_q;  // (d_model, n_heads * d_k)
  ConstMatrix w_k;  // (d_model of y, n_kv_heads * d_k)
  ConstMatrix w_v;  // (d_model of y, n_kv_heads * d_v)
  ConstMatrix w_o;  // (n_heads * d_v, d_out); empty = the heads are only concatenated
  std::span<const float> b_q{}, b_k{}, b_v{}, b_o{};
};

struct MultiHeadConfig {
  std::size_t n_heads = 1;
  std::size_t n_kv_heads = 1;
  AttentionConfig attention{};  // scale as given: see scaled_by_sqrt
  bool value_is_key = false;    // V = K: w_v and b_v are not used, d_v = d_k
};

/// Everything that was computed on the way, in the arena: valid until it is reset.
struct MultiHeadResult {
  Tensor query, key, value;  // (heads, n, d): views of the projections
  Tensor scores, weights;    // (n_heads, n_q, n_kv)
  Tensor heads;              // (n_heads, n_q, d_v): output of each head
  Matrix concatenated;       // (n_q, n_heads * d_v): the same numbers, head after head
  Matrix output;             // (n_q, d_out): heads concatenated, times w_o
};

/// Bytes that multi_head_attention of such shapes takes, results and scratch, at most.
double multi_head_bytes(ConstMatrix x, ConstMatrix y, const MultiHeadParams& params,
                        const MultiHeadConfig& config);

/// x (n_q, d_model) attends to y (n_kv, d_model of y); self-attention when y is x (Vaswani et al.
/// 2017, arXiv 1706.03762, section 3.2.2). Error kInvalidArgument that names the first shape that
/// is wrong; kOutOfMemory, before anything is computed, that says how much is needed.
MultiHeadResult multi_head_attention(ConstMatrix x, ConstMatrix y, const MultiHeadParams& params,
                                     const MultiHeadConfig& config, Arena& arena);

}  // namespace attn
