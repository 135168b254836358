#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/train/training_batch.h"

namespace attn {

/// What small models learn in a few hundred steps. Each sequence is drawn anew.
enum class LabTask {
  kRecall,     // pairs of a key and a value, then a key: its value
  kTwo,        // pairs, then two keys at once: the values of both
  kCopy,       // symbols, a stop, the same symbols
  kSort,       // symbols, a stop, the same symbols in order
  kInduction,  // symbols that repeat with a period that differs: what came after it last time
  kMajority,   // symbols, then the question which of them there are most of
  kNumbers,    // a number in English words -> its digits; for an encoder–decoder
  kDates,      // a date in English words -> 2012-05-03; for an encoder–decoder
};

struct LabTaskConfig {
  LabTask task = LabTask::kRecall;
  std::size_t n_symbols = 8;  // keys, values or symbols, 2 … 24
  std::size_t n_items = 6;    // pairs or symbols in a sequence, 2 … 16; pairs at most n_symbols
};

/// Which of the sequences: numbers and dates that are held out are never trained on.
enum class LabSplit { kTrain, kHeldOut };

/// Error kInvalidArgument for what lies beyond the bounds.
void validate(const LabTaskConfig& config);

/// Sizes of the model's tables, and tokens of a sequence.
struct LabShape {
  std::size_t n_vocab = 0;
  std::size_t n_source_vocab = 0;  // 0 unless there is a source
  std::size_t n = 0;               // tokens of each sequence
  std::size_t n_source = 0;
};
LabShape lab_shape(const LabTaskConfig& config);

/// Sequences of one length, side by side; no target where nothing can be known.
void fill(const LabTaskConfig& config, LabSplit split, std::size_t n_sequences, Random& random,
          TrainingBatch& batch);

/// How a token is written: "a3" for a pair of key a and value 3, "a", "3", "|" for the stop.
std::string token_name(const LabTaskConfig& config, std::int32_t token);
/// The same of a source.
std::string source_name(const LabTaskConfig& config, std::int32_t token);

}  // namespace attn
