#pragma once

#include <cstddef>

#include "core/experiments/mistaken_attention.h"
#include "core/experiments/products.h"

namespace attn {

/// x (n, n_heads · d) -> the heads, (n, d) each; one of (n, n_heads · d) when the split is missing.
MatrixStack split(const reference::Matrix& x, std::size_t n_heads, SplitStep step);

/// Heads (n, d) -> (n, n_heads · d). Means, sums and maxima are repeated to that width, so that the
/// shape does not give them away.
reference::Matrix merged(const MatrixStack& heads, MergeStep step);

}  // namespace attn
