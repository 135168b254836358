#pragma once

#include <span>

#include "core/attention/multi_head.h"
#include "core/base/arena.h"

namespace attn {

/// Where the backward function writes. The gradients of x and y are overwritten, and not computed
/// where they are empty; those of the params, each as large as its param, are added to.
struct MultiHeadGrads {
  Matrix x{};  // (n_q, d_model)
  Matrix y{};  // (n_kv, d_model of y); self-attention (y is x) has the gradient x + y
  Matrix w_q, w_k, w_v, w_o;
  std::span<float> b_q{}, b_k{}, b_v{}, b_o{};
};

/// What the forward function took and gave.
struct MultiHeadForward {
  ConstMatrix x, y;
  const MultiHeadParams& params;
  const MultiHeadConfig& config;
  const MultiHeadResult& result;
};

/// From the gradient of the output of `multi_head_attention`, (n_q, d_out).
void multi_head_attention_backward(const MultiHeadForward& forward, ConstMatrix grad_output,
                                   const MultiHeadGrads& grads, Arena& scratch);

}  // namespace attn
