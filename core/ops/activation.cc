#include "core/ops/activation.h"

#include <numbers>

#include "core/base/error.h"
#include "core/simd/exp.h"
#include "core/simd/math.h"

namespace attn {
namespace {

using simd::kLanes;
using simd::Vec;

constexpr float kInvSqrt2 = 1.0F / std::numbers::sqrt2_v<float>;
constexpr float kInvSqrt2Pi = kInvSqrt2 * std::numbers::inv_sqrtpi_v<float>;

/// Φ(x) = (1 + erf(x / √2)) / 2
Vec normal_distribution(Vec x) {
  const Vec half = simd::broadcast(0.5F);
  return simd::madd(half, simd::erf(x * simd::broadcast(kInvSqrt2)), half);
}

Vec sigmoid(Vec x) {
  const Vec one = simd::broadcast(1.0F);
  return one / (one + simd::exp(simd::broadcast(0.0F) - x));
}

struct Gelu {
  static Vec value(Vec x) { return x * normal_distribution(x); }
  /// Φ(x) + x · φ(x), φ(x) = exp(-x² / 2) / √(2π)
  static Vec derivative(Vec x) {
    const Vec density = simd::broadcast(kInvSqrt2Pi) * simd::exp(simd::broadcast(-0.5F) * x * x);
    return simd::madd(x, density, normal_distribution(x));
  }
};

struct Silu {
  static Vec value(Vec x) { return x * sigmoid(x); }
  /// s + x · s · (1 - s), s = sigmoid(x)
  static Vec derivative(Vec x) {
    const Vec s = sigmoid(x);
    return simd::madd(x * s, simd::broadcast(1.0F) - s, s);
  }
};

template <typename F>
[[gnu::noinline]] void apply(std::span<const float> x, std::span<float> y) {
  for (std::size_t i = 0; i < x.size(); i += kLanes) {
    const std::size_t count = x.size() - i;
    simd::store_some(&y[i], F::value(simd::load_some(&x[i], count)), count);
  }
}

template <typename F>
[[gnu::noinline]] void apply_backward(std::span<const float> x, std::span<const float> grad_y,
                                      std::span<float> grad_x) {
  for (std::size_t i = 0; i < x.size(); i += kLanes) {
    const std::size_t count = x.size() - i;
    const Vec grad = simd::load_some(&grad_y[i], count);
    simd::store_some(&grad_x[i], grad * F::derivative(simd::load_some(&x[i], count)), count);
  }
}

}  // namespace

void activate(Activation kind, std::span<const float> x, std::span<float> y) {
  ATTN_CHECK(x.size() == y.size());
  kind == Activation::kGelu ? apply<Gelu>(x, y) : apply<Silu>(x, y);
}

void activate_backward(Activation kind, std::span<const float> x, std::span<const float> grad_y,
                       std::span<float> grad_x) {
  ATTN_CHECK(x.size() == grad_y.size() && x.size() == grad_x.size());
  kind == Activation::kGelu ? apply_backward<Gelu>(x, grad_y, grad_x)
                            : apply_backward<Silu>(x, grad_y, grad_x);
}

}  // namespace attn
