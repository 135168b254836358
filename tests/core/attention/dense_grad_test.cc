#include "core/attention/dense_grad.h"

#include <gtest/gtest.h>

#include <limits>

#include "core/attention/dense.h"
#include "core/reference/attention_grad.h"
#include "tests/core/attention/tensors.h"

namespace attn {
namespace {

using testing::exact;
using testing::GuardedTensor;
using testing::largest_error;

struct Shape {
  std::size_t n_heads, n_kv_heads, n_q, n_kv, d;
};

/// A gradient is a product of up to four of these sums, each of n or d terms of size 1 to 4.
double tolerance(const Shape& shape) {
  return (64 + 4 * static_cast<double>(shape.n_q + shape.n_kv + shape.d)) * testing::kEpsilon;
}

void check(const Shape& shape, const Mask& mask) {
  Random random(shape.n_q * 1000 + shape.n_kv);
  const auto& [n_heads, n_kv_heads, n_q, n_kv, d] = shape;
  GuardedTensor query(n_heads, n_q, d), key(n_kv_heads, n_kv, d), value(n_kv_heads, n_kv, d);
  GuardedTensor bias(n_heads, n_q, n_kv), weights(n_heads, n_q, n_kv), output(n_heads, n_q, d);
  GuardedTensor grad_output(n_heads, n_q, d);
  for (GuardedTensor* x : {&query, &key, &value, &bias, &grad_output}) x->fill_normal(random);
  const AttentionInputs inputs{.query = query, .key = key, .value = value};
  const AttentionConfig config{.scale = 0.5F, .mask = mask, .bias = bias};
  Arena arena;
  dense_attention(inputs, config, {.scores = {}, .weights = weights, .output = output}, arena);
  GuardedTensor grad_query(n_heads, n_q, d), grad_key(n_kv_heads, n_kv, d);
  GuardedTensor grad_value(n_kv_heads, n_kv, d);
  dense_attention_backward(inputs, config, {.weights = weights, .grad_output = grad_output},
                           {.query = grad_query, .key = grad_key, .value = grad_value}, arena);

  const reference::Tensor q = exact(query.view()), k = exact(key.view()), v = exact(value.view());
  const reference::Tensor b = exact(bias.view());
  const reference::AttentionGrads must = reference::attention_backward(
      {.query = q, .key = k, .value = v}, {.scale = 0.5, .mask = mask, .bias = b},
      exact(grad_output.view()));
  EXPECT_LE(largest_error(grad_query.view(), must.query), tolerance(shape));
  EXPECT_LE(largest_error(grad_key.view(), must.key), tolerance(shape));
  EXPECT_LE(largest_error(grad_value.view(), must.value), tolerance(shape));
  EXPECT_TRUE(grad_query.gaps_intact() && grad_key.gaps_intact() && grad_value.gaps_intact());
}

TEST(DenseGradient, IsThatOfTheReferenceAtEverySize) {
  for (const std::size_t n : testing::edge_sizes())
    for (const std::size_t d : testing::edge_sizes())
      if (n > 0 && d > 0) check({.n_heads = 1, .n_kv_heads = 1, .n_q = n, .n_kv = n, .d = d}, {});
  check({.n_heads = 2, .n_kv_heads = 2, .n_q = 70, .n_kv = 131, .d = 24}, {});
}

TEST(DenseGradient, IsThatOfTheReferenceAtTheNarrowestAndAWideWidth) {
  for (const std::size_t d : {1, 513})
    check({.n_heads = 1, .n_kv_heads = 1, .n_q = 7, .n_kv = 9, .d = d}, {});
}

TEST(DenseGradient, GoesThroughEveryMask) {
  for (const MaskKind kind :
       {MaskKind::kNone, MaskKind::kCausal, MaskKind::kCausalLowerRight, MaskKind::kWindow})
    for (const std::size_t n : {5, 130}) {
      SCOPED_TRACE(static_cast<int>(kind));
      std::vector<std::uint8_t> padding(n + 3);
      padding[0] = padding[n] = 1;  // the first query may attend to nothing under a causal mask
      check({.n_heads = 2, .n_kv_heads = 2, .n_q = n, .n_kv = n + 3, .d = 8},
            {.kind = kind, .window = 3, .ignore_key = padding});
    }
}

TEST(DenseGradient, SizesBeyondReasonWithoutANumberAreDoneAtOnce) {
  constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max();
  Arena scratch;
  // Rows without a column, and heads without a row, whose keys get gradients of 0.
  const Tensor rows(nullptr, 1, kMost, 0), none(nullptr, 1, 0, 0);
  dense_attention_backward({.query = rows, .key = none, .value = none}, {},
                           {.weights = rows, .grad_output = rows},
                           {.query = rows, .key = none, .value = none}, scratch);
  GuardedTensor key(1, 3, 2), grad(1, 3, 2);
  dense_attention_backward(
      {.query = {nullptr, kMost, 0, 2}, .key = key.fill(1), .value = key}, {},
      {.weights = {nullptr, kMost, 0, 3}, .grad_output = {nullptr, kMost, 0, 2}},
      {.query = {nullptr, kMost, 0, 2}, .key = grad, .value = grad}, scratch);
  grad.for_each([](float& x) { EXPECT_EQ(x, 0); });
  EXPECT_EQ(scratch.bytes_reserved(), 0u);
}

TEST(DenseGradient, TakesNoMoreMemoryThanItSays) {
  const ConstTensor x(nullptr, 2, 100, 8), key(nullptr, 1, 700, 8);
  const AttentionInputs shapes{.query = x, .key = key, .value = key};
  Random random(5);
  GuardedTensor query(2, 100, 8), keys(1, 700, 8), weights(2, 100, 700);
  for (GuardedTensor* tensor : {&query, &keys, &weights}) tensor->fill_normal(random);
  Arena arena;
  arena.reserve("the test", dense_backward_bytes(shapes));
  const std::size_t reserved = arena.bytes_reserved();
  const DenseGrads grads{.query = arena.tensor(2, 100, 8),
                         .key = arena.tensor(1, 700, 8),
                         .value = arena.tensor(1, 700, 8)};
  dense_attention_backward({.query = query, .key = keys, .value = keys}, {},
                           {.weights = weights, .grad_output = query}, grads, arena);
  EXPECT_EQ(arena.bytes_reserved(), reserved);
}

TEST(DenseGradient, GroupedHeadsAddUp) {
  check({.n_heads = 6, .n_kv_heads = 2, .n_q = 7, .n_kv = 9, .d = 5}, {});
  check({.n_heads = 4, .n_kv_heads = 1, .n_q = 7, .n_kv = 7, .d = 5}, {.kind = MaskKind::kCausal});
}

}  // namespace
}  // namespace attn
