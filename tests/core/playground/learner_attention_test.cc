#include "core/playground/learner_attention.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/core/attention/random_inputs.h"

namespace attn {
namespace {

using testing::GuardedTensor;
using testing::kEpsilon;
using testing::kMaskKinds;
using testing::kNan;
using testing::RandomInputs;
using testing::Sizes;

struct Results {
  explicit Results(const Sizes& s)
      : scores(s.n_heads, s.n_q, s.n_kv),
        weights(s.n_heads, s.n_q, s.n_kv),
        output(s.n_heads, s.n_q, s.d_v) {}
  DenseResult views() { return {.scores = scores, .weights = weights, .output = output}; }

  GuardedTensor scores, weights, output;
};

void expect_same(const ConstTensor& a, const ConstTensor& b) {
  for (std::size_t h = 0; h < a.heads; ++h)
    for (std::size_t i = 0; i < a.rows; ++i)
      for (std::size_t j = 0; j < a.cols; ++j)
        ASSERT_EQ(a.head(h)(i, j), b.head(h)(i, j)) << h << ' ' << i << ' ' << j;
}

constexpr Sizes kSizes{.n_heads = 4, .n_kv_heads = 2, .n_q = 70, .n_kv = 67, .d_k = 5, .d_v = 3};

TEST(LearnerAttention, IsDenseAttentionWhereSoftmaxIsAsItShouldBe) {
  Arena scratch;
  for (const MaskKind kind : kMaskKinds) {
    RandomInputs inputs(kSizes);
    const AttentionConfig config{.scale = 0.5F, .mask = {.kind = kind, .window = 3}};
    Results dense(kSizes), learner(kSizes);
    dense_attention(inputs, config, dense.views(), scratch);
    learner_attention(inputs, config, {}, learner.views(), scratch);
    expect_same(dense.scores, learner.scores);
    expect_same(dense.weights, learner.weights);
    expect_same(dense.output, learner.output);
  }
}

TEST(LearnerAttention, OtherSoftmaxKeepsTheScoresAndSumsElsewhere) {
  Arena scratch;
  for (const MaskKind kind : kMaskKinds) {
    RandomInputs inputs(kSizes);
    const AttentionConfig config{.scale = 0.5F, .mask = {.kind = kind, .window = 3}};
    Results dense(kSizes), columns(kSizes);
    dense_attention(inputs, config, dense.views(), scratch);
    learner_attention(inputs, config, {.axis = SoftmaxAxis::kColumns}, columns.views(), scratch);
    expect_same(dense.scores, columns.scores);
    for (std::size_t h = 0; h < kSizes.n_heads; ++h)
      for (std::size_t j = 0; j < kSizes.n_kv; ++j) {
        double sum = 0;
        for (std::size_t i = 0; i < kSizes.n_q; ++i) sum += columns.weights.view().head(h)(i, j);
        EXPECT_NEAR(sum, 1, (std::sqrt(kSizes.n_q) + 8) * kEpsilon);
      }
  }
}

TEST(LearnerAttention, ANanInAQueryIsSeenInItsRowAlone) {
  Arena scratch;
  RandomInputs inputs(kSizes);
  inputs.query.view().head(0)(3, 1) = kNan;
  Results learner(kSizes);
  learner_attention(inputs, {}, {}, learner.views(), scratch);
  for (std::size_t i = 0; i < kSizes.n_q; ++i) {
    EXPECT_EQ(std::isnan(learner.weights.view().head(0)(i, 0)), i == 3);
    EXPECT_EQ(std::isnan(learner.output.view().head(0)(i, 0)), i == 3);
    EXPECT_FALSE(std::isnan(learner.output.view().head(1)(i, 0)));
  }
}

}  // namespace
}  // namespace attn
