// Linear attention: whatever the shapes and numbers, either Error or outputs that are means of the
// values.
#include <algorithm>
#include <cfloat>

#include "core/attention/linear_attention.h"
#include "core/base/error.h"
#include "tests/fuzz/allocations.h"
#include "tests/fuzz/attention_arguments.h"

namespace attn::fuzz {
namespace {

/// A mean exceeds the largest value by the rounding of its two sums alone, over the keys and over
/// the features; where shares are denormal, by 1 more: half a share in each of two products.
void expect_means(const ConstTensor& output, const AttentionInputs& inputs) {
  const double terms = static_cast<double>(inputs.n_kv() + inputs.d_k() + 8);
  for (std::size_t h = 0; h < output.heads; ++h) {
    const ConstMatrix value = inputs.value.head(inputs.kv_head(h));
    for (std::size_t c = 0; c < output.cols; ++c) {
      float largest = 0;
      for (std::size_t j = 0; j < value.rows; ++j)
        largest = std::max(largest, std::abs(value(j, c)));
      for (std::size_t i = 0; i < output.rows; ++i)
        expect(std::abs(output.head(h)(i, c)) <= largest * (1 + 8 * terms * FLT_EPSILON) + 1);
    }
  }
}

void attend(const AttentionArguments& arguments, bool causal) {
  Arena arena, scratch;
  const AttentionInputs& inputs = arguments.inputs;
  const auto ignore = arguments.config.mask.ignore_key;
  const LinearAttentionConfig config{.causal = causal, .ignore_key = ignore};
  const Tensor output = arena.tensor(inputs.query.heads, inputs.n_q(), inputs.d_v());
  linear_attention(inputs, config, output, scratch);
  if (!output.empty()) expect_means(output, inputs);
  scratch.reset();
  // Nothing is allocated but the messages that `validate` makes ready.
  const std::size_t usual =
      count_allocations([&] { validate(inputs, {.mask = {.ignore_key = ignore}}); });
  expect(count_allocations([&] { linear_attention(inputs, config, output, scratch); }) == usual);
}

}  // namespace
}  // namespace attn::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzedDataProvider bytes(data, size);
  // Sums are up to 140 · 35 · 2^66 (features) · 2^33 (values): no overflow.
  const attn::fuzz::AttentionArguments arguments(bytes);
  attn::fuzz::run_or_refuse([&] { attn::fuzz::attend(arguments, bytes.ConsumeBool()); });
  return 0;
}
