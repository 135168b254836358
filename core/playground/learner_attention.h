#pragma once

#include "core/attention/dense.h"
#include "core/ops/softmax_along.h"

namespace attn {

/// dense_attention with a softmax that the learner has taken apart; `result.scores` are needed, and
/// are those before the temperature. To the bit dense_attention where softmax is as it should be
/// and all inputs are finite. What is not finite gives what the formula gives: NaN.
void learner_attention(const AttentionInputs& inputs, const AttentionConfig& config,
                       const SoftmaxConfig& softmax, const DenseResult& result, Arena& scratch);

}  // namespace attn
