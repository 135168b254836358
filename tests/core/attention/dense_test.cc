#include "core/attention/dense.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "tests/core/attention/random_inputs.h"
#include "tests/core/attention/rounding.h"

namespace attn {
namespace {

using testing::exact;
using testing::ExactInputs;
using testing::GuardedTensor;
using testing::kEpsilon;
using testing::kInfinity;
using testing::kMaskKinds;
using testing::kNan;
using testing::largest_error;
using testing::RandomInputs;
using testing::Rounding;
using testing::Sizes;

/// Random inputs of one attention and room for its results, all of it guarded.
struct Problem : RandomInputs {
  explicit Problem(const Sizes& s)
      : RandomInputs(s),
        bias(s.n_heads, s.n_q, s.n_kv),
        scores(s.n_heads, s.n_q, s.n_kv),
        weights(s.n_heads, s.n_q, s.n_kv),
        output(s.n_heads, s.n_q, s.d_v),
        keep(s.n_heads * s.n_q * s.n_kv),
        ignore_key(s.n_kv) {
    bias.fill_normal(random);
    for (std::uint8_t& bit : keep) bit = random.uniform() < 0.7;
    for (std::uint8_t& bit : ignore_key) bit = random.uniform() < 0.2;
    config.scale = scaled_by_sqrt(s.d_k);
  }

  void use_bits() {
    const Tensor shape = weights.view();
    config.mask.keep = {keep.data(), shape.heads, shape.rows, shape.cols};
    config.mask.ignore_key = ignore_key;
  }
  void use_bias() { config.bias = bias; }

  void run() {
    Arena scratch;
    dense_attention(*this, config, {.scores = scores, .weights = weights, .output = output},
                    scratch);
  }

  void expect_as_reference() {
    run();
    const reference::Attention must =
        reference::attention(ExactInputs(*this), exact(config, exact(config.bias)));
    const Rounding k(query.view(), key.view(), value.view(), static_cast<double>(config.scale));
    EXPECT_LE(largest_error(scores.view(), must.scores), k.scores * kEpsilon);
    EXPECT_LE(largest_error(weights.view(), must.weights), k.weights * kEpsilon);
    EXPECT_LE(largest_error(output.view(), must.output), k.output * kEpsilon);
    for (const GuardedTensor* result : {&scores, &weights, &output})
      EXPECT_TRUE(result->gaps_intact());
  }

