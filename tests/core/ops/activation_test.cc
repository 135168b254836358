#include "core/ops/activation.h"

#include <gtest/gtest.h>

#include "core/reference/layers.h"
#include "tests/core/ops/compare.h"

namespace attn {
namespace {

using testing::edge_and_large_sizes;
using testing::exact;
using testing::expect_close;
using testing::GuardedTensor;
using testing::matrix;

/// erf and exp are good to about 2 epsilon of a number up to 1, and x multiplies that.
constexpr double kActivation = 8;

struct Case {
  Activation kind;
  double (*value)(double);
  double (*derivative)(double);
};
constexpr Case kCases[] = {
    {Activation::kGelu, reference::gelu, reference::gelu_derivative},
    {Activation::kSilu, reference::silu, reference::silu_derivative},
};

std::span<float> row(GuardedTensor& tensor) { return {matrix(tensor).data, matrix(tensor).cols}; }

TEST(Activation, IsThatOfTheReferenceAtEverySize) {
  Random random(1);
  for (const Case& c : kCases)
    for (const std::size_t size : edge_and_large_sizes()) {
      GuardedTensor x = testing::normal(1, size, random), y(1, 1, size);
      reference::Matrix must = exact(matrix(x));
      for (double& value : must.data) value = c.value(value);
      activate(c.kind, row(x), row(y));
      expect_close(matrix(y), must, kActivation);
      EXPECT_TRUE(y.gaps_intact());
    }
}

TEST(Activation, GradientIsThatOfTheReferenceAtEverySize) {
  Random random(2);
  for (const Case& c : kCases)
    for (const std::size_t size : edge_and_large_sizes()) {
      GuardedTensor x = testing::normal(1, size, random), grad = testing::normal(1, size, random);
      reference::Matrix must = exact(matrix(grad));
      for (std::size_t i = 0; i < size; ++i) must.data[i] *= c.derivative(exact(matrix(x)).data[i]);
      activate_backward(c.kind, row(x), row(grad), row(grad));  // in place
      expect_close(matrix(grad), must, 2 * kActivation);
      EXPECT_TRUE(grad.gaps_intact());
    }
}

TEST(Activation, HoldsOverTheWholeRange) {
  for (const Case& c : kCases)
    for (double x = -120; x <= 120; x += 0.37) {
      const auto in = static_cast<float>(x);
      const float one = 1;
      float y = 0, slope = 0;
      activate(c.kind, {&in, 1}, {&y, 1});
      activate_backward(c.kind, {&in, 1}, {&one, 1}, {&slope, 1});
      const double tolerance = kActivation * testing::kEpsilon * std::max(1.0, std::abs(x));
      EXPECT_NEAR(y, c.value(in), tolerance) << x;
      EXPECT_NEAR(slope, c.derivative(in), tolerance) << x;
    }
}

}  // namespace
}  // namespace attn
