#include "core/playground/summary.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace attn {
namespace {

TEST(PoolByMaximum, EveryNumberFallsOnItsCell) {
  for (const std::size_t n : {1, 2, 3, 127, 128, 129, 255, 256, 300}) {
    const std::size_t cells = std::min<std::size_t>(n, 128);
    std::vector<float> from(n * 2), to(cells * 2);
    std::size_t last = 0;
    for (std::size_t i = 0; i < n; ++i) {
      // One number at a time: it must appear in exactly one cell, further down for a later row.
      from.assign(n * 2, 0.0F);
      from[i * 2 + 1] = 0.5F;
      pool_by_maximum({from.data(), n, 2}, {to.data(), cells, 2});
      const auto cell = static_cast<std::size_t>(std::ranges::find(to, 0.5F) - to.begin());
      ASSERT_LT(cell, to.size());
      EXPECT_EQ(std::ranges::count(to, 0.0F), static_cast<std::ptrdiff_t>(to.size() - 1));
      EXPECT_EQ(cell % 2, 1u);
      EXPECT_GE(cell, last);
      EXPECT_LE(cell, last + 2) << "no cell is left out";
      last = cell;
    }
    EXPECT_EQ(last / 2, cells - 1);
  }
}

TEST(PoolByMaximum, ColumnsAsRows) {
  std::vector<float> from(2 * 300), to(2 * 128);
  for (std::size_t i = 0; i < from.size(); ++i) from[i] = static_cast<float>(i);
  pool_by_maximum({from.data(), 2, 300}, {to.data(), 2, 128});
  EXPECT_TRUE(std::ranges::is_sorted(to)) << "the largest of each run of rising numbers";
  EXPECT_EQ(to[0], 1) << "columns 0 and 1 of 300 make the first of 128";
  EXPECT_EQ(to[127], 299);
  EXPECT_EQ(to[255], 599);
}

}  // namespace
}  // namespace attn
