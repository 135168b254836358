// Dense and streaming attention: whatever the shapes, masks and numbers, either Error or finite
// results, and rows of weights that sum to 1, or to 0 where there is nothing to attend to.
#include <algorithm>
#include <cfloat>

#include "core/attention/dense.h"
#include "core/attention/streaming.h"
#include "core/base/arena.h"
#include "core/base/error.h"
#include "tests/fuzz/allocations.h"
#include "tests/fuzz/attention_arguments.h"

namespace attn::fuzz {
namespace {

/// Σ of a row and the largest magnitude of its numbers.
struct Row {
  double sum = 0;
  float largest = 0;
};
Row measure(ConstMatrix x, std::size_t i) {
  Row row;
  for (std::size_t j = 0; j < x.cols; ++j) {
    expect(std::isfinite(x(i, j)));
    row.sum += x(i, j);
    row.largest = std::max(row.largest, std::abs(x(i, j)));
  }
  return row;
}

float largest_of(ConstMatrix x) {
  float largest = 0;
  for (std::size_t i = 0; i < x.rows; ++i) largest = std::max(largest, measure(x, i).largest);
  return largest;
}

/// An output is a mean of n_kv values: it exceeds the largest by rounding alone, once a key for
/// each of weight, sum and product.
void expect_mean(ConstMatrix output, std::size_t i, float largest_value, std::size_t n_kv) {
  const auto n = static_cast<double>(n_kv + 4);
  expect(measure(output, i).largest <=
         largest_value * (1 + 3 * n * FLT_EPSILON) + n * FLT_TRUE_MIN);
}

/// Whether a row of weights has something: then they sum to 1.
bool has_weights(ConstMatrix weights, std::size_t i) {
  const Row row = measure(weights, i);
  expect(row.sum == 0 ||
         std::abs(row.sum - 1) <= static_cast<double>(weights.cols + 4) * FLT_EPSILON);
  return row.sum != 0;
}

struct Results {
  DenseResult dense;
  StreamingResult streaming;
};

Results take_results(const AttentionInputs& inputs, Arena& arena) {
  const std::size_t heads = inputs.query.heads, n_q = inputs.n_q();
  return {.dense = {.scores = arena.tensor(heads, n_q, inputs.n_kv()),
                    .weights = arena.tensor(heads, n_q, inputs.n_kv()),
                    .output = arena.tensor(heads, n_q, inputs.d_v())},
          .streaming = {.output = arena.tensor(heads, n_q, inputs.d_v()),
                        .log_sum_exp = arena.matrix(heads, n_q)}};
}

/// Once there is room, nothing is allocated but the messages that `validate` makes ready.
void expect_no_allocations(const AttentionInputs& inputs, const AttentionConfig& config,
                           const Results& results, Arena& scratch) {
  scratch.reset();
  const std::size_t usual = count_allocations([&] { validate(inputs, config); });
  const auto expect_usual = [&](auto attention) { expect(count_allocations(attention) == usual); };
  expect_usual([&] { dense_attention(inputs, config, results.dense, scratch); });
  expect_usual([&] { streaming_attention(inputs, config, results.streaming, scratch); });
}

void attend(const AttentionInputs& inputs, const AttentionConfig& config) {
  Arena arena, scratch;
  const Results results = take_results(inputs, arena);
  dense_attention(inputs, config, results.dense, scratch);
  streaming_attention(inputs, config, results.streaming, scratch);
  expect_no_allocations(inputs, config, results, scratch);
  if (inputs.n_q() == 0) return;
  for (std::size_t h = 0; h < inputs.query.heads; ++h) {
    const float largest = largest_of(inputs.value.head(inputs.kv_head(h)));
    for (std::size_t i = 0; i < inputs.n_q(); ++i) {
      const bool has = has_weights(results.dense.weights.head(h), i);
      expect(has == std::isfinite(results.streaming.log_sum_exp(h, i)));
      for (const Tensor& output : {results.dense.output, results.streaming.output}) {
        expect_mean(output.head(h), i, largest, inputs.n_kv());
        expect(has || measure(output.head(h), i).largest == 0);
      }
    }
  }
}

}  // namespace
}  // namespace attn::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzedDataProvider bytes(data, size);
  const attn::fuzz::AttentionArguments arguments(bytes);
  attn::fuzz::run_or_refuse([&] { attn::fuzz::attend(arguments.inputs, arguments.config); });
  return 0;
}
