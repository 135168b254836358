#pragma once

#include <cstddef>

#include "core/train/trainer.h"

namespace attn::bench {

/// Training of a small decoder on random tokens: the row "training step" of the bench table.
class Training {
 public:
  explicit Training(std::size_t n_threads);

  /// One step; returns how many tokens it learned from.
  std::size_t step();

 private:
  Trainer trainer_;
};

}  // namespace attn::bench
