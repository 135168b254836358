#include "core/ops/linear.h"

#include "core/ops/gemm.h"

namespace attn {

void linear(ConstMatrix x, ConstMatrix w, std::span<const float> b, Matrix y, Arena& scratch) {
  ATTN_CHECK(b.empty() || b.size() == w.cols);
  gemm(x, w, y, {}, scratch);
  if (b.empty()) return;
  for (std::size_t i = 0; i < y.rows; ++i)
    for (std::size_t j = 0; j < y.cols; ++j) y(i, j) += b[j];
}

}  // namespace attn
