#pragma once

#include <cmath>
#include <cstdint>
#include <numbers>

namespace attn {

/// Seeded random numbers: the same seed gives the same sequence in every build. SplitMix64 (Steele,
/// Lea, Flood 2014, "Fast splittable pseudorandom number generators", OOPSLA, section 5).
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t bits() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  /// In [0, 1), a multiple of 2^-53.
  constexpr double uniform() { return static_cast<double>(bits() >> 11) * 0x1p-53; }
  /// In [0, n), 1 <= n <= 2^32. The bias is below n / 2^53.
  constexpr std::uint64_t below(std::uint64_t n) {
    return static_cast<std::uint64_t>(uniform() * static_cast<double>(n));
  }
  /// Mean 0, variance 1: Box and Muller (1958), the cosine branch.
  double normal() {
    const double radius = std::sqrt(-2.0 * std::log(1.0 - uniform()));
    return radius * std::cos(2.0 * std::numbers::pi * uniform());
  }

 private:
  std::uint64_t state_;
};

}  // namespace attn
