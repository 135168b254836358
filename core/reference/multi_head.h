#pragma once

#include <cstddef>
#include <span>

#include "core/reference/attention.h"

/// Multi-head attention (Vaswani et al. 2017, arXiv 1706.03762, section 3.2.2):
///   head_i = Attention(x W_q[i], y W_k[i], y W_v[i]),  output = [head_1 … head_h] W_o.
namespace attn::reference {

/// As attn::MultiHeadParams and attn::MultiHeadConfig, in double.
struct MultiHeadParams {
  ConstView w_q, w_k, w_v, w_o;
  std::span<const double> b_q{}, b_k{}, b_v{}, b_o{};
};
struct MultiHeadConfig {
  std::size_t n_heads = 1;
  std::size_t n_kv_heads = 1;
  AttentionConfig attention{};
  bool value_is_key = false;
};

struct MultiHead {
  Matrix query, key, value;  // (n, heads · d): head h is the columns [h · d, (h + 1) · d)
  Attention attention;
  Matrix concatenated;  // (n_q, n_heads · d_v)
  Matrix output;        // (n_q, d_out)
};

/// x (n_q, d_model), y (n_kv, d_model of y).
MultiHead multi_head_attention(ConstView x, ConstView y, const MultiHeadParams& params,
                               const MultiHeadConfig& config);

/// (heads, n, d) -> (n, heads · d): head h becomes the columns [h · d, (h + 1) · d).
Matrix concatenate_heads(ConstTensorView heads);

}  // namespace attn::reference
