#include "core/reference/attention_grad.h"

#include <cmath>

#include "core/reference/layers.h"

namespace attn::reference {

HeadResult attention_head(const HeadInputs& inputs) {
  const auto& [query, key, value, bias, scale] = inputs;
  Matrix scores = bias;
  for (std::size_t i = 0; i < query.rows; ++i)
    for (std::size_t j = 0; j < key.rows; ++j)
      for (std::size_t k = 0; k < query.cols; ++k) scores(i, j) += scale * query(i, k) * key(j, k);
  HeadResult result{.weights = softmax_rows(scores), .output = Matrix(query.rows, value.cols)};
  for (std::size_t i = 0; i < query.rows; ++i)
    for (std::size_t j = 0; j < key.rows; ++j)
      for (std::size_t k = 0; k < value.cols; ++k)
        result.output(i, k) += result.weights(i, j) * value(j, k);
  return result;
}

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

Matrix rotate_positions(ConstView x, double direction) {
  Matrix y(x.rows, x.cols);
  for (std::size_t position = 0; position < x.rows; ++position)
    for (std::size_t i = 0; i + 1 < x.cols; i += 2) {
      const double frequency =
          std::pow(10000.0, -static_cast<double>(i) / static_cast<double>(x.cols));
      const double angle = direction * static_cast<double>(position) * frequency;
      y(position, i) = x(position, i) * std::cos(angle) - x(position, i + 1) * std::sin(angle);
      y(position, i + 1) = x(position, i) * std::sin(angle) + x(position, i + 1) * std::cos(angle);
    }
  return y;
}

double alibi_slope(std::size_t head, std::size_t n_heads) {
  return std::exp2(-8.0 * static_cast<double>(head + 1) / static_cast<double>(n_heads));
}

}  // namespace attn::reference
