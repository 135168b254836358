#pragma once

#include <cmath>

#include "core/simd/simd.h"

/// Functions that only some files need: each acts on every lane.
namespace attn::simd {

inline Vec sqrt(Vec x) {
#if ATTN_HAS_SIMD
  return xsimd::sqrt(x);
#else
  return std::sqrt(x);
#endif
}

/// The error function, 2/√π ∫ exp(-t²) dt from 0 to x; |error| <= 2 epsilon.
inline Vec erf(Vec x) {
#if ATTN_HAS_SIMD
  return xsimd::erf(x);
#else
  return std::erf(x);
#endif
}

/// The first `count` floats, at most a whole register; the other lanes are 0.
inline Vec load_some(const float* x, std::size_t count) {
  return count >= kLanes ? load(x) : load_tail(x, count, /*fill=*/0.0F);
}
inline void store_some(float* to, Vec x, std::size_t count) {
  count >= kLanes ? store(to, x) : store_tail(to, x, count);
}

}  // namespace attn::simd
