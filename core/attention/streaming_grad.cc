#include "core/attention/streaming_grad.h"

#include <algorithm>
#include <limits>

#include "core/attention/mask.h"
#include "core/ops/gemm.h"
#include "core/simd/exp.h"
#include "core/simd/simd.h"

namespace attn {
namespace {

using simd::Vec;

constexpr std::size_t kTileRows = 64;
constexpr std::size_t kTileKeys = 64;

/// One head, its forward pass and its gradients.
struct Head {
  std::size_t index;
  ConstMatrix query, key, value, bias;  // bias without data = none
  ConstMatrix output, grad_output;
  const float* log_sum_exp;
  Matrix grad_query, grad_key, grad_value;
};

/// The queries [row, row + n_rows) and keys [key, key + n_keys).
struct Tile {
  std::size_t row, n_rows, key, n_keys;

  ConstMatrix queries(ConstMatrix x) const { return x.block(row, 0, n_rows, x.cols); }
  ConstMatrix keys(ConstMatrix x) const { return x.block(key, 0, n_keys, x.cols); }
  Matrix queries(Matrix x) const { return x.block(row, 0, n_rows, x.cols); }
  Matrix keys(Matrix x) const { return x.block(key, 0, n_keys, x.cols); }
};

/// exp(x - shift) where shift is the logarithm of a sum that exp(x) is part of: at most 1, also
/// where the rounding of huge scores hides it.
Vec weight(Vec x, Vec shift) { return simd::exp(simd::min(x - shift, simd::broadcast(0.0F))); }

/// x = weight(x, shift).
void turn_into_weights(float* x, std::size_t count, float shift) {
  const Vec by = simd::broadcast(shift);
  std::size_t i = 0;
  for (; i + simd::kLanes <= count; i += simd::kLanes)
    simd::store(x + i, weight(simd::load(x + i), by));
  if (i < count)
    simd::store_tail(x + i, weight(simd::load_tail(x + i, count - i, shift), by), count - i);
}

/// Row `row` of a tile of scores becomes that of the weights; `keys` are those it may attend to.
void recompute_row(const Head& head, const Mask& mask, const Tile& tile, std::size_t row,
                   float* scores) {
  const KeyRange all = key_range(mask, row, head.query.rows, head.key.rows);
  const std::size_t end = tile.key + tile.n_keys;
  const std::size_t first = std::clamp(all.begin, tile.key, end) - tile.key;
  const std::size_t last = std::clamp(all.end, tile.key, end) - tile.key;
  const float log_sum_exp = head.log_sum_exp[row];
  if (first >= last || log_sum_exp == -std::numeric_limits<float>::infinity()) {
    std::fill_n(scores, tile.n_keys, 0.0F);
    return;
  }
  std::fill_n(scores, first, 0.0F);
  std::fill(scores + last, scores + tile.n_keys, 0.0F);
  if (!head.bias.empty())
    for (std::size_t j = first; j < last; ++j) scores[j] += head.bias(row, tile.key + j);
  turn_into_weights(scores + first, last - first, log_sum_exp);
  if (has_bits(mask))
    for (std::size_t j = first; j < last; ++j)
      if (!may_attend(mask, head.index, row, tile.key + j)) scores[j] = 0;
}

/// weights = softmax(scale · Q Kᵀ + bias), masked, of one tile.
void recompute_weights(const Head& head, const AttentionConfig& config, const Tile& tile,
                       Matrix weights, Arena& scratch) {
  gemm(tile.queries(head.query), tile.keys(head.key), weights,
       {.b = Transpose::kYes, .alpha = config.scale}, scratch);
  for (std::size_t i = 0; i < tile.n_rows; ++i)
    recompute_row(head, config.mask, tile, tile.row + i, weights.row(i));
}

/// The gradient of the scores of one row, in place of that of its weights. Σ_j weights · grad of
/// weights, which softmax subtracts, is output · grad of output.
void softmax_backward(const Head& head, std::size_t row, const float* weights, float* grad,
                      std::size_t count) {
  float sum = 0;
  for (std::size_t c = 0; c < head.output.cols; ++c)
    sum += head.output(row, c) * head.grad_output(row, c);
  for (std::size_t j = 0; j < count; ++j) grad[j] = weights[j] * (grad[j] - sum);
}

void backward(const Head& head, const AttentionConfig& config, const Tile& tile, Arena& scratch) {
  const Arena::Scope scope(scratch);
  const Matrix weights = scratch.matrix(tile.n_rows, tile.n_keys);
  const Matrix grad = scratch.matrix(tile.n_rows, tile.n_keys);
  recompute_weights(head, config, tile, weights, scratch);

  // output = weights · V
  const ConstMatrix grad_output = tile.queries(head.grad_output);
  gemm(weights, grad_output, tile.keys(head.grad_value), {.a = Transpose::kYes, .accumulate = true},
       scratch);
  gemm(grad_output, tile.keys(head.value), grad, {.b = Transpose::kYes}, scratch);
  // weights = softmax(scores)
  for (std::size_t i = 0; i < tile.n_rows; ++i)
    softmax_backward(head, tile.row + i, weights.row(i), grad.row(i), tile.n_keys);
  // scores = scale · Q Kᵀ + bias
  gemm(grad, tile.keys(head.key), tile.queries(head.grad_query),
       {.alpha = config.scale, .accumulate = true}, scratch);
  gemm(grad, tile.queries(head.query), tile.keys(head.grad_key),
       {.a = Transpose::kYes, .alpha = config.scale, .accumulate = true}, scratch);
}

}  // namespace

void streaming_attention_backward(const AttentionInputs& inputs, const AttentionConfig& config,
                                  const StreamingTrace& trace, const DenseGrads& grads,
                                  Arena& scratch) {
  validate(inputs, config);
  const std::size_t n_q = inputs.n_q();
  const std::size_t n_heads = inputs.query.heads;
  ATTN_CHECK(has_shape(trace.output, n_heads, n_q, inputs.d_v()));
  ATTN_CHECK(has_shape(trace.grad_output, n_heads, n_q, inputs.d_v()));
  ATTN_CHECK(trace.log_sum_exp.rows == n_heads && trace.log_sum_exp.cols == n_q);
  for (const Tensor& grad : {grads.query, grads.key, grads.value}) fill(grad, 0.0F);
  // Without a query or without a gradient, heads and rows may be any number.
  if (n_q == 0 || (grads.query.empty() && grads.key.empty() && grads.value.empty())) return;

  for (std::size_t h = 0; h < n_heads; ++h) {
    const std::size_t kv = inputs.kv_head(h);
    const Head head{.index = h,
                    .query = inputs.query.head(h),
                    .key = inputs.key.head(kv),
                    .value = inputs.value.head(kv),
                    .bias = bias_head(config, h),
                    .output = trace.output.head(h),
                    .grad_output = trace.grad_output.head(h),
                    .log_sum_exp = trace.log_sum_exp.row(h),
                    .grad_query = grads.query.head(h),
                    .grad_key = grads.key.head(kv),
                    .grad_value = grads.value.head(kv)};
    for (std::size_t row = 0; row < n_q; row += kTileRows) {
      const std::size_t n_rows = std::min(kTileRows, n_q - row);
      const KeyRange keys = block_key_range(config.mask, row, n_rows, n_q, inputs.n_kv());
      for (std::size_t key = keys.begin; key < keys.end; key += kTileKeys)
        backward(head, config,
                 {.row = row,
                  .n_rows = n_rows,
                  .key = key,
                  .n_keys = std::min(kTileKeys, keys.end - key)},
                 scratch);
    }
  }
}

}  // namespace attn
