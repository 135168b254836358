#pragma once

#include <cstddef>

#include "core/base/random.h"
#include "core/reference/matrix.h"

namespace attn {

/// (rows, cols) of normal numbers with a standard deviation of `size`.
reference::Matrix normal_matrix(std::size_t rows, std::size_t cols, double size, Random& random);

/// (d, d), orthogonal: a random rotation or reflection.
reference::Matrix random_rotation(std::size_t d, Random& random);

}  // namespace attn
