// Rotary positions, softmax along an axis and norms: whatever the shapes and numbers, either Error
// or what each promises.
#include <algorithm>
#include <cfloat>
#include <limits>
#include <numeric>
#include <utility>

#include "core/attention/rope.h"
#include "core/base/error.h"
#include "core/ops/norm.h"
#include "core/ops/softmax_along.h"
#include "tests/fuzz/attention_arguments.h"

namespace attn::fuzz {
namespace {

std::size_t below(FuzzedDataProvider& bytes, std::size_t n) {
  return bytes.ConsumeIntegralInRange<std::size_t>(0, n - 1);
}

/// A matrix, now and then of gigantic sizes without a number.
struct Numbered {
  Numbered(FuzzedDataProvider& bytes, std::size_t rows, std::size_t cols, int largest_exponent) {
    Shape shape = distort(bytes, {.heads = 1, .rows = rows, .cols = cols});
    shape.heads = 1;
    constexpr std::size_t kMost = 1U << 10;
    if (!shape.empty() && (shape.rows > kMost || shape.cols > kMost)) shape = {};
    if (!shape.empty()) numbers = Numbers(bytes, largest_exponent).draw(shape.size());
    view = {numbers.data(), shape.rows, shape.cols};
  }
  std::vector<float> numbers;
  Matrix view;
};

void expect_finite(ConstMatrix x) {
  if (x.empty()) return;
  for (std::size_t i = 0; i < x.rows; ++i)
    for (std::size_t j = 0; j < x.cols; ++j) expect(std::isfinite(x(i, j)));
}

/// A turn changes no length: not of a pair, and so not of a row.
void turn(FuzzedDataProvider& bytes) {
  const std::size_t pairs = below(bytes, 20), rows = below(bytes, 40), first = below(bytes, 300);
  Numbered x(bytes, rows, 2 * pairs, /*largest_exponent=*/26);
  if (x.view.cols % 2 != 0) return;
  const auto layout = bytes.PickValueInArray({RopeLayout::kInterleaved, RopeLayout::kHalfSplit});
  const std::size_t n =
      bytes.ConsumeBool() ? first + x.view.rows : std::numeric_limits<std::size_t>::max() - first;
  if (n < first || n - first < x.view.rows) return;
  std::vector<double> before;
  const auto length = [&](std::size_t i) {
    double sum = 0;
    for (std::size_t j = 0; j < x.view.cols; ++j)
      sum += static_cast<double>(x.view(i, j)) * x.view(i, j);
    return std::sqrt(sum);
  };
  if (!x.view.empty())
    for (std::size_t i = 0; i < x.view.rows; ++i) before.push_back(length(i));
  const Rope rope(n, x.view.cols, layout);
  rope.rotate(Tensor(x.view), first);
  for (std::size_t i = 0; i < before.size(); ++i)
    expect(std::abs(length(i) - before[i]) <= 8 * FLT_EPSILON * before[i] + 1e-40);
  rope.rotate_back(Tensor(x.view), first);
}

/// Lines that sum to 1, or to 0 where all scores are -inf.
void normalise_scores(FuzzedDataProvider& bytes) {
  Numbered scores(bytes, below(bytes, 40), below(bytes, 40), /*largest_exponent=*/26);
  const float hidden = scores.numbers.empty() ? 0 : scores.numbers[0];
  if (bytes.ConsumeBool())
    for (float& x : scores.numbers)
      if (x == hidden) x = -std::numeric_limits<float>::infinity();
  SoftmaxConfig config{.axis = bytes.PickValueInArray(
                           {SoftmaxAxis::kRows, SoftmaxAxis::kColumns, SoftmaxAxis::kAll}),
                       .stable = bytes.ConsumeBool(),
                       .temperature = Numbers(bytes, /*largest_exponent=*/16).draw()};
  if (bytes.ConsumeBool()) config.temperature = 1;
  Arena scratch;
  softmax_along(scores.view, config, scores.view, scratch);
  // A division by a tiny temperature may overflow, and exp without the maximum.
  if (scores.view.empty() || !config.stable || config.temperature < 0x1p-60F) return;
  expect_finite(scores.view);
  const auto expect_sum = [](double sum, std::size_t length) {
    expect(sum == 0 || std::abs(sum - 1) <= static_cast<double>(length + 4) * FLT_EPSILON);
  };
  const auto [rows, cols] = std::pair(scores.view.rows, scores.view.cols);
  std::vector<double> by_row(rows), by_col(cols);
  for (std::size_t i = 0; i < rows; ++i)
    for (std::size_t j = 0; j < cols; ++j) {
      by_row[i] += scores.view(i, j);
      by_col[j] += scores.view(i, j);
    }
  if (config.axis == SoftmaxAxis::kRows)
    for (const double sum : by_row) expect_sum(sum, cols);
  if (config.axis == SoftmaxAxis::kColumns)
    for (const double sum : by_col) expect_sum(sum, rows);
  if (config.axis == SoftmaxAxis::kAll)
    expect_sum(std::accumulate(by_row.begin(), by_row.end(), 0.0), rows * cols);
}

/// Finite, forwards and backwards.
void normalise_rows(FuzzedDataProvider& bytes) {
  Numbered x(bytes, below(bytes, 20), below(bytes, 70), /*largest_exponent=*/26);
  const std::size_t d = x.view.cols;
  constexpr std::size_t kMost = 1U << 10;
  if (d > kMost) return;  // gain would have so many numbers
  Norm norm{.kind = bytes.PickValueInArray({NormKind::kLayer, NormKind::kRms}),
            .gain = {},
            .eps = bytes.PickValueInArray({1e-5F, 1.0F, FLT_MIN})};
  const std::vector<float> gain = Numbers(bytes, /*largest_exponent=*/8).draw(d);
  const std::vector<float> bias = Numbers(bytes, /*largest_exponent=*/8).draw(d);
  norm.gain = gain;
  if (bytes.ConsumeBool()) norm.bias = bias;
  std::vector<float> y_numbers(x.numbers.size()), grad_numbers(x.numbers.size());
  const Matrix y(y_numbers.data(), x.view.rows, d), grad_x(grad_numbers.data(), x.view.rows, d);
  normalise(norm, x.view, y);
  expect_finite(y);
  std::vector<float> grad_gain(d), grad_bias(d);
  normalise_backward(norm, x.view, y, grad_x, {.gain = grad_gain, .bias = grad_bias});
  expect_finite(grad_x);
  for (const float grad : grad_gain) expect(std::isfinite(grad));
  for (const float grad : grad_bias) expect(std::isfinite(grad));
}

}  // namespace
}  // namespace attn::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzedDataProvider bytes(data, size);
  while (bytes.remaining_bytes() > 0) {
    try {
      switch (bytes.ConsumeIntegralInRange(0, 2)) {
        case 0:
          attn::fuzz::turn(bytes);
          break;
        case 1:
          attn::fuzz::normalise_scores(bytes);
          break;
        default:
          attn::fuzz::normalise_rows(bytes);
      }
    } catch (const attn::Error& error) {
      attn::fuzz::expect(error.code() != attn::ErrorCode::kDamaged);
    }
  }
  return 0;
}
