#pragma once

#include <cstdint>
#include <span>

namespace attn {

/// Numbers of one row as whole multiples of one scale: value = level · scale, |level| < 2^(bits -
/// 1). The scale is, among those that clip the row's largest number by 0 to 50 %, the one with the
/// least squared error: clipping a few large numbers is worth finer steps for all others.
float quantise_row(std::span<const float> row, unsigned bits, std::span<std::int8_t> levels);

}  // namespace attn
