#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/base/random.h"
#include "core/model/batch.h"

namespace attn {

/// A Batch that owns its numbers, with what the model is to say.
struct TrainingBatch {
  std::size_t n_sequences = 0;
  std::size_t n = 0;
  std::vector<std::int32_t> tokens{};   // (n_sequences, n)
  std::vector<std::int32_t> targets{};  // (n_sequences, n), kNoTarget where there is no loss
  std::vector<std::uint8_t> padding{};  // (n_sequences, n), 1 = padding; empty = none
  std::size_t n_source = 0;
  std::vector<std::int32_t> source{};          // (n_sequences, n_source)
  std::vector<std::uint8_t> source_padding{};  // (n_sequences, n_source); empty = none

  /// The sequences [first, first + count).
  Batch view(std::size_t first, std::size_t count) const;
  std::span<const std::int32_t> targets_of(std::size_t first, std::size_t count) const;
  std::size_t n_targets() const;  // those that are not kNoTarget
};

/// Error kInvalidArgument or kLimit that names what does not fit the model, or that there is no
/// target at all.
void validate(const TrainingBatch& batch, const TransformerConfig& config);

/// Fills the batch of one step. All chance comes from `random`, which is seeded for the step, so
/// that a run that was stopped goes on with the batches that it would have seen.
using Task = std::function<void(Random& random, TrainingBatch& batch)>;

}  // namespace attn
