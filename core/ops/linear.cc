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

void linear_backward(ConstMatrix x, ConstMatrix w, ConstMatrix grad_y, const LinearGrads& grads,
                     Arena& scratch) {
  // y = x · w + b
  if (!grads.x.empty())
    gemm(grad_y, w, grads.x, {.b = Transpose::kYes, .accumulate = grads.add_to_x}, scratch);
  gemm(x, grad_y, grads.w, {.a = Transpose::kYes, .accumulate = true}, scratch);
  if (grads.b.empty()) return;
  ATTN_CHECK(grads.b.size() == grad_y.cols);
  for (std::size_t i = 0; i < grad_y.rows; ++i)
    for (std::size_t j = 0; j < grad_y.cols; ++j) grads.b[j] += grad_y(i, j);
}

}  // namespace attn
