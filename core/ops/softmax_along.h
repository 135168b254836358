#pragma once

#include "core/base/arena.h"
#include "core/base/views.h"

namespace attn {

/// What sums to 1.
enum class SoftmaxAxis {
  kRows,     // each row: over keys, as attention has it
  kColumns,  // each column: over queries, a mistake worth seeing
  kAll,      // the whole matrix: another
};

/// The softmax that a learner may take apart. Attention itself uses softmax of core/ops/softmax.h,
/// which is this one with all defaults.
struct SoftmaxConfig {
  SoftmaxAxis axis = SoftmaxAxis::kRows;
  bool stable = true;     // subtracts the maximum first; without it exp overflows above 88.7, and
                          // the result is NaN
  float temperature = 1;  // above 0: weights = softmax(scores / temperature)

  friend bool operator==(const SoftmaxConfig&, const SoftmaxConfig&) = default;
};

/// scores (n, m) -> weights (n, m), may be in place. What sums to 1 but is only -inf gives zeros
/// when stable, and NaN, 0 / 0, when not. A NaN or +inf among the scores makes all NaN that sums up
/// with it. Error kInvalidArgument when the temperature is not above 0.
void softmax_along(const ConstMatrix& scores, const SoftmaxConfig& config, const Matrix& weights,
                   Arena& scratch);

}  // namespace attn