  GuardedTensor bias, scores, weights, output;
  std::vector<std::uint8_t> keep, ignore_key;
  AttentionConfig config;
};

TEST(DenseAttention, IsTheReferenceAtAllLengthsUnderAllMasks) {
  for (const std::size_t n_q : testing::edge_sizes())
    for (const std::size_t n_kv : testing::edge_sizes())
      for (const MaskKind kind : kMaskKinds)
        for (const bool bits : {false, true}) {
          SCOPED_TRACE(::testing::Message() << "n_q " << n_q << " n_kv " << n_kv << " kind "
                                            << static_cast<int>(kind) << " bits " << bits);
          Problem problem({.n_heads = 2, .n_q = n_q, .n_kv = n_kv, .d_k = 5, .d_v = 3});
          problem.config.mask = {.kind = kind, .window = 3};
          if (bits) problem.use_bits();
          if (n_q % 2 == 0) problem.use_bias();
          problem.expect_as_reference();
        }
}

TEST(DenseAttention, IsTheReferenceAtAllWidths) {
  std::vector<std::size_t> widths = testing::edge_sizes();
  widths.push_back(513);
  for (const std::size_t d_k : widths)
    for (const std::size_t d_v : widths) {
      SCOPED_TRACE(::testing::Message() << "d_k " << d_k << " d_v " << d_v);
      Problem({.n_q = 5, .n_kv = 7, .d_k = d_k, .d_v = d_v}).expect_as_reference();
    }
}

TEST(DenseAttention, IsTheReferenceWhenKeyHeadsServeSeveralQueryHeads) {
  for (const std::size_t n_kv_heads : {1, 2, 3, 6}) {
    SCOPED_TRACE(n_kv_heads);
    Problem problem(
        {.n_heads = 6, .n_kv_heads = n_kv_heads, .n_q = 9, .n_kv = 11, .d_k = 8, .d_v = 4});
    problem.config.mask.kind = MaskKind::kCausal;
    problem.use_bits();
    problem.use_bias();
    problem.expect_as_reference();
  }
}

TEST(DenseAttention, IsTheReferenceOnALongSequence) {
  for (const MaskKind kind : kMaskKinds) {
    SCOPED_TRACE(static_cast<int>(kind));
    Problem problem({.n_q = 301, .n_kv = 300, .d_k = 33, .d_v = 17});
    problem.config.mask = {.kind = kind, .window = 50};
    problem.expect_as_reference();
  }
}

TEST(DenseAttention, OneMaskAndOneBiasMayServeAllHeads) {
  Problem problem({.n_heads = 3, .n_kv_heads = 3, .n_q = 4, .n_kv = 6, .d_k = 4, .d_v = 4});
  problem.config.mask.keep = {problem.keep.data(), 1, 4, 6};
  problem.config.bias = ConstTensor(problem.bias.view().head(0));
  problem.expect_as_reference();
}

TEST(DenseAttention, GivesTheSameWhenScoresAreNotKept) {
  Problem kept({.n_heads = 2, .n_q = 70, .n_kv = 70, .d_k = 8, .d_v = 8});
  Problem dropped({.n_heads = 2, .n_q = 70, .n_kv = 70, .d_k = 8, .d_v = 8});
  for (Problem* problem : {&kept, &dropped}) {
    problem->config.mask.kind = MaskKind::kCausal;
    problem->use_bits();
  }
  kept.run();
  Arena scratch;
  dense_attention(dropped, dropped.config, {.weights = dropped.weights, .output = dropped.output},
                  scratch);
  EXPECT_EQ(largest_error(dropped.weights.view(), exact(kept.weights)), 0);
  EXPECT_EQ(largest_error(dropped.output.view(), exact(kept.output)), 0);
}

TEST(DenseAttention, AnEndlessTemperatureMakesAllWeightsEqual) {
  Problem problem({.n_q = 3, .n_kv = 19, .d_k = 4, .d_v = 4});
  problem.config.scale = scaled_by_sqrt(4) / std::numeric_limits<float>::infinity();
  problem.run();
  problem.weights.for_each([](float& w) { EXPECT_NEAR(w, 1.0 / 19, kEpsilon); });
}

TEST(DenseAttention, HugeScoresGiveTheLargestKeyAllTheWeight) {
  for (const float size : {1e4F, 1e6F, 1e15F}) {
    Problem problem({.n_q = 2, .n_kv = 19, .d_k = 1, .d_v = 1});
    problem.config.scale = 1;
    problem.query.fill(1);
    problem.query.view().head(0)(1, 0) = -1;
    float next = -size;
    problem.key.for_each([&](float& x) { x = next += size / 9; });
    problem.run();
    const Matrix weights = problem.weights.view().head(0);
    EXPECT_EQ(weights(0, 18), 1.0F) << size;
    EXPECT_EQ(weights(1, 0), 1.0F) << size;
    EXPECT_EQ(problem.output.view().head(0)(0, 0), problem.value.view().head(0)(18, 0)) << size;
    EXPECT_EQ(problem.output.view().head(0)(1, 0), problem.value.view().head(0)(0, 0)) << size;
  }
}

TEST(DenseAttention, TinyNumbersAreNumbers) {
  Problem problem({.n_q = 3, .n_kv = 19, .d_k = 4, .d_v = 4});
  problem.query.fill(std::numeric_limits<float>::denorm_min());
  problem.key.fill(std::numeric_limits<float>::denorm_min());
  problem.value.fill(1);
  problem.run();
  problem.weights.for_each([](float& w) { EXPECT_NEAR(w, 1.0 / 19, 4 * kEpsilon); });
  problem.output.for_each([](float& x) { EXPECT_NEAR(x, 1.0, 19 * kEpsilon); });
}

TEST(DenseAttention, RowsWithNothingToAttendToAreZero) {
  const auto expect_zero = [](Problem& problem) {
    problem.run();
    problem.weights.for_each([](float& w) { EXPECT_EQ(w, 0); });
    problem.output.for_each([](float& x) { EXPECT_EQ(x, 0); });
    problem.scores.for_each([](float& s) { EXPECT_EQ(s, -kInfinity); });
  };
  const Sizes sizes{.n_q = 3, .n_kv = 18, .d_k = 4, .d_v = 5};
  Problem no_bits(sizes), padding(sizes), bias(sizes), later({.n_q = 18, .n_kv = 1, .d_v = 2});
  no_bits.keep.assign(no_bits.keep.size(), 0);
  no_bits.config.mask.keep = {no_bits.keep.data(), 1, 3, 18};
  expect_zero(no_bits);
  padding.ignore_key.assign(18, 1);
  padding.config.mask.ignore_key = padding.ignore_key;
  expect_zero(padding);
  bias.bias.fill(-kInfinity);
  bias.use_bias();
  expect_zero(bias);

  later.config.mask.kind = MaskKind::kCausalLowerRight;  // 17 queries stand before the first key
  later.run();
  for (std::size_t i = 0; i < 18; ++i)
    EXPECT_EQ(later.weights.view().head(0)(i, 0), i < 17 ? 0.0F : 1.0F);
}

TEST(DenseAttention, ABiasOfMinusInfinityIsAMask) {
  const Sizes sizes{.n_q = 9, .n_kv = 21, .d_k = 4, .d_v = 5};
  Problem by_bias(sizes), by_mask(sizes);
  for (std::size_t i = 0; i < 9; ++i)
    for (std::size_t j = 0; j < 21; ++j)
      by_bias.bias.view().head(0)(i, j) = by_bias.keep[i * 21 + j] != 0 ? 0.0F : -kInfinity;
  by_bias.use_bias();
  by_bias.run();
  by_mask.config.mask.keep = {by_mask.keep.data(), 1, 9, 21};
  by_mask.run();
  EXPECT_EQ(largest_error(by_bias.output.view(), exact(by_mask.output)), 0);
  EXPECT_EQ(largest_error(by_bias.scores.view(), exact(by_mask.scores)), 0);
}

TEST(DenseAttention, WhatTheMaskHidesChangesNothing) {
  const Sizes sizes{.n_q = 12, .n_kv = 12, .d_k = 4, .d_v = 4};
  Problem before(sizes), after(sizes);
  for (Problem* problem : {&before, &after}) problem->config.mask.kind = MaskKind::kCausal;
  after.key.view().head(0)(7, 1) += 10;  // only queries 7 and later may see it
  after.value.view().head(0)(7, 2) += 10;
  before.run();
  after.run();
  for (std::size_t i = 0; i < 12; ++i) {
    bool same = true;
    for (std::size_t c = 0; c < 4; ++c)
      same &= before.output.view().head(0)(i, c) == after.output.view().head(0)(i, c);
    EXPECT_EQ(same, i < 7) << i;
  }
}

std::string refusal(Problem& problem) {
  problem.output.fill(7);
  try {
    problem.run();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::kInvalidArgument);
    problem.output.for_each([](float& x) { EXPECT_EQ(x, 7) << "written before the check"; });
    return error.what();
  }
  return "accepted";
}

TEST(DenseAttention, RefusesWhatMakesNoSenseAndSaysWhy) {
  const Sizes sizes{.n_heads = 2, .n_kv_heads = 2, .n_q = 2, .n_kv = 3, .d_k = 2, .d_v = 2};
  Problem infinite(sizes), nan(sizes), scale(sizes), window(sizes), keep(sizes), padding(sizes);
  infinite.bias.view().head(1)(0, 2) = kInfinity;
  infinite.use_bias();
  EXPECT_EQ(refusal(infinite), "invalid bias: inf at (1, 0, 2) (must be a number or -inf)");
  nan.bias.view().head(0)(1, 1) = kNan;
  nan.use_bias();
  EXPECT_THAT(refusal(nan), ::testing::StartsWith("invalid bias: "));
  scale.config.scale = kInfinity;
  EXPECT_EQ(refusal(scale), "invalid scale: inf (must be finite)");
  window.config.mask = {.kind = MaskKind::kWindow, .window = 0};
  EXPECT_EQ(refusal(window), "invalid window: 0 (must be at least 1)");
  keep.config.mask.keep = {keep.keep.data(), 1, 3, 2};
  EXPECT_EQ(refusal(keep), "invalid keep shape: (1, 3, 2) (must be (2, 2, 3) or one head)");
  padding.config.mask.ignore_key = std::span(padding.ignore_key).first(2);
  EXPECT_EQ(refusal(padding), "invalid key padding length: 2 (must be 3)");
}

TEST(DenseAttention, RefusesInputsThatDoNotFitTogether) {
  const Sizes sizes{.n_heads = 4, .n_kv_heads = 4, .n_q = 2, .n_kv = 3, .d_k = 2, .d_v = 2};
  const auto refusal_with = [&](GuardedTensor key, GuardedTensor value) {
    Problem problem(sizes);
    problem.key = std::move(key);
    problem.value = std::move(value);
    return refusal(problem);
  };
  EXPECT_EQ(refusal_with({3, 3, 2}, {3, 3, 2}),
            "invalid key heads: 3 (heads 4 must be a multiple)");
  EXPECT_EQ(refusal_with({0, 3, 2}, {0, 3, 2}),
            "invalid key heads: 0 (heads 4 must be a multiple)");
  EXPECT_EQ(refusal_with({4, 3, 2}, {2, 3, 2}), "invalid value heads: 2 (must be 4)");
  EXPECT_EQ(refusal_with({4, 3, 1}, {4, 3, 2}), "invalid key width: 1 (must be 2)");
  EXPECT_EQ(refusal_with({4, 3, 2}, {4, 4, 2}), "invalid value rows: 4 (must be 3)");
}

TEST(DenseAttention, TakesNoMoreMemoryThanItSays) {
  for (const Sizes& s : {Sizes{.n_q = 1, .n_kv = 1},
                         Sizes{.n_heads = 3, .n_kv_heads = 3, .n_q = 130, .n_kv = 700, .d_k = 33}})
    for (const bool keeps_scores : {false, true}) {
      Problem problem(s);
      Arena arena;
      arena.reserve("the test", dense_bytes(problem, keeps_scores));
      const std::size_t reserved = arena.bytes_reserved();
      DenseResult result{.weights = arena.tensor(s.n_heads, s.n_q, s.n_kv),
                         .output = arena.tensor(s.n_heads, s.n_q, s.d_v)};
      if (keeps_scores) result.scores = arena.tensor(s.n_heads, s.n_q, s.n_kv);
      dense_attention(problem, problem.config, result, arena);
      EXPECT_EQ(arena.bytes_reserved(), reserved);
    }
}

TEST(DenseAttention, KnowsTheNeedOfSizesThatNoMachineHolds) {
  constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max();
  const auto most = static_cast<double>(kMost);
  const AttentionInputs inputs{
      .query = {nullptr, 1, kMost, 0}, .key = {nullptr, 1, kMost, 0}, .value = {}};
  const double rows = 1000 * most;  // more than what grows with one side of the matrix only
  EXPECT_NEAR(dense_bytes(inputs, /*keeps_scores=*/false), 4 * most * most, rows);
  EXPECT_NEAR(dense_bytes(inputs, /*keeps_scores=*/true), 8 * most * most, rows);
}

TEST(DenseAttention, SizesBeyondReasonWithoutANumberAreDoneAtOnce) {
  constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max();
  Arena scratch;
  const DenseResult rows{.scores = {nullptr, 1, kMost, 0},
                         .weights = {nullptr, 1, kMost, 0},
                         .output = {nullptr, 1, kMost, 0}};
  dense_attention(
      {.query = {nullptr, 1, kMost, 0}, .key = {nullptr, 1, 0, 0}, .value = {nullptr, 1, 0, 0}},
      {.bias = {nullptr, 1, kMost, 0}}, rows, scratch);
  const DenseResult heads{.scores = {nullptr, kMost, 0, 0},
                          .weights = {nullptr, kMost, 0, 0},
                          .output = {nullptr, kMost, 0, 0}};
  dense_attention(
      {.query = {nullptr, kMost, 0, 0}, .key = {nullptr, 1, 0, 0}, .value = {nullptr, 1, 0, 0}}, {},
      heads, scratch);
  EXPECT_EQ(scratch.bytes_reserved(), 0u);
}

}  // namespace
}  // namespace attn
