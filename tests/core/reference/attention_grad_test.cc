#include "core/reference/attention_grad.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "core/reference/multi_head_grad.h"
#include "tests/core/reference/gradient_check.h"

namespace attn::reference {
namespace {

Tensor random_tensor(std::size_t heads, std::size_t rows, std::size_t cols, Random& random) {
  Tensor tensor(heads, rows, cols);
  for (double& value : tensor.data) value = random.normal();
  return tensor;
}

double dot(const Tensor& a, const Tensor& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.data.size(); ++i) sum += a.data[i] * b.data[i];
  return sum;
}

std::vector<double> random_vector(std::size_t size, Random& random) {
  return random_matrix(1, size, random).data;
}

TEST(ReferenceGradient, AttentionThroughMaskBiasAndGroups) {
  Random random(1);
  Tensor query = random_tensor(4, 3, 5, random), key = random_tensor(2, 6, 5, random),
         value = random_tensor(2, 6, 2, random), bias = random_tensor(4, 3, 6, random);
  const Tensor grad_output = random_tensor(4, 3, 2, random);
  const std::vector<std::uint8_t> padding = {0, 1, 0, 0, 0, 0};
  const AttentionInputs inputs{.query = query, .key = key, .value = value};
  for (const MaskKind kind :
       {MaskKind::kNone, MaskKind::kCausal, MaskKind::kCausalLowerRight, MaskKind::kWindow}) {
    SCOPED_TRACE(static_cast<int>(kind));
    const AttentionConfig config{
        .scale = 0.7, .mask = {.kind = kind, .window = 2, .ignore_key = padding}, .bias = bias};
    const AttentionGrads grads = attention_backward(inputs, config, grad_output);
    const auto f = [&] { return dot(attention(inputs, config).output, grad_output); };
    expect_gradient(query.data, grads.query.data, f);
    expect_gradient(key.data, grads.key.data, f);
    expect_gradient(value.data, grads.value.data, f);
  }
}

/// Params of two query heads on one key head, d_model 4, and a bias of each projection.
struct Params {
  explicit Params(Random& random)
      : w{random_matrix(4, 6, random), random_matrix(4, 3, random), random_matrix(4, 3, random),
          random_matrix(6, 4, random)},
        b{random_vector(6, random), random_vector(3, random), random_vector(3, random),
          random_vector(4, random)} {}
  operator MultiHeadParams() const {
    return {.w_q = w[0],
            .w_k = w[1],
            .w_v = w[2],
            .w_o = w[3],
            .b_q = b[0],
            .b_k = b[1],
            .b_v = b[2],
            .b_o = b[3]};
  }
  Matrix w[4];
  std::vector<double> b[4];
};

TEST(ReferenceGradient, MultiHeadAttention) {
  for (const bool value_is_key : {false, true}) {
    SCOPED_TRACE(value_is_key);
    Random random(2);
    Params params(random);
    Matrix x = random_matrix(3, 4, random), y = random_matrix(5, 4, random);
    const Matrix grad_output = random_matrix(3, 4, random);
    const MultiHeadConfig config{.n_heads = 2,
                                 .n_kv_heads = 1,
                                 .attention = {.scale = 0.6, .mask = {.kind = MaskKind::kCausal}},
                                 .value_is_key = value_is_key};
    MultiHeadGrads grads = multi_head_attention_backward(x, y, params, config, grad_output);
    const auto f = [&] {
      return dot(multi_head_attention(x, y, params, config).output, grad_output);
    };
    expect_gradient(x.data, grads.x.data, f);
    expect_gradient(y.data, grads.y.data, f);
    const Matrix* grad_w[] = {&grads.w_q, &grads.w_k, &grads.w_v, &grads.w_o};
    const std::vector<double>* grad_b[] = {&grads.b_q, &grads.b_k, &grads.b_v, &grads.b_o};
    for (int i = 0; i < 4; ++i) {
      expect_gradient(params.w[i].data, grad_w[i]->data, f);
      expect_gradient(params.b[i], *grad_b[i], f);
    }
  }
}

TEST(ReferenceGradient, MultiHeadAttentionWithoutOutputProjection) {
  Random random(3);
  Params params(random);
  params.w[3] = {};
  params.b[3] = {};
  Matrix x = random_matrix(3, 4, random);
  const Matrix grad_output = random_matrix(3, 6, random);
  const MultiHeadConfig config{.n_heads = 2, .n_kv_heads = 1, .attention = {.scale = 0.6}};
  const MultiHeadGrads grads = multi_head_attention_backward(x, x, params, config, grad_output);
  Matrix of_both = grads.x;  // self-attention: x is changed on both sides
  add(grads.y, of_both);
  expect_gradient(x.data, of_both.data, [&] {
    return dot(multi_head_attention(x, x, params, config).output, grad_output);
  });
}

}  // namespace
}  // namespace attn::reference
