#include "core/reference/multi_head_grad.h"

#include "core/reference/attention_grad.h"
#include "core/reference/layers.h"

namespace attn::reference {

MultiHeadGrads multi_head_attention_backward(ConstView x, ConstView y,
                                             const MultiHeadParams& params,
                                             const MultiHeadConfig& config, ConstView grad_output) {
  const MultiHead forward = multi_head_attention(x, y, params, config);
  MultiHeadGrads grads{.x = {},
                       .y = {},
                       .w_q = {params.w_q.rows, params.w_q.cols},
                       .w_k = {params.w_k.rows, params.w_k.cols},
                       .w_v = {params.w_v.rows, params.w_v.cols},
                       .w_o = {params.w_o.rows, params.w_o.cols},
                       .b_q = std::vector<double>(params.b_q.size()),
                       .b_k = std::vector<double>(params.b_k.size()),
                       .b_v = std::vector<double>(params.b_v.size()),
                       .b_o = std::vector<double>(params.b_o.size())};

  // output = concatenated · w_o + b_o
  const Matrix grad_concatenated =
      params.w_o.empty()
          ? Matrix(grad_output)
          : linear_backward(forward.concatenated, params.w_o, grad_output, grads.w_o, grads.b_o);
  // head_i = Attention(q_i, k_i, v_i)
  const AttentionGrads of_heads = attention_backward(
      {.query = split_heads(ConstView(forward.query), config.n_heads),
       .key = split_heads(ConstView(forward.key), config.n_kv_heads),
       .value = split_heads(ConstView(forward.value), config.n_kv_heads)},
      config.attention, split_heads(ConstView(grad_concatenated), config.n_heads));
  Matrix grad_key = concatenate_heads(of_heads.key);
  const Matrix grad_value = concatenate_heads(of_heads.value);
  // v = k, or v = y · w_v + b_v
  if (config.value_is_key) {
    add(grad_value, grad_key);
    grads.y = Matrix(y.rows, y.cols);
  } else {
    grads.y = linear_backward(y, params.w_v, grad_value, grads.w_v, grads.b_v);
  }
  // k = y · w_k + b_k
  add(linear_backward(y, params.w_k, grad_key, grads.w_k, grads.b_k), grads.y);
  // q = x · w_q + b_q
  grads.x = linear_backward(x, params.w_q, concatenate_heads(of_heads.query), grads.w_q, grads.b_q);
  return grads;
}

}  // namespace attn::reference
