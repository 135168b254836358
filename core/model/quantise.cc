#include "core/model/quantise.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

#include "core/base/error.h"

namespace attn {
namespace {

std::int8_t level_of(float value, float scale, float most) {
  return static_cast<std::int8_t>(std::clamp(std::round(value / scale), -most, most));
}

double squared_error(std::span<const float> row, float scale, float most) {
  double sum = 0;
  for (const float value : row) {
    const double error = static_cast<double>(level_of(value, scale, most)) * scale - value;
    sum += error * error;
  }
  return sum;
}

/// Cut to the 16 bits of a bfloat16: more would save no error, and a compressed file keeps zeros
/// for nothing (2 % of it).
float short_scale(float scale) {
  return std::bit_cast<float>(std::bit_cast<std::uint32_t>(scale) & 0xffff0000U);
}

}  // namespace

float quantise_row(std::span<const float> row, unsigned bits, std::span<std::int8_t> levels) {
  ATTN_CHECK(bits >= 2 && bits <= 8 && levels.size() == row.size());
  const auto most = static_cast<float>((1U << (bits - 1)) - 1);
  float largest = 0;
  for (const float value : row) largest = std::max(largest, std::abs(value));
  float best = short_scale(largest / most);
  // Numbers so small that their scale would be no normal number are as good as zeros.
  if (!std::isnormal(best)) {
    std::ranges::fill(levels, std::int8_t{0});
    return 0.0F;
  }
  double least = squared_error(row, best, most);
  constexpr int kClippings = 10;
  for (int i = 1; i <= kClippings; ++i) {
    const float scale =
        short_scale(largest / most * (1.0F - 0.5F * static_cast<float>(i) / kClippings));
    if (!std::isnormal(scale)) break;
    if (const double error = squared_error(row, scale, most); error < least) {
      least = error;
      best = scale;
    }
  }
  std::ranges::transform(row, levels.begin(),
                         [&](float value) { return level_of(value, best, most); });
  return best;
}

}  // namespace attn
