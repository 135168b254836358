#include "core/attention/rope.h"

#include <cmath>
#include <string>

namespace attn {
namespace {

/// n · half, the size of the tables.
std::size_t count_angles(std::size_t n, std::size_t half) {
  if (half != 0 && n > Rope::kMostAngles / half)
    throw Error(ErrorCode::kLimit, "too many rotary positions: " + std::to_string(n) + " of " +
                                       std::to_string(half) + " angles (limit " +
                                       std::to_string(Rope::kMostAngles) + ")");
  return n * half;
}

}  // namespace

Rope::Rope(std::size_t n, std::size_t d, RopeLayout layout, std::size_t first)
    : first_(first),
      n_(n),
      half_(d / 2),
      layout_(layout),
      cos_(count_angles(n, half_)),
      sin_(cos_.size()) {
  ATTN_CHECK(d % 2 == 0);
  if (n == 0) return;  // however wide it would be
  for (std::size_t i = 0; i < half_; ++i) {
    const double frequency =
        std::pow(10000.0, -2.0 * static_cast<double>(i) / static_cast<double>(d));
    for (std::size_t position = 0; position < n; ++position) {
      const double angle = static_cast<double>(first + position) * frequency;
      cos_[position * half_ + i] = static_cast<float>(std::cos(angle));
      sin_[position * half_ + i] = static_cast<float>(std::sin(angle));
    }
  }
}

void Rope::turn(Tensor x, std::size_t first, float direction) const {
  ATTN_CHECK(x.cols == 2 * half_ && first >= first_);
  const std::size_t begin = first - first_;
  ATTN_CHECK(begin <= n_ && x.rows <= n_ - begin);
  if (x.empty()) return;
  const bool interleaved = layout_ == RopeLayout::kInterleaved;
  const std::size_t step = interleaved ? 2 : 1;      // from one pair to the next
  const std::size_t mate = interleaved ? 1 : half_;  // from one of a pair to the other
  for (std::size_t head = 0; head < x.heads; ++head)
    for (std::size_t row = 0; row < x.rows; ++row) {
      float* values = x.head(head).row(row);
      const float* cos = &cos_[(begin + row) * half_];
      const float* sin = &sin_[(begin + row) * half_];
      for (std::size_t i = 0; i < half_; ++i) {
        float& a = values[i * step];
        float& b = values[i * step + mate];
        const float turned = a * cos[i] - direction * b * sin[i];
        b = direction * a * sin[i] + b * cos[i];
        a = turned;
      }
    }
}

void Rope::rotate(Tensor x, std::size_t first) const { turn(x, first, /*direction=*/1.0F); }
void Rope::rotate_back(Tensor x, std::size_t first) const { turn(x, first, /*direction=*/-1.0F); }

}  // namespace attn
