#pragma once

#include "core/base/views.h"

namespace attn {

/// What a tile of queries knows of the keys seen so far, one number a query.
struct OnlineSoftmax {
  float* max;     // largest score, kLowestScore at first
  float* sum;     // Σ 2^(score - max)
  float* factor;  // 2^(max before the last tile - max): what earlier sums and outputs shrink by
};

/// The largest score where none has been seen: finite, so that -inf - kLowestScore is -inf and not
/// NaN.
inline constexpr float kLowestScore = -0x1.fffffep127F;

/// Takes in a tile of scores (n_keys, n_queries), which hold the factor log2(e), and turns them
/// into 2^(score - max), the exponentials of softmax: -inf into exactly 0. The number of columns is
/// a multiple of the lanes.
void absorb(const OnlineSoftmax& state, Matrix scores);

}  // namespace attn
