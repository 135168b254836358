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
/// enough that a causal mask saves nearly half. All packing, of queries and weights too, takes 8 %
/// of the time at (1, 512, 64) in Chromium.
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

void fill_outside(const Matrix& x, std::size_t row, KeyRange keys, float value) {
  std::fill(x.row(row), x.row(row) + keys.begin, value);
  std::fill(x.row(row) + keys.end, x.row(row) + x.cols, value);
}

/// The weights of row `row`: softmax over its keys, zero elsewhere.
void finish_weights(const Head& head, std::size_t row, KeyRange keys) {
  float* scores = head.scores.row(row);
  float* weights = head.weights.row(row);
  const std::size_t count = keys.end - keys.begin;
  softmax({scores + keys.begin, count}, {weights + keys.begin, count});
  if (scores != weights) fill_outside(head.scores, row, keys, kMasked);
  fill_outside(head.weights, row, keys, /*value=*/0.0F);
}

/// Query rows [begin, begin + count) of one head.
struct Rows {
  std::size_t begin, count;
};

/// scores = scale · Q Kᵀ + bias, single keys hidden. What is outside of a row's range of keys is
/// not written, or has no meaning.
void write_scores(const Head& head, const AttentionConfig& config, Rows rows, Arena& scratch) {
  const std::size_t n_q = head.query.rows;
  const std::size_t n_kv = head.key.rows;
  const auto [first, last] = block_key_range(config.mask, rows.begin, rows.count, n_q, n_kv);
  const std::size_t count = last - first;
  gemm(head.query.block(rows.begin, 0, rows.count, head.query.cols),
       head.key.block(first, 0, count, head.key.cols),
       head.scores.block(rows.begin, first, rows.count, count),
       {.b = Transpose::kYes, .alpha = config.scale}, scratch);
  for (std::size_t i = rows.begin; i < rows.begin + rows.count; ++i)
    finish_scores(head, config.mask, i, key_range(config.mask, i, n_q, n_kv));
}

/// These rows of one head: scores, weights, output.
void attend(const Head& head, const AttentionConfig& config, Rows rows, Arena& scratch) {
  const std::size_t n_q = head.query.rows;
  const std::size_t n_kv = head.key.rows;
  // 1. scores = scale · Q Kᵀ + bias
  write_scores(head, config, rows, scratch);
  // 2. weights = softmax(scores), masked
  for (std::size_t i = rows.begin; i < rows.begin + rows.count; ++i)
    finish_weights(head, i, key_range(config.mask, i, n_q, n_kv));
  // 3. output = weights · V
  const auto [first, last] = block_key_range(config.mask, rows.begin, rows.count, n_q, n_kv);
  const std::size_t count = last - first;
  gemm(head.weights.block(rows.begin, first, rows.count, count),
       head.value.block(first, 0, count, head.value.cols),
       head.output.block(rows.begin, 0, rows.count, head.output.cols), {}, scratch);
}

/// Calls f for each block of rows that share one range of keys.
template <typename F>
void for_each_block(std::size_t n_q, F&& f) {
  for (std::size_t row = 0; row < n_q; row += kBlockRows)
    f(Rows{.begin = row, .count = std::min(kBlockRows, n_q - row)});
}

}  // namespace

double dense_bytes(const AttentionInputs& inputs, bool keeps_scores) {
  const std::size_t n_heads = inputs.query.heads;
  const double matrices = tensor_bytes(n_heads, inputs.n_q(), inputs.n_kv());
  return (keeps_scores ? 2 : 1) * matrices + tensor_bytes(n_heads, inputs.n_q(), inputs.d_v()) +
         kGemmScratchBytes;
}

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
    for_each_block(n_q, [&](Rows rows) { attend(head, config, rows, scratch); });
  }
}

void dense_scores(const AttentionInputs& inputs, const AttentionConfig& config,
                  const Tensor& scores, Arena& scratch) {
  validate(inputs, config);
  const std::size_t n_q = inputs.n_q();
  ATTN_CHECK(has_shape(scores, inputs.query.heads, n_q, inputs.n_kv()));
  if (scores.empty()) return;
  for (std::size_t h = 0; h < scores.heads; ++h) {
    const Head head{.index = h,
                    .query = inputs.query.head(h),
                    .key = inputs.key.head(inputs.kv_head(h)),
                    .value = {},
                    .bias = bias_head(config, h),
                    .scores = scores.head(h),
                    .weights = {},
                    .output = {}};
    for_each_block(n_q, [&](Rows rows) { write_scores(head, config, rows, scratch); });
    for (std::size_t i = 0; i < n_q; ++i)
      fill_outside(head.scores, i, key_range(config.mask, i, n_q, inputs.n_kv()), kMasked);
  }
}

}  // namespace attn
