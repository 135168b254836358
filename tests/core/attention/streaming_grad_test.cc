#include "core/attention/streaming_grad.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "core/attention/streaming.h"
#include "core/reference/attention_grad.h"
#include "tests/core/attention/log_sum_exp.h"
#include "tests/core/attention/random_inputs.h"
#include "tests/core/attention/rounding.h"

namespace attn {
namespace {

using testing::exact;
using testing::ExactInputs;
using testing::GuardedTensor;
using testing::kEpsilon;
using testing::largest_error;
using testing::RandomInputs;
using testing::Sizes;

struct Problem : RandomInputs {
  explicit Problem(const Sizes& s)
      : RandomInputs(s),
        bias(s.n_heads, s.n_q, s.n_kv),
        output(s.n_heads, s.n_q, s.d_v),
        grad_output(s.n_heads, s.n_q, s.d_v),
        grad_query(query),
        grad_key(key),
        grad_value(value) {
    for (GuardedTensor* tensor : {&bias, &output, &grad_output}) tensor->fill_normal(random);
    config.scale = scaled_by_sqrt(s.d_k);
  }

  void run(ConstMatrix log_sum_exp) {
    streaming_attention_backward(
        *this, config, {.output = output, .log_sum_exp = log_sum_exp, .grad_output = grad_output},
        {.query = grad_query, .key = grad_key, .value = grad_value}, scratch);
  }

  void expect_as_reference() {
    const ExactInputs exact_inputs(*this);
    const reference::Tensor exact_bias = exact(bias);
    const reference::AttentionConfig exact_config = exact(config, exact_bias);
    const reference::Attention forward = reference::attention(exact_inputs, exact_config);
    for (std::size_t h = 0; h < forward.output.heads; ++h)
      for (std::size_t i = 0; i < forward.output.rows; ++i)
        for (std::size_t c = 0; c < forward.output.cols; ++c)
          output.view().head(h)(i, c) =
              static_cast<float>(reference::ConstTensorView(forward.output).head(h)(i, c));
    Arena sums;
    run(testing::log_sum_exp(forward.scores, sums));

    const reference::AttentionGrads must =
        reference::attention_backward(exact_inputs, exact_config, exact(grad_output));
    const testing::GradRounding k(query.view(), key.view(), value.view(), grad_output.view(),
                                  exact_config.scale);
    EXPECT_LE(largest_error(grad_query.view(), must.query), k.query * kEpsilon);
    EXPECT_LE(largest_error(grad_key.view(), must.key), k.key * kEpsilon);
    EXPECT_LE(largest_error(grad_value.view(), must.value), k.value * kEpsilon);
    for (const GuardedTensor* grad : {&grad_query, &grad_key, &grad_value})
      EXPECT_TRUE(grad->gaps_intact());
  }

