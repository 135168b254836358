#include "core/ops/panel.h"

#include <algorithm>

namespace attn {
namespace {

using simd::kLanes;
using simd::unroll;
using simd::Vec;

/// Where the rows of a and c of one register tile are.
struct Tile {
  const float* a;
  std::size_t a_row;   // from one row to the next
  std::size_t a_step;  // from one k to the next
  float* c;
};

void store_first(float* to, Vec x, std::size_t count) {
  if (count >= kLanes) {
    simd::store(to, x);
  } else {
    simd::store_tail(to, x, count);
  }
}

Vec load_first(const float* from, std::size_t count) {
  return count >= kLanes ? simd::load(from) : simd::load_tail(from, count, /*fill=*/0.0F);
}

template <std::size_t kRows, std::size_t kVecs>
[[gnu::always_inline]] inline void multiply_tile(const PanelProduct& p, const Tile& tile) {
  Vec sum[kRows][kVecs];
  unroll<kRows>([&](auto i) { unroll<kVecs>([&](auto j) { sum[i][j] = simd::broadcast(0.0F); }); });

  const float* a = tile.a;
  const float* b = p.b;
  for (std::size_t k = 0; k < p.depth; ++k) {
    Vec row[kVecs];
    unroll<kVecs>([&](auto j) { row[j] = simd::load(b + j * kLanes); });
    unroll<kRows>([&](auto i) {
      const Vec x = simd::broadcast(a[i * tile.a_row]);
      unroll<kVecs>([&](auto j) { sum[i][j] = simd::madd(x, row[j], sum[i][j]); });
    });
    a += tile.a_step;
    b += p.b_stride;
  }

  const Vec alpha = simd::broadcast(p.alpha);
  unroll<kRows>([&](auto i) {
    unroll<kVecs>([&](auto j) {
      if (j * kLanes >= p.c.cols) return;
      float* c = tile.c + i * p.c.stride + j * kLanes;
      const std::size_t count = p.c.cols - j * kLanes;
      const Vec old = p.accumulate ? load_first(c, count) : simd::broadcast(0.0F);
      store_first(c, simd::madd(alpha, sum[i][j], old), count);
    });
  });
}

template <std::size_t kVecs>
[[gnu::always_inline]] inline void multiply_last_rows(const PanelProduct& p, const Tile& tile,
                                                      std::size_t rows) {
  static_assert(kGroupRows == 4);
  if (rows == 3) return multiply_tile<3, kVecs>(p, tile);
  if (rows == 2) return multiply_tile<2, kVecs>(p, tile);
  if (rows == 1) return multiply_tile<1, kVecs>(p, tile);
}

/// All rows of a times one panel of b. noinline: WebAssembly engines replace slow code by fast code
/// only when a function is called again, so the loops must not melt into a caller that runs once.
template <std::size_t kVecs, bool kPacked>
[[gnu::noinline]] void multiply_rows(const PanelProduct& p) {
  Tile tile{.a = p.a,
            .a_row = kPacked ? 1 : p.a_stride,
            .a_step = kPacked ? kGroupRows : 1,
            .c = p.c.data};
  const std::size_t group = kPacked ? kGroupRows * p.depth : kGroupRows * p.a_stride;
  std::size_t i = 0;
  for (; i + kGroupRows <= p.c.rows; i += kGroupRows) {
    multiply_tile<kGroupRows, kVecs>(p, tile);
    tile.a += group;
    tile.c += kGroupRows * p.c.stride;
  }
  multiply_last_rows<kVecs>(p, tile, p.c.rows - i);
}

}  // namespace

void multiply_panel(const PanelProduct& p) {
  ATTN_CHECK(p.c.cols <= kPanelCols);
  if (p.c.cols <= kLanes) {
    p.a_packed ? multiply_rows<1, true>(p) : multiply_rows<1, false>(p);
  } else {
    p.a_packed ? multiply_rows<kPanelVecs, true>(p) : multiply_rows<kPanelVecs, false>(p);
  }
}

void pack_rows(ConstMatrix a, bool transpose, float* to) {
  const std::size_t rows = transpose ? a.cols : a.rows;
  const std::size_t depth = transpose ? a.rows : a.cols;
  for (std::size_t begin = 0; begin < rows; begin += kGroupRows) {
    for (std::size_t k = 0; k < depth; ++k) {
      for (std::size_t i = begin; i < begin + kGroupRows; ++i) {
        *to++ = i < rows ? (transpose ? a(k, i) : a(i, k)) : 0.0F;
      }
    }
  }
}

void pack_panel(ConstMatrix b, bool transpose, float* to) {
  const std::size_t depth = transpose ? b.cols : b.rows;
  const std::size_t cols = transpose ? b.rows : b.cols;
  for (std::size_t k = 0; k < depth; ++k) {
    for (std::size_t j = 0; j < kPanelCols; ++j) {
      *to++ = j < cols ? (transpose ? b(j, k) : b(k, j)) : 0.0F;
    }
  }
}

}  // namespace attn
