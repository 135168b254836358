#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/model/params.h"
#include "core/train/adamw_config.h"

namespace attn {

/// The training run that tests/golden/training_decoder.* holds (see README.md there).
struct GoldenTraining {
  TransformerConfig config;
  AdamWConfig adamw;
  double learning_rate = 0;
  double clip_norm = 0;
  std::size_t n_steps = 0;
  std::size_t n_sequences = 0;                      // a step
  std::vector<std::int32_t> tokens;                 // (n_steps, n_sequences, n_context + 1)
  std::vector<double> initial, final, first_grads;  // params, in the order of ParamLayout
  std::vector<double> first_logits;                 // (n_sequences, n_context, n_vocab)
  std::vector<double> losses, grad_norms;           // (n_steps)

  static GoldenTraining load();

  /// The n_context tokens of one sequence, and the targets: the same, one later.
  std::vector<std::int32_t> inputs(std::size_t step, std::size_t sequence) const;
  std::vector<std::int32_t> targets(std::size_t step, std::size_t sequence) const;
};

}  // namespace attn
