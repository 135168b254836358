#include "core/train/training_state.h"

#include <gtest/gtest.h>

#include "core/base/error.h"
#include "core/train/trainer.h"
#include "tests/core/model/language_models.h"

namespace attn {
namespace {

/// Tokens that count on, in any row that fits the small model.
void count_on(Random& random, TrainingBatch& batch) {
  batch = {.n_sequences = 3, .n = 6};
  for (std::size_t i = 0; i < 18; ++i) {
    const auto token = static_cast<std::int32_t>(random.below(260));
    batch.tokens.push_back(token);
    batch.targets.push_back(token + 1);
  }
}

std::vector<std::uint8_t> state_of(const Trainer& trainer) {
  const LanguageModel start = small_language_model(ModelKind::kDecoder);
  const LanguageModel model(start.card(),
                            {.target = Tokenizer(numbered_pieces("wörd", 5)), .source = {}},
                            start.config(), trainer.params());
  return write_training_state(model, trainer.optimizer().state());
}

std::string message(std::span<const std::uint8_t> bytes) {
  try {
    read_training_state(bytes);
    return "accepted";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::kDamaged);
    return error.what();
  }
}

TEST(TrainingState, ARunThatWasStoppedGivesTheSameParamsToTheLastBit) {
  const LanguageModel start = small_language_model(ModelKind::kDecoder);
  const TrainerConfig config{.schedule = {.warm_up = 2, .steps = 9}};
  Trainer whole(start.config(), config, start.params());
  std::vector<std::uint8_t> saved;
  for (int step = 0; step < 9; ++step) {
    whole.step(count_on);
    if (step == 4) saved = state_of(whole);
  }
  TrainingState state = read_training_state(saved);
  EXPECT_EQ(state.optimizer.steps, 5u);
  Trainer resumed(state.model.config(), config, state.model.params());
  resumed.restore(std::move(state.optimizer));
  while (resumed.optimizer().steps() < 9) resumed.step(count_on);
  EXPECT_EQ(resumed.params(), whole.params());
  EXPECT_EQ(state_of(resumed), state_of(whole));
}

TEST(TrainingState, WhatIsDamagedIsNamed) {
  const LanguageModel start = small_language_model(ModelKind::kDecoder);
  const Trainer trainer(start.config(), {}, start.params());
  const std::vector<std::uint8_t> good = state_of(trainer);
  EXPECT_EQ(message(good), "accepted");
  std::vector<std::uint8_t> bad = good;
  bad.back() ^= 1;
  EXPECT_EQ(message(bad), "damaged training state: checksum");
  bad = good;
  bad[0] = 'X';
  EXPECT_EQ(message(bad), "damaged training state: magic");
  EXPECT_EQ(message(std::span(good).first(good.size() - 1)).substr(0, 28),
            "damaged training state: size");
  EXPECT_THROW(write_training_state(start, {.steps = 1, .mean = {1}, .square = {1}}), Error);
}

}  // namespace
}  // namespace attn
