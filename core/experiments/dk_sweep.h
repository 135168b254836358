#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/base/arena.h"

namespace attn {

/// A draw of random queries and keys, components of mean 0 and variance 1.
struct DkConfig {
  std::size_t d_k = 64;  // 1 … 4,096
  bool scaled = true;    // by 1 / √d_k
  std::size_t n = 32;    // queries, and keys, 2 … 256
  std::uint32_t seed = 1;
};

/// What softmax makes of it: the standard deviation of all scores, and the mean over the rows of
/// the rest.
struct DkDraw {
  double score_std = 0;  // in theory √d_k, or 1 when scaled (Vaswani et al. 2017, arXiv 1706.03762,
                         // section 3.2.1, note 4)
  double largest = 0;    // the largest weight of a row
  double entropy = 0;    // of a row, in bits
  double jacobian = 0;   // Frobenius norm of the derivative of a row's weights by its scores
};

/// The same queries and keys for the same seed, scaled or not. Error kInvalidArgument for sizes
/// beyond their bounds.
DkDraw dk_draw(const DkConfig& config, Arena& scratch);

/// ‖diag(p) - p pᵀ‖, Frobenius: how much of a gradient passes from the weights p to the scores. 0
/// when one weight is 1, √(n - 1) / n when all are alike.
double softmax_jacobian_norm(std::span<const float> weights);

}  // namespace attn
