#pragma once

#include <bit>
#include <cstdint>
#include <iterator>

#include "core/simd/simd.h"

/// e^x as 2^n · e^r with n = round(x / ln 2) and |r| <= ln 2 / 2. The range reduction takes ln 2 in
/// two pieces (Cody and Waite 1980, "Software Manual for the Elementary Functions", chapter 6); the
/// polynomial is that of expf in Cephes (Moshier 1992). n is not converted to an integer, which
/// costs WebAssembly six instructions: it stands in the low bits of a float to which 1.5 · 2^23 was
/// added, from where one shift makes it an exponent. In WebAssembly exp takes 0.7 and exp_weight
/// 0.35 of the time of xsimd::exp. A base of 2 needs no reduction: exp2_weight in place of
/// exp_weight makes the whole of streaming attention 1.08 times as fast.
namespace attn::simd {

#if ATTN_HAS_SIMD
using IntVec = xsimd::batch<std::int32_t>;
inline IntVec bits(Vec x) { return xsimd::bitwise_cast<std::int32_t>(x); }
inline Vec float_of(IntVec x) { return xsimd::bitwise_cast<float>(x); }
inline IntVec broadcast_int(std::int32_t x) { return IntVec(x); }
#else
using IntVec = std::uint32_t;
inline IntVec bits(Vec x) { return std::bit_cast<IntVec>(x); }
inline Vec float_of(IntVec x) { return std::bit_cast<Vec>(x); }
inline IntVec broadcast_int(std::uint32_t x) { return x; }
#endif

/// The largest error of exp, in units in the last place of the result. Over all floats it is 1.0103
/// with fused multiply-add, 0.9746 without, and 0.7501 among the denormal results.
inline constexpr double kExpUlp = 1.02;

/// The same of exp2_weight: 2.03 with fused multiply-add, 2.30 without.
inline constexpr double kExp2Ulp = 2.31;

inline constexpr float kLog2E = 1.44269504088896341F;

namespace detail {

inline constexpr float kRounder = 0x1.8p23F;  // adding it leaves an integer in the low bits
inline constexpr std::int32_t kBias = 127;    // of a float's exponent
inline constexpr int kMantissaBits = 23;

/// e^x = 2^n · power, and n + offset in the low bits of `shifted`.
struct Parts {
  Vec power;    // e^r, within [0.7, 1.42]
  Vec shifted;  // kRounder + offset + n
};

inline Parts split_exp(Vec x, float offset) {
  constexpr float kLn2High = 0.693359375F;  // 9 bits: n times it is exact
  constexpr float kLn2Low = -2.12194440e-4F;
  constexpr float kCoefficients[] = {1.9875691500E-4F, 1.3981999507E-3F, 8.3334519073E-3F,
                                     4.1665795894E-2F, 1.6666665459E-1F, 5.0000001201E-1F};
  const Vec rounder = broadcast(kRounder + offset);
  const Vec shifted = madd(x, broadcast(kLog2E), rounder);
  const Vec n = shifted - rounder;
  const Vec r = madd(n, broadcast(-kLn2Low), madd(n, broadcast(-kLn2High), x));
  Vec sum = broadcast(kCoefficients[0]);
  for (std::size_t i = 1; i < std::size(kCoefficients); ++i) {
    sum = madd(sum, r, broadcast(kCoefficients[i]));
  }
  return {.power = madd(sum, r * r, r) + broadcast(1.0F), .shifted = shifted};
}

}  // namespace detail

/// e^x of any float, within kExpUlp; exp(-inf) = 0, exp(inf) = inf, exp(NaN) = NaN.
inline Vec exp(Vec x) {
  // Outside of these the result is 0 or inf.
  constexpr float kLowest = -104.0F, kHighest = 89.0F;
  const Vec clamped = min(max(x, broadcast(kLowest)), broadcast(kHighest));
  const detail::Parts parts = detail::split_exp(clamped, /*offset=*/0.0F);
  // 2^n in two factors: n alone, -150 … 128, would not fit an exponent.
  const IntVec n =
      bits(parts.shifted) - broadcast_int(std::bit_cast<std::int32_t>(detail::kRounder));
  const IntVec half = n >> 1;
  const IntVec bias = broadcast_int(detail::kBias);
  const Vec first = float_of((half + bias) << detail::kMantissaBits);
  const Vec second = float_of((n - half + bias) << detail::kMantissaBits);
  return parts.power * first * second;
}

/// e^x for x <= 0, as softmax needs it, in two thirds of the operations of `exp`: within kExpUlp
/// down to 2^-126, below that off by 2^-126 at most, and exactly 0 from x = -88 down.
/// exp_weight(NaN) = NaN; x > 88 gives nonsense.
inline Vec exp_weight(Vec x) {
  constexpr float kLowest = -88.0F;  // n = -127 here, whose biased exponent is that of zero
  const detail::Parts parts =
      detail::split_exp(max(x, broadcast(kLowest)), /*offset=*/float{detail::kBias});
  return parts.power * float_of(bits(parts.shifted) << detail::kMantissaBits);
}

/// 2^x for x <= 0: within kExp2Ulp down to 2^-126, below that off by 2^-126 at most, and exactly 0
/// from x = -127 down. exp2_weight(NaN) = NaN; x > 127 gives nonsense. The polynomial has the least
/// relative error on [-0.5, 0.5] of all of its degree that are 1 at 0, 9.2e-8.
inline Vec exp2_weight(Vec x) {
  constexpr float kLowest = -127.0F;  // n = -127, whose biased exponent is that of zero
  constexpr float kCoefficients[] = {1.32647197968e-3F, 9.67151315164e-3F, 5.55073376787e-2F,
                                     2.40222420742e-1F, 6.93146977582e-1F, 1.0F};
  const Vec rounder = broadcast(detail::kRounder + float{detail::kBias});
  const Vec clamped = max(x, broadcast(kLowest));
  const Vec shifted = clamped + rounder;
  const Vec r = clamped - (shifted - rounder);
  Vec power = broadcast(kCoefficients[0]);
  for (std::size_t i = 1; i < std::size(kCoefficients); ++i) {
    power = madd(power, r, broadcast(kCoefficients[i]));
  }
  return power * float_of(bits(shifted) << detail::kMantissaBits);
}

}  // namespace attn::simd
