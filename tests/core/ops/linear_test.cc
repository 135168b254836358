#include "core/ops/linear.h"

#include <gtest/gtest.h>

#include "core/reference/layers.h"
#include "tests/core/ops/compare.h"

namespace attn {
namespace {

using testing::exact;
using testing::expect_close;
using testing::GuardedTensor;
using testing::matrix;

std::span<float> row(GuardedTensor& tensor) { return {matrix(tensor).data, matrix(tensor).cols}; }

/// As gemm: (terms + 3) epsilon of sums of products of normal numbers, whose sizes add up to about
/// as many as there are terms.
double linear_k(std::size_t terms) {
  return (static_cast<double>(terms) + 3) * (static_cast<double>(terms) + 1);
}

TEST(Linear, IsThatOfTheReferenceWithAndWithoutBias) {
  Random random(1);
  Arena arena;
  for (const std::size_t d_in : testing::edge_sizes())
    for (const std::size_t d_out : testing::edge_sizes()) {
      GuardedTensor x = testing::normal(5, d_in, random), w = testing::normal(d_in, d_out, random);
      GuardedTensor b = testing::normal(1, d_out, random), y(1, 5, d_out);
      const reference::Matrix exact_b = exact(matrix(b));
      linear(matrix(x), matrix(w), row(b), matrix(y), arena);
      expect_close(matrix(y), reference::linear(exact(matrix(x)), exact(matrix(w)), exact_b.data),
                   linear_k(d_in));
      linear(matrix(x), matrix(w), {}, matrix(y), arena);
      expect_close(matrix(y), reference::linear(exact(matrix(x)), exact(matrix(w)), {}),
                   linear_k(d_in));
      EXPECT_TRUE(y.gaps_intact());
    }
}

TEST(Linear, GradientsAreThoseOfTheReference) {
  Random random(2);
  Arena arena;
  constexpr std::size_t kRows = 5;
  for (const std::size_t d_in : testing::edge_sizes())
    for (const std::size_t d_out : testing::edge_sizes())
      for (const bool add_to_x : {false, true}) {
        GuardedTensor x = testing::normal(kRows, d_in, random);
        GuardedTensor w = testing::normal(d_in, d_out, random);
        GuardedTensor grad_y = testing::normal(kRows, d_out, random);
        GuardedTensor grad_x(1, kRows, d_in), grad_w(1, d_in, d_out), grad_b(1, 1, d_out);
        for (GuardedTensor* grad : {&grad_x, &grad_w, &grad_b}) grad->fill(1);
        reference::Matrix must_w = exact(matrix(grad_w)), must_b = exact(matrix(grad_b));
        reference::Matrix must_x = reference::linear_backward(
            exact(matrix(x)), exact(matrix(w)), exact(matrix(grad_y)), must_w, must_b.data);
        if (add_to_x)
          for (double& value : must_x.data) value += 1;
        linear_backward(
            matrix(x), matrix(w), matrix(grad_y),
            {.x = matrix(grad_x), .add_to_x = add_to_x, .w = matrix(grad_w), .b = row(grad_b)},
            arena);
        expect_close(matrix(grad_x), must_x, linear_k(d_out));
        expect_close(matrix(grad_w), must_w, linear_k(kRows));
        expect_close(matrix(grad_b), must_b, linear_k(kRows));
        EXPECT_TRUE(grad_x.gaps_intact() && grad_w.gaps_intact() && grad_b.gaps_intact());
      }
}

}  // namespace
}  // namespace attn
