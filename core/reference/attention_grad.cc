#include "core/reference/attention_grad.h"

#include "core/reference/layers.h"

namespace attn::reference {

HeadGrads attention_head_backward(const HeadInputs& inputs, const HeadResult& result,
                                  const Matrix& grad_output) {
  const auto& [query, key, value, bias, scale] = inputs;
  HeadGrads grads{.query = Matrix(query.rows, query.cols),
                  .key = Matrix(key.rows, key.cols),
                  .value = Matrix(value.rows, value.cols),
                  .bias = {}};
  // output(i, k) = Σ_j weights(i, j) · value(j, k)
  Matrix grad_weights(query.rows, key.rows);
  for (std::size_t i = 0; i < query.rows; ++i)
    for (std::size_t j = 0; j < key.rows; ++j)
      for (std::size_t k = 0; k < value.cols; ++k) {
        grad_weights(i, j) += grad_output(i, k) * value(j, k);
        grads.value(j, k) += grad_output(i, k) * result.weights(i, j);
      }
  // weights = softmax(scores)
  Matrix grad_scores = softmax_rows_backward(result.weights, grad_weights);
  // scores(i, j) = bias(i, j) + scale · Σ_k query(i, k) · key(j, k)
  for (std::size_t i = 0; i < query.rows; ++i)
    for (std::size_t j = 0; j < key.rows; ++j)
      for (std::size_t k = 0; k < query.cols; ++k) {
        grads.query(i, k) += scale * grad_scores(i, j) * key(j, k);
        grads.key(j, k) += scale * grad_scores(i, j) * query(i, k);
      }
  grads.bias = std::move(grad_scores);
  return grads;
}

AttentionGrads attention_backward(const AttentionInputs& inputs, const AttentionConfig& config,
                                  ConstTensorView grad_output) {
  const auto& [query, key, value] = inputs;
  AttentionGrads grads{.query = {query.heads, query.rows, query.cols},
                       .key = {key.heads, key.rows, key.cols},
                       .value = {value.heads, value.rows, value.cols}};
  for (std::size_t h = 0; h < query.heads; ++h) {
    const HeadInputs head = head_inputs(inputs, config, h);
    const HeadGrads of_head =
        attention_head_backward(head, attention_head(head), Matrix(grad_output.head(h)));
    const std::size_t kv_head = h / (query.heads / key.heads);
    copy(of_head.query, grads.query.head(h));
    add(of_head.key, grads.key.head(kv_head));
    add(of_head.value, grads.value.head(kv_head));
  }
  return grads;
}

}  // namespace attn::reference
