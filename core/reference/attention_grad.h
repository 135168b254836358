#pragma once

#include "core/reference/attention.h"

namespace attn::reference {

/// Gradients of a loss: each as large as what it is the gradient of.
struct HeadGrads {
  Matrix query, key, value, bias;
};

/// From the gradient of the output of `attention_head`.
HeadGrads attention_head_backward(const HeadInputs& inputs, const HeadResult& result,
                                  const Matrix& grad_output);

struct AttentionGrads {
  Tensor query, key, value;
};

/// From the gradient of the output of `attention`, (n_heads, n_q, d_v). A key or value head that
/// serves several query heads gets the sum of theirs.
AttentionGrads attention_backward(const AttentionInputs& inputs, const AttentionConfig& config,
                                  ConstTensorView grad_output);

}  // namespace attn::reference
