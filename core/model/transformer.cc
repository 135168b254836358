#include "core/model/transformer.h"

#include <cmath>
#include <string>

#include "core/attention/position.h"

namespace attn {

Transformer::Transformer(const TransformerConfig& config, std::span<const float> params)
    : config_((validate(config), config)), layout_(config), params_(params) {
  require(params.size() == layout_.size, "invalid params: " + std::to_string(params.size()) +
                                             " (must be " + std::to_string(layout_.size) + ")");
  if (config.position == PositionKind::kRope) rope_.emplace(config.n_context, config.d_k());
  if (config.position == PositionKind::kSinusoidal) {
    sinusoid_.resize(config.n_context * config.d_model);
    sinusoidal_positions({sinusoid_.data(), config.n_context, config.d_model});
  }
}

Norm Transformer::norm(const NormSlots& slots) const {
  return {.kind = config_.norm,
          .gain = vector(slots.gain),
          .bias = vector(slots.bias),
          .eps = config_.norm_eps};
}

float Transformer::embedding_scale() const {
  return config_.position == PositionKind::kSinusoidal
             ? std::sqrt(static_cast<float>(config_.d_model))
             : 1.0F;
}

}  // namespace attn
