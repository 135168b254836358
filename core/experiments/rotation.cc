#include "core/experiments/rotation.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace attn {

reference::Matrix normal_matrix(std::size_t rows, std::size_t cols, double size, Random& random) {
  reference::Matrix x(rows, cols);
  std::ranges::generate(x.data, [&] { return size * random.normal(); });
  return x;
}

// Gram and Schmidt's way makes the rows of a normal matrix orthonormal.
reference::Matrix random_rotation(std::size_t d, Random& random) {
  reference::Matrix x = normal_matrix(d, d, /*size=*/1, random);
  const auto row = [&](std::size_t i) { return std::span(x.data).subspan(i * d, d); };
  const auto dot = [&](std::size_t i, std::size_t j) {
    return std::inner_product(row(i).begin(), row(i).end(), row(j).begin(), 0.0);
  };
  for (std::size_t i = 0; i < d; ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const double along = dot(i, j);
      for (std::size_t c = 0; c < d; ++c) x(i, c) -= along * x(j, c);
    }
    const double length = std::sqrt(dot(i, i));
    for (double& number : row(i)) number /= length;
  }
  return x;
}

}  // namespace attn
