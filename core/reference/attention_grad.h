#pragma once

#include "core/reference/matrix.h"

namespace attn::reference {

/// One attention head: query (n_q, d_k), key (n_kv, d_k), value (n_kv, d_v); bias (n_q, n_kv) is
/// added to the scaled scores, -inf where a query may not attend.
struct HeadInputs {
  Matrix query, key, value;
  Matrix bias;
  double scale = 1;
};
struct HeadResult {
  Matrix weights;  // (n_q, n_kv)
  Matrix output;   // (n_q, d_v)
};
struct HeadGrads {
  Matrix query, key, value, bias;
};

/// weights = softmax(scale · query · keyᵀ + bias), output = weights · value (Vaswani et al. 2017,
/// arXiv 1706.03762, equation 1). A row that may attend to nothing gives zeros.
HeadResult attention_head(const HeadInputs& inputs);

/// From the gradient of the output.
HeadGrads attention_head_backward(const HeadInputs& inputs, const HeadResult& result,
                                  const Matrix& grad_output);

/// Rotary position embedding (Su et al. 2021, arXiv 2104.09864, equation 34): the pair of columns
/// (2i, 2i + 1) of row `position` turns by direction · position · 10000^(-2i / d). Direction 1 is
/// the forward function, -1 its backward function.
Matrix rotate_positions(ConstView x, double direction);

/// slope(head) = 2^(-8 (head + 1) / n_heads): a key at distance |i - j| gets the bias
/// -slope · |i - j| (Press et al. 2021, arXiv 2108.12409, section 3).
double alibi_slope(std::size_t head, std::size_t n_heads);

}  // namespace attn::reference
