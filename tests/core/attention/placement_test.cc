// Where numbers lie changes no result: to the bit the same for any alignment and stride. Around the
// guarded tensors everything is NaN, behind the dense ones other numbers.
#include <gtest/gtest.h>

#include <vector>

#include "core/attention/dense.h"
#include "core/attention/dense_grad.h"
#include "core/attention/linear_attention.h"
#include "core/attention/streaming.h"
#include "core/attention/streaming_grad.h"
#include "tests/core/attention/random_inputs.h"

namespace attn {
namespace {

using testing::GuardedTensor;
using testing::RandomInputs;
using testing::Sizes;

/// A copy without gaps, `offset` floats behind an address that every vector is aligned to.
class Dense {
 public:
  Dense(const ConstTensor& from, std::size_t offset) {
    const std::size_t size = from.heads * from.rows * from.cols;
    float* data = arena_.take<float>(offset + size + kBehind) + offset;
    view = {data, from.heads, from.rows, from.cols};
    for (std::size_t h = 0; h < from.heads; ++h)
      for (std::size_t i = 0; i < from.rows; ++i)
        for (std::size_t j = 0; j < from.cols; ++j) view.head(h)(i, j) = from.head(h)(i, j);
    for (std::size_t i = 0; i < kBehind; ++i) data[size + i] = static_cast<float>(i) - 7;
  }
  Tensor view;

 private:
  static constexpr std::size_t kBehind = 16;
  Arena arena_;
};

void expect_same_bits(const ConstTensor& is, const ConstTensor& must) {
  for (std::size_t h = 0; h < must.heads; ++h)
    for (std::size_t i = 0; i < must.rows; ++i)
      for (std::size_t j = 0; j < must.cols; ++j)
        ASSERT_EQ(is.head(h)(i, j), must.head(h)(i, j)) << h << ", " << i << ", " << j;
}

/// Every kind of attention and its gradients, one after the other.
struct Results {
  explicit Results(const Sizes& s)
      : dense(s.n_heads, s.n_q, s.d_v),
        weights(s.n_heads, s.n_q, s.n_kv),
        streaming(dense),
        linear(dense),
        log_sum_exp(1, s.n_heads, s.n_q),
        grads{grads_of(s), grads_of(s)} {}

  static std::vector<GuardedTensor> grads_of(const Sizes& s) {
    return {
        {s.n_heads, s.n_q, s.d_k}, {s.n_kv_heads, s.n_kv, s.d_k}, {s.n_kv_heads, s.n_kv, s.d_v}};
  }

  void run(const AttentionInputs& inputs, const AttentionConfig& config,
           const ConstTensor& grad_output) {
    Arena scratch;
    dense_attention(inputs, config, {.weights = weights, .output = dense}, scratch);
    const Matrix sums = log_sum_exp.view().head(0);
    streaming_attention(inputs, config, {.output = streaming, .log_sum_exp = sums}, scratch);
    linear_attention(inputs, {.causal = true}, linear, scratch);
    dense_attention_backward(inputs, config, {.weights = weights, .grad_output = grad_output},
                             {.query = grads[0][0], .key = grads[0][1], .value = grads[0][2]},
                             scratch);
    streaming_attention_backward(
        inputs, config, {.output = streaming, .log_sum_exp = sums, .grad_output = grad_output},
        {.query = grads[1][0], .key = grads[1][1], .value = grads[1][2]}, scratch);
  }

  void expect_same(const Results& must) const {
    expect_same_bits(dense, must.dense);
    expect_same_bits(weights, must.weights);
    expect_same_bits(streaming, must.streaming);
    expect_same_bits(linear, must.linear);
    expect_same_bits(log_sum_exp, must.log_sum_exp);
    for (std::size_t way = 0; way < 2; ++way)
      for (std::size_t i = 0; i < 3; ++i) expect_same_bits(grads[way][i], must.grads[way][i]);
  }

  GuardedTensor dense, weights, streaming, linear, log_sum_exp;
  std::vector<GuardedTensor> grads[2];
};

void expect_no_difference(const Sizes& sizes) {
  RandomInputs guarded(sizes);
  GuardedTensor bias(sizes.n_heads, sizes.n_q, sizes.n_kv);
  GuardedTensor grad_output(sizes.n_heads, sizes.n_q, sizes.d_v);
  bias.fill_normal(guarded.random);
  grad_output.fill_normal(guarded.random);
  Results must(sizes);
  must.run(guarded, {.scale = 0.5F, .mask = {.kind = MaskKind::kCausal}, .bias = bias},
           grad_output);
  for (std::size_t offset = 0; offset <= simd::kLanes; ++offset) {
    SCOPED_TRACE(offset);
    const Dense query(guarded.query, offset), key(guarded.key, offset + 1);
    const Dense value(guarded.value, 2 * offset), dense_bias(bias, offset);
    const Dense dense_grad(grad_output, offset);
    Results is(sizes);
    is.run({.query = query.view, .key = key.view, .value = value.view},
           {.scale = 0.5F, .mask = {.kind = MaskKind::kCausal}, .bias = dense_bias.view},
           dense_grad.view);
    is.expect_same(must);
  }
}

TEST(Placement, ChangesNoBitOfAnyResult) {
  constexpr std::size_t kLanes = simd::kLanes;
  expect_no_difference({.n_q = 1, .n_kv = 1, .d_k = 1, .d_v = 1});
  expect_no_difference({.n_q = 3, .n_kv = kLanes + 1, .d_k = kLanes - 1, .d_v = 2 * kLanes + 1});
  expect_no_difference({.n_heads = 4, .n_kv_heads = 2, .n_q = 70, .n_kv = 67, .d_k = 33, .d_v = 9});
  expect_no_difference({.n_q = 66, .n_kv = 70, .d_k = 513, .d_v = 1});
}

}  // namespace
}  // namespace attn
