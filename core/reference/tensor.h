#pragma once

#include <cstddef>
#include <vector>

#include "core/base/views.h"

namespace attn::reference {

using ConstTensorView = TensorView<const double>;

/// A stack of matrices (heads, rows, cols) that owns its numbers; zeros at first.
struct Tensor {
  std::size_t heads = 0;
  std::size_t rows = 0;
  std::size_t cols = 0;
  std::vector<double> data;

  Tensor() = default;
  Tensor(std::size_t heads, std::size_t rows, std::size_t cols)
      : heads(heads), rows(rows), cols(cols), data(heads * rows * cols) {}

  TensorView<double> view() { return {data.data(), heads, rows, cols}; }
  operator ConstTensorView() const { return {data.data(), heads, rows, cols}; }
  MatrixView<double> head(std::size_t index) { return view().head(index); }
};

}  // namespace attn::reference
