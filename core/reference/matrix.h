#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/base/views.h"

/// The slow twin of the core: textbook loops in double, one function per idea. The oracle of the
/// tests, and the first thing to read.
namespace attn::reference {

using ConstView = MatrixView<const double>;
using View = MatrixView<double>;

/// A row-major matrix that owns its numbers; zeros at first.
struct Matrix {
  std::size_t rows = 0;
  std::size_t cols = 0;
  std::vector<double> data;

  Matrix() = default;
  Matrix(std::size_t rows, std::size_t cols) : rows(rows), cols(cols), data(rows * cols) {}
  explicit Matrix(ConstView view) : Matrix(view.rows, view.cols) {
    for (std::size_t i = 0; i < rows; ++i)
      for (std::size_t j = 0; j < cols; ++j) (*this)(i, j) = view(i, j);
  }

  double& operator()(std::size_t row, std::size_t col) { return data[row * cols + col]; }
  double operator()(std::size_t row, std::size_t col) const { return data[row * cols + col]; }
  operator ConstView() const { return {data.data(), rows, cols}; }
  operator View() { return {data.data(), rows, cols}; }
};

/// to = from, and to += from; both of one shape.
inline void copy(ConstView from, View to) {
  for (std::size_t i = 0; i < from.rows; ++i)
    for (std::size_t j = 0; j < from.cols; ++j) to(i, j) = from(i, j);
}
inline void add(ConstView from, View to) {
  for (std::size_t i = 0; i < from.rows; ++i)
    for (std::size_t j = 0; j < from.cols; ++j) to(i, j) += from(i, j);
}

}  // namespace attn::reference
