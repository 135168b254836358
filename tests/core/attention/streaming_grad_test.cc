#include "core/attention/streaming_grad.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <vector>

#include "core/reference/attention_grad.h"
#include "tests/core/attention/log_sum_exp.h"
#include "tests/core/attention/rounding.h"

namespace attn {
namespace {

using testing::exact;
using testing::GuardedTensor;
using testing::kEpsilon;
using testing::largest_error;

struct Sizes {
  std::size_t n_heads = 1, n_kv_heads = 1;
  std::size_t n_q = 1, n_kv = 1;
  std::size_t d_k = 5, d_v = 3;
};

struct Problem {
  explicit Problem(const Sizes& s)
      : query(s.n_heads, s.n_q, s.d_k),
        key(s.n_kv_heads, s.n_kv, s.d_k),
        value(s.n_kv_heads, s.n_kv, s.d_v),
        bias(s.n_heads, s.n_q, s.n_kv),
        output(s.n_heads, s.n_q, s.d_v),
        grad_output(s.n_heads, s.n_q, s.d_v),
        grad_query(query),
        grad_key(key),
        grad_value(value) {
    Random random(s.n_q * 1000 + s.n_kv);
    for (GuardedTensor* tensor : {&query, &key, &value, &bias, &grad_output})
      tensor->fill_normal(random);
    config.scale = scaled_by_sqrt(s.d_k);
  }

  void expect_as_reference() {
    const reference::Tensor q = exact(query), k = exact(key), v = exact(value), b = exact(bias),
                            g = exact(grad_output);
    const double scale = static_cast<double>(config.scale);
    const reference::AttentionInputs exact_inputs{.query = q, .key = k, .value = v};
    const reference::AttentionConfig exact_config{
        .scale = scale,
        .mask = config.mask,
        .bias = config.bias.empty() ? reference::ConstTensorView{} : b};
    const reference::Attention forward = reference::attention(exact_inputs, exact_config);
    const reference::AttentionGrads must =
        reference::attention_backward(exact_inputs, exact_config, g);
    round(forward.output, output);

    Arena scratch;
    streaming_attention_backward({.query = query, .key = key, .value = value}, config,
                                 {.output = output,
                                  .log_sum_exp = testing::log_sum_exp(forward.scores, scratch),
                                  .grad_output = grad_output},
                                 {.query = grad_query, .key = grad_key, .value = grad_value},
                                 scratch);
    const testing::GradRounding rounding(query.view(), key.view(), value.view(), grad_output.view(),
                                         scale);
    EXPECT_LE(largest_error(grad_query.view(), must.query), rounding.query * kEpsilon);
    EXPECT_LE(largest_error(grad_key.view(), must.key), rounding.key * kEpsilon);
    EXPECT_LE(largest_error(grad_value.view(), must.value), rounding.value * kEpsilon);
    for (const GuardedTensor* grad : {&grad_query, &grad_key, &grad_value})
      EXPECT_TRUE(grad->gaps_intact());
  }

  static void round(const reference::ConstTensorView& from, GuardedTensor& to) {
    for (std::size_t h = 0; h < from.heads; ++h)
      for (std::size_t i = 0; i < from.rows; ++i)
        for (std::size_t j = 0; j < from.cols; ++j)
          to.view().head(h)(i, j) = static_cast<float>(from.head(h)(i, j));
  }

  GuardedTensor query, key, value, bias, output, grad_output;
  GuardedTensor grad_query, grad_key, grad_value;
  AttentionConfig config;
};

constexpr MaskKind kKinds[] = {MaskKind::kNone, MaskKind::kCausal, MaskKind::kCausalLowerRight,
                               MaskKind::kWindow};

TEST(StreamingGradient, IsTheReferenceAtAllLengthsUnderAllMasks) {
  std::vector<std::size_t> lengths = testing::edge_sizes();
  lengths.insert(lengths.end(), {64, 130});  // one tile, and more than two
  for (const std::size_t n_q : lengths)
    for (const std::size_t n_kv : lengths)
      for (const MaskKind kind : kKinds) {
        SCOPED_TRACE(::testing::Message()
                     << "n_q " << n_q << " n_kv " << n_kv << " kind " << static_cast<int>(kind));
        Problem problem({.n_q = n_q, .n_kv = n_kv});
        problem.config.mask = {.kind = kind, .window = 3};
        problem.expect_as_reference();
      }
}

TEST(StreamingGradient, GoesThroughBitsBiasAndGroups) {
  Random random(3);
  std::vector<std::uint8_t> keep(6 * 70 * 66), ignore(66);
  for (std::uint8_t& bit : keep) bit = random.uniform() < 0.7;
  for (std::uint8_t& bit : ignore) bit = random.uniform() < 0.2;
  for (const std::size_t n_kv_heads : {1, 2, 6}) {
    Problem problem({.n_heads = 6, .n_kv_heads = n_kv_heads, .n_q = 70, .n_kv = 66});
    problem.config.mask = {
        .kind = MaskKind::kCausal, .keep = {keep.data(), 6, 70, 66}, .ignore_key = ignore};
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

TEST(StreamingGradient, MemoryDoesNotGrowWithTheLength) {
  const auto bytes = [](std::size_t n) {
    Problem problem({.n_q = n, .n_kv = n});
    problem.output.fill(0);
    Arena scratch, sums;
    streaming_attention_backward(
        {.query = problem.query, .key = problem.key, .value = problem.value}, problem.config,
        {.output = problem.output,
         .log_sum_exp = testing::log_sum_exp(reference::Tensor(1, n, n), sums),
         .grad_output = problem.grad_output},
        {.query = problem.grad_query, .key = problem.grad_key, .value = problem.grad_value},
        scratch);
    return scratch.bytes_reserved();
  };
  EXPECT_EQ(bytes(128), bytes(1024));
}

}  // namespace
}  // namespace attn
