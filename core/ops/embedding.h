#pragma once

#include <cstdint>
#include <span>

#include "core/base/views.h"

namespace attn {

/// table (n_vocab, d), tokens (n) in [0, n_vocab) -> y (n, d): scale times the row of each token.
void embed(ConstMatrix table, std::span<const std::int32_t> tokens, float scale, Matrix y);

/// ADDS scale times each row of grad_y (n, d) to the row of its token in grad_table.
void embed_backward(std::span<const std::int32_t> tokens, float scale, ConstMatrix grad_y,
                    Matrix grad_table);

}  // namespace attn
