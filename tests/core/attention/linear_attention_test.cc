#include "core/attention/linear_attention.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "core/reference/linear_attention.h"
#include "tests/core/attention/random_inputs.h"

namespace attn {
namespace {

using testing::ExactInputs;
using testing::GuardedTensor;
using testing::kEpsilon;
using testing::largest_error;
using testing::RandomInputs;
using testing::Sizes;

struct Problem : RandomInputs {
  explicit Problem(const Sizes& s) : RandomInputs(s), output(s.n_heads, s.n_q, s.d_v) {}

  void run(const LinearAttentionConfig& config) {
    Arena scratch;
    linear_attention(*this, config, output, scratch);
  }

  void expect_as_reference(const LinearAttentionConfig& config) {
    run(config);
    const reference::Tensor must = reference::linear_attention(
        ExactInputs(*this), {.mask = {.kind = config.causal ? MaskKind::kCausal : MaskKind::kNone,
                                      .ignore_key = config.ignore_key}});
    // The terms of all sums but the last are positive, so that errors stay relative: one sum over
    // d_k and two over the keys, 8 for features, products and the division.
    const double sums = std::sqrt(static_cast<double>(query.view().cols)) +
                        2 * std::sqrt(static_cast<double>(key.view().rows)) + 8;
    EXPECT_LE(largest_error(output.view(), must),
              sums * testing::longest_row(value.view()) * kEpsilon);
    EXPECT_TRUE(output.gaps_intact());
  }

  GuardedTensor output;
};

TEST(LinearAttention, IsTheReferenceAtAllLengths) {
  std::vector<std::size_t> lengths = testing::edge_sizes();
  lengths.insert(lengths.end(), {63, 64, 65, 200});  // around the chunks of the causal way
  for (const std::size_t n_q : lengths)
    for (const std::size_t n_kv : lengths)
      for (const bool causal : {false, true}) {
        SCOPED_TRACE(::testing::Message()
                     << "n_q " << n_q << " n_kv " << n_kv << " causal " << causal);
        Problem({.n_q = n_q, .n_kv = n_kv}).expect_as_reference({.causal = causal});
      }
}

TEST(LinearAttention, IsTheReferenceAtAllWidths) {
  std::vector<std::size_t> widths = testing::edge_sizes();
  widths.push_back(513);
  for (const std::size_t d_k : widths)
    for (const std::size_t d_v : widths) {
      SCOPED_TRACE(::testing::Message() << "d_k " << d_k << " d_v " << d_v);
      Problem({.n_q = 6, .n_kv = 6, .d_k = d_k, .d_v = d_v}).expect_as_reference({.causal = true});
    }
}

TEST(LinearAttention, IsTheReferenceWithGroupsAndPadding) {
  std::vector<std::uint8_t> padding(70);
  for (const std::size_t j : {0, 3, 64, 69}) padding[j] = 1;
  for (const bool causal : {false, true})
    Problem({.n_heads = 6, .n_kv_heads = 2, .n_q = 70, .n_kv = 70})
        .expect_as_reference({.causal = causal, .ignore_key = padding});
}

TEST(LinearAttention, TheLastRowOfTheRunningStateHasSeenEverything) {
  Problem causal({.n_q = 150, .n_kv = 150}), whole({.n_q = 150, .n_kv = 150});
  causal.run({.causal = true});
  whole.run({});
  for (std::size_t c = 0; c < 3; ++c)
    EXPECT_NEAR(causal.output.view().head(0)(149, c), whole.output.view().head(0)(149, c),
                3 * std::sqrt(150.0) * testing::longest_row(whole.value.view()) * kEpsilon);
}

TEST(LinearAttention, QueriesWithoutKeysGetZero) {
  const std::vector<std::uint8_t> padding = {1, 1, 0};
  Problem problem({.n_q = 3, .n_kv = 3});
  problem.run({.causal = true, .ignore_key = padding});
  for (std::size_t i = 0; i < 2; ++i)
    for (std::size_t c = 0; c < 3; ++c) EXPECT_EQ(problem.output.view().head(0)(i, c), 0);
  for (std::size_t c = 0; c < 3; ++c)
    EXPECT_NEAR(problem.output.view().head(0)(2, c), problem.value.view().head(0)(2, c),
                8 * kEpsilon * testing::longest_row(problem.value.view()));
}

TEST(LinearAttention, SharesThatUnderflowGiveZeros) {
  Problem problem({.n_q = 2, .n_kv = 3});
  problem.key.fill(-60);  // 5 · e^-40 · e^-60 is denormal
  for (std::size_t c = 0; c < 5; ++c) problem.query.view().head(0)(0, c) = -40;
  for (std::size_t c = 0; c < 5; ++c) problem.query.view().head(0)(1, c) = 0;
  problem.run({});
  for (std::size_t c = 0; c < 3; ++c) {
    EXPECT_EQ(problem.output.view().head(0)(0, c), 0);
    EXPECT_NE(problem.output.view().head(0)(1, c), 0);
  }
}

TEST(LinearAttention, RefusesPaddingOfAnotherLength) {
  const std::vector<std::uint8_t> padding = {1, 1, 0};
  Problem problem({.n_q = 3, .n_kv = 2});
  try {
    problem.run({.ignore_key = padding});
    FAIL() << "accepted";
  } catch (const Error& error) {
    EXPECT_EQ(error.what(), std::string("invalid key padding length: 3 (must be 2)"));
  }
}

TEST(LinearAttention, TakesNoMoreMemoryThanItSays) {
  for (const Sizes& s : {Sizes{.n_q = 1, .n_kv = 1}, Sizes{.n_q = 130, .n_kv = 700, .d_k = 33}})
    for (const bool causal : {false, true}) {
      Problem problem(s);
      const AttentionInputs inputs{
          .query = problem.query.view(), .key = problem.key.view(), .value = problem.value.view()};
      Arena arena;
      arena.reserve("the test", linear_attention_bytes(inputs));
      const std::size_t reserved = arena.bytes_reserved();
      const Tensor output = arena.tensor(s.n_heads, s.n_q, s.d_v);
      linear_attention(inputs, {.causal = causal}, output, arena);
      EXPECT_EQ(arena.bytes_reserved(), reserved);
    }
}

TEST(LinearAttention, SaysThatItsMemoryGrowsWithTheLengthAlone) {
  const auto bytes = [](std::size_t n) {
    const ConstTensor x(nullptr, 1, n, 64);
    return linear_attention_bytes({.query = x, .key = x, .value = x});
  };
  // Of each token: four rows of 64 numbers, two of 1, and the output.
  EXPECT_EQ(bytes(4096) - bytes(2048), 2048.0 * 4 * (5 * 64 + 2));
}

TEST(LinearAttention, SizesBeyondReasonWithoutANumberAreDoneAtOnce) {
  constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max();
  Arena scratch;
  linear_attention(
      {.query = {nullptr, kMost, 0, 0}, .key = {nullptr, 1, 0, 0}, .value = {nullptr, 1, 0, 0}}, {},
      {nullptr, kMost, 0, 0}, scratch);
  EXPECT_EQ(scratch.bytes_reserved(), 0u);
}

}  // namespace
}  // namespace attn
