#pragma once

#include <cstddef>

#include "core/simd/simd.h"

namespace attn {

/// to[i] = factor · from[i] for n numbers; may be in place.
inline void scale_row(const float* from, float factor, float* to, std::size_t n) {
  const simd::Vec by = simd::broadcast(factor);
  std::size_t i = 0;
  for (; i + simd::kLanes <= n; i += simd::kLanes) simd::store(to + i, simd::load(from + i) * by);
  for (; i < n; ++i) to[i] = from[i] * factor;
}

}  // namespace attn
