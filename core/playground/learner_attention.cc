#include "core/playground/learner_attention.h"

#include <algorithm>
#include <cmath>

#include "core/ops/gemm.h"

namespace attn {
namespace {

bool is_finite(const ConstTensor& x) {
  for (std::size_t h = 0; h < x.heads; ++h)
    for (std::size_t i = 0; i < x.rows; ++i) {
      const float* row = x.head(h).row(i);
      if (!std::all_of(row, row + x.cols, [](float number) { return std::isfinite(number); }))
        return false;
    }
  return true;
}

}  // namespace

void learner_attention(const AttentionInputs& inputs, const AttentionConfig& config,
                       const SoftmaxConfig& softmax, const DenseResult& result, Arena& scratch) {
  if (softmax == SoftmaxConfig{} && is_finite(inputs.query) && is_finite(inputs.key) &&
      is_finite(inputs.value))
    return dense_attention(inputs, config, result, scratch);
  dense_scores(inputs, config, result.scores, scratch);
  for (std::size_t h = 0; h < inputs.query.heads; ++h) {
    softmax_along(result.scores.head(h), softmax, result.weights.head(h), scratch);
    gemm(result.weights.head(h), inputs.value.head(inputs.kv_head(h)), result.output.head(h), {},
         scratch);
  }
}

}  // namespace attn
