#include "core/ops/softmax_grad.h"

#include <gtest/gtest.h>

#include "core/reference/layers.h"
#include "tests/core/ops/compare.h"

namespace attn {
namespace {

using testing::exact;
using testing::matrix;

TEST(SoftmaxGradient, IsThatOfTheReferenceAtEverySize) {
  Random random(1);
  for (const std::size_t n : testing::edge_and_large_sizes()) {
    testing::GuardedTensor weights = testing::normal(1, n, random);
    testing::GuardedTensor grad = testing::normal(1, n, random);
    const reference::Matrix softmax = reference::softmax_rows(exact(matrix(weights)));
    std::size_t next = 0;
    weights.for_each([&](float& x) { x = static_cast<float>(softmax.data[next++]); });
    const reference::Matrix must =
        reference::softmax_rows_backward(exact(matrix(weights)), exact(matrix(grad)));
    softmax_backward({matrix(weights).data, n}, {matrix(grad).data, n}, {matrix(grad).data, n});
    // as the header says, with gradients of size 4
    testing::expect_close(matrix(grad), must, 4 * (4 + static_cast<double>(n) / 64));
    EXPECT_TRUE(grad.gaps_intact());
  }
}

}  // namespace
}  // namespace attn
