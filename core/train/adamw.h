#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/model/params.h"
#include "core/train/adamw_config.h"

namespace attn {

/// √Σ g², and what to multiply the gradients with so that this norm is at most `most` (Pascanu et
/// al. 2012, arXiv 1211.5063, algorithm 1).
struct Clip {
  double norm = 0;
  double factor = 1;
};
Clip clip(std::span<const float> grads, double most);

/// One step's numbers.
struct AdamWStep {
  double learning_rate = 0;
  double grad_factor = 1;  // each gradient is multiplied by it first: see Clip
};

/// What AdamW knows of the past: enough to take a run up again.
struct AdamWState {
  std::size_t steps = 0;
  std::vector<float> mean, square;  // running averages of the gradient and of its square
};

/// AdamW over the flat buffer of a model's params, with its two running averages.
class AdamW {
 public:
  AdamW(const AdamWConfig& config, const ParamLayout& layout);
  /// Over params of which none decays, whatever the config says.
  AdamW(const AdamWConfig& config, std::size_t n_params);

  /// One step down the gradients. Params that had no gradient so far stay, but for the decay.
  void step(std::span<float> params, std::span<const float> grads, const AdamWStep& step);

  std::size_t steps() const { return state_.steps; }
  const AdamWState& state() const { return state_; }
  /// Error kInvalidArgument when the averages are not as many as the params.
  void restore(AdamWState state);

 private:
  /// Neighbours in the buffer that share a weight decay.
  struct Stretch {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool decays = false;
  };

  AdamWConfig config_;
  std::vector<Stretch> stretches_;
  AdamWState state_;
};

}  // namespace attn
