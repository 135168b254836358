#pragma once

#include <cmath>
#include <cstddef>
#include <limits>
#include <type_traits>
#include <utility>

#if !defined(__EMSCRIPTEN__) || defined(__wasm_simd128__)
#define ATTN_HAS_SIMD 1
#include <xsimd/xsimd.hpp>
#else
#define ATTN_HAS_SIMD 0
#endif
#ifdef __wasm_relaxed_simd__
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

/// Calls f with the compile-time constants 0 … kCount - 1, one after the other: arrays of Vec that
/// are indexed by them stay in registers.
template <std::size_t kCount, typename F>
[[gnu::always_inline]] inline void unroll(F&& f) {
  [&]<std::size_t... kIndex>(std::index_sequence<kIndex...>) {
    (f(std::integral_constant<std::size_t, kIndex>{}), ...);
  }(std::make_index_sequence<kCount>{});
}

inline Vec broadcast(float x) { return Vec(x); }

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

inline Vec max(Vec a, Vec b) {
#if ATTN_HAS_SIMD
  return xsimd::max(a, b);
#else
  return a < b ? b : a;
#endif
}

/// e^x in each lane.
inline Vec exp(Vec x) {
#if ATTN_HAS_SIMD
  return xsimd::exp(x);
#else
  return std::exp(x);
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
