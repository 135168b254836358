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
  const float* keep;
};

/// Rows of a (from `a` on) times the panel: c = sum, or keep · c + sum. kUnitRow: p.a.row is 1,
/// which saves an addition a row and k (5 to 10 % in the simd build). Unrolling k twice or four
/// times was 5 to 30 % slower in Chromium: the loads move up and the sums spill.
template <std::size_t kRows, std::size_t kVecs, bool kUnitRow, bool kKeep>
[[gnu::always_inline]] inline void multiply_tile(const PanelProduct& p, const float* a,
                                                 const float* keep, float* c, std::size_t stride) {
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

  for (std::size_t i = 0; i < kRows; ++i) {
    for (std::size_t j = 0; j < kVecs; ++j) {
      float* to = c + i * stride + j * kLanes;
      if constexpr (kKeep) {
        simd::store(to, simd::madd(simd::broadcast(keep[i]), simd::load(to), sum[i][j]));
      } else {
        simd::store(to, sum[i][j]);
      }
    }
  }
}

/// The last group, kRows rows or fewer: each number of rows has a tile of its own.
template <std::size_t kRows, std::size_t kVecs, bool kUnitRow, bool kKeep>
[[gnu::always_inline]] inline void multiply_last_rows(const PanelProduct& p, const float* a,
                                                      const float* keep, float* c,
                                                      std::size_t rows) {
  if constexpr (kRows > 0) {
    if (rows == kRows)
      return multiply_tile<kRows, kVecs, kUnitRow, kKeep>(p, a, keep, c, p.c.stride);
    multiply_last_rows<kRows - 1, kVecs, kUnitRow, kKeep>(p, a, keep, c, rows);
  }
}

/// noinline: WebAssembly engines replace slow code by fast code only when a function is called
/// again, so these loops must not melt into a caller that runs once.
template <std::size_t kVecs, bool kUnitRow, bool kKeep>
[[gnu::noinline]] void multiply_panel(const PanelProduct& p) {
  const float* a = p.a.data;
  const float* keep = p.keep;
  float* c = p.c.data;
  std::size_t rows = p.c.rows;
  for (; rows >= kGroupRows; rows -= kGroupRows) {
    multiply_tile<kGroupRows, kVecs, kUnitRow, kKeep>(p, a, keep, c, p.c.stride);
    a += p.a.group;
    if constexpr (kKeep) keep += kGroupRows;
    c += kGroupRows * p.c.stride;
  }
  multiply_last_rows<kGroupRows - 1, kVecs, kUnitRow, kKeep>(p, a, keep, c, rows);
}

template <std::size_t kVecs>
void multiply_panel(const PanelProduct& p) {
  const bool unit_row = p.a.row == 1;
  if (p.keep == nullptr) {
    unit_row ? multiply_panel<kVecs, true, false>(p) : multiply_panel<kVecs, false, false>(p);
  } else {
    unit_row ? multiply_panel<kVecs, true, true>(p) : multiply_panel<kVecs, false, true>(p);
  }
}

/// A panel that is not full: into whole vectors aside, a group of rows at a time.
template <std::size_t kVecs>
[[gnu::noinline]] void multiply_narrow(PanelProduct p) {
  constexpr std::size_t kCols = kVecs * kLanes;
  alignas(64) float aside[kGroupRows * kCols];
  const Matrix c = p.c;
  const float* keep = p.keep;
  p.keep = nullptr;
  for (std::size_t begin = 0; begin < c.rows; begin += kGroupRows) {
    p.c = {aside, std::min(kGroupRows, c.rows - begin), kCols, kCols};
    multiply_panel<kVecs>(p);
    p.a.data += p.a.group;
    for (std::size_t i = 0; i < p.c.rows; ++i) {
      float* to = c.row(begin + i);
      for (std::size_t j = 0; j < c.cols; ++j)
        to[j] = aside[i * kCols + j] + (keep == nullptr ? 0.0F : keep[begin + i] * to[j]);
    }
  }
}

}  // namespace

void multiply(const Product& p) {
  for (std::size_t col = 0; col < p.c.cols; col += kPanelCols) {
    const std::size_t cols = std::min(kPanelCols, p.c.cols - col);
    const PanelProduct panel{.a = p.a,
                             .b = p.b.panel(col / kPanelCols),
                             .c = p.c.block(0, col, p.c.rows, cols),
                             .depth = p.depth,
                             .keep = p.keep};
    if (cols == kPanelCols) {
      multiply_panel<kPanelVecs>(panel);
    } else if (cols == kLanes) {
      multiply_panel<1>(panel);
    } else if (cols < kLanes) {
      multiply_narrow<1>(panel);
    } else {
      multiply_narrow<kPanelVecs>(panel);
    }
  }
}

}  // namespace attn
