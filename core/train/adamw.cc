#include "core/train/adamw.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "core/simd/math.h"

namespace attn {
namespace {

using simd::kLanes;
using simd::Vec;

/// What the update of every param shares, as Adam's formula folded into the fewest operations:
/// param · keep - rate · mean / (√square + eps), both averages and eps before bias correction.
struct Update {
  float beta1, beta2, grad_factor;
  float keep;  // 1 - learning rate · weight decay
  float rate;  // learning rate · √(1 - beta2^t) / (1 - beta1^t)
  float eps;   // eps · √(1 - beta2^t)
};

struct Numbers {
  float* params;
  const float* grads;
  float* mean;
  float* square;
};

[[gnu::noinline]] void update(const Update& by, const Numbers& at, std::size_t size) {
  const Vec beta1 = simd::broadcast(by.beta1), rest1 = simd::broadcast(1 - by.beta1);
  const Vec beta2 = simd::broadcast(by.beta2), rest2 = simd::broadcast(1 - by.beta2);
  const Vec factor = simd::broadcast(by.grad_factor), keep = simd::broadcast(by.keep);
  const Vec rate = simd::broadcast(by.rate), eps = simd::broadcast(by.eps);
  for (std::size_t i = 0; i < size; i += kLanes) {
    const std::size_t count = size - i;
    const Vec grad = factor * simd::load_some(at.grads + i, count);
    const Vec mean = simd::madd(beta1, simd::load_some(at.mean + i, count), rest1 * grad);
    const Vec square =
        simd::madd(beta2, simd::load_some(at.square + i, count), rest2 * grad * grad);
    simd::store_some(at.mean + i, mean, count);
    simd::store_some(at.square + i, square, count);
    const Vec param = keep * simd::load_some(at.params + i, count);
    simd::store_some(at.params + i, param - rate * mean / (simd::sqrt(square) + eps), count);
  }
}

}  // namespace

Clip clip(std::span<const float> grads, double most) {
  // Lanes add up a block in float, blocks are added in double: the error does not grow with size.
  constexpr std::size_t kBlock = 1024;
  double sum = 0;
  for (std::size_t begin = 0; begin < grads.size(); begin += kBlock) {
    const std::size_t end = std::min(begin + kBlock, grads.size());
    Vec squares = simd::broadcast(0.0F);
    for (std::size_t i = begin; i < end; i += kLanes) {
      const Vec grad = simd::load_some(&grads[i], end - i);
      squares = simd::madd(grad, grad, squares);
    }
    sum += simd::reduce_add(squares);
  }
  const double norm = std::sqrt(sum);
  // 1e-6 as in PyTorch's clip_grad_norm_
  return {.norm = norm, .factor = std::min(1.0, most / (norm + 1e-6))};
}

AdamW::AdamW(const AdamWConfig& config, std::size_t n_params)
    : config_(config),
      stretches_{{.begin = 0, .end = n_params}},
      state_{.steps = 0,
             .mean = std::vector<float>(n_params),
             .square = std::vector<float>(n_params)} {}

AdamW::AdamW(const AdamWConfig& config, const ParamLayout& layout) : AdamW(config, layout.size) {
  stretches_.clear();
  for (const auto& [name, slot, is_matrix] : layout.tensors) {
    const std::size_t end = slot.offset + slot.size();
    if (!stretches_.empty() && stretches_.back().decays == is_matrix)
      stretches_.back().end = end;
    else
      stretches_.push_back({.begin = slot.offset, .end = end, .decays = is_matrix});
  }
}

void AdamW::restore(AdamWState state) {
  const std::size_t size = state_.mean.size();
  require(state.mean.size() == size && state.square.size() == size,
          "invalid optimizer state: " + std::to_string(state.mean.size()) + " and " +
              std::to_string(state.square.size()) + " numbers (must be " + std::to_string(size) +
              ")");
  state_ = std::move(state);
}

void AdamW::step(std::span<float> params, std::span<const float> grads, const AdamWStep& step) {
  ATTN_CHECK(params.size() == state_.mean.size() && grads.size() == params.size());
  const auto t = static_cast<double>(++state_.steps);
  const double correction1 = 1 - std::pow(config_.beta1, t);
  const double correction2 = std::sqrt(1 - std::pow(config_.beta2, t));
  for (const Stretch& stretch : stretches_) {
    const double decay = stretch.decays ? step.learning_rate * config_.weight_decay : 0;
    update({.beta1 = static_cast<float>(config_.beta1),
            .beta2 = static_cast<float>(config_.beta2),
            .grad_factor = static_cast<float>(step.grad_factor),
            .keep = static_cast<float>(1 - decay),
            .rate = static_cast<float>(step.learning_rate * correction2 / correction1),
            .eps = static_cast<float>(config_.eps * correction2)},
           {.params = params.data() + stretch.begin,
            .grads = grads.data() + stretch.begin,
            .mean = state_.mean.data() + stretch.begin,
            .square = state_.square.data() + stretch.begin},
           stretch.end - stretch.begin);
  }
}

}  // namespace attn
