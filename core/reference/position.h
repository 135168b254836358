#pragma once

#include <cstddef>

#include "core/reference/matrix.h"

/// How a model tells the order of its tokens. Learned positions are `embedding` in layers.h, with
/// the positions as tokens.
namespace attn::reference {

/// (n, d_model): PE(pos, 2i) = sin(pos / 10000^(2i / d_model)), PE(pos, 2i + 1) = cos of the same
/// (Vaswani et al. 2017, arXiv 1706.03762, section 3.5).
Matrix sinusoidal_positions(std::size_t n, std::size_t d_model);

/// Rotary position embedding (Su et al. 2021, arXiv 2104.09864, equation 34): the pair of columns
/// (2i, 2i + 1) of row `position` turns by direction · position · 10000^(-2i / d). Direction 1 is
/// the forward function, -1 its backward function. x (n, d), d even.
Matrix rotate_positions(ConstView x, double direction);

/// The same with the pairs (i, i + d / 2).
Matrix rotate_positions_half_split(ConstView x, double direction);

/// slope(head) = 2^(-8 (head + 1) / n_heads): a key at distance |i - j| gets the bias
/// -slope · |i - j| (Press et al. 2021, arXiv 2108.12409, section 3).
double alibi_slope(std::size_t head, std::size_t n_heads);

}  // namespace attn::reference
