#pragma once

#include <span>

#include "core/base/arena.h"
#include "core/base/views.h"

namespace attn {

/// y (n, d_out) = x (n, d_in) · w (d_in, d_out) + b (d_out) in each row; an empty b adds nothing.
/// y overlaps neither x nor w.
void linear(ConstMatrix x, ConstMatrix w, std::span<const float> b, Matrix y, Arena& scratch);

/// Where linear_backward writes.
struct LinearGrads {
  Matrix x{};             // (n, d_in); empty = not wanted
  bool add_to_x = false;  // instead of overwriting it
  Matrix w{};             // (d_in, d_out), is added to
  std::span<float> b{};   // (d_out), is added to; empty = there is none
};

/// From the gradient of y (n, d_out).
void linear_backward(ConstMatrix x, ConstMatrix w, ConstMatrix grad_y, const LinearGrads& grads,
                     Arena& scratch);

}  // namespace attn
