#include "core/attention/dense.h"

#include <algorithm>
#include <limits>
#include <span>

#include "core/attention/mask.h"
#include "core/ops/gemm.h"
#include "core/ops/softmax.h"

namespace attn {
namespace {

constexpr float kMasked = -std::numeric_limits<float>::infinity();

/// Query rows that share one range of keys: long enough that packing the keys costs little, short
/// enough that a causal mask saves nearly half.
constexpr std::size_t kBlockRows = 64;

/// One head of an attention.
struct Head {
  std::size_t index;
  ConstMatrix query, key, value;
  ConstMatrix bias;                // no data = none
  Matrix scores, weights, output;  // scores are the weights where they are not kept
};

Head head_of(const AttentionInputs& inputs, const AttentionConfig& config,
             const DenseResult& result, std::size_t index) {
  Head head{.index = index,
            .query = inputs.query.head(index),
            .key = inputs.key.head(inputs.kv_head(index)),
            .value = inputs.value.head(inputs.kv_head(index)),
            .bias = bias_head(config, index),
            .scores = result.weights.head(index),
            .weights = result.weights.head(index),
            .output = result.output.head(index)};
  if (!result.scores.empty()) head.scores = result.scores.head(index);
  return head;
}

/// Adds the bias to row `row` and hides the single keys that the mask takes out of its range.
void finish_scores(const Head& head, const Mask& mask, std::size_t row, KeyRange keys) {
  float* scores = head.scores.row(row);
  if (!head.bias.empty())
    for (std::size_t j = keys.begin; j < keys.end; ++j) scores[j] += head.bias(row, j);
  if (has_bits(mask))
    for (std::size_t j = keys.begin; j < keys.end; ++j)
      if (!may_attend(mask, head.index, row, j)) scores[j] = kMasked;
}

/// The weights of row `row`: softmax over its keys, zero elsewhere.
void finish_weights(const Head& head, std::size_t row, KeyRange keys) {
  const std::size_t n_kv = head.weights.cols;
  float* scores = head.scores.row(row);
  float* weights = head.weights.row(row);
  const std::size_t count = keys.end - keys.begin;
  softmax({scores + keys.begin, count}, {weights + keys.begin, count});
  if (scores != weights) {
    std::fill(scores, scores + keys.begin, kMasked);
    std::fill(scores + keys.end, scores + n_kv, kMasked);
  }
  std::fill(weights, weights + keys.begin, 0.0F);
  std::fill(weights + keys.end, weights + n_kv, 0.0F);
}

/// Rows [row, row + n_rows) of one head: scores, weights, output.
void attend(const Head& head, const AttentionConfig& config, std::size_t row, std::size_t n_rows,
            Arena& scratch) {
  const std::size_t n_q = head.query.rows;
  const std::size_t n_kv = head.key.rows;
  const auto [first, last] = block_key_range(config.mask, row, n_rows, n_q, n_kv);
  const std::size_t count = last - first;

  // 1. scores = scale · Q Kᵀ
  gemm(head.query.block(row, 0, n_rows, head.query.cols),
       head.key.block(first, 0, count, head.key.cols), head.scores.block(row, first, n_rows, count),
       {.b = Transpose::kYes, .alpha = config.scale}, scratch);
  // 2. weights = softmax(scores + bias), masked
  for (std::size_t i = row; i < row + n_rows; ++i) {
    const KeyRange keys = key_range(config.mask, i, n_q, n_kv);
    finish_scores(head, config.mask, i, keys);
    finish_weights(head, i, keys);
  }
  // 3. output = weights · V
  gemm(head.weights.block(row, first, n_rows, count),
       head.value.block(first, 0, count, head.value.cols),
       head.output.block(row, 0, n_rows, head.output.cols), {}, scratch);
}

}  // namespace

void dense_attention(const AttentionInputs& inputs, const AttentionConfig& config,
                     const DenseResult& result, Arena& scratch) {
  validate(inputs, config);
  const std::size_t n_heads = inputs.query.heads;
  const std::size_t n_q = inputs.n_q();
  ATTN_CHECK(has_shape(result.weights, n_heads, n_q, inputs.n_kv()));
  ATTN_CHECK(has_shape(result.output, n_heads, n_q, inputs.d_v()));
  ATTN_CHECK(result.scores.empty() || has_shape(result.scores, n_heads, n_q, inputs.n_kv()));

  if (result.weights.empty() && result.output.empty()) return;  // whatever the other sizes are
  for (std::size_t h = 0; h < n_heads; ++h) {
    const Head head = head_of(inputs, config, result, h);
    for (std::size_t row = 0; row < n_q; row += kBlockRows)
      attend(head, config, row, std::min(kBlockRows, n_q - row), scratch);
  }
}

}  // namespace attn
