#include "core/attention/dense_grad.h"

#include <algorithm>

#include "core/attention/mask.h"
#include "core/ops/gemm.h"
#include "core/ops/softmax_grad.h"

namespace attn {
namespace {

/// Query rows that share one range of keys: as in dense.cc.
constexpr std::size_t kBlockRows = 64;

/// One head, or a block of its query rows and keys.
struct Head {
  ConstMatrix query, key, value, weights, grad_output;
  Matrix grad_query, grad_key, grad_value;

  Head block(std::size_t row, std::size_t n_rows, KeyRange keys) const {
    const std::size_t n_keys = keys.end - keys.begin;
    const auto rows = [&](auto x) { return x.block(row, 0, n_rows, x.cols); };
    const auto columns = [&](auto x) { return x.block(keys.begin, 0, n_keys, x.cols); };
    return {.query = rows(query),
            .key = columns(key),
            .value = columns(value),
            .weights = weights.block(row, keys.begin, n_rows, n_keys),
            .grad_output = rows(grad_output),
            .grad_query = rows(grad_query),
            .grad_key = columns(grad_key),
            .grad_value = columns(grad_value)};
  }
};

void backward(const Head& head, float scale, Arena& scratch) {
  const Arena::Scope scope(scratch);
  const Matrix grad = scratch.matrix(head.weights.rows, head.weights.cols);
  // 1. output = weights · V
  gemm(head.weights, head.grad_output, head.grad_value, {.a = Transpose::kYes, .accumulate = true},
       scratch);
  gemm(head.grad_output, head.value, grad, {.b = Transpose::kYes}, scratch);
  // 2. weights = softmax(scores)
  for (std::size_t i = 0; i < grad.rows; ++i)
    softmax_backward({head.weights.row(i), grad.cols}, {grad.row(i), grad.cols},
                     {grad.row(i), grad.cols});
  // 3. scores = scale · Q Kᵀ + bias
  gemm(grad, head.key, head.grad_query, {.alpha = scale}, scratch);
  gemm(grad, head.query, head.grad_key, {.a = Transpose::kYes, .alpha = scale, .accumulate = true},
       scratch);
}

}  // namespace

double dense_backward_bytes(const AttentionInputs& inputs) {
  const auto like = [](const ConstTensor& x) { return tensor_bytes(x.heads, x.rows, x.cols); };
  return like(inputs.query) + like(inputs.key) + like(inputs.value) +
         tensor_bytes(1, kBlockRows, inputs.n_kv()) + kGemmScratchBytes;
}

void dense_attention_backward(const AttentionInputs& inputs, const AttentionConfig& config,
                              const DenseTrace& trace, const DenseGrads& grads, Arena& scratch) {
  validate(inputs, config);
  const auto& [weights, grad_output] = trace;
  const std::size_t n_q = inputs.n_q();
  ATTN_CHECK(weights.heads == inputs.query.heads && weights.rows == n_q);
  ATTN_CHECK(weights.cols == inputs.n_kv() && grad_output.heads == inputs.query.heads);
  fill(grads.key, 0.0F);
  fill(grads.value, 0.0F);
  // Without a query or without a gradient, heads and rows may be any number.
  if (n_q == 0 || (grads.query.empty() && grads.key.empty() && grads.value.empty())) return;
  for (std::size_t h = 0; h < inputs.query.heads; ++h) {
    const std::size_t kv = inputs.kv_head(h);
    const Head head{.query = inputs.query.head(h),
                    .key = inputs.key.head(kv),
                    .value = inputs.value.head(kv),
                    .weights = weights.head(h),
                    .grad_output = grad_output.head(h),
                    .grad_query = grads.query.head(h),
                    .grad_key = grads.key.head(kv),
                    .grad_value = grads.value.head(kv)};
    for (std::size_t row = 0; row < n_q; row += kBlockRows) {
      const std::size_t n_rows = std::min(kBlockRows, n_q - row);
      const KeyRange keys = block_key_range(config.mask, row, n_rows, n_q, inputs.n_kv());
      backward(head.block(row, n_rows, keys), config.scale, scratch);
    }
  }
}

}  // namespace attn
