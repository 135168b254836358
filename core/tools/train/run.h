#pragma once

#include <cstdio>
#include <functional>
#include <string>
#include <vector>

#include "core/model/language_model.h"
#include "core/train/trainer.h"
#include "core/train/training_state.h"

namespace attn::tool {

/// Held-out text of one kind.
struct HeldOut {
  std::string name;
  std::vector<TrainingBatch> batches{};
};

struct RunConfig {
  std::string folder;  // for state.bin
  TrainerConfig trainer{};
  std::size_t steps_to_print = 100;
  std::size_t steps_to_evaluate = 1000;
  double minutes_to_save = 3;
};

/// Mean loss over all batches, in nats a target.
double evaluate(Trainer& trainer, const HeldOut& held_out);

/// Trains up to the end of the schedule and prints as it goes. Goes on from the folder's state.bin
/// when there is one, which must be of the same model and vocabularies; keeps one there every few
/// minutes and at the end.
void run(const RunConfig& config, const LanguageModel& untrained, const Task& task,
         const std::vector<HeldOut>& held_out);

/// A file's bytes; Error kInvalidArgument when it cannot be read.
std::vector<std::uint8_t> read_file(const std::string& path);
/// All or nothing: whoever stops the program keeps the old file.
void write_file(const std::string& path, std::span<const std::uint8_t> bytes);

/// The same vocabularies again.
LanguageModel::Vocabularies copy_vocabularies(const LanguageModel& model);

}  // namespace attn::tool
