#pragma once

#include <cstdint>
#include <span>

#include "core/attention/config.h"
#include "core/base/arena.h"

namespace attn {

struct LinearAttentionConfig {
  bool causal = false;                         // query i sees the keys j <= i
  std::span<const std::uint8_t> ignore_key{};  // (n_kv), 1 = padding; empty = no padding
};

/// Bytes that linear_attention of such shapes takes, its output and scratch, at most.
double linear_attention_bytes(const AttentionInputs& inputs);

/// Attention in O(n · d_k · d_v) time and O(d_k · d_v) memory a head, without the n_q × n_kv matrix
/// and so without weights to look at (Katharopoulos et al. 2020, arXiv 2006.16236, equations 5
/// and 8). exp(q · k) is replaced by φ(q) · φ(k), φ(x) = elu(x) + 1, which lets the sums over keys
/// be made once:
///   output_i = φ(q_i)ᵀ S / (φ(q_i) · z),  S = Σ_j φ(k_j) v_jᵀ,  z = Σ_j φ(k_j).
/// Causal: S and z run along with i. There is no scale. Inputs as for `dense_attention`, output
/// (n_heads, n_q, d_v); a query that sees no key, or only keys
/// whose shares φ(q) · φ(k) add up to less than the smallest normal float, gets zeros. Error
/// kInvalidArgument as `validate`.
void linear_attention(const AttentionInputs& inputs, const LinearAttentionConfig& config,
                      Tensor output, Arena& scratch);

}  // namespace attn
