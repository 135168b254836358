#include "core/ops/product.h"

#include <algorithm>

namespace attn {
namespace {

using simd::kLanes;
using simd::Vec;

/// All rows of a times one panel of b.
struct PanelProduct {
  LeftOperand a;
  RightOperand::Panel b;
  Matrix c;
  std::size_t depth;
  float alpha;
  bool accumulate;
};

/// c[col …] = alpha · sum [+ c], no further than the row goes. Takes the sum by value: a reference
/// would force the sums of multiply_tile out of their registers.
[[gnu::always_inline]] inline void write(const PanelProduct& p, float* c, std::size_t col,
                                         Vec sum) {
  const Vec alpha = simd::broadcast(p.alpha);
  if (col + kLanes <= p.c.cols) {
    const Vec old = p.accumulate ? simd::load(c + col) : simd::broadcast(0.0F);
    simd::store(c + col, simd::madd(alpha, sum, old));
  } else if (col < p.c.cols) {
    const std::size_t count = p.c.cols - col;
    const Vec old =
        p.accumulate ? simd::load_tail(c + col, count, /*fill=*/0.0F) : simd::broadcast(0.0F);
    simd::store_tail(c + col, simd::madd(alpha, sum, old), count);
  }
}

/// Rows of a (from p.a.data on) times the panel. kUnitRow: p.a.row is 1, which saves an addition a
/// row and k (5 to 10 % in the simd build). Unrolling k twice or four times was 5 to 30 % slower in
/// Chromium: the loads move up and the sums spill.
template <std::size_t kRows, std::size_t kVecs, bool kUnitRow>
[[gnu::always_inline]] inline void multiply_tile(const PanelProduct& p, const float* a, float* c) {
  const std::size_t a_row = kUnitRow ? 1 : p.a.row;
  const std::size_t a_step = kUnitRow ? p.a.step : 1;
  Vec sum[kRows][kVecs];
  for (auto& row : sum)
    for (Vec& x : row) x = simd::broadcast(0.0F);

  const float* b = p.b.data;
  for (std::size_t k = 0; k < p.depth; ++k) {
    Vec row[kVecs];
    for (std::size_t j = 0; j < kVecs; ++j) row[j] = simd::load(b + j * kLanes);
    for (std::size_t i = 0; i < kRows; ++i) {
      const Vec x = simd::broadcast(a[i * a_row]);
      for (std::size_t j = 0; j < kVecs; ++j) sum[i][j] = simd::madd(x, row[j], sum[i][j]);
    }
    a += a_step;
    b += p.b.step;
  }

  for (std::size_t i = 0; i < kRows; ++i)
    for (std::size_t j = 0; j < kVecs; ++j) write(p, c + i * p.c.stride, j * kLanes, sum[i][j]);
}

/// The last group, kRows rows or fewer: each number of rows has a tile of its own.
template <std::size_t kRows, std::size_t kVecs, bool kUnitRow>
[[gnu::always_inline]] inline void multiply_last_rows(const PanelProduct& p, const float* a,
                                                      float* c, std::size_t rows) {
  if constexpr (kRows > 0) {
    if (rows == kRows) return multiply_tile<kRows, kVecs, kUnitRow>(p, a, c);
    multiply_last_rows<kRows - 1, kVecs, kUnitRow>(p, a, c, rows);
  }
}

/// noinline: WebAssembly engines replace slow code by fast code only when a function is called
/// again, so these loops must not melt into a caller that runs once.
template <std::size_t kVecs, bool kUnitRow>
[[gnu::noinline]] void multiply_panel(const PanelProduct& p) {
  const float* a = p.a.data;
  float* c = p.c.data;
  std::size_t rows = p.c.rows;
  for (; rows >= kGroupRows; rows -= kGroupRows) {
    multiply_tile<kGroupRows, kVecs, kUnitRow>(p, a, c);
    a += p.a.group;
    c += kGroupRows * p.c.stride;
  }
  multiply_last_rows<kGroupRows - 1, kVecs, kUnitRow>(p, a, c, rows);
}

}  // namespace

void multiply(const Product& p) {
  const bool unit_row = p.a.row == 1;
  for (std::size_t col = 0; col < p.c.cols; col += kPanelCols) {
    const std::size_t cols = std::min(kPanelCols, p.c.cols - col);
    const PanelProduct panel{.a = p.a,
                             .b = p.b.panel(col / kPanelCols),
                             .c = p.c.block(0, col, p.c.rows, cols),
                             .depth = p.depth,
                             .alpha = p.alpha,
                             .accumulate = p.accumulate};
    if (cols <= kLanes) {
      unit_row ? multiply_panel<1, true>(panel) : multiply_panel<1, false>(panel);
    } else {
      unit_row ? multiply_panel<kPanelVecs, true>(panel) : multiply_panel<kPanelVecs, false>(panel);
    }
  }
}

}  // namespace attn
