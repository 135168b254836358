#pragma once

#include "core/base/views.h"
#include "core/ops/operands.h"

namespace attn {

/// c (rows, cols) = a (rows, depth) · b (depth, cols) [+ keep · c].
struct Product {
  LeftOperand a;
  RightOperand b;
  Matrix c;
  std::size_t depth = 0;
  const float* keep = nullptr;  // (rows): the factor of what stands in each row of c; null = 0
};

/// Computes a product whose operands fit the caches: see gemm for any other. c may be as wide as
/// the whole panels of b. Each sum runs over k in order, whatever the tile, so that no result
/// depends on where in the matrix it stands.
void multiply(const Product& product);

}  // namespace attn
