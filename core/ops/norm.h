#pragma once

#include <span>

#include "core/base/views.h"

namespace attn {

enum class NormKind {
  kLayer,  // (x - mean) / √(variance + eps) · gain + bias (Ba, Kiros, Hinton 2016, arXiv
           // 1607.06450)
  kRms,    // x / √(mean of x² + eps) · gain + bias (Zhang and Sennrich 2019, arXiv 1910.07467)
};

struct Norm {
  NormKind kind = NormKind::kLayer;
  std::span<const float> gain;    // (d)
  std::span<const float> bias{};  // (d); empty = none
  float eps = 1e-5F;
};
struct NormGrads {
  std::span<float> gain;
  std::span<float> bias{};  // empty = not wanted
};

/// Normalises each row: x (n, d) -> y (n, d), may be in place. The error of a row is at most
/// (8 + d / 64) · epsilon · (1 + the largest |x - mean| · scale · gain).
void normalise(const Norm& norm, ConstMatrix x, Matrix y);

/// ADDS to grad_x (n, d) and to the gradients of gain and bias what follows from grad_y (n, d).
void normalise_backward(const Norm& norm, ConstMatrix x, ConstMatrix grad_y, Matrix grad_x,
                        const NormGrads& grads);

}  // namespace attn