  GuardedTensor bias, output, grad_output;
  GuardedTensor grad_query, grad_key, grad_value;
  AttentionConfig config;
  Arena scratch;
};

TEST(StreamingGradient, IsTheReferenceAtAllLengthsUnderAllMasks) {
  std::vector<std::size_t> lengths = testing::edge_sizes();
  lengths.insert(lengths.end(), {64, 130});  // one tile, and more than two
  for (const std::size_t n_q : lengths)
    for (const std::size_t n_kv : lengths)
      for (const MaskKind kind : testing::kMaskKinds) {
        SCOPED_TRACE(::testing::Message()
                     << "n_q " << n_q << " n_kv " << n_kv << " kind " << static_cast<int>(kind));
        Problem problem({.n_q = n_q, .n_kv = n_kv});
        problem.config.mask = {.kind = kind, .window = 3};
        problem.expect_as_reference();
      }
}

TEST(StreamingGradient, IsTheReferenceAtAllWidths) {
  std::vector<std::size_t> widths = testing::edge_sizes();
  widths.push_back(513);
  for (const std::size_t d_k : widths)
    for (const std::size_t d_v : {std::size_t{1}, d_k}) {
      SCOPED_TRACE(::testing::Message() << "d_k " << d_k << " d_v " << d_v);
      Problem({.n_q = 5, .n_kv = 9, .d_k = d_k, .d_v = d_v}).expect_as_reference();
    }
}

TEST(StreamingGradient, GoesThroughBitsBiasAndGroups) {
  constexpr std::size_t kQueries = 70, kKeys = 130;
  Random random(3);
  std::vector<std::uint8_t> keep(6 * kQueries * kKeys), ignore(kKeys);
  for (std::uint8_t& bit : keep) bit = random.uniform() < 0.7;
  for (std::uint8_t& bit : ignore) bit = random.uniform() < 0.2;
  for (const std::size_t n_kv_heads : {1, 2, 6}) {
    Problem problem({.n_heads = 6, .n_kv_heads = n_kv_heads, .n_q = kQueries, .n_kv = kKeys});
    problem.config.mask = {.kind = MaskKind::kCausalLowerRight,
                           .keep = {keep.data(), 6, kQueries, kKeys},
                           .ignore_key = ignore};
    problem.config.bias = problem.bias;
    problem.expect_as_reference();
  }
}

TEST(StreamingGradient, IsZeroWhereNothingIsAttendedTo) {
  const std::vector<std::uint8_t> ignore(9, 1);
  Problem problem({.n_q = 4, .n_kv = 9});
  problem.config.mask.ignore_key = ignore;
  problem.expect_as_reference();
  for (GuardedTensor* grad : {&problem.grad_query, &problem.grad_key, &problem.grad_value})
    grad->for_each([](float& x) { EXPECT_EQ(x, 0); });
}

TEST(StreamingGradient, SizesBeyondReasonWithoutANumberAreDoneAtOnce) {
  constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max();
  Arena scratch;
  const Tensor rows(nullptr, 1, kMost, 0), none(nullptr, 1, 0, 0);
  streaming_attention_backward(
      {.query = rows, .key = none, .value = none}, {},
      {.output = rows, .log_sum_exp = {nullptr, 1, kMost}, .grad_output = rows},
      {.query = rows, .key = none, .value = none}, scratch);
  GuardedTensor key(1, 3, 2), grad(1, 3, 2);
  const Tensor heads(nullptr, kMost, 0, 2);
  streaming_attention_backward(
      {.query = heads, .key = key.fill(1), .value = key}, {},
      {.output = heads, .log_sum_exp = {nullptr, kMost, 0}, .grad_output = heads},
      {.query = heads, .key = grad, .value = grad}, scratch);
  grad.for_each([](float& x) { EXPECT_EQ(x, 0); });
  EXPECT_EQ(scratch.bytes_reserved(), 0u);
}

// The rounding of such scores is larger than their distance from the log-sum-exp.
TEST(StreamingGradient, OfHugeScoresIsFinite) {
  Problem problem({.n_q = 70, .n_kv = 130});
  problem.query.fill_normal(problem.random, /*deviation=*/1e18);
  Arena forward;
  const Matrix log_sum_exp = forward.matrix(1, 70);
  streaming_attention(problem, problem.config,
                      {.output = problem.output, .log_sum_exp = log_sum_exp}, forward);
  problem.run(log_sum_exp);
  for (GuardedTensor* grad : {&problem.grad_query, &problem.grad_key, &problem.grad_value})
    grad->for_each([](float& x) { EXPECT_TRUE(std::isfinite(x)); });
}

TEST(StreamingGradient, MemoryDoesNotGrowWithTheLength) {
  const auto bytes = [](std::size_t n) {
    Problem problem({.n_q = n, .n_kv = n});
    Arena sums;
    problem.run(testing::log_sum_exp(reference::Tensor(1, n, n), sums));
    return problem.scratch.bytes_reserved();
  };
  EXPECT_EQ(bytes(128), bytes(1024));
}

}  // namespace
}  // namespace attn
