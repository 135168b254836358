#include "core/attention/linear_attention.h"

#include <algorithm>
#include <limits>

#include "core/ops/gemm.h"
#include "core/simd/exp.h"
#include "core/simd/simd.h"

namespace attn {
namespace {

using simd::kLanes;
using simd::Vec;

/// Rows that meet each other directly when causal; those before them meet through the state.
constexpr std::size_t kChunk = 64;

/// The smallest sum of shares that can be divided by: the inverse of less overflows.
constexpr float kSmallest = std::numeric_limits<float>::min();

/// φ(x) = max(x, 0) + exp(min(x, 0)), which is elu(x) + 1 without a branch.
Vec feature(Vec x) {
  const Vec above = simd::max(x, simd::broadcast(0.0F));
  return above + simd::exp(x - above);
}

Matrix features(ConstMatrix x, Arena& scratch) {
  const Matrix y = scratch.matrix(x.rows, x.cols);
  for (std::size_t i = 0; i < x.rows; ++i) {
    std::size_t j = 0;
    for (; j + kLanes <= x.cols; j += kLanes)
      simd::store(y.row(i) + j, feature(simd::load(x.row(i) + j)));
    if (const std::size_t rest = x.cols - j; rest > 0)
      simd::store_tail(y.row(i) + j, feature(simd::load_tail(x.row(i) + j, rest, /*fill=*/0.0F)),
                       rest);
  }
  return y;
}

/// [V | 1]: with one more column that is 1, the products that sum the values sum the weights too.
Matrix with_ones(ConstMatrix value, Arena& scratch) {
  const Matrix y = scratch.matrix(value.rows, value.cols + 1);
  for (std::size_t i = 0; i < value.rows; ++i) {
    std::copy_n(value.row(i), value.cols, y.row(i));
    y(i, value.cols) = 1;
  }
  return y;
}

/// One head: φ(Q), φ(K) and [V | 1], and the state [S | z].
struct Head {
  Matrix query, key, value;
  Matrix state;   // (d_k, d_v + 1)
  Matrix result;  // (n_q, d_v + 1): [numerator | denominator]
};

Matrix rows(Matrix x, std::size_t row, std::size_t n_rows) {
  return x.block(row, 0, n_rows, x.cols);
}

/// state += φ(K)ᵀ [V | 1] over the keys [row, row + n_rows).
void see(const Head& head, std::size_t row, std::size_t n_rows, Arena& scratch) {
  gemm(rows(head.key, row, n_rows), rows(head.value, row, n_rows), head.state,
       {.a = Transpose::kYes, .accumulate = true}, scratch);
}

void attend_to_all(const Head& head, Arena& scratch) {
  see(head, 0, head.key.rows, scratch);
  gemm(head.query, head.state, head.result, {}, scratch);
}

/// Equations 10 to 12, a chunk of rows at a time.
void attend_to_earlier(const Head& head, Arena& scratch) {
  const std::size_t n_kv = head.key.rows;
  for (std::size_t row = 0; row < head.query.rows; row += kChunk) {
    const Arena::Scope scope(scratch);
    const std::size_t n_rows = std::min(kChunk, head.query.rows - row);
    const Matrix query = rows(head.query, row, n_rows);
    const Matrix result = rows(head.result, row, n_rows);
    // 1. keys before the chunk, through the state
    gemm(query, head.state, result, {}, scratch);
    if (row >= n_kv) continue;
    // 2. keys of the chunk, with weights that are zero above the diagonal
    const std::size_t n_keys = std::min(kChunk, n_kv - row);
    const Matrix weights = scratch.matrix(n_rows, n_keys);
    gemm(query, rows(head.key, row, n_keys), weights, {.b = Transpose::kYes}, scratch);
    for (std::size_t i = 0; i < n_rows; ++i)
      for (std::size_t j = i + 1; j < n_keys; ++j) weights(i, j) = 0;
    gemm(weights, rows(head.value, row, n_keys), result, {.accumulate = true}, scratch);
    // 3. the chunk joins the state
    see(head, row, n_keys, scratch);
  }
}

void divide(const Head& head, Matrix output) {
  for (std::size_t i = 0; i < output.rows; ++i) {
    const float sum = head.result(i, output.cols);
    const float factor = sum >= kSmallest ? 1 / sum : 0.0F;
    for (std::size_t c = 0; c < output.cols; ++c) output(i, c) = head.result(i, c) * factor;
  }
}

}  // namespace

double linear_attention_bytes(const AttentionInputs& inputs) {
  const std::size_t d_k = inputs.d_k(), d_v = inputs.d_v();
  // One head at a time: φ(Q), φ(K), [V | 1], the result with its denominator, and the state.
  const double head = tensor_bytes(1, inputs.n_q(), d_k) + tensor_bytes(1, inputs.n_kv(), d_k) +
                      tensor_bytes(1, inputs.n_kv(), d_v) + tensor_bytes(1, inputs.n_kv(), 1) +
                      tensor_bytes(1, inputs.n_q(), d_v) + tensor_bytes(1, inputs.n_q(), 1) +
                      tensor_bytes(1, d_k, d_v) + tensor_bytes(1, d_k, 1);
  constexpr double kAlignment = 64;  // of each piece
  return tensor_bytes(inputs.query.heads, inputs.n_q(), d_v) + head +
         tensor_bytes(1, kChunk, kChunk) + kGemmScratchBytes + 7 * kAlignment;
}

void linear_attention(const AttentionInputs& inputs, const LinearAttentionConfig& config,
                      Tensor output, Arena& scratch) {
  validate(inputs, {.mask = {.ignore_key = config.ignore_key}});
  ATTN_CHECK(has_shape(output, inputs.query.heads, inputs.n_q(), inputs.d_v()));
  if (output.empty()) return;
  for (std::size_t h = 0; h < inputs.query.heads; ++h) {
    const Arena::Scope scope(scratch);
    const Head head{.query = features(inputs.query.head(h), scratch),
                    .key = features(inputs.key.head(inputs.kv_head(h)), scratch),
                    .value = with_ones(inputs.value.head(inputs.kv_head(h)), scratch),
                    .state = scratch.matrix(inputs.d_k(), inputs.d_v() + 1),
                    .result = scratch.matrix(inputs.n_q(), inputs.d_v() + 1)};
    fill(head.state, 0.0F);
    for (std::size_t j = 0; j < config.ignore_key.size(); ++j)
      if (config.ignore_key[j] != 0) std::fill_n(head.key.row(j), head.key.cols, 0.0F);
    config.causal ? attend_to_earlier(head, scratch) : attend_to_all(head, scratch);
    divide(head, output.head(h));
  }
}

}  // namespace attn
