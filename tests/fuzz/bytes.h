#pragma once

#include <fuzzer/FuzzedDataProvider.h>

#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/crc32.h"
#include "core/base/error.h"

/// What the fuzz targets make of the bytes that they are given.
namespace attn::fuzz {

/// False stops the fuzzer, which then keeps the bytes.
inline void expect(bool holds) {
  if (!holds) __builtin_trap();
}

/// A refusal of arguments, for what they are or for what they need, is no fault; another error is.
template <class F>
void run_or_refuse(F&& f) {
  try {
    f();
  } catch (const Error& error) {
    expect(error.code() == ErrorCode::kInvalidArgument || error.code() == ErrorCode::kOutOfMemory);
  }
}

/// Numbers up to 128 · 2^exponent in magnitude, of one exponent: 2^-149 is the smallest denormal.
class Numbers {
 public:
  Numbers(FuzzedDataProvider& bytes, int largest_exponent)
      : bytes_(bytes), exponent_(bytes.ConsumeIntegralInRange(-149, largest_exponent)) {}

  float draw() {
    return std::ldexp(static_cast<float>(bytes_.ConsumeIntegral<std::int8_t>()), exponent_);
  }
  /// A few drawn numbers again and again: the bytes need not be as many as the numbers.
  std::vector<float> draw(std::size_t count) {
    std::vector<float> few(bytes_.ConsumeIntegralInRange<std::size_t>(1, 31));
    for (float& x : few) x = draw();
    std::vector<float> all(count);
    for (std::size_t i = 0; i < count; ++i) all[i] = few[i % few.size()];
    return all;
  }

 private:
  FuzzedDataProvider& bytes_;
  int exponent_;
};

/// `file` with a few bytes put to others, some cut off or added.
inline std::vector<std::uint8_t> damage(std::vector<std::uint8_t> file, FuzzedDataProvider& bytes) {
  const auto edits = bytes.ConsumeIntegralInRange<std::size_t>(0, 8);
  for (std::size_t i = 0; i < edits; ++i)
    file[bytes.ConsumeIntegralInRange<std::size_t>(0, file.size() - 1)] =
        bytes.ConsumeIntegral<std::uint8_t>();
  if (bytes.ConsumeBool())
    file.resize(bytes.ConsumeIntegralInRange<std::size_t>(1, file.size() + 64));
  return file;
}

inline void put_u32(std::vector<std::uint8_t>& file, std::size_t at, std::size_t value) {
  for (std::size_t i = 0; i < 4; ++i) file[at + i] = static_cast<std::uint8_t>(value >> (8 * i));
}

/// The checksum at `at` made right for everything from `from` on, so that what lies behind it is
/// reached.
inline void seal(std::vector<std::uint8_t>& file, std::size_t at, std::size_t from) {
  put_u32(file, at, crc32(std::span(file).subspan(from)));
}

}  // namespace attn::fuzz
