#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/reference/matrix.h"
#include "tests/core/attention/tensors.h"

namespace attn::testing {

/// A guarded matrix of normal numbers.
inline GuardedTensor normal(std::size_t rows, std::size_t cols, Random& random) {
  GuardedTensor tensor(1, rows, cols);
  tensor.fill_normal(random);
  return tensor;
}
inline Matrix matrix(GuardedTensor& tensor) { return tensor.view().head(0); }

inline reference::Matrix exact(ConstMatrix matrix) {
  reference::Matrix result(matrix.rows, matrix.cols);
  for (std::size_t i = 0; i < matrix.rows; ++i)
    for (std::size_t j = 0; j < matrix.cols; ++j) result(i, j) = static_cast<double>(matrix(i, j));
  return result;
}

/// |is - must| <= k · epsilon · max(1, |must|) for each element.
inline void expect_close(ConstMatrix is, reference::ConstView must, double k) {
  ASSERT_EQ(is.rows, must.rows);
  ASSERT_EQ(is.cols, must.cols);
  for (std::size_t i = 0; i < is.rows; ++i)
    for (std::size_t j = 0; j < is.cols; ++j)
      ASSERT_NEAR(static_cast<double>(is(i, j)), must(i, j),
                  k * kEpsilon * std::max(1.0, std::abs(must(i, j))))
          << "at row " << i << " of " << is.rows << ", column " << j << " of " << is.cols;
}

/// The edge sizes and one large one.
inline std::vector<std::size_t> edge_and_large_sizes() {
  std::vector<std::size_t> sizes = edge_sizes();
  sizes.push_back(513);
  return sizes;
}

}  // namespace attn::testing
