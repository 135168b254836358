#pragma once

#include <cstddef>
#include <cstdint>

#include "core/experiments/mistaken_attention.h"
#include "core/experiments/products.h"

namespace attn {

struct MistakenSoftmax {
  SoftmaxStep step = SoftmaxStep::kRight;
  std::size_t n_heads = 1;  // of a sample: the stack has them sample after sample
  std::uint64_t seed = 1;   // of what is dropped
};

/// Scores to weights, in place. NaN arises where it would in NumPy.
void apply_softmax(MatrixStack& scores, const MistakenSoftmax& softmax);

}  // namespace attn
