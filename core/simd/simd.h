#pragma once

#include <cmath>
#include <cstddef>
#include <limits>

#if !defined(__EMSCRIPTEN__) || defined(__wasm_simd128__)
#define ATTN_HAS_SIMD 1
#include <xsimd/xsimd.hpp>
#else
#define ATTN_HAS_SIMD 0
#endif
#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

/// The only place that knows which vectors the machine has. Every function takes and gives `Vec`, a
/// register of kLanes floats, so that the same source makes all builds.
namespace attn::simd {

#if ATTN_HAS_SIMD
using Vec = xsimd::batch<float>;
inline constexpr std::size_t kLanes = Vec::size;
#else
using Vec = float;
inline constexpr std::size_t kLanes = 1;
#endif

/// "relaxed", "simd", "scalar" on WebAssembly; "native" elsewhere.
constexpr const char* build_name() {
#if defined(__wasm_relaxed_simd__)
  return "relaxed";
#elif defined(__wasm_simd128__)
  return "simd";
#elif defined(__EMSCRIPTEN__)
  return "scalar";
#else
  return "native";
#endif
}

inline Vec broadcast(float x) { return Vec(x); }

/// Any alignment: on the machines of today an aligned load is no faster.
inline Vec load(const float* from) {
#if ATTN_HAS_SIMD
  return Vec::load_unaligned(from);
#else
  return *from;
#endif
}

inline void store(float* to, Vec x) {
#if ATTN_HAS_SIMD
  x.store_unaligned(to);
#else
  *to = x;
#endif
}

/// a · b + c: relaxed madd, mul and add, FMA or scalar, whichever the build has.
inline Vec madd(Vec a, Vec b, Vec c) {
#if defined(__wasm_relaxed_simd__)
  return wasm_f32x4_relaxed_madd(a, b, c);
#elif ATTN_HAS_SIMD
  return xsimd::fma(a, b, c);
#else
  return a * b + c;
#endif
}

/// a < b ? b : a, so a where either is NaN: the same in all builds (x86 gives the second operand of
/// its instruction, WebAssembly's pmax the first).
inline Vec max(Vec a, Vec b) {
#if defined(__wasm_simd128__)
  return wasm_f32x4_pmax(a, b);
#elif ATTN_HAS_SIMD
  return xsimd::max(b, a);
#else
  return a < b ? b : a;
#endif
}

/// b < a ? b : a, so a where either is NaN.
inline Vec min(Vec a, Vec b) {
#if defined(__wasm_simd128__)
  return wasm_f32x4_pmin(a, b);
#elif ATTN_HAS_SIMD
  return xsimd::min(b, a);
#else
  return b < a ? b : a;
#endif
}

inline float reduce_add(Vec x) {
#if ATTN_HAS_SIMD
  return xsimd::reduce_add(x);
#else
  return x;
#endif
}

inline float reduce_max(Vec x) {
#if ATTN_HAS_SIMD
  return xsimd::reduce_max(x);
#else
  return x;
#endif
}

/// Row i of the kLanes × kLanes matrix becomes its column i.
inline void transpose(Vec (&rows)[kLanes]) {
#if ATTN_HAS_SIMD
  xsimd::transpose(rows, rows + kLanes);
#else
  static_cast<void>(rows);
#endif
}

/// The first `count` < kLanes floats from `from`, and `fill` in the other lanes; reads no further.
inline Vec load_tail(const float* from, std::size_t count, float fill) {
  alignas(64) float lanes[kLanes];
  for (std::size_t i = 0; i < kLanes; ++i) lanes[i] = i < count ? from[i] : fill;
  return load(lanes);
}

/// Writes only the first `count` < kLanes floats of x.
inline void store_tail(float* to, Vec x, std::size_t count) {
  alignas(64) float lanes[kLanes];
  store(lanes, x);
  for (std::size_t i = 0; i < count; ++i) to[i] = lanes[i];
}

}  // namespace attn::simd
