#pragma once

#include "core/reference/attention.h"

namespace attn::reference {

/// φ(x) = elu(x) + 1 = x + 1 above 0, exp(x) below: always positive (Katharopoulos et al. 2020,
/// arXiv 2006.16236, equation 7).
double feature(double x);

/// Attention with the similarity φ(q) · φ(k) in place of exp(q · k) (same paper, equations 2 to 4):
/// weights(i, j) = φ(q_i) · φ(k_j) / Σ_j φ(q_i) · φ(k_j), here with the n_q × n_kv matrix that the
/// fast twin never makes. `config` gives the mask; its scale and bias are not used.
Tensor linear_attention(const AttentionInputs& inputs, const AttentionConfig& config);

}  // namespace attn::reference
