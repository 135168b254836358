#include "core/reference/adamw.h"

#include <algorithm>
#include <cmath>

namespace attn::reference {

Clip clip(std::span<const double> grads, double most) {
  double sum = 0;
  for (const double grad : grads) sum += grad * grad;
  const double norm = std::sqrt(sum);
  // 1e-6 as in PyTorch's clip_grad_norm_
  return {.norm = norm, .factor = std::min(1.0, most / (norm + 1e-6))};
}

void AdamW::step(std::span<double> params, std::span<const double> grads, double learning_rate,
                 double grad_factor) {
  const auto steps = static_cast<double>(++steps_);
  const double mean_correction = 1 - std::pow(config_.beta1, steps);
  const double square_correction = 1 - std::pow(config_.beta2, steps);
  for (const NamedSlot& tensor : layout_.tensors) {
    const double decay = tensor.is_matrix ? config_.weight_decay : 0;
    for (std::size_t i = tensor.slot.offset; i < tensor.slot.offset + tensor.slot.size(); ++i) {
      const double grad = grad_factor * grads[i];
      mean_[i] = config_.beta1 * mean_[i] + (1 - config_.beta1) * grad;
      square_[i] = config_.beta2 * square_[i] + (1 - config_.beta2) * grad * grad;
      params[i] -= learning_rate * decay * params[i];
      params[i] -= learning_rate * (mean_[i] / mean_correction) /
                   (std::sqrt(square_[i] / square_correction) + config_.eps);
    }
  }
}

}  // namespace attn::reference
