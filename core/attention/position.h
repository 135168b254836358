#pragma once

#include "core/base/views.h"

namespace attn {

/// Writes the sinusoidal position encodings (n, d_model) of positions 0 … n - 1: PE(pos, 2i) =
/// sin(pos / 10000^(2i / d_model)), PE(pos, 2i + 1) = cos of the same (Vaswani et al. 2017,
/// arXiv 1706.03762, section 3.5).
void sinusoidal_positions(Matrix positions);

}  // namespace attn
