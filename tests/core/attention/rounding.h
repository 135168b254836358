#pragma once

#include <algorithm>
#include <cmath>

#include "tests/core/attention/tensors.h"

namespace attn::testing {

/// How many epsilons attention may be off, from the sizes of what it adds up. A sum of n rounded
/// terms is off by about √n epsilon of their size (Higham and Mary 2019, SIAM J. Sci. Comput.
/// 41(5), "A new approach to probabilistic rounding error analysis", theorem 2.4).
struct Rounding {
  double scores = 0;   // k of scale · Q Kᵀ + bias
  double weights = 0;  // k of softmax: exp makes the absolute error of a score a relative one
  double output = 0;   // k of weights · V

  template <typename T>
  Rounding(const TensorView<T>& query, const TensorView<T>& key, const TensorView<T>& value,
           double scale)
      : scores(4 + std::sqrt(static_cast<double>(query.cols)) * std::abs(scale) *
                       longest_row(query) * longest_row(key)),
        weights(2 * scores + std::sqrt(static_cast<double>(key.rows)) + 8),
        output(weights * longest_row(value)) {}
};

/// The same for the gradients, given that of the output: the gradient of a weight is at most
/// |grad_output| · |value|, that of a score has the error of the weight times that, and the
/// gradients of keys and values add up over the queries.
struct GradRounding {
  double query = 0, key = 0, value = 0;

  template <typename T>
  GradRounding(const TensorView<T>& q, const TensorView<T>& k, const TensorView<T>& v,
               const TensorView<T>& grad_output, double scale) {
    const double weights = Rounding(q, k, v, scale).weights;
    const double grad = longest_row(grad_output);
    const double sum = std::sqrt(static_cast<double>(std::max<std::size_t>(q.rows, 1)));
    query = weights * grad * longest_row(v) * std::abs(scale) * longest_row(k);
    key = weights * grad * longest_row(v) * std::abs(scale) * longest_row(q) * sum;
    value = weights * grad * sum;
  }
};

}  // namespace attn::testing
