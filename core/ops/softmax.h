#pragma once

#include <cstddef>
#include <span>

#include "core/base/error.h"

namespace attn {

/// What softmax of a row knew on the way.
struct SoftmaxRow {
  float max = 0;  // largest score; -inf when the row is empty or all -inf
  float sum = 0;  // Σ exp(score - max), >= 1 unless the row has nothing
};

/// weights[i] = exp(scores[i] - max) / Σ exp(scores[j] - max): n scores -> n weights, may be in
/// place. -inf gives exactly 0; a row of only -inf (or no score) gives zeros, never NaN.
SoftmaxRow softmax(std::span<const float> scores, std::span<float> weights);

}  // namespace attn
