#include "core/reference/attention.h"

#include <limits>

#include "core/reference/layers.h"

namespace attn::reference {
namespace {

/// The head of a tensor that has one for all heads, or one for each.
template <typename T>
MatrixView<T> shared_head(const TensorView<T>& tensor, std::size_t head) {
  return tensor.head(tensor.heads == 1 ? 0 : head);
}

/// Keys and queries as whole numbers, so that differences can be negative.
bool kind_allows(const Mask& mask, const Pair& pair) {
  const auto i = static_cast<long long>(pair.query);
  const auto j = static_cast<long long>(pair.key);
  const auto more_keys = static_cast<long long>(pair.n_kv) - static_cast<long long>(pair.n_q);
  switch (mask.kind) {
    case MaskKind::kNone:
      return true;
    case MaskKind::kCausal:
      return j <= i;
    case MaskKind::kCausalLowerRight:
      return j <= i + more_keys;
    case MaskKind::kWindow:
      return i - static_cast<long long>(mask.window) < j && j <= i;
  }
  __builtin_unreachable();
}

}  // namespace

Matrix scores(ConstView query, ConstView key, double scale) {
  Matrix scores(query.rows, key.rows);
  for (std::size_t i = 0; i < query.rows; ++i)
    for (std::size_t j = 0; j < key.rows; ++j) {
      double dot = 0;
      for (std::size_t c = 0; c < query.cols; ++c) dot += query(i, c) * key(j, c);
      scores(i, j) = scale * dot;
    }
  return scores;
}

bool may_attend(const Mask& mask, const Pair& pair) {
  if (!kind_allows(mask, pair)) return false;
  if (!mask.ignore_key.empty() && mask.ignore_key[pair.key] == 1) return false;
  if (!mask.keep.empty() && shared_head(mask.keep, pair.head)(pair.query, pair.key) == 0)
    return false;
  return true;
}

Matrix masked(ConstView scores, const Mask& mask, std::size_t head) {
  Matrix masked(scores);
  for (std::size_t i = 0; i < scores.rows; ++i)
    for (std::size_t j = 0; j < scores.cols; ++j)
      if (!may_attend(
              mask, {.head = head, .query = i, .n_q = scores.rows, .key = j, .n_kv = scores.cols}))
        masked(i, j) = -std::numeric_limits<double>::infinity();
  return masked;
}

Matrix weighted_sum(ConstView weights, ConstView value) {
  Matrix output(weights.rows, value.cols);
  for (std::size_t i = 0; i < weights.rows; ++i)
    for (std::size_t j = 0; j < value.rows; ++j)
      for (std::size_t c = 0; c < value.cols; ++c) output(i, c) += weights(i, j) * value(j, c);
  return output;
}

HeadResult attention_head(const HeadInputs& inputs) {
  HeadResult result;
  result.scores = scores(inputs.query, inputs.key, inputs.scale);
  add(inputs.bias, result.scores);
  result.weights = softmax_rows(result.scores);
  result.output = weighted_sum(result.weights, inputs.value);
  return result;
}

HeadInputs head_inputs(const AttentionInputs& inputs, const AttentionConfig& config,
                       std::size_t head) {
  const auto& [query, key, value] = inputs;
  const std::size_t kv_head = head / (query.heads / key.heads);
  const Matrix bias =
      config.bias.empty() ? Matrix(query.rows, key.rows) : Matrix(shared_head(config.bias, head));
  return {.query = Matrix(query.head(head)),
          .key = Matrix(key.head(kv_head)),
          .value = Matrix(value.head(kv_head)),
          .bias = masked(bias, config.mask, head),
          .scale = config.scale};
}

Attention attention(const AttentionInputs& inputs, const AttentionConfig& config) {
  const auto& [query, key, value] = inputs;
  Attention result{.scores = {query.heads, query.rows, key.rows},
                   .weights = {query.heads, query.rows, key.rows},
                   .output = {query.heads, query.rows, value.cols}};
  for (std::size_t h = 0; h < query.heads; ++h) {
    const HeadResult head = attention_head(head_inputs(inputs, config, h));
    copy(head.scores, result.scores.head(h));
    copy(head.weights, result.weights.head(h));
    copy(head.output, result.output.head(h));
  }
  return result;
}

}  // namespace attn::reference
