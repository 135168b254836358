#include "core/train/trainer.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/base/tokens.h"
#include "core/train/parallel.h"
#include "tests/core/model/configs.h"

namespace attn {
namespace {

/// Each sequence repeats one random token pair; the first two targets cannot be known.
void pairs(Random& random, TrainingBatch& batch) {
  batch = {.n_sequences = 6, .n = 6};
  for (std::size_t s = 0; s < batch.n_sequences; ++s) {
    const std::int32_t pair[] = {static_cast<std::int32_t>(random.below(7)),
                                 static_cast<std::int32_t>(random.below(7))};
    for (std::size_t i = 0; i < batch.n; ++i) {
      batch.tokens.push_back(pair[i % 2]);
      batch.targets.push_back(i < 2 ? kNoTarget : pair[(i + 1) % 2]);
    }
  }
}

TransformerConfig small_decoder() { return all_kinds_of_config()[0].config; }

Trainer make(const TrainerConfig& config) {
  return Trainer(small_decoder(), config, initial_params(small_decoder(), /*seed=*/1));
}

TrainerConfig with_threads(std::size_t n_threads, std::size_t n_at_a_time = 2) {
  return {.schedule = {.peak = 0.01, .least = 0.01, .warm_up = 1, .steps = 1000},
          .n_threads = n_threads,
          .n_at_a_time = n_at_a_time};
}

TEST(Trainer, LearnsToRepeat) {
  Trainer trainer = make(with_threads(1));
  TrainingBatch held_out;
  Random random(99);
  pairs(random, held_out);
  const double before = trainer.evaluate(held_out);
  EXPECT_NEAR(before, std::log(7.0), 0.2);  // an untrained model knows nothing
  for (int step = 0; step < 150; ++step) trainer.step(pairs);
  EXPECT_LT(trainer.evaluate(held_out), 0.2 * before);
}

TEST(Trainer, IsTheSameToTheLastBitForOneNumberOfThreads) {
  for (const std::size_t n_threads : {1, 3}) {
    Trainer a = make(with_threads(n_threads)), b = make(with_threads(n_threads));
    for (int step = 0; step < 5; ++step) {
      const TrainingStep one = a.step(pairs), other = b.step(pairs);
      EXPECT_EQ(one.loss, other.loss);
      EXPECT_EQ(one.grad_norm, other.grad_norm);
    }
    EXPECT_EQ(a.params(), b.params());
  }
}

/// However the batch is cut, the mathematics is the same: only the order of the sums differs.
TEST(Trainer, ThreadsAndPiecesChangeNothingButRounding) {
  Trainer whole = make(with_threads(1, /*n_at_a_time=*/6));
  const TrainingStep must = whole.step(pairs);
  for (const std::size_t n_threads : {1, 2, 5, 8})  // 8: more threads than sequences
    for (const std::size_t n_at_a_time : {1, 4}) {
      Trainer cut = make(with_threads(n_threads, n_at_a_time));
      const TrainingStep step = cut.step(pairs);
      constexpr double kTolerance = 64 * std::numeric_limits<float>::epsilon();
      EXPECT_NEAR(step.loss, must.loss, kTolerance * must.loss);
      EXPECT_NEAR(step.grad_norm, must.grad_norm, kTolerance * must.grad_norm);
      EXPECT_EQ(step.n_tokens, 36u);
    }
}

TEST(Trainer, ARunThatWasStoppedGoesOnAsIfItWasNot) {
  Trainer whole = make(with_threads(2));
  for (int step = 0; step < 3; ++step) whole.step(pairs);
  Trainer resumed(small_decoder(), with_threads(2), whole.params());
  resumed.restore(whole.optimizer().state());
  for (int step = 0; step < 3; ++step) {
    const TrainingStep one = whole.step(pairs), other = resumed.step(pairs);
    EXPECT_EQ(one.step, other.step);
    EXPECT_EQ(one.loss, other.loss);
  }
  EXPECT_EQ(whole.params(), resumed.params());
  EXPECT_THROW(resumed.restore({.steps = 1, .mean = {1}, .square = {1}}), Error);
}

TEST(Trainer, LossThatIsNoNumberIsRefusedAndParamsStay) {
  std::vector<float> params = initial_params(small_decoder(), /*seed=*/1);
  params[0] = 1e30F;  // overflows in the first norm
  Trainer trainer(small_decoder(), with_threads(1), params);
  const auto everything = [](Random&, TrainingBatch& batch) {
    batch = {.n_sequences = 1, .n = 2, .tokens = {0, 0}, .targets = {0, 0}};
  };
  EXPECT_THROW(trainer.step(everything), Error);
  EXPECT_EQ(trainer.params(), params);
  EXPECT_EQ(trainer.optimizer().steps(), 0u);
}

TEST(Trainer, BatchesThatMakeNoSenseAreRefused) {
  Trainer trainer = make(with_threads(2));
  const auto message = [&](const TrainingBatch& bad) {
    try {
      trainer.step([&](Random&, TrainingBatch& batch) { batch = bad; });
      return std::string("accepted");
    } catch (const Error& error) {
      return std::string(error.what());
    }
  };
  EXPECT_EQ(message({.n_sequences = 1, .n = 2, .tokens = {0, 1}, .targets = {1}}),
            "invalid targets: 1 (must be 2)");
  EXPECT_EQ(message({.n_sequences = 1, .n = 2, .tokens = {0, 1}, .targets = {1, 9}}),
            "invalid token: 9 (must be below 7)");
  EXPECT_EQ(message({.n_sequences = 1, .n = 1, .tokens = {0}, .targets = {kNoTarget}}),
            "invalid targets: none in the whole batch");
  EXPECT_THROW(make({.n_threads = 0}), Error);
}

TEST(Parallel, CallsEachOnceAndPassesOnTheFirstFailure) {
  std::vector<int> calls(5);
  parallel(5, [&](std::size_t i) { ++calls[i]; });
  EXPECT_EQ(calls, std::vector<int>(5, 1));
  parallel(0, [](std::size_t) { FAIL() << "nothing to call"; });
  try {
    parallel(3, [](std::size_t i) {
      if (i > 0) throw Error(ErrorCode::kLimit, std::to_string(i));
    });
    FAIL() << "no failure";
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(), "1");
  }
}

}  // namespace
}  // namespace attn
