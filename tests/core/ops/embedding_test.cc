#include "core/ops/embedding.h"

#include <gtest/gtest.h>

#include "core/reference/layers.h"
#include "tests/core/ops/compare.h"

namespace attn {
namespace {

using testing::exact;
using testing::expect_close;
using testing::GuardedTensor;
using testing::matrix;

constexpr float kScale = 2;  // exact in float

TEST(Embedding, TakesTheRowsOfTheTokens) {
  Random random(1);
  const std::vector<std::int32_t> tokens{4, 0, 4, 2};
  for (const std::size_t d : testing::edge_and_large_sizes()) {
    GuardedTensor table = testing::normal(5, d, random), y(1, tokens.size(), d);
    embed(matrix(table), tokens, kScale, matrix(y));
    reference::Matrix must = reference::embedding(exact(matrix(table)), tokens);
    for (double& value : must.data) value *= kScale;
    expect_close(matrix(y), must, /*k=*/0);
    EXPECT_TRUE(y.gaps_intact());
  }
}

TEST(Embedding, GradientsOfARepeatedTokenAddUp) {
  Random random(2);
  const std::vector<std::int32_t> tokens{4, 0, 4, 2};
  for (const std::size_t d : testing::edge_and_large_sizes()) {
    GuardedTensor grad_y = testing::normal(tokens.size(), d, random), grad(1, 5, d);
    grad.fill(0);
    embed_backward(tokens, kScale, matrix(grad_y), matrix(grad));
    reference::Matrix must(5, d);
    reference::embedding_backward(tokens, exact(matrix(grad_y)), must);
    for (double& value : must.data) value *= kScale;
    expect_close(matrix(grad), must, /*k=*/2);
    EXPECT_TRUE(grad.gaps_intact());
  }
}

}  // namespace
}  // namespace attn
