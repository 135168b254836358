#include "core/ops/norm.h"

#include <cmath>

#include "core/simd/math.h"

namespace attn {
namespace {

using simd::kLanes;
using simd::Vec;

/// unit = (x - mean) · scale, mean 0 in RMS norm.
struct RowNorm {
  float mean = 0;
  float scale = 1;
};

float sum(std::span<const float> x) {
  Vec total = simd::broadcast(0.0F);
  for (std::size_t i = 0; i < x.size(); i += kLanes)
    total = total + simd::load_some(&x[i], x.size() - i);
  return simd::reduce_add(total);
}

/// Σ (x - mean)²
float sum_of_squares(std::span<const float> x, float mean) {
  const Vec shift = simd::broadcast(mean);
  Vec total = simd::broadcast(0.0F);
  std::size_t i = 0;
  for (; i + kLanes <= x.size(); i += kLanes) {
    const Vec centred = simd::load(&x[i]) - shift;
    total = simd::madd(centred, centred, total);
  }
  if (i < x.size()) {
    const Vec centred = simd::load_tail(&x[i], x.size() - i, /*fill=*/mean) - shift;
    total = simd::madd(centred, centred, total);
  }
  return simd::reduce_add(total);
}

RowNorm row_norm(const Norm& norm, std::span<const float> x) {
  const auto d = static_cast<float>(x.size());
  const float mean = norm.kind == NormKind::kLayer ? sum(x) / d : 0.0F;
  return {.mean = mean, .scale = 1.0F / std::sqrt(sum_of_squares(x, mean) / d + norm.eps)};
}

Vec unit(const RowNorm& row, const float* x, std::size_t count) {
  return (simd::load_some(x, count) - simd::broadcast(row.mean)) * simd::broadcast(row.scale);
}

[[gnu::noinline]] void normalise_row(const Norm& norm, std::span<const float> x, float* y) {
  const RowNorm row = row_norm(norm, x);
  for (std::size_t i = 0; i < x.size(); i += kLanes) {
    const std::size_t count = x.size() - i;
    const Vec bias =
        norm.bias.empty() ? simd::broadcast(0.0F) : simd::load_some(&norm.bias[i], count);
    const Vec gain = simd::load_some(&norm.gain[i], count);
    simd::store_some(&y[i], simd::madd(unit(row, &x[i], count), gain, bias), count);
  }
}

void add(float* to, Vec x, std::size_t count) {
  simd::store_some(to, simd::load_some(to, count) + x, count);
}

[[gnu::noinline]] void normalise_row_backward(const Norm& norm, std::span<const float> x,
                                              const float* grad_y, float* grad_x,
                                              const NormGrads& grads) {
  const RowNorm row = row_norm(norm, x);
  const auto d = static_cast<float>(x.size());
  // 1. y = unit · gain + bias: the gradients of the params, and the two means that 2 needs
  Vec sum_grad = simd::broadcast(0.0F);
  Vec sum_grad_unit = simd::broadcast(0.0F);
  for (std::size_t i = 0; i < x.size(); i += kLanes) {
    const std::size_t count = x.size() - i;
    const Vec grad = simd::load_some(&grad_y[i], count);
    const Vec at = unit(row, &x[i], count);
    const Vec grad_unit = grad * simd::load_some(&norm.gain[i], count);
    sum_grad = sum_grad + grad_unit;
    sum_grad_unit = simd::madd(grad_unit, at, sum_grad_unit);
    add(&grads.gain[i], grad * at, count);
    if (!grads.bias.empty()) add(&grads.bias[i], grad, count);
  }
  // 2. unit = (x - mean) · scale: d unit / d x = scale · (identity - 1/d - unit unitᵀ / d), without
  //    1/d in RMS norm
  const bool centred = norm.kind == NormKind::kLayer;
  const Vec mean_grad = simd::broadcast(centred ? simd::reduce_add(sum_grad) / d : 0.0F);
  const Vec mean_grad_unit = simd::broadcast(simd::reduce_add(sum_grad_unit) / d);
  const Vec scale = simd::broadcast(row.scale);
  for (std::size_t i = 0; i < x.size(); i += kLanes) {
    const std::size_t count = x.size() - i;
    const Vec grad_unit =
        simd::load_some(&grad_y[i], count) * simd::load_some(&norm.gain[i], count);
    const Vec at = unit(row, &x[i], count);
    add(&grad_x[i], scale * (grad_unit - mean_grad - at * mean_grad_unit), count);
  }
}

}  // namespace

void normalise(const Norm& norm, ConstMatrix x, Matrix y) {
  ATTN_CHECK(x.rows == y.rows && x.cols == y.cols && norm.gain.size() == x.cols);
  if (x.empty()) return;
  for (std::size_t i = 0; i < x.rows; ++i) normalise_row(norm, {x.row(i), x.cols}, y.row(i));
}

void normalise_backward(const Norm& norm, ConstMatrix x, ConstMatrix grad_y, Matrix grad_x,
                        const NormGrads& grads) {
  ATTN_CHECK(x.rows == grad_y.rows && x.cols == grad_y.cols);
  ATTN_CHECK(x.rows == grad_x.rows && x.cols == grad_x.cols && grads.gain.size() == x.cols);
  if (x.empty()) return;
  for (std::size_t i = 0; i < x.rows; ++i)
    normalise_row_backward(norm, {x.row(i), x.cols}, grad_y.row(i), grad_x.row(i), grads);
}

}  // namespace attn
