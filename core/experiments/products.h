#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/reference/matrix.h"

namespace attn {

using MatrixStack = std::vector<reference::Matrix>;

/// a (m, k) · b (k, n). Error kInvalidArgument, "shapes do not fit: (6, 3) · (6, 2)".
inline reference::Matrix product(const reference::Matrix& a, const reference::Matrix& b) {
  const auto shape = [](const reference::Matrix& x) {
    return "(" + std::to_string(x.rows) + ", " + std::to_string(x.cols) + ")";
  };
  require(a.cols == b.rows, "shapes do not fit: " + shape(a) + " · " + shape(b));
  reference::Matrix c(a.rows, b.cols);
  for (std::size_t i = 0; i < a.rows; ++i)
    for (std::size_t k = 0; k < a.cols; ++k)
      for (std::size_t j = 0; j < b.cols; ++j) c(i, j) += a(i, k) * b(k, j);
  return c;
}

inline reference::Matrix transposed(const reference::Matrix& x) {
  reference::Matrix result(x.cols, x.rows);
  for (std::size_t i = 0; i < x.rows; ++i)
    for (std::size_t j = 0; j < x.cols; ++j) result(j, i) = x(i, j);
  return result;
}

}  // namespace attn
