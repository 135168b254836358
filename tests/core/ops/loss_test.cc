#include "core/ops/loss.h"

#include <gtest/gtest.h>

#include "core/reference/layers.h"
#include "tests/core/ops/compare.h"

namespace attn {
namespace {

using testing::exact;
using testing::expect_close;
using testing::GuardedTensor;
using testing::kEpsilon;
using testing::matrix;

/// exp makes the absolute error of a logit of size 4 a relative one, and n_vocab terms are added.
double loss_k(std::size_t n_vocab) { return 16 + static_cast<double>(n_vocab) / 64; }

TEST(CrossEntropy, IsThatOfTheReferenceAtEverySize) {
  Random random(1);
  for (const std::size_t n_vocab : testing::edge_and_large_sizes()) {
    if (n_vocab == 0) continue;  // there is no target then
    for (const float smoothing : {0.0F, 0.1F}) {
      const auto last = static_cast<std::int32_t>(n_vocab - 1);
      const std::vector<std::int32_t> targets{0, kNoTarget, last, last / 2};
      GuardedTensor logits = testing::normal(targets.size(), n_vocab, random);
      const reference::CrossEntropy must =
          reference::cross_entropy(exact(matrix(logits)), targets, static_cast<double>(smoothing));
      const double loss =
          cross_entropy(matrix(logits), targets, {.smoothing = smoothing, .grad_scale = 1 / 3.0F});
      EXPECT_NEAR(loss / 3, must.loss, loss_k(n_vocab) * kEpsilon * std::max(1.0, must.loss));
      expect_close(matrix(logits), must.grad, loss_k(n_vocab));
      EXPECT_TRUE(logits.gaps_intact());
    }
  }
}

TEST(CrossEntropy, OfHugeLogitsIsFinite) {
  std::vector<float> logits{1e4F, -1e4F, 0, 3e4F};
  const std::vector<std::int32_t> targets{0};
  EXPECT_EQ(cross_entropy({logits.data(), 1, 4}, targets, {}), 2e4);
  EXPECT_EQ(logits, (std::vector<float>{-1, 0, 0, 1}));
}

}  // namespace
}  // namespace attn
