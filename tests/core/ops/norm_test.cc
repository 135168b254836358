#include "core/ops/norm.h"

#include <gtest/gtest.h>

#include <limits>

#include "core/reference/layers.h"
#include "tests/core/ops/compare.h"

namespace attn {
namespace {

using testing::edge_and_large_sizes;
using testing::exact;
using testing::expect_close;
using testing::GuardedTensor;
using testing::matrix;

/// A row of normal numbers, d of them added up in lanes: see the header. Gradients multiply three
/// such numbers and add d products.
double norm_k(std::size_t d) { return 4 * (8 + static_cast<double>(d) / 64); }

std::span<float> row(GuardedTensor& tensor) { return {matrix(tensor).data, matrix(tensor).cols}; }

struct Rows {
  Rows(std::size_t n, std::size_t d, std::uint64_t seed)
      : random(seed),
        x(testing::normal(n, d, random)),
        gain(testing::normal(1, d, random)),
        bias(testing::normal(1, d, random)),
        grad_y(testing::normal(n, d, random)) {
    x.for_each([](float& value) { value += 3; });  // a mean that must be taken out
  }
  Random random;
  GuardedTensor x, gain, bias, grad_y;
};

constexpr std::size_t kRows = 3;

reference::Matrix must_be(NormKind kind, Rows& rows) {
  const auto gain = exact(matrix(rows.gain)), bias = exact(matrix(rows.bias));
  const reference::NormParams params{gain.data, bias.data, static_cast<double>(1e-5F)};
  return kind == NormKind::kLayer ? reference::layer_norm(exact(matrix(rows.x)), params)
                                  : reference::rms_norm(exact(matrix(rows.x)), params);
}

TEST(Norm, IsThatOfTheReferenceAtEverySize) {
  for (const NormKind kind : {NormKind::kLayer, NormKind::kRms})
    for (const std::size_t d : edge_and_large_sizes()) {
      Rows rows(kRows, d, /*seed=*/d);
      GuardedTensor y(1, kRows, d);
      normalise({.kind = kind, .gain = row(rows.gain), .bias = row(rows.bias)}, matrix(rows.x),
                matrix(y));
      expect_close(matrix(y), must_be(kind, rows), norm_k(d));
      EXPECT_TRUE(y.gaps_intact());
    }
}

TEST(Norm, GradientIsThatOfTheReferenceAndIsAdded) {
  for (const NormKind kind : {NormKind::kLayer, NormKind::kRms})
    for (const std::size_t d : edge_and_large_sizes()) {
      if (d == 1 && kind == NormKind::kLayer) continue;  // x - mean is 0: see OneNumber below
      Rows rows(kRows, d, /*seed=*/d);
      GuardedTensor grad_x(1, kRows, d), grad_gain(1, 1, d), grad_bias(1, 1, d);
      for (GuardedTensor* grad : {&grad_x, &grad_gain, &grad_bias}) grad->fill(1);

      const auto gain = exact(matrix(rows.gain)), bias = exact(matrix(rows.bias));
      const reference::NormParams params{gain.data, bias.data, static_cast<double>(1e-5F)};
      reference::Matrix must_gain(1, d), must_bias(1, d);
      const auto backward =
          kind == NormKind::kLayer ? reference::layer_norm_backward : reference::rms_norm_backward;
      reference::Matrix must_x = backward(exact(matrix(rows.x)), params, exact(matrix(rows.grad_y)),
                                          {must_gain.data, must_bias.data});
      for (auto* must : {&must_x, &must_gain, &must_bias})
        for (double& value : must->data) value += 1;

      normalise_backward({.kind = kind, .gain = row(rows.gain), .bias = row(rows.bias)},
                         matrix(rows.x), matrix(rows.grad_y), matrix(grad_x),
                         {row(grad_gain), row(grad_bias)});
      // d = 2 divides by the difference of two numbers near 3: its scale may reach 10 and more
      const double k = norm_k(d) * (d <= 3 ? 100 : 2);
      expect_close(matrix(grad_x), must_x, k);
      expect_close(matrix(grad_gain), must_gain, k);
      expect_close(matrix(grad_bias), must_bias, k);
      EXPECT_TRUE(grad_x.gaps_intact() && grad_gain.gaps_intact() && grad_bias.gaps_intact());
    }
}

TEST(Norm, RowOfOneOrOfEqualNumbersGivesTheBias) {
  for (const std::size_t d : {std::size_t{1}, std::size_t{40}}) {
    Rows rows(1, d, /*seed=*/7);
    rows.x.fill(0.5F);
    GuardedTensor y(1, 1, d);
    normalise({.gain = row(rows.gain), .bias = row(rows.bias)}, matrix(rows.x), matrix(y));
    expect_close(matrix(y), exact(matrix(rows.bias)), /*k=*/0);
  }
}

TEST(Norm, RowsBeyondReasonWithoutANumberAreDoneAtOnce) {
  constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max();
  float gain[] = {7}, bias[] = {7};
  const Matrix none(nullptr, kMost, 0);
  normalise({.gain = {}}, none, none);
  normalise_backward({.gain = {}}, none, none, none, {.gain = {gain, 0}, .bias = {bias, 0}});
  EXPECT_EQ(gain[0], 7);
  EXPECT_EQ(bias[0], 7);
}

TEST(Norm, MayBeInPlaceAndWithoutBias) {
  Rows rows(kRows, 19, /*seed=*/8);
  rows.bias.fill(0);
  const reference::Matrix must = must_be(NormKind::kRms, rows);
  normalise({.kind = NormKind::kRms, .gain = row(rows.gain)}, matrix(rows.x), matrix(rows.x));
  expect_close(matrix(rows.x), must, norm_k(19));
}

}  // namespace
}  // namespace attn
