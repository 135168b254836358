// The gradients of dense and streaming attention: whatever the shapes, masks and numbers, either
// Error or finite gradients, those of the values no larger than what flows into them.
#include <algorithm>
#include <cfloat>

#include "core/attention/dense.h"
#include "core/attention/streaming.h"
#include "core/attention/streaming_grad.h"
#include "core/base/arena.h"
#include "core/base/error.h"
#include "tests/fuzz/allocations.h"
#include "tests/fuzz/attention_arguments.h"

namespace attn::fuzz {
namespace {

void expect_finite(const Tensor& x) {
  if (x.empty()) return;
  for (std::size_t h = 0; h < x.heads; ++h)
    for (std::size_t i = 0; i < x.rows; ++i)
      for (std::size_t j = 0; j < x.cols; ++j) expect(std::isfinite(x.head(h)(i, j)));
}

/// Weights are at most 1, so that no key gets more than all queries give; each is rounded once, and
/// so is each sum.
void expect_bounded(const Tensor& grad_value, const ConstTensor& grad_output) {
  if (grad_value.empty() || grad_output.empty()) return;
  const std::size_t group = grad_output.heads / grad_value.heads;
  const double terms = static_cast<double>(group * grad_output.rows);
  for (std::size_t h = 0; h < grad_value.heads; ++h)
    for (std::size_t c = 0; c < grad_value.cols; ++c) {
      double given = 0;
      for (std::size_t g = h * group; g < (h + 1) * group; ++g)
        for (std::size_t i = 0; i < grad_output.rows; ++i)
          given += std::abs(static_cast<double>(grad_output.head(g)(i, c)));
      for (std::size_t j = 0; j < grad_value.rows; ++j)
        expect(std::abs(grad_value.head(h)(j, c)) <=
               given * (1 + 4 * (terms + 8) * FLT_EPSILON) + terms * FLT_TRUE_MIN);
    }
}

DenseGrads take_grads(const AttentionInputs& inputs, Arena& arena) {
  const auto like = [&](const ConstTensor& x) { return arena.tensor(x.heads, x.rows, x.cols); };
  return {.query = like(inputs.query), .key = like(inputs.key), .value = like(inputs.value)};
}

/// Runs `backward` twice: what it writes is finite, and the second time nothing is allocated but
/// the messages that `validate` makes ready.
template <typename F>
void run(const AttentionInputs& inputs, const AttentionConfig& config,
         const ConstTensor& grad_output, F backward) {
  Arena arena, scratch;
  const DenseGrads grads = take_grads(inputs, arena);
  backward(grads, scratch);
  for (const Tensor& grad : {grads.query, grads.key, grads.value}) expect_finite(grad);
  expect_bounded(grads.value, grad_output);
  scratch.reset();
  const std::size_t usual = count_allocations([&] { validate(inputs, config); });
  expect(count_allocations([&] { backward(grads, scratch); }) == usual);
}

void differentiate(const AttentionInputs& inputs, const AttentionConfig& config,
                   FuzzedDataProvider& bytes) {
  validate(inputs, config);  // the shapes that follow are those of valid inputs
  Arena arena;
  const std::size_t heads = inputs.query.heads, n_q = inputs.n_q();
  const Tensor weights = arena.tensor(heads, n_q, inputs.n_kv());
  const Tensor output = arena.tensor(heads, n_q, inputs.d_v());  // Error where there is no room
  std::vector<float> numbers;
  // Below 2^7: gradients of the queries are up to 2^23 (scale) · 140 · 2^46 · 2^33 (keys).
  if (!output.empty())
    numbers = Numbers(bytes, /*largest_exponent=*/0).draw(heads * n_q * inputs.d_v());
  const ConstTensor grad_output(numbers.data(), heads, n_q, inputs.d_v());

  dense_attention(inputs, config, {.weights = weights, .output = output}, arena);
  run(inputs, config, grad_output, [&](const DenseGrads& grads, Arena& scratch) {
    dense_attention_backward(inputs, config, {.weights = weights, .grad_output = grad_output},
                             grads, scratch);
  });

  const Matrix log_sum_exp = arena.matrix(heads, n_q);
  streaming_attention(inputs, config, {.output = output, .log_sum_exp = log_sum_exp}, arena);
  run(inputs, config, grad_output, [&](const DenseGrads& grads, Arena& scratch) {
    streaming_attention_backward(
        inputs, config, {.output = output, .log_sum_exp = log_sum_exp, .grad_output = grad_output},
        grads, scratch);
  });
}

}  // namespace
}  // namespace attn::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzedDataProvider bytes(data, size);
  const attn::fuzz::AttentionArguments arguments(bytes);
  attn::fuzz::run_or_refuse(
      [&] { attn::fuzz::differentiate(arguments.inputs, arguments.config, bytes); });
  return 0;
}
