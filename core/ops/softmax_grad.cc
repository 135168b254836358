#include "core/ops/softmax_grad.h"

#include "core/base/error.h"
#include "core/simd/math.h"

namespace attn {

[[gnu::noinline]] void softmax_backward(std::span<const float> weights,
                                        std::span<const float> grad_weights,
                                        std::span<float> grad_scores) {
  using simd::kLanes;
  using simd::Vec;
  const std::size_t n = weights.size();
  ATTN_CHECK(grad_weights.size() == n && grad_scores.size() == n);
  // d weights(j) / d scores(k) = weights(j) · ([j = k] - weights(k))
  Vec sum = simd::broadcast(0.0F);
  for (std::size_t i = 0; i < n; i += kLanes)
    sum = simd::madd(simd::load_some(&weights[i], n - i), simd::load_some(&grad_weights[i], n - i),
                     sum);
  const Vec mean = simd::broadcast(simd::reduce_add(sum));
  for (std::size_t i = 0; i < n; i += kLanes) {
    const Vec grad = simd::load_some(&grad_weights[i], n - i) - mean;
    simd::store_some(&grad_scores[i], simd::load_some(&weights[i], n - i) * grad, n - i);
  }
}

}  // namespace attn
