#pragma once

#include <cstdint>
#include <span>

#include "core/base/tokens.h"
#include "core/base/views.h"

namespace attn {

struct CrossEntropyConfig {
  float smoothing = 0.0F;   // spread over all words alike (Szegedy et al. 2015, arXiv 1512.00567,
                            // section 7), in [0, 1)
  float grad_scale = 1.0F;  // 1 / the rows that have a target, for the gradient of the mean
};

/// logits (n, n_vocab), targets (n) -> Σ over the rows of -Σ t · log softmax(logits), in nats,
/// where t puts 1 - smoothing on the target; rows without a target add nothing. Writes the gradient
/// of grad_scale times that sum over the logits.
double cross_entropy(Matrix logits, std::span<const std::int32_t> targets,
                     const CrossEntropyConfig& config);

}  // namespace attn
