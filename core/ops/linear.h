#pragma once

#include <span>

#include "core/base/arena.h"
#include "core/base/views.h"

namespace attn {

/// y (n, d_out) = x (n, d_in) · w (d_in, d_out) + b (d_out) in each row; an empty b adds nothing.
/// y overlaps neither x nor w.
void linear(ConstMatrix x, ConstMatrix w, std::span<const float> b, Matrix y, Arena& scratch);

}  // namespace attn
