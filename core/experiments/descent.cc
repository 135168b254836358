#include "core/experiments/descent.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/base/error.h"
#include "core/train/schedule.h"

namespace attn {
namespace {

constexpr std::size_t kKeepEvery = 25;  // steps
constexpr std::size_t kWarmUp = 20;     // steps
constexpr double kExploded = 4;         // times the loss of guessing

}  // namespace

void validate_learning_rate(double learning_rate) {
  require(learning_rate > 0 && learning_rate <= 10,
          "invalid learning rate: " + std::to_string(learning_rate) +
              " (must be above 0 and at most 10)");
}

Descent::Descent(std::span<float> params, double learning_rate)
    : params_(params),
      learning_rate_((validate_learning_rate(learning_rate), learning_rate)),
      optimizer_({.beta2 = 0.99, .weight_decay = 0}, params.size()) {
  keep();
}

LabStep Descent::step(double loss, double guessing, std::span<const float> grads) {
  const Clip clipped = clip(grads, /*most=*/1.0);
  LabStep report{.step = steps(), .loss = loss, .grad_norm = clipped.norm};
  report.diverged = !(loss <= kExploded * guessing && std::isfinite(clipped.norm));
  if (report.diverged) return report;
  const Schedule schedule{
      .peak = learning_rate_, .least = learning_rate_, .warm_up = kWarmUp, .steps = kWarmUp};
  optimizer_.step(
      params_, grads,
      {.learning_rate = schedule.learning_rate(steps()), .grad_factor = clipped.factor});
  report.step = steps();
  return report;
}

void Descent::keep() {
  if (steps() % kKeepEvery != 0) return;
  kept_params_.assign(params_.begin(), params_.end());
  kept_optimizer_ = optimizer_.state();
}

void Descent::go_back(double learning_rate) {
  validate_learning_rate(learning_rate);
  learning_rate_ = learning_rate;
  std::ranges::copy(kept_params_, params_.begin());
  optimizer_.restore(kept_optimizer_);
}

}  // namespace attn
