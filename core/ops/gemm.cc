#include "core/ops/gemm.h"

#include <algorithm>

#include "core/ops/panel.h"

namespace attn {
namespace {

// A block of b (256 KiB) is packed once and meets every block of a; a block of a (64 KiB) stays in
// the second-level cache while the panels of b pass.
constexpr std::size_t kBlockDepth = 256;
constexpr std::size_t kBlockRows = 64;
constexpr std::size_t kBlockCols = 256;

// Below this many rows packing b costs more than it saves, unless b must be transposed.
constexpr std::size_t kRowsWorthPacking = 32;

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

/// Panels of a block of op(b) (depth, cols), packed or where they stand.
class Panels {
 public:
  Panels(ConstMatrix b, Transpose op, std::size_t rows, Arena& scratch) {
    transpose_ = op == Transpose::kYes;
    depth_ = transpose_ ? b.cols : b.rows;
    const std::size_t cols = transpose_ ? b.rows : b.cols;
    const bool pack_all = transpose_ || rows >= kRowsWorthPacking;
    // The last panel is packed in any case where it is not full: nothing is read past the end.
    const std::size_t in_place = pack_all ? 0 : cols / kPanelCols;
    const std::size_t count = (cols + kPanelCols - 1) / kPanelCols;
    b_ = b;
    in_place_ = in_place;
    packed_ = scratch.take<float>((count - in_place) * depth_ * kPanelCols);
    for (std::size_t panel = in_place; panel < count; ++panel) {
      const Range range{.begin = panel * kPanelCols,
                        .size = std::min(kPanelCols, cols - panel * kPanelCols)};
      pack_panel(block(b, op, {.begin = 0, .size = depth_}, range), transpose_,
                 packed_ + (panel - in_place) * depth_ * kPanelCols);
    }
  }

  void select(std::size_t panel, PanelProduct& product) const {
    const bool in_place = panel < in_place_;
    product.b = in_place ? b_.data + panel * kPanelCols
                         : packed_ + (panel - in_place_) * depth_ * kPanelCols;
    product.b_stride = in_place ? b_.stride : kPanelCols;
  }

 private:
  ConstMatrix b_;
  bool transpose_;
  std::size_t depth_;
  std::size_t in_place_;  // panels before this one are read where they stand
  float* packed_;
};

/// c [+]= alpha · op(a) · the panels, for one block of rows.
void multiply_block(ConstMatrix a, const Panels& panels, const PanelProduct& like,
                    const GemmConfig& config, Arena& scratch) {
  const Arena::Scope scope(scratch);
  PanelProduct product = like;
  product.a = a.data;
  product.a_stride = a.stride;
  product.a_packed = config.a == Transpose::kYes;
  if (product.a_packed) {
    float* packed = scratch.take<float>(packed_rows_size(like.c.rows, like.depth));
    pack_rows(a, /*transpose=*/true, packed);
    product.a = packed;
  }
  for (std::size_t col = 0; col < like.c.cols; col += kPanelCols) {
    const std::size_t cols = std::min(kPanelCols, like.c.cols - col);
    product.c = like.c.block(0, col, like.c.rows, cols);
    panels.select(col / kPanelCols, product);
    multiply_panel(product);
  }
}

void fill(Matrix c, float value) {
  for (std::size_t i = 0; i < c.rows; ++i) std::fill_n(c.row(i), c.cols, value);
}

}  // namespace

void gemm(ConstMatrix a, ConstMatrix b, Matrix c, const GemmConfig& config, Arena& scratch) {
  const std::size_t depth = config.a == Transpose::kYes ? a.rows : a.cols;
  ATTN_CHECK((config.a == Transpose::kYes ? a.cols : a.rows) == c.rows);
  ATTN_CHECK((config.b == Transpose::kYes ? b.rows : b.cols) == c.cols);
  ATTN_CHECK((config.b == Transpose::kYes ? b.cols : b.rows) == depth);
  if (c.empty()) return;
  if (depth == 0 && !config.accumulate) fill(c, 0.0F);

  for_blocks(c.cols, kBlockCols, [&](Range cols) {
    for_blocks(depth, kBlockDepth, [&](Range ks) {
      const Arena::Scope scope(scratch);
      const Panels panels(block(b, config.b, ks, cols), config.b, c.rows, scratch);
      for_blocks(c.rows, kBlockRows, [&](Range rows) {
        const PanelProduct product{.c = c.block(rows.begin, cols.begin, rows.size, cols.size),
                                   .depth = ks.size,
                                   .alpha = config.alpha,
                                   .accumulate = config.accumulate || ks.begin > 0};
        multiply_block(block(a, config.a, rows, ks), panels, product, config, scratch);
      });
    });
  });
}

}  // namespace attn
