#pragma once

#include <span>

namespace attn {

/// grad_scores[i] = weights[i] · (grad_weights[i] - Σ weights · grad_weights), for weights =
/// softmax(scores); grad_scores may be grad_weights. |error| <= (4 + n / 64) · epsilon ·
/// the largest |grad_weights|.
void softmax_backward(std::span<const float> weights, std::span<const float> grad_weights,
                      std::span<float> grad_scores);

}  // namespace attn
