#include "core/ops/softmax.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/ops/rows.h"
#include "core/simd/exp.h"
#include "core/simd/simd.h"

namespace attn {
namespace {

using simd::kLanes;
using simd::Vec;

constexpr float kMinusInfinity = -std::numeric_limits<float>::infinity();

float row_max(std::span<const float> x) {
  Vec max = simd::broadcast(kMinusInfinity);
  std::size_t i = 0;
  for (; i + kLanes <= x.size(); i += kLanes) max = simd::max(max, simd::load(&x[i]));
  if (i < x.size()) {
    max = simd::max(max, simd::load_tail(&x[i], x.size() - i, /*fill=*/kMinusInfinity));
  }
  return simd::reduce_max(max);
}

/// weights = exp(scores - max); returns their sum.
float exp_row(std::span<const float> scores, std::span<float> weights, float max) {
  const Vec shift = simd::broadcast(max);
  Vec sum = simd::broadcast(0.0F);
  std::size_t i = 0;
  for (; i + kLanes <= scores.size(); i += kLanes) {
    const Vec e = simd::exp_weight(simd::load(&scores[i]) - shift);
    simd::store(&weights[i], e);
    sum = sum + e;
  }
  if (const std::size_t rest = scores.size() - i; rest > 0) {
    const Vec e =
        simd::exp_weight(simd::load_tail(&scores[i], rest, /*fill=*/kMinusInfinity) - shift);
    simd::store_tail(&weights[i], e, rest);
    sum = sum + e;
  }
  return simd::reduce_add(sum);
}

}  // namespace

[[gnu::noinline]] SoftmaxRow softmax(std::span<const float> scores, std::span<float> weights) {
  ATTN_CHECK(scores.size() == weights.size());
  SoftmaxRow row{.max = row_max(scores)};
  if (row.max == kMinusInfinity) {
    // Nothing but -inf and NaN, which no maximum sees.
    const auto nan = std::ranges::find_if(scores, [](float x) { return std::isnan(x); });
    std::ranges::fill(weights, nan == scores.end() ? 0.0F : *nan);
    return row;
  }
  row.sum = exp_row(scores, weights, row.max);
  scale_row(weights.data(), 1.0F / row.sum, weights.data(), weights.size());
  return row;
}

}  // namespace attn
