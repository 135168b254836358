#pragma once

#include <cstdint>
#include <span>

#include "core/base/tokens.h"
#include "core/reference/matrix.h"

namespace attn::reference {

/// Every backward function takes what the forward function took and the gradient of its result; it
/// returns the gradient of x and ADDS the gradients of the params to what stands there.

/// x (n, in), w (in, out), b (out) or empty -> x · w + b (n, out).
Matrix linear(ConstView x, ConstView w, std::span<const double> b);
Matrix linear_backward(ConstView x, ConstView w, ConstView grad_y, View grad_w,
                       std::span<double> grad_b);

/// x (n, d) -> (x - mean) / √(variance + eps) · gain + bias, row by row; bias may be empty (Ba,
/// Kiros, Hinton 2016, arXiv 1607.06450, equation 4).
struct NormParams {
  std::span<const double> gain;
  std::span<const double> bias;
  double eps = 1e-5;
};
struct NormGrads {
  std::span<double> gain;
  std::span<double> bias;
};
Matrix layer_norm(ConstView x, const NormParams& params);
Matrix layer_norm_backward(ConstView x, const NormParams& params, ConstView grad_y,
                           const NormGrads& grads);

/// x (n, d) -> x / √(mean of x² + eps) · gain, row by row (Zhang and Sennrich 2019,
/// arXiv 1910.07467, equation 4).
Matrix rms_norm(ConstView x, const NormParams& params);
Matrix rms_norm_backward(ConstView x, const NormParams& params, ConstView grad_y,
                         const NormGrads& grads);

/// x · Φ(x), Φ the normal distribution (Hendrycks and Gimpel 2016, arXiv 1606.08415, section 2).
double gelu(double x);
double gelu_derivative(double x);
/// x · sigmoid(x) (same paper, section 4; also "swish").
double silu(double x);
double silu_derivative(double x);

/// Softmax of each row; -inf gives 0, and a row of only -inf gives zeros.
Matrix softmax_rows(ConstView scores);
/// From the result `weights` of softmax_rows.
Matrix softmax_rows_backward(ConstView weights, ConstView grad_weights);

struct CrossEntropy {
  double loss = 0;  // mean over the rows that have a target, in nats
  Matrix grad;      // (n, n_vocab): of the mean
};
/// logits (n, n_vocab), targets (n) -> mean of -Σ t · log softmax(logits), where t puts
/// 1 - smoothing on the target and spreads smoothing over all words alike (Szegedy et al. 2015,
/// arXiv 1512.00567, section 7).
CrossEntropy cross_entropy(ConstView logits, std::span<const std::int32_t> targets,
                           double smoothing);

/// table (n_vocab, d), tokens (n) -> (n, d).
Matrix embedding(ConstView table, std::span<const std::int32_t> tokens);
void embedding_backward(std::span<const std::int32_t> tokens, ConstView grad_x, View grad_table);

}  // namespace attn::reference
