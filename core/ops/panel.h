#pragma once

#include <cstddef>

#include "core/base/views.h"
#include "core/simd/simd.h"

/// The innermost kernel of every matrix product, and the layouts that it reads: a is cut into
/// groups of kGroupRows rows, b into panels of kPanelCols columns, and one group times one panel is
/// kept in registers while k runs (Goto and van de Geijn 2008, "Anatomy of high-performance matrix
/// multiplication", ACM TOMS 34(3), section 4).
namespace attn {

inline constexpr std::size_t kGroupRows = 4;
inline constexpr std::size_t kPanelVecs = 2;
inline constexpr std::size_t kPanelCols = kPanelVecs * simd::kLanes;

/// c (rows, cols) = alpha · a (rows, depth) · b (depth, cols) [+ c], with cols <= kPanelCols.
struct PanelProduct {
  const float* a = nullptr;  // row-major with a_stride, or packed by pack_rows
  std::size_t a_stride = 0;
  bool a_packed = false;
  const float* b = nullptr;  // row k is b[k * b_stride], kPanelCols of them may be read
  std::size_t b_stride = 0;
  Matrix c;
  std::size_t depth = 0;
  float alpha = 1.0F;
  bool accumulate = false;
};

void multiply_panel(const PanelProduct& product);

/// Floats that pack_rows writes for (rows, depth).
constexpr std::size_t packed_rows_size(std::size_t rows, std::size_t depth) {
  return (rows + kGroupRows - 1) / kGroupRows * kGroupRows * depth;
}

/// Writes op(a) group by group: for each k the kGroupRows numbers of that column side by side,
/// zeros for the rows that the last group lacks. `a` is (rows, depth), or (depth, rows) when it is
/// to be transposed.
void pack_rows(ConstMatrix a, bool transpose, float* to);

/// Writes one panel of op(b): for each k kPanelCols numbers side by side, zeros for the columns
/// that it lacks. `b` is (depth, cols), or (cols, depth) when it is to be transposed, cols <=
/// kPanelCols.
void pack_panel(ConstMatrix b, bool transpose, float* to);

}  // namespace attn
