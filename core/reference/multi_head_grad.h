#pragma once

#include <vector>

#include "core/reference/multi_head.h"

namespace attn::reference {

/// Gradients of a loss. Self-attention (y is x) has the gradient x + y.
struct MultiHeadGrads {
  Matrix x, y;
  Matrix w_q, w_k, w_v, w_o;  // empty where the forward function used none
  std::vector<double> b_q, b_k, b_v, b_o;
};

/// From the gradient of the output of `multi_head_attention`, (n_q, d_out).
MultiHeadGrads multi_head_attention_backward(ConstView x, ConstView y,
                                             const MultiHeadParams& params,
                                             const MultiHeadConfig& config, ConstView grad_output);

}  // namespace attn::reference
