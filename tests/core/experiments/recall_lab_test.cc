#include "core/experiments/recall_lab.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/base/error.h"

namespace attn {
namespace {

constexpr RecallKind kKinds[] = {RecallKind::kRecurrent, RecallKind::kDilated,
                                 RecallKind::kAttention};

double accuracy_after(RecallKind kind, std::size_t n, std::uint32_t seed) {
  RecallLab lab({.shape = {.kind = kind, .n = n, .n_symbols = 4, .most_params = 1000},
                 .learning_rate = 0.01,
                 .n_sequences = 8,
                 .seed = seed});
  for (int i = 0; i < 70; ++i) EXPECT_FALSE(lab.step().diverged);
  return lab.evaluate().accuracy;
}

TEST(RecallBatch, OnlyTheFirstSymbolCountsAndTheLastTokenAsksForIt) {
  const RecallShape shape{.n = 9, .n_symbols = 5};
  Random random(3);
  RecallBatch batch;
  fill(shape, /*n_sequences=*/40, random, batch);
  ASSERT_EQ(batch.tokens.size(), 40 * 9);
  for (std::size_t s = 0; s < 40; ++s) {
    const std::int32_t* tokens = &batch.tokens[s * 9];
    EXPECT_EQ(tokens[0], batch.targets[s]);
    EXPECT_LT(tokens[0], 5);
    for (std::size_t i = 1; i < 8; ++i) {
      EXPECT_GE(tokens[i], 5);
      EXPECT_LT(tokens[i], 10);
    }
    EXPECT_EQ(tokens[8], 10);
  }
}

TEST(RecallLab, TheSameConfigGivesTheSameNumbersToTheLastBit) {
  for (const RecallKind kind : kKinds) {
    const RecallConfig config{.shape = {.kind = kind, .n = 9}};
    RecallLab a(config), b(config);
    for (int i = 0; i < 5; ++i) {
      const LabStep one = a.step(), other = b.step();
      EXPECT_EQ(one.loss, other.loss);
      EXPECT_EQ(one.grad_norm, other.grad_norm);
    }
    EXPECT_EQ(a.evaluate().loss, b.evaluate().loss);
  }
}

TEST(RecallLab, GoesBackToWhereItWas) {
  RecallLab lab({.shape = {.n = 9}});
  for (int i = 0; i < 25; ++i) lab.step();
  const double kept = lab.evaluate().loss;
  for (int i = 0; i < 7; ++i) lab.step();
  EXPECT_NE(lab.evaluate().loss, kept);
  lab.go_back(0.001);
  EXPECT_EQ(lab.evaluate().loss, kept);
  EXPECT_EQ(lab.n_steps(), 25);
  EXPECT_THROW(lab.go_back(0), Error);
}

TEST(RecallLab, AnExplodingLossIsSaidAndChangesNothing) {
  RecallLab lab({.shape = {.n = 9}, .learning_rate = 10});
  LabStep step;
  for (int i = 0; i < 60 && !step.diverged; ++i) step = lab.step();
  ASSERT_TRUE(step.diverged);
  const double loss = lab.evaluate().loss;
  EXPECT_TRUE(lab.step().diverged);
  EXPECT_EQ(lab.evaluate().loss, loss);
  lab.go_back(0.001);
  EXPECT_FALSE(lab.step().diverged);
}

TEST(RecallLab, RefusesWhatIsBeyondItsBounds) {
  EXPECT_THROW(RecallLab({.n_sequences = 0}), Error);
  EXPECT_THROW(RecallLab({.n_sequences = 129}), Error);
  EXPECT_THROW(RecallLab({.learning_rate = std::nan("")}), Error);
  EXPECT_THROW(RecallLab({.shape = {.n = 10}}), Error);
}

// The claim of the experiment; the margins are at most half of what was measured: with 3 tokens all
// find 1.00, with 81 a recurrent network finds 0.33, convolutions 1.00, attention 0.78.

TEST(RecallClaim, NearByAllRecallFarAwayARecurrentNetworkDoesNot) {
  double near[3] = {}, far[3] = {};
  for (std::size_t k = 0; k < 3; ++k)
    for (const std::uint32_t seed : {1, 2, 3}) {
      near[k] += accuracy_after(kKinds[k], /*n=*/3, seed) / 3;
      far[k] += accuracy_after(kKinds[k], /*n=*/81, seed) / 3;
    }
  for (const double accuracy : near) EXPECT_GT(accuracy, 0.6);  // of 4 symbols a guess finds 0.25
  EXPECT_GT(far[1], far[0] + 0.3);
  EXPECT_GT(far[2], far[0] + 0.2);
}

}  // namespace
}  // namespace attn
