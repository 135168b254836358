#include "core/attention/streaming.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "core/attention/dense.h"
#include "core/reference/attention.h"
#include "tests/core/attention/rounding.h"
#include "tests/core/attention/tensors.h"

namespace attn {
namespace {

using testing::edge_sizes;
using testing::exact;
using testing::GuardedTensor;
using testing::kEpsilon;
using testing::kInfinity;
using testing::kNan;
using testing::largest_error;
using testing::Rounding;

struct Sizes {
  std::size_t n_heads = 1, n_kv_heads = 1;
  std::size_t n_q = 1, n_kv = 1;
  std::size_t d_k = 1, d_v = 1;
};

/// log Σ exp of each row of scores.
reference::Tensor log_sum_exp(reference::Tensor scores) {
  reference::Tensor result(1, scores.heads, scores.rows);
  for (std::size_t h = 0; h < scores.heads; ++h)
    for (std::size_t i = 0; i < scores.rows; ++i) {
      const MatrixView<double> head = scores.head(h);
      double max = -HUGE_VAL, sum = 0;
      for (std::size_t j = 0; j < scores.cols; ++j) max = std::max(max, head(i, j));
      for (std::size_t j = 0; j < scores.cols; ++j) sum += std::exp(head(i, j) - max);
      result.head(0)(h, i) = max == -HUGE_VAL ? max : max + std::log(sum);
    }
  return result;
}

struct Problem {
  explicit Problem(const Sizes& s)
      : random(s.n_q + 100 * s.n_kv + s.d_k),
        query(s.n_heads, s.n_q, s.d_k),
        key(s.n_kv_heads, s.n_kv, s.d_k),
        value(s.n_kv_heads, s.n_kv, s.d_v),
        bias(s.n_heads, s.n_q, s.n_kv),
        output(s.n_heads, s.n_q, s.d_v),
        log_sum(1, s.n_heads, s.n_q),
        keep(s.n_heads * s.n_q * s.n_kv),
        ignore_key(s.n_kv) {
    for (GuardedTensor* tensor : {&query, &key, &value, &bias}) tensor->fill_normal(random);
    for (std::uint8_t& bit : keep) bit = random.uniform() < 0.7;
    for (std::uint8_t& bit : ignore_key) bit = random.uniform() < 0.2;
    config.scale = scaled_by_sqrt(s.d_k);
  }

  void use_bits() {
    config.mask.keep = {keep.data(), query.view().heads, query.view().rows, key.view().rows};
    config.mask.ignore_key = ignore_key;
  }

  void run() {
    Arena scratch;
    streaming_attention({.query = query, .key = key, .value = value}, config,
                        {.output = output, .log_sum_exp = log_sum.view().head(0)}, scratch);
    EXPECT_EQ(scratch.bytes_used(), 0U);
  }

  void expect_as_reference() {
    run();
    const reference::Tensor q = exact(query), k = exact(key), v = exact(value), b = exact(bias);
    const reference::Attention must =
        reference::attention({.query = q, .key = k, .value = v},
                             {.scale = static_cast<double>(config.scale),
                              .mask = config.mask,
                              .bias = config.bias.empty() ? reference::ConstTensorView{} : b});
    const Rounding rounding(query.view(), key.view(), value.view(),
                            static_cast<double>(config.scale));
    EXPECT_LE(largest_error(output.view(), must.output), rounding.output * kEpsilon);
    EXPECT_LE(largest_error(log_sum.view(), log_sum_exp(must.scores)), rounding.weights * kEpsilon);
    EXPECT_TRUE(output.gaps_intact());
    EXPECT_TRUE(log_sum.gaps_intact());
  }

