#include "core/attention/multi_head_grad.h"

#include "core/attention/dense_grad.h"
#include "core/ops/linear.h"

namespace attn {
namespace {

/// The gradients of the projections, heads side by side: what `split_heads` was made from.
struct ProjectionGrads {
  Matrix query, key, value;
};

void add(ConstMatrix from, Matrix to) {
  for (std::size_t i = 0; i < to.rows; ++i)
    for (std::size_t j = 0; j < to.cols; ++j) to(i, j) += from(i, j);
}

/// head_i = Attention(q_i, k_i, v_i)
ProjectionGrads heads_backward(const MultiHeadForward& forward, ConstMatrix grad_heads,
                               Arena& scratch) {
  const auto& [x, y, params, config, result] = forward;
  const ProjectionGrads grads{
      .query = scratch.matrix(x.rows, config.n_heads * result.query.cols),
      .key = scratch.matrix(y.rows, config.n_kv_heads * result.key.cols),
      .value = scratch.matrix(y.rows, config.n_kv_heads * result.value.cols)};
  dense_attention_backward(
      {.query = result.query, .key = result.key, .value = result.value}, config.attention,
      {.weights = result.weights, .grad_output = split_heads(grad_heads, config.n_heads)},
      {.query = split_heads(grads.query, config.n_heads),
       .key = split_heads(grads.key, config.n_kv_heads),
       .value = split_heads(grads.value, config.n_kv_heads)},
      scratch);
  return grads;
}

}  // namespace

void multi_head_attention_backward(const MultiHeadForward& forward, ConstMatrix grad_output,
                                   const MultiHeadGrads& grads, Arena& scratch) {
  const Arena::Scope scope(scratch);
  const auto& [x, y, params, config, result] = forward;

  // output = concatenated · w_o + b_o, or just concatenated
  ConstMatrix grad_heads = grad_output;
  if (!params.w_o.empty()) {
    const Matrix grad = scratch.matrix(x.rows, params.w_o.rows);
    linear_backward(result.concatenated, params.w_o, grad_output,
                    {.x = grad, .w = grads.w_o, .b = grads.b_o}, scratch);
    grad_heads = grad;
  }
  const ProjectionGrads of = heads_backward(forward, grad_heads, scratch);

  // v = k, or v = y · w_v + b_v
  if (config.value_is_key) {
    add(of.value, of.key);
  } else {
    linear_backward(y, params.w_v, of.value, {.x = grads.y, .w = grads.w_v, .b = grads.b_v},
                    scratch);
  }
  // k = y · w_k + b_k
  linear_backward(y, params.w_k, of.key,
                  {.x = grads.y, .add_to_x = !config.value_is_key, .w = grads.w_k, .b = grads.b_k},
                  scratch);
  // q = x · w_q + b_q
  linear_backward(x, params.w_q, of.query, {.x = grads.x, .w = grads.w_q, .b = grads.b_q}, scratch);
}

}  // namespace attn
