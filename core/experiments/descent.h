#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/train/adamw.h"

namespace attn {

struct LabStep {
  std::size_t step = 0;  // steps so far
  double loss = 0;       // nats a target, of the batch that it learned from
  double grad_norm = 0;
  bool diverged = false;  // no longer finite, or four times that of guessing: nothing was changed
};

/// Error kInvalidArgument unless it lies in (0, 10].
void validate_learning_rate(double learning_rate);

/// How the params of an experiment learn: AdamW without decay at one rate after a warm-up of 20
/// steps, gradients clipped at a norm of 1; and the way back to where they were well.
class Descent {
 public:
  /// `params` must outlive it. Error as validate_learning_rate.
  Descent(std::span<float> params, double learning_rate);

  /// Changes nothing when the loss, or the gradients, are beyond `guessing` as LabStep says.
  /// `guessing` is the loss of somebody who knows nothing.
  LabStep step(double loss, double guessing, std::span<const float> grads);
  /// Notes every 25 steps what the params are, once a step is complete.
  void keep();
  /// Back to what was noted last, with another learning rate. Error as validate_learning_rate.
  void go_back(double learning_rate);

  std::size_t steps() const { return optimizer_.steps(); }

 private:
  std::span<float> params_;
  double learning_rate_;
  AdamW optimizer_;
  std::vector<float> kept_params_;
  AdamWState kept_optimizer_;
};

}  // namespace attn