  Random random;
  GuardedTensor query, key, value, bias, output, log_sum;
  std::vector<std::uint8_t> keep, ignore_key;
  AttentionConfig config;
};

constexpr MaskKind kKinds[] = {MaskKind::kNone, MaskKind::kCausal, MaskKind::kCausalLowerRight,
                               MaskKind::kWindow};

TEST(Streaming, EdgeSizes) {
  for (const std::size_t n_q : edge_sizes())
    for (const std::size_t n_kv : edge_sizes()) {
      SCOPED_TRACE(std::to_string(n_q) + " queries, " + std::to_string(n_kv) + " keys");
      Problem({.n_q = n_q, .n_kv = n_kv, .d_k = 3, .d_v = 5}).expect_as_reference();
    }
}

TEST(Streaming, EdgeWidths) {
  for (const std::size_t d : edge_sizes()) {
    if (d == 0) continue;
    SCOPED_TRACE(d);
    Problem({.n_q = 70, .n_kv = 67, .d_k = d, .d_v = d}).expect_as_reference();
  }
  Problem({.n_q = 3, .n_kv = 130, .d_k = 513, .d_v = 1}).expect_as_reference();
  Problem({.n_q = 66, .n_kv = 5, .d_k = 1, .d_v = 513}).expect_as_reference();
}

TEST(Streaming, AroundTheEndsOfTiles) {
  for (const std::size_t n : {63, 64, 65, 127, 128, 129})
    for (const MaskKind kind : kKinds) {
      SCOPED_TRACE(n);
      Problem problem({.n_q = n, .n_kv = n, .d_k = 8, .d_v = 8});
      problem.config.mask = {.kind = kind, .window = 64};
      problem.expect_as_reference();
    }
}

TEST(Streaming, MasksBitsAndBiasOfUnequalLengths) {
  for (const MaskKind kind : kKinds)
    for (const bool bits : {false, true})
      for (const bool bias : {false, true})
        for (const std::size_t n_q : {40, 150, 300}) {
          Problem problem(
              {.n_heads = 2, .n_kv_heads = 2, .n_q = n_q, .n_kv = 150, .d_k = 7, .d_v = 9});
          problem.config.mask = {.kind = kind, .window = 70};
          if (bits) problem.use_bits();
          if (bias) problem.config.bias = problem.bias;
          SCOPED_TRACE(std::to_string(n_q) + (bits ? " bits" : "") + (bias ? " bias" : ""));
          problem.expect_as_reference();
        }
}

TEST(Streaming, GroupedHeads) {
  for (const std::size_t n_kv_heads : {1, 2, 6}) {
    Problem problem(
        {.n_heads = 6, .n_kv_heads = n_kv_heads, .n_q = 90, .n_kv = 80, .d_k = 16, .d_v = 12});
    problem.expect_as_reference();
  }
}

TEST(Streaming, LargeScores) {
  for (const double deviation : {100.0, 1e4}) {
    Problem problem({.n_q = 70, .n_kv = 200, .d_k = 4, .d_v = 4});
    problem.query.fill_normal(problem.random, deviation);
    problem.expect_as_reference();
  }
}

TEST(Streaming, MinusInfinityBiasHides) {
  Problem problem({.n_q = 3, .n_kv = 150, .d_k = 4, .d_v = 4});
  problem.bias.for_each([&](float& x) { x = problem.random.uniform() < 0.5 ? -kInfinity : x; });
  // A whole first tile: the maximum is still unknown when the second comes.
  for (std::size_t j = 0; j < 70; ++j) problem.bias.view().head(0)(1, j) = -kInfinity;
  problem.config.bias = problem.bias;
  problem.expect_as_reference();
}

TEST(Streaming, ARowWithNothingToAttendToGivesZeros) {
  Problem problem({.n_q = 70, .n_kv = 70, .d_k = 4, .d_v = 4});
  problem.keep.assign(problem.keep.size(), 1);
  for (std::size_t j = 0; j < 70; ++j) problem.keep[66 * 70 + j] = 0;
  problem.config.mask.keep = {problem.keep.data(), 1, 70, 70};
  problem.run();
  for (std::size_t j = 0; j < 4; ++j) EXPECT_EQ(problem.output.view().head(0)(66, j), 0.0F);
  EXPECT_EQ(problem.log_sum.view().head(0)(0, 66), -kInfinity);
}

TEST(Streaming, EqualScoresGiveTheMeanOfTheValues) {
  Problem problem({.n_q = 2, .n_kv = 130, .d_k = 4, .d_v = 1});
  problem.query.fill(0);
  for (std::size_t j = 0; j < 130; ++j) problem.value.view().head(0)(j, 0) = static_cast<float>(j);
  problem.run();
  EXPECT_NEAR(problem.output.view().head(0)(0, 0), 64.5, 64.5 * 8 * kEpsilon);
  EXPECT_NEAR(problem.log_sum.view().head(0)(0, 0), std::log(130.0), 8 * kEpsilon);
}

TEST(Streaming, TinyNumbersAreNumbers) {
  constexpr float kTiny = std::numeric_limits<float>::denorm_min();
  Problem problem({.n_q = 3, .n_kv = 130, .d_k = 4, .d_v = 4});
  problem.query.fill(kTiny);
  problem.key.fill(kTiny);
  problem.value.fill(1000 * kTiny);
  problem.run();
  // 130 of them are added up exactly, and the quotient is rounded once.
  problem.output.for_each([](float& x) { EXPECT_NEAR(x, 1000 * kTiny, kTiny); });
}

TEST(Streaming, RefusesABiasThatIsNoNumber) {
  for (const float bad : {kInfinity, kNan}) {
    Problem problem({.n_q = 2, .n_kv = 3});
    problem.bias.view().head(0)(1, 2) = bad;
    problem.config.bias = problem.bias;
    EXPECT_THROW(problem.run(), Error);
  }
}

// NaN in a key or value spoils every query that meets it, even with weight 0.
TEST(Streaming, TilesThatTheMaskHidesAreNotComputed) {
  Problem causal({.n_q = 64, .n_kv = 192, .d_k = 4, .d_v = 4});
  causal.config.mask.kind = MaskKind::kCausal;
  causal.run();
  const std::vector<float> before(causal.output.view().data,
                                  causal.output.view().head(0).row(63) + 4);
  for (std::size_t i = 64; i < 192; ++i)
    for (std::size_t j = 0; j < 4; ++j) {
      causal.key.view().head(0)(i, j) = kNan;
      causal.value.view().head(0)(i, j) = kNan;
    }
  causal.run();
  const ConstMatrix after = causal.output.view().head(0);
  for (std::size_t i = 0; i < 64; ++i)
    for (std::size_t j = 0; j < 4; ++j) {
      EXPECT_EQ(after(i, j), before[i * after.stride + j]);
    }
}

// Memory depends on the keys, and on the queries only in whether packing pays: 65 are enough.
TEST(Streaming, SixteenThousandKeysNeedLessThan32MiB) {
  Problem problem({.n_q = 65, .n_kv = 16384, .d_k = 64, .d_v = 64});
  Arena scratch;
  streaming_attention({.query = problem.query, .key = problem.key, .value = problem.value},
                      problem.config, {.output = problem.output}, scratch);
  EXPECT_LT(scratch.bytes_reserved(), std::size_t{32} << 20);
}

TEST(Streaming, TakesNoMoreMemoryThanItSays) {
  for (const Sizes& s : {Sizes{}, Sizes{.n_heads = 4, .n_kv_heads = 2, .n_q = 65, .n_kv = 700},
                         Sizes{.n_q = 130, .n_kv = 63, .d_k = 33, .d_v = 70}}) {
    Problem problem(s);
    const AttentionInputs inputs{
        .query = problem.query, .key = problem.key, .value = problem.value};
    Arena arena;
    arena.reserve("the test", streaming_bytes(inputs));
    const std::size_t reserved = arena.bytes_reserved();
    const StreamingResult result{.output = arena.tensor(s.n_heads, s.n_q, s.d_v),
                                 .log_sum_exp = arena.matrix(s.n_heads, s.n_q)};
    streaming_attention(inputs, problem.config, result, arena);
    EXPECT_EQ(arena.bytes_reserved(), reserved);
  }
}

TEST(Streaming, AKeyWithTheLowestBiasIsHiddenOnlyBesideOthers) {
  // What stands for -inf in the masks of other libraries; times log2(e) it is beyond float.
  constexpr float kLowest = std::numeric_limits<float>::lowest();
  Problem problem({.n_q = 3, .n_kv = 70, .d_k = 4, .d_v = 5});
  problem.config.bias = problem.bias;
  const Matrix bias = problem.bias.view().head(0);
  for (std::size_t k = 0; k < 70; ++k) {
    bias(0, k) = kLowest;
    bias(1, k) = k == 66 ? -1.0F : kLowest;
    bias(2, k) = k == 66 ? -kLowest : 0.0F;
  }
  problem.run();
  const Matrix value = problem.value.view().head(0);
  const Matrix output = problem.output.view().head(0);
  for (std::size_t c = 0; c < 5; ++c) {
    double mean = 0;
    for (std::size_t k = 0; k < 70; ++k) mean += value(k, c) / 70.0;
    EXPECT_NEAR(output(0, c), mean, 70 * testing::kEpsilon);
    EXPECT_EQ(output(1, c), value(66, c));
    EXPECT_EQ(output(2, c), value(66, c));
  }
}

TEST(Streaming, SaysThat16384TokensNeedLessThan32MiB) {
  const ConstTensor x(nullptr, 1, 16384, 64);
  EXPECT_LT(streaming_bytes({.query = x, .key = x, .value = x}), 0x1p25);
  EXPECT_GT(dense_bytes({.query = x, .key = x, .value = x}, /*keeps_scores=*/false), 0x1p30);
}

TEST(Streaming, RefusesShapesThatDoNotFit) {
  Problem problem({.n_q = 2, .n_kv = 3, .d_k = 4, .d_v = 4});
  GuardedTensor other(1, 3, 5);
  problem.output.fill(7);
  Arena scratch;
  EXPECT_THROW(streaming_attention({.query = problem.query, .key = other, .value = problem.value},
                                   {}, {.output = problem.output}, scratch),
               Error);
  EXPECT_EQ(problem.output.view().head(0)(0, 0), 7.0F);
}

TEST(Streaming, SizesBeyondReasonWithoutANumberAreDoneAtOnce) {
  constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max();
  Arena scratch;
  streaming_attention(
      {.query = {nullptr, 1, kMost, 0}, .key = {nullptr, 1, 0, 0}, .value = {nullptr, 1, 0, 0}}, {},
      {.output = {nullptr, 1, kMost, 0}}, scratch);
  streaming_attention(
      {.query = {nullptr, kMost, 0, 0}, .key = {nullptr, 1, 0, 0}, .value = {nullptr, 1, 0, 0}}, {},
      {.output = {nullptr, kMost, 0, 0}, .log_sum_exp = {nullptr, kMost, 0}}, scratch);
  EXPECT_EQ(scratch.bytes_reserved(), 0U);
}

}  // namespace
}  // namespace attn
