#include "core/reference/multi_head.h"

#include "core/reference/layers.h"

namespace attn::reference {

Matrix concatenate_heads(ConstTensorView heads) {
  Matrix concatenated(heads.rows, heads.heads * heads.cols);
  for (std::size_t h = 0; h < heads.heads; ++h)
    for (std::size_t i = 0; i < heads.rows; ++i)
      for (std::size_t c = 0; c < heads.cols; ++c)
        concatenated(i, h * heads.cols + c) = heads.head(h)(i, c);
  return concatenated;
}

MultiHead multi_head_attention(ConstView x, ConstView y, const MultiHeadParams& params,
                               const MultiHeadConfig& config) {
  MultiHead result;
  result.query = linear(x, params.w_q, params.b_q);
  result.key = linear(y, params.w_k, params.b_k);
  result.value = config.value_is_key ? result.key : linear(y, params.w_v, params.b_v);
  result.attention = attention({.query = split_heads(ConstView(result.query), config.n_heads),
                                .key = split_heads(ConstView(result.key), config.n_kv_heads),
                                .value = split_heads(ConstView(result.value), config.n_kv_heads)},
                               config.attention);
  result.concatenated = concatenate_heads(result.attention.output);
  result.output = params.w_o.empty() ? result.concatenated
                                     : linear(result.concatenated, params.w_o, params.b_o);
  return result;
}

}  // namespace attn::reference
