#include "core/reference/linear_attention.h"

#include <cmath>

namespace attn::reference {
namespace {

Matrix features(ConstView x) {
  Matrix y(x);
  for (double& value : y.data) value = feature(value);
  return y;
}

/// Divides each row by its sum; a row of zeros stays as it is.
void normalize_rows(Matrix& weights) {
  for (std::size_t i = 0; i < weights.rows; ++i) {
    double sum = 0;
    for (std::size_t j = 0; j < weights.cols; ++j) sum += weights(i, j);
    if (sum > 0)
      for (std::size_t j = 0; j < weights.cols; ++j) weights(i, j) /= sum;
  }
}

}  // namespace

double feature(double x) { return x > 0 ? x + 1 : std::exp(x); }

Tensor linear_attention(const AttentionInputs& inputs, const AttentionConfig& config) {
  Tensor output(inputs.query.heads, inputs.query.rows, inputs.value.cols);
  for (std::size_t h = 0; h < output.heads; ++h) {
    const auto [query, key, value, bias, scale] = head_inputs(inputs, {.mask = config.mask}, h);
    Matrix weights = scores(features(query), features(key), /*scale=*/1);
    for (std::size_t i = 0; i < weights.data.size(); ++i)
      if (bias.data[i] != 0) weights.data[i] = 0;  // -inf: hidden by the mask
    normalize_rows(weights);
    copy(weighted_sum(weights, value), output.head(h));
  }
  return output;
}

}  // namespace attn::reference
