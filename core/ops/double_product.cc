#include "core/ops/double_product.h"

#include <algorithm>

namespace attn {
namespace {

using simd::DoubleVec;
using simd::kDoubleLanes;

// As in gemm: 4 rows times 2 vectors are 8 sums, which fit WebAssembly's registers.
constexpr std::size_t kRows = 4;

/// Columns [first, first + kDoublePanelCols) of b, one row after the other, zeros where b has
/// ended.
void pack(MatrixView<const double> b, std::size_t first, double* panel) {
  const std::size_t cols = std::min(kDoublePanelCols, b.cols - first);
  for (std::size_t p = 0; p < b.rows; ++p, panel += kDoublePanelCols) {
    const double* row = b.row(p) + first;
    for (std::size_t j = 0; j < cols; ++j) panel[j] = row[j];
    for (std::size_t j = cols; j < kDoublePanelCols; ++j) panel[j] = 0;
  }
}

/// `Rows` rows of a times a panel, into as many columns of c as it has.
template <std::size_t Rows>
[[gnu::noinline]] void multiply(MatrixView<const double> a, const double* panel,
                                MatrixView<double> c) {
  DoubleVec sums[Rows][2];
  for (auto& sum : sums) sum[0] = sum[1] = simd::broadcast(0.0);
  for (std::size_t p = 0; p < a.cols; ++p, panel += kDoublePanelCols) {
    const DoubleVec left = simd::load(panel), right = simd::load(panel + kDoubleLanes);
    for (std::size_t i = 0; i < Rows; ++i) {
      const DoubleVec x = simd::broadcast(a(i, p));
      sums[i][0] = simd::madd(x, left, sums[i][0]);
      sums[i][1] = simd::madd(x, right, sums[i][1]);
    }
  }
  for (std::size_t i = 0; i < Rows; ++i) {
    double row[kDoublePanelCols];
    simd::store(row, sums[i][0]);
    simd::store(row + kDoubleLanes, sums[i][1]);
    std::copy_n(row, c.cols, c.row(i));
  }
}

}  // namespace

void double_product(MatrixView<const double> a, MatrixView<const double> b, MatrixView<double> c,
                    std::span<double> scratch) {
  ATTN_CHECK(a.rows == c.rows && b.cols == c.cols && a.cols == b.rows);
  ATTN_CHECK(scratch.size() >= double_product_scratch(a.cols));
  for (std::size_t j = 0; j < c.cols; j += kDoublePanelCols) {
    const std::size_t cols = std::min(kDoublePanelCols, c.cols - j);
    pack(b, j, scratch.data());
    std::size_t i = 0;
    for (; i + kRows <= c.rows; i += kRows)
      multiply<kRows>(a.block(i, 0, kRows, a.cols), scratch.data(), c.block(i, j, kRows, cols));
    for (; i < c.rows; ++i)
      multiply<1>(a.block(i, 0, 1, a.cols), scratch.data(), c.block(i, j, 1, cols));
  }
}

}  // namespace attn
