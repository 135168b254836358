#include "core/train/adamw.h"

#include <gtest/gtest.h>

#include "core/reference/adamw.h"
#include "tests/core/model/configs.h"

namespace attn {
namespace {

constexpr double kEpsilon = std::numeric_limits<float>::epsilon();

std::vector<float> rounded(const std::vector<double>& values) {
  return {values.begin(), values.end()};
}

TEST(AdamW, FollowsTheReference) {
  const TransformerConfig config = all_kinds_of_config()[0].config;
  const ParamLayout layout(config);
  std::vector<double> must = random_params(config);
  std::vector<float> params = rounded(must);
  must.assign(params.begin(), params.end());
  reference::AdamW slow({}, layout);
  AdamW fast({}, layout);
  Random random(3);
  constexpr std::size_t kSteps = 20;
  constexpr double kRate = 0.01;
  for (std::size_t step = 0; step < kSteps; ++step) {
    std::vector<float> grads(layout.size);
    for (float& grad : grads) grad = static_cast<float>(random.normal());
    const std::vector<double> exact(grads.begin(), grads.end());
    slow.step(must, exact, kRate, /*grad_factor=*/0.5);
    fast.step(params, grads, {.learning_rate = kRate, .grad_factor = 0.5});
  }
  EXPECT_EQ(fast.steps(), kSteps);
  // A step rounds the param (half an epsilon of its size) and moves it by the learning rate times a
  // number of size 1 whose error is about 16 epsilon.
  for (std::size_t i = 0; i < params.size(); ++i)
    EXPECT_NEAR(params[i], must[i],
                kSteps * kEpsilon * (0.5 * std::max(1.0, std::abs(must[i])) + 16 * kRate));
}

TEST(AdamW, WeightDecayShrinksMatricesOnly) {
  const TransformerConfig config = all_kinds_of_config()[0].config;
  const ParamLayout layout(config);
  std::vector<float> params(layout.size, 1.0F);
  const std::vector<float> grads(layout.size, 0.0F);
  AdamW({.weight_decay = 0.5}, layout).step(params, grads, {.learning_rate = 0.25});
  for (const NamedSlot& tensor : layout.tensors)
    for (const float value : tensor.slot.vector(params.data()))
      EXPECT_EQ(value, tensor.is_matrix ? 0.875F : 1.0F) << tensor.name;
}

TEST(Clip, ScalesToTheNormThatIsAllowed) {
  for (const std::size_t size : {std::size_t{1}, std::size_t{5000}}) {
    const std::vector<float> grads(size, 2.0F);
    const double norm = 2 * std::sqrt(static_cast<double>(size));
    EXPECT_NEAR(clip(grads, /*most=*/1).norm, norm, 64 * kEpsilon * norm);
    EXPECT_NEAR(clip(grads, /*most=*/1).factor, 1 / (norm + 1e-6), 64 * kEpsilon);
    EXPECT_EQ(clip(grads, /*most=*/1e6).factor, 1);
  }
  EXPECT_EQ(clip({}, /*most=*/1).norm, 0);
}

}  // namespace
}  // namespace attn
