#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/model/language_model.h"
#include "core/train/adamw.h"

namespace attn {

/// A run of training as it is kept on disk: enough to go on to the last bit as if it had not been
/// stopped.
struct TrainingState {
  LanguageModel model;
  AdamWState optimizer;
};

/// "ATNS", u32 version (1), u32 CRC-32 of all that follows, u32 bytes of all that follows; u32
/// bytes of the model, the model (see write_language_model) in float32; u64 steps; the averages of
/// the gradients and of their squares, f32, as many as the model has params. Little endian.
std::vector<std::uint8_t> write_training_state(const LanguageModel& model,
                                               const AdamWState& optimizer);

/// Error kDamaged names the first field that is wrong.
TrainingState read_training_state(std::span<const std::uint8_t> bytes);

}  // namespace attn
