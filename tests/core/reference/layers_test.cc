#include "core/reference/layers.h"

#include <gtest/gtest.h>

#include <numbers>

#include "core/reference/attention_grad.h"
#include "core/reference/position.h"
#include "tests/core/reference/gradient_check.h"

namespace attn::reference {
namespace {

constexpr double kEpsilon = std::numeric_limits<double>::epsilon();

TEST(ReferenceGradient, Linear) {
  Random random(1);
  Matrix x = random_matrix(3, 4, random), w = random_matrix(4, 5, random);
  Matrix b = random_matrix(1, 5, random);
  const Matrix grad_y = random_matrix(3, 5, random);
  Matrix grad_w(4, 5), grad_b(1, 5);
  const Matrix grad_x = linear_backward(x, w, grad_y, grad_w, grad_b.data);
  const auto f = [&] { return dot(linear(x, w, b.data), grad_y); };
  expect_gradient(x.data, grad_x.data, f);
  expect_gradient(w.data, grad_w.data, f);
  expect_gradient(b.data, grad_b.data, f);
}

using NormForward = Matrix (*)(ConstView, const NormParams&);
using NormBackward = Matrix (*)(ConstView, const NormParams&, ConstView, const NormGrads&);

void check_norm(NormForward forward, NormBackward backward) {
  Random random(2);
  Matrix x = random_matrix(3, 7, random);
  Matrix gain = random_matrix(1, 7, random), bias = random_matrix(1, 7, random);
  const Matrix grad_y = random_matrix(3, 7, random);
  Matrix grad_gain(1, 7), grad_bias(1, 7);
  const NormParams params{gain.data, bias.data};
  const Matrix grad_x = backward(x, params, grad_y, {grad_gain.data, grad_bias.data});
  const auto f = [&] { return dot(forward(x, params), grad_y); };
  expect_gradient(x.data, grad_x.data, f);
  expect_gradient(gain.data, grad_gain.data, f);
  expect_gradient(bias.data, grad_bias.data, f);
}

TEST(ReferenceGradient, LayerNorm) { check_norm(layer_norm, layer_norm_backward); }
TEST(ReferenceGradient, RmsNorm) { check_norm(rms_norm, rms_norm_backward); }

TEST(ReferenceNorm, LayerNormGivesMeanZeroAndVarianceOne) {
  Random random(3);
  const Matrix x = random_matrix(2, 50, random);
  const std::vector<double> gain(50, 1.0);
  const Matrix y = layer_norm(x, {.gain = gain, .bias = {}, .eps = 0});
  for (std::size_t i = 0; i < 2; ++i) {
    double sum = 0, square = 0;
    for (std::size_t j = 0; j < 50; ++j) sum += y(i, j), square += y(i, j) * y(i, j);
    EXPECT_NEAR(sum, 0, 50 * kEpsilon);
    EXPECT_NEAR(square, 50, 50 * 4 * kEpsilon);
  }
}

TEST(ReferenceGradient, Activations) {
  for (double x : {-6.0, -1.0, -0.1, 0.0, 0.3, 2.0, 7.0}) {
    const double gelu_at = gelu_derivative(x), silu_at = silu_derivative(x);
    expect_gradient({&x, 1}, {&gelu_at, 1}, [&] { return gelu(x); });
    expect_gradient({&x, 1}, {&silu_at, 1}, [&] { return silu(x); });
  }
}

TEST(ReferenceActivation, KnownValues) {
  EXPECT_NEAR(gelu(1), 0.8413447460685429, 2 * kEpsilon);  // Φ(1)
  EXPECT_NEAR(silu(1), 0.7310585786300049, 2 * kEpsilon);  // 1 / (1 + 1/e)
  EXPECT_EQ(gelu(0), 0);
  EXPECT_EQ(silu(0), 0);
}

TEST(ReferenceGradient, SoftmaxRows) {
  Random random(4);
  Matrix scores = random_matrix(3, 5, random);
  const Matrix grad_weights = random_matrix(3, 5, random);
  const Matrix grad = softmax_rows_backward(softmax_rows(scores), grad_weights);
  expect_gradient(scores.data, grad.data, [&] { return dot(softmax_rows(scores), grad_weights); });
}

TEST(ReferenceSoftmax, RowWithNothingGivesZeros) {
  constexpr double kHidden = -std::numeric_limits<double>::infinity();
  Matrix scores(2, 2);
  scores.data = {kHidden, kHidden, kHidden, 3};
  EXPECT_EQ(softmax_rows(scores).data, (std::vector<double>{0, 0, 0, 1}));
}

TEST(ReferenceGradient, CrossEntropyWithAndWithoutSmoothing) {
  Random random(5);
  Matrix logits = random_matrix(4, 6, random);
  const std::vector<std::int32_t> targets{5, kNoTarget, 0, 2};
  for (const double smoothing : {0.0, 0.1}) {
    const CrossEntropy result = cross_entropy(logits, targets, smoothing);
    expect_gradient(logits.data, result.grad.data,
                    [&] { return cross_entropy(logits, targets, smoothing).loss; });
  }
}

TEST(ReferenceCrossEntropy, EqualLogitsCostTheLogarithmOfTheVocabulary) {
  const Matrix logits(2, 8);
  const std::vector<std::int32_t> targets{1, 7};
  for (const double smoothing : {0.0, 0.3})
    EXPECT_NEAR(cross_entropy(logits, targets, smoothing).loss, std::log(8.0), 8 * kEpsilon);
}

TEST(ReferenceGradient, Embedding) {
  Random random(6);
  Matrix table = random_matrix(4, 3, random);
  const std::vector<std::int32_t> tokens{2, 0, 2};  // a word twice: its gradients add up
  const Matrix grad_x = random_matrix(3, 3, random);
  Matrix grad_table(4, 3);
  embedding_backward(tokens, grad_x, grad_table);
  expect_gradient(table.data, grad_table.data,
                  [&] { return dot(embedding(table, tokens), grad_x); });
}

TEST(ReferenceGradient, AttentionHead) {
  Random random(7);
  HeadInputs inputs{.query = random_matrix(4, 3, random),
                    .key = random_matrix(5, 3, random),
                    .value = random_matrix(5, 2, random),
                    .bias = random_matrix(4, 5, random),
                    .scale = 0.7};
  inputs.bias(0, 1) = -std::numeric_limits<double>::infinity();
  const Matrix grad_output = random_matrix(4, 2, random);
  const HeadGrads grads = attention_head_backward(inputs, attention_head(inputs), grad_output);
  const auto f = [&] { return dot(attention_head(inputs).output, grad_output); };
  expect_gradient(inputs.query.data, grads.query.data, f);
  expect_gradient(inputs.key.data, grads.key.data, f);
  expect_gradient(inputs.value.data, grads.value.data, f);
  EXPECT_EQ(grads.bias(0, 1), 0);
  inputs.bias(0, 1) = -50;  // finite, so that it can be moved; its weight stays below e^-40
  expect_gradient(inputs.bias.data, grads.bias.data, f);
}

TEST(ReferenceGradient, RotatingBackUndoesRotating) {
  Random random(8);
  const Matrix x = random_matrix(5, 6, random);
  const Matrix back = rotate_positions(rotate_positions(x, 1), -1);
  for (std::size_t i = 0; i < x.data.size(); ++i)
    EXPECT_NEAR(back.data[i], x.data[i], 8 * kEpsilon * std::abs(x.data[i]) + 8 * kEpsilon);
  const Matrix grad = random_matrix(5, 6, random);
  // A rotation keeps angles, so its gradient is the rotation back.
  EXPECT_NEAR(dot(rotate_positions(x, 1), grad), dot(x, rotate_positions(grad, -1)),
              100 * kEpsilon);
}

}  // namespace
}  // namespace attn::reference
