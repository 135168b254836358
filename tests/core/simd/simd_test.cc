#include "core/simd/simd.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

namespace attn::simd {
namespace {

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

/// first, first + 1, …
Vec counting(float first) {
  float lanes[kLanes];
  std::iota(lanes, lanes + kLanes, first);
  return load(lanes);
}

std::vector<float> lanes_of(Vec x) {
  std::vector<float> lanes(kLanes);
  store(lanes.data(), x);
  return lanes;
}

TEST(Simd, LoadsAndStoresAtAnyAddress) {
  std::vector<float> from(3 * kLanes), to(3 * kLanes);
  std::iota(from.begin(), from.end(), 1.0F);
  for (std::size_t offset = 0; offset <= kLanes; ++offset) {
    store(to.data() + offset, load(from.data() + offset));
    EXPECT_TRUE(
        std::equal(to.begin() + offset, to.begin() + offset + kLanes, from.begin() + offset));
  }
}

TEST(Simd, MaddRoundsOnceOrTwice) {
  // (1 + 2^-12)² = 1 + 2^-11 + 2^-24: one rounding keeps 2^-24 beside -1, two lose it.
  const Vec x = broadcast(1.0F + 0x1p-12F);
  const float is = lanes_of(madd(x, x, broadcast(-1.0F)))[0];
  EXPECT_TRUE(is == 0x1p-11F || is == 0x1p-11F + 0x1p-24F) << is;
}

TEST(Simd, MaddMultipliesTheFirstTwo) {
  const std::vector<float> is = lanes_of(madd(counting(1), broadcast(3), broadcast(100)));
  for (std::size_t i = 0; i < kLanes; ++i) EXPECT_EQ(is[i], 3 * static_cast<float>(i + 1) + 100);
}

TEST(Simd, MaxAndMinGiveTheFirstWhereOneIsNan) {
  EXPECT_EQ(lanes_of(max(broadcast(1), broadcast(2)))[0], 2);
  EXPECT_EQ(lanes_of(max(broadcast(2), broadcast(1)))[0], 2);
  EXPECT_EQ(lanes_of(min(broadcast(1), broadcast(2)))[0], 1);
  EXPECT_EQ(lanes_of(min(broadcast(2), broadcast(1)))[0], 1);
  EXPECT_EQ(lanes_of(max(broadcast(1), broadcast(kNan)))[0], 1);
  EXPECT_EQ(lanes_of(min(broadcast(1), broadcast(kNan)))[0], 1);
  EXPECT_TRUE(std::isnan(lanes_of(max(broadcast(kNan), broadcast(1)))[0]));
  EXPECT_TRUE(std::isnan(lanes_of(min(broadcast(kNan), broadcast(1)))[0]));
}

TEST(Simd, Reduces) {
  constexpr auto kCount = static_cast<float>(kLanes);
  EXPECT_EQ(reduce_add(counting(1)), kCount * (kCount + 1) / 2);
  EXPECT_EQ(reduce_max(counting(1)), kCount);
  EXPECT_EQ(reduce_max(broadcast(0) - counting(1)), -1);
}

TEST(Simd, TransposeExchangesRowsAndColumns) {
  Vec rows[kLanes];
  for (std::size_t i = 0; i < kLanes; ++i) rows[i] = counting(static_cast<float>(100 * i));
  transpose(rows);
  for (std::size_t i = 0; i < kLanes; ++i) {
    const std::vector<float> row = lanes_of(rows[i]);
    for (std::size_t j = 0; j < kLanes; ++j) EXPECT_EQ(row[j], static_cast<float>(100 * j + i));
  }
}

TEST(Simd, TailsTouchNothingBehindTheirEnd) {
  for (std::size_t count = 0; count < kLanes; ++count) {
    // Vectors of just that size: the sanitizer sees any access behind them.
    std::vector<float> from(count), to(count);
    std::iota(from.begin(), from.end(), 1.0F);
    const std::vector<float> loaded = lanes_of(load_tail(from.data(), count, /*fill=*/-7.0F));
    for (std::size_t i = 0; i < kLanes; ++i) EXPECT_EQ(loaded[i], i < count ? from[i] : -7.0F);
    store_tail(to.data(), counting(1), count);
    EXPECT_EQ(to, from);
  }
}

}  // namespace
}  // namespace attn::simd
