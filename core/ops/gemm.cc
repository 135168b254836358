#include "core/ops/gemm.h"

#include <algorithm>
#include <array>

#include "core/ops/operands.h"
#include "core/ops/product.h"
#include "core/ops/rows.h"

namespace attn {
namespace {

// A block of b (256 KiB) is packed once and meets every block of a; a block of a (64 KiB) stays in
// the second-level cache while the panels of b pass.
constexpr std::size_t kBlockDepth = 256;
constexpr std::size_t kBlockRows = 64;
constexpr std::size_t kBlockCols = 256;

static_assert((kBlockCols + kPanelCols + kBlockRows + kGroupRows) * kBlockDepth * sizeof(float) <
              kGemmScratchBytes);

// An operand that fewer rows or columns of the other meet is read where it stands.
constexpr std::size_t kRowsWorthPacking = 32;
constexpr std::size_t kColsWorthPacking = 64;

/// What keeps every row of c.
constexpr auto kAll = [] {
  std::array<float, kBlockRows> ones{};
  ones.fill(1.0F);
  return ones;
}();

struct Range {
  std::size_t begin = 0;
  std::size_t size = 0;
};

/// Calls f with the ranges that cut 0 … size - 1 into equal blocks of at most `most`.
template <typename F>
void for_blocks(std::size_t size, std::size_t most, F&& f) {
  const std::size_t count = (size + most - 1) / most;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t begin = size * i / count;
    f(Range{.begin = begin, .size = size * (i + 1) / count - begin});
  }
}

/// The view of x that holds these rows and columns of op(x).
ConstMatrix block(ConstMatrix x, Transpose op, Range rows, Range cols) {
  return op == Transpose::kYes ? x.block(cols.begin, rows.begin, cols.size, rows.size)
                               : x.block(rows.begin, cols.begin, rows.size, cols.size);
}

/// c (1, n) = alpha · a (1, k) · bᵀ [+ c] without touching b twice: packing b would cost as much as
/// the product itself.
[[gnu::noinline]] void multiply_row(const float* a, ConstMatrix b, float* c,
                                    const GemmConfig& config) {
  using simd::kLanes;
  using simd::Vec;
  constexpr std::size_t kSums = 4;  // as many as hide the latency of madd
  for (std::size_t j = 0; j < b.rows; ++j) {
    const float* row = b.row(j);
    Vec sums[kSums];
    for (Vec& sum : sums) sum = simd::broadcast(0.0F);
    std::size_t k = 0;
    for (; k + kSums * kLanes <= b.cols; k += kSums * kLanes)
      for (std::size_t i = 0; i < kSums; ++i)
        sums[i] =
            simd::madd(simd::load(a + k + i * kLanes), simd::load(row + k + i * kLanes), sums[i]);
    for (; k + kLanes <= b.cols; k += kLanes)
      sums[0] = simd::madd(simd::load(a + k), simd::load(row + k), sums[0]);
    float sum = simd::reduce_add((sums[0] + sums[1]) + (sums[2] + sums[3]));
    for (; k < b.cols; ++k) sum += a[k] * row[k];
    c[j] = config.alpha * sum + (config.accumulate ? c[j] : 0.0F);
  }
}

/// The product of one block of depth and columns with every block of rows.
void multiply_blocks(ConstMatrix a, ConstMatrix b, Matrix c, const GemmConfig& config,
                     Arena& scratch) {
  const Arena::Scope scope(scratch);
  const std::size_t depth = config.b == Transpose::kYes ? b.cols : b.rows;
  // Read in place, b would lack the factor.
  const bool b_stays =
      config.b == Transpose::kNo && config.alpha == 1.0F && c.rows < kRowsWorthPacking;
  const RightOperand right = b_stays ? RightOperand::in_place(b, scratch)
                                     : RightOperand::packed(b, config.b, config.alpha, scratch);
  for_blocks(c.rows, kBlockRows, [&](Range rows) {
    const Arena::Scope row_scope(scratch);
    const ConstMatrix part = block(a, config.a, rows, {.begin = 0, .size = depth});
    const LeftOperand left = c.cols < kColsWorthPacking
                                 ? LeftOperand::in_place(part, config.a)
                                 : LeftOperand::packed(part, config.a, scratch);
    multiply({.a = left,
              .b = right,
              .c = c.block(rows.begin, 0, rows.size, c.cols),
              .depth = depth,
              .keep = config.accumulate ? kAll.data() : nullptr});
  });
}

}  // namespace

void gemm(ConstMatrix a, ConstMatrix b, Matrix c, const GemmConfig& config, Arena& scratch) {
  const std::size_t depth = config.a == Transpose::kYes ? a.rows : a.cols;
  ATTN_CHECK((config.a == Transpose::kYes ? a.cols : a.rows) == c.rows);
  ATTN_CHECK((config.b == Transpose::kYes ? b.rows : b.cols) == c.cols);
  ATTN_CHECK((config.b == Transpose::kYes ? b.cols : b.rows) == depth);
  if (c.empty()) return;
  if (depth == 0 && !config.accumulate) fill(c, 0.0F);
  if (c.rows == 1 && config.a == Transpose::kNo && config.b == Transpose::kYes && depth > 0) {
    return multiply_row(a.data, b, c.data, config);
  }
  // Where nothing is added to, alpha comes last, so that a · aᵀ is symmetric to the last bit.
  const bool scales_last = config.alpha != 1.0F && !config.accumulate;
  for_blocks(c.cols, kBlockCols, [&](Range cols) {
    for_blocks(depth, kBlockDepth, [&](Range ks) {
      GemmConfig part = config;
      part.accumulate = config.accumulate || ks.begin > 0;
      if (scales_last) part.alpha = 1.0F;
      multiply_blocks(block(a, config.a, {.begin = 0, .size = c.rows}, ks),
                      block(b, config.b, ks, cols), c.block(0, cols.begin, c.rows, cols.size), part,
                      scratch);
    });
  });
  if (scales_last)
    for (std::size_t i = 0; i < c.rows; ++i) scale_row(c.row(i), config.alpha, c.row(i), c.cols);
}

}  // namespace attn
