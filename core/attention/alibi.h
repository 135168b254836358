#pragma once

#include "core/base/views.h"

namespace attn {

/// Writes the bias (n_heads, n_q, n_kv) that punishes distance: -2^(-8 (head + 1) / n_heads) ·
/// |position of the query - position of the key| (Press et al. 2021, arXiv 2108.12409, section 3).
/// Query i stands at position i + n_kv - n_q, key j at position j.
void alibi_bias(Tensor bias);

}  // namespace attn
