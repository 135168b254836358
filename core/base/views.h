#pragma once

#include <algorithm>
#include <cstddef>
#include <type_traits>

#include "core/base/error.h"

namespace attn {

/// A row-major matrix that somebody else owns: element (row, col) is data[row * stride + col].
template <typename T>
struct MatrixView {
  T* data = nullptr;
  std::size_t rows = 0;
  std::size_t cols = 0;
  std::size_t stride = 0;  // elements from one row to the next, >= cols

  constexpr MatrixView() = default;
  constexpr MatrixView(T* data, std::size_t rows, std::size_t cols)
      : MatrixView(data, rows, cols, cols) {}
  constexpr MatrixView(T* data, std::size_t rows, std::size_t cols, std::size_t stride)
      : data(data), rows(rows), cols(cols), stride(stride) {}
  /// A view that may write is also one that may only read.
  template <typename Written>
    requires std::is_same_v<const Written, T>
  constexpr MatrixView(const MatrixView<Written>& other)
      : MatrixView(other.data, other.rows, other.cols, other.stride) {}

  constexpr bool empty() const { return rows == 0 || cols == 0; }
  constexpr T* row(std::size_t index) const { return data + index * stride; }
  constexpr T& operator()(std::size_t row, std::size_t col) const {
    return data[row * stride + col];
  }
  /// The rows [row, row + n_rows) and columns [col, col + n_cols) of this view.
  constexpr MatrixView block(std::size_t row, std::size_t col, std::size_t n_rows,
                             std::size_t n_cols) const {
    ATTN_CHECK(row + n_rows <= rows && col + n_cols <= cols);
    return {data + row * stride + col, n_rows, n_cols, stride};
  }
};

/// A stack of matrices of one shape, one a head: (heads, rows, cols). The heads of a matrix
/// (n, n_heads * d) are such a view too: see `split_heads`.
template <typename T>
struct TensorView {
  T* data = nullptr;
  std::size_t heads = 0;
  std::size_t rows = 0;
  std::size_t cols = 0;
  std::size_t row_stride = 0;
  std::size_t head_stride = 0;

  constexpr TensorView() = default;
  constexpr TensorView(T* data, std::size_t heads, std::size_t rows, std::size_t cols)
      : TensorView(data, heads, rows, cols, cols, rows * cols) {}
  constexpr TensorView(T* data, std::size_t heads, std::size_t rows, std::size_t cols,
                       std::size_t row_stride, std::size_t head_stride)
      : data(data),
        heads(heads),
        rows(rows),
        cols(cols),
        row_stride(row_stride),
        head_stride(head_stride) {}
  template <typename Written>
    requires std::is_same_v<const Written, T>
  constexpr TensorView(const TensorView<Written>& other)
      : TensorView(other.data, other.heads, other.rows, other.cols, other.row_stride,
                   other.head_stride) {}
  /// One matrix as a stack of one.
  constexpr explicit TensorView(const MatrixView<T>& matrix)
      : TensorView(matrix.data, 1, matrix.rows, matrix.cols, matrix.stride, 0) {}

  constexpr bool empty() const { return heads == 0 || rows == 0 || cols == 0; }
  constexpr MatrixView<T> head(std::size_t index) const {
    ATTN_CHECK(index < heads);
    return {data + index * head_stride, rows, cols, row_stride};
  }
};

template <typename T>
void fill(const MatrixView<T>& x, T value) {
  if (x.empty()) return;
  for (std::size_t i = 0; i < x.rows; ++i) std::fill_n(x.row(i), x.cols, value);
}
template <typename T>
void fill(const TensorView<T>& x, T value) {
  if (x.empty()) return;  // however many heads without a number there are
  for (std::size_t h = 0; h < x.heads; ++h) fill(x.head(h), value);
}

template <typename T>
constexpr bool has_shape(const TensorView<T>& x, std::size_t heads, std::size_t rows,
                         std::size_t cols) {
  return x.heads == heads && x.rows == rows && x.cols == cols;
}

/// x (n, n_heads * d) -> (n_heads, n, d): head h sees the columns [h * d, (h + 1) * d).
template <typename T>
constexpr TensorView<T> split_heads(const MatrixView<T>& x, std::size_t n_heads) {
  ATTN_CHECK(n_heads > 0 && x.cols % n_heads == 0);
  const std::size_t d = x.cols / n_heads;
  return {x.data, n_heads, x.rows, d, x.stride, d};
}

using Matrix = MatrixView<float>;
using ConstMatrix = MatrixView<const float>;
using Tensor = TensorView<float>;
using ConstTensor = TensorView<const float>;

}  // namespace attn
