#pragma once

#include <cstddef>

#include "core/base/views.h"

namespace attn {

/// What is on screen. Every view is valid until the next call of the same Playground that succeeds.
/// Without the maximum subtracted softmax overflows to NaN, as do all numbers that it goes into.
struct Picture {
  std::size_t n_q = 0, n_kv = 0, d_model = 0, d_k = 0, n_heads = 0, head = 0;
  std::size_t n_layers = 1, layer = 0;  // word vectors have one layer
  bool rotated = false;                 // rotary positions turn query and key after W_q and W_k

  ConstMatrix x, y;               // (n_q | n_kv, d_model)
  ConstMatrix query, key, value;  // of the chosen head: (n, d_k)
  ConstMatrix raw_scores;         // of the chosen head: (n_q, n_kv): QKᵀ
  ConstMatrix scores;             // scaled, biased; -inf where masked
  ConstMatrix weights;            // softmax of each row of scores, or as the scene wants it
  ConstMatrix head_output;        // of the chosen head: (n_q, d_v)
  ConstMatrix output;             // (n_q, d_model): all heads, after W_o if it is on

  /// The params of the chosen head as they were used, edits included. w_k is w_q when K = Q, w_v is
  /// w_k when V = K; w_o is of the identity without an output projection.
  ConstMatrix w_q, w_k, w_v;        // (d_model, d_k)
  ConstMatrix w_o;                  // (d_k, d_model)
  ConstMatrix b_q{}, b_k{}, b_v{};  // (1, d_k), added to the projections; empty = none
  ConstMatrix b_o{};                // (1, d_model), added to the output; empty = none

  /// Of a scene too long for matrices of n × n: `raw_scores`, `scores` and `weights` are pooled to
  /// (<= 512, <= 512). A pooled weight is the largest, a score that of largest size; -inf where all
  /// is masked.
  bool tiled = false;

  ConstTensor overview;     // (n_heads, <= 128, <= 128): weights of every head, pooled by maximum
  ConstMatrix row_sums;     // (n_heads, n_q): Σ of a row of weights: 1, or 0 where all is masked
  ConstMatrix column_sums;  // (n_heads, n_kv): Σ of a column of weights
  ConstMatrix entropy;      // (n_heads, n_q), in bits: -Σ w log2 w
  ConstMatrix largest;      // (n_heads, n_q): the largest weight of the row
};

}  // namespace attn
