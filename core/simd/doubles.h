#pragma once

#include <cstddef>

#include "core/simd/simd.h"

/// The same for doubles: `DoubleVec` is a register of kDoubleLanes.
namespace attn::simd {

#if ATTN_HAS_SIMD
using DoubleVec = xsimd::batch<double>;
inline constexpr std::size_t kDoubleLanes = DoubleVec::size;
#else
using DoubleVec = double;
inline constexpr std::size_t kDoubleLanes = 1;
#endif

inline DoubleVec broadcast(double x) { return DoubleVec(x); }

inline DoubleVec load(const double* from) {
#if ATTN_HAS_SIMD
  return DoubleVec::load_unaligned(from);
#else
  return *from;
#endif
}

inline void store(double* to, DoubleVec x) {
#if ATTN_HAS_SIMD
  x.store_unaligned(to);
#else
  *to = x;
#endif
}

/// a · b + c
inline DoubleVec madd(DoubleVec a, DoubleVec b, DoubleVec c) {
#if defined(__wasm_relaxed_simd__)
  return wasm_f64x2_relaxed_madd(a, b, c);
#elif ATTN_HAS_SIMD
  return xsimd::fma(a, b, c);
#else
  return a * b + c;
#endif
}

}  // namespace attn::simd
