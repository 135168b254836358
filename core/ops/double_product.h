#pragma once

#include <cstddef>
#include <span>

#include "core/base/views.h"
#include "core/simd/doubles.h"

namespace attn {

inline constexpr std::size_t kDoublePanelCols = 2 * simd::kDoubleLanes;

/// How many numbers of scratch a product over `depth` needs.
constexpr std::size_t double_product_scratch(std::size_t depth) { return depth * kDoublePanelCols; }

/// c (m, n) = a (m, k) · b (k, n) in double precision, for numbers that are compared with NumPy's.
/// c overlaps neither a nor b. |error| <= (k + 1) · epsilon · Σ|a·b|.
void double_product(MatrixView<const double> a, MatrixView<const double> b, MatrixView<double> c,
                    std::span<double> scratch);

}  // namespace attn
