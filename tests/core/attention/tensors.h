#pragma once

#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

#include "core/base/random.h"
#include "core/base/views.h"
#include "core/reference/tensor.h"
#include "core/simd/simd.h"

namespace attn::testing {

inline constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
inline constexpr float kInfinity = std::numeric_limits<float>::infinity();
inline constexpr double kEpsilon = std::numeric_limits<float>::epsilon();

/// The lengths at which vector code goes wrong.
inline std::vector<std::size_t> edge_sizes() {
  constexpr std::size_t kLanes = simd::kLanes;
  return {0, 1, 2, 3, kLanes - 1, kLanes, kLanes + 1, 2 * kLanes + 1};
}

/// A float tensor (heads, rows, cols) in memory where everything around it, between its rows and
/// between its heads is NaN and stays so: code that reads there gives NaN, code that writes there
/// is found by `gaps_intact`.
class GuardedTensor {
 public:
  GuardedTensor(std::size_t heads, std::size_t rows, std::size_t cols)
      : heads_(heads),
        rows_(rows),
        cols_(cols),
        memory_(kMargin + heads * head_stride() + kMargin, kNan) {}

  Tensor view() {
    return {memory_.data() + kMargin, heads_, rows_, cols_, row_stride(), head_stride()};
  }
  ConstTensor view() const { return const_cast<GuardedTensor*>(this)->view(); }
  operator Tensor() { return view(); }
  operator ConstTensor() const { return view(); }

  GuardedTensor& fill_normal(Random& random, double deviation = 1) {
    for_each([&](float& x) { x = static_cast<float>(deviation * random.normal()); });
    return *this;
  }
  GuardedTensor& fill(float value) {
    for_each([&](float& x) { x = value; });
    return *this;
  }
  template <typename Change>
  void for_each(Change change) {
    for (std::size_t h = 0; h < heads_; ++h)
      for (std::size_t i = 0; i < rows_; ++i)
        for (std::size_t j = 0; j < cols_; ++j) change(view().head(h)(i, j));
  }

  bool gaps_intact() const {
    std::size_t numbers = 0;
    for (const float x : memory_) numbers += std::isnan(x) ? 0 : 1;
    return numbers <= heads_ * rows_ * cols_;
  }

 private:
  static constexpr std::size_t kMargin = 3;  // also makes the rows unaligned
  std::size_t row_stride() const { return cols_ + 5; }
  std::size_t head_stride() const { return rows_ * row_stride() + 2; }

  std::size_t heads_, rows_, cols_;
  std::vector<float> memory_;
};

inline reference::Tensor exact(const ConstTensor& tensor) {
  reference::Tensor result(tensor.heads, tensor.rows, tensor.cols);
  for (std::size_t h = 0; h < tensor.heads; ++h)
    for (std::size_t i = 0; i < tensor.rows; ++i)
      for (std::size_t j = 0; j < tensor.cols; ++j)
        result.head(h)(i, j) = static_cast<double>(tensor.head(h)(i, j));
  return result;
}

/// The largest |is - must| / max(1, |must|); infinite when one is NaN or only one is infinite.
/// Equal infinities differ by nothing.
template <typename T>
double largest_error(const TensorView<T>& is, const reference::ConstTensorView& must) {
  double largest = 0;
  for (std::size_t h = 0; h < must.heads; ++h)
    for (std::size_t i = 0; i < must.rows; ++i)
      for (std::size_t j = 0; j < must.cols; ++j) {
        const auto x = static_cast<double>(is.head(h)(i, j));
        const double y = must.head(h)(i, j);
        if (x == y) continue;
        const double error = std::abs(x - y) / std::max(1.0, std::abs(y));
        largest = std::isfinite(error) ? std::max(largest, error) : kInfinity;
      }
  return largest;
}

/// The largest Euclidean length of a row, at least 1.
template <typename T>
double longest_row(const TensorView<T>& tensor) {
  double longest = 1;
  for (std::size_t h = 0; h < tensor.heads; ++h)
    for (std::size_t i = 0; i < tensor.rows; ++i) {
      double sum = 0;
      for (std::size_t j = 0; j < tensor.cols; ++j)
        sum += std::pow(static_cast<double>(tensor.head(h)(i, j)), 2);
      longest = std::max(longest, std::sqrt(sum));
    }
  return longest;
}

}  // namespace attn::testing
