#include "core/reference/layers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace attn::reference {

Matrix linear(ConstView x, ConstView w, std::span<const double> b) {
  Matrix y(x.rows, w.cols);
  for (std::size_t i = 0; i < x.rows; ++i)
    for (std::size_t j = 0; j < w.cols; ++j) {
      double sum = b.empty() ? 0 : b[j];
      for (std::size_t k = 0; k < x.cols; ++k) sum += x(i, k) * w(k, j);
      y(i, j) = sum;
    }
  return y;
}

Matrix linear_backward(ConstView x, ConstView w, ConstView grad_y, View grad_w,
                       std::span<double> grad_b) {
  Matrix grad_x(x.rows, x.cols);
  // y(i, j) = b(j) + Σ_k x(i, k) · w(k, j)
  for (std::size_t i = 0; i < x.rows; ++i)
    for (std::size_t j = 0; j < w.cols; ++j) {
      if (!grad_b.empty()) grad_b[j] += grad_y(i, j);
      for (std::size_t k = 0; k < x.cols; ++k) {
        grad_x(i, k) += grad_y(i, j) * w(k, j);
        grad_w(k, j) += grad_y(i, j) * x(i, k);
      }
    }
  return grad_x;
}

namespace {

/// y = (x - mean) · scale · gain + bias for one row, mean 0 in RMS norm.
struct RowNorm {
  double mean = 0;
  double scale = 1;
};

RowNorm row_norm(std::span<const double> x, double eps, bool centred) {
  const auto d = static_cast<double>(x.size());
  double mean = 0;
  if (centred)
    for (const double value : x) mean += value / d;
  double square = 0;
  for (const double value : x) square += (value - mean) * (value - mean) / d;
  return {mean, 1 / std::sqrt(square + eps)};
}

Matrix norm(ConstView x, const NormParams& params, bool centred) {
  Matrix y(x.rows, x.cols);
  for (std::size_t i = 0; i < x.rows; ++i) {
    const RowNorm row = row_norm({x.row(i), x.cols}, params.eps, centred);
    for (std::size_t j = 0; j < x.cols; ++j)
      y(i, j) = (x(i, j) - row.mean) * row.scale * params.gain[j] +
                (params.bias.empty() ? 0 : params.bias[j]);
  }
  return y;
}

Matrix norm_backward(ConstView x, const NormParams& params, ConstView grad_y,
                     const NormGrads& grads, bool centred) {
  const auto d = static_cast<double>(x.cols);
  Matrix grad_x(x.rows, x.cols);
  for (std::size_t i = 0; i < x.rows; ++i) {
    const RowNorm row = row_norm({x.row(i), x.cols}, params.eps, centred);
    // y = unit · gain + bias with unit = (x - mean) · scale, which depends on x in three places:
    // d unit / d x = scale · (identity - 1/d - unit unitᵀ / d), without 1/d in RMS norm.
    double mean_grad = 0;
    double mean_grad_unit = 0;
    for (std::size_t j = 0; j < x.cols; ++j) {
      const double unit = (x(i, j) - row.mean) * row.scale;
      const double grad_unit = grad_y(i, j) * params.gain[j];
      mean_grad += grad_unit / d;
      mean_grad_unit += grad_unit * unit / d;
      grads.gain[j] += grad_y(i, j) * unit;
      if (!grads.bias.empty()) grads.bias[j] += grad_y(i, j);
    }
    for (std::size_t j = 0; j < x.cols; ++j) {
      const double unit = (x(i, j) - row.mean) * row.scale;
      grad_x(i, j) = row.scale * (grad_y(i, j) * params.gain[j] - (centred ? mean_grad : 0) -
                                  unit * mean_grad_unit);
    }
  }
  return grad_x;
}

}  // namespace

Matrix layer_norm(ConstView x, const NormParams& params) {
  return norm(x, params, /*centred=*/true);
}
Matrix layer_norm_backward(ConstView x, const NormParams& params, ConstView grad_y,
                           const NormGrads& grads) {
  return norm_backward(x, params, grad_y, grads, /*centred=*/true);
}
Matrix rms_norm(ConstView x, const NormParams& params) {
  return norm(x, params, /*centred=*/false);
}
Matrix rms_norm_backward(ConstView x, const NormParams& params, ConstView grad_y,
                         const NormGrads& grads) {
  return norm_backward(x, params, grad_y, grads, /*centred=*/false);
}

double gelu(double x) { return x * 0.5 * std::erfc(-x / std::numbers::sqrt2); }
double gelu_derivative(double x) {
  const double density = std::exp(-x * x / 2) / std::sqrt(2 * std::numbers::pi);
  return 0.5 * std::erfc(-x / std::numbers::sqrt2) + x * density;
}

double silu(double x) { return x / (1 + std::exp(-x)); }
double silu_derivative(double x) {
  const double sigmoid = 1 / (1 + std::exp(-x));
  return sigmoid * (1 + x * (1 - sigmoid));
}

Matrix softmax_rows(ConstView scores) {
  Matrix weights(scores.rows, scores.cols);
  for (std::size_t i = 0; i < scores.rows; ++i) {
    double max = -std::numeric_limits<double>::infinity();
    for (std::size_t j = 0; j < scores.cols; ++j) max = std::max(max, scores(i, j));
    if (std::isinf(max) && max < 0) continue;
    double sum = 0;
    for (std::size_t j = 0; j < scores.cols; ++j) sum += std::exp(scores(i, j) - max);
    for (std::size_t j = 0; j < scores.cols; ++j)
      weights(i, j) = std::exp(scores(i, j) - max) / sum;
  }
  return weights;
}

Matrix softmax_rows_backward(ConstView weights, ConstView grad_weights) {
  Matrix grad(weights.rows, weights.cols);
  for (std::size_t i = 0; i < weights.rows; ++i) {
    // d weights(j) / d scores(k) = weights(j) · ([j = k] - weights(k))
    double mean = 0;
    for (std::size_t j = 0; j < weights.cols; ++j) mean += weights(i, j) * grad_weights(i, j);
    for (std::size_t j = 0; j < weights.cols; ++j)
      grad(i, j) = weights(i, j) * (grad_weights(i, j) - mean);
  }
  return grad;
}

CrossEntropy cross_entropy(ConstView logits, std::span<const std::int32_t> targets,
                           double smoothing) {
  CrossEntropy result{.loss = 0, .grad = softmax_rows(logits)};
  const auto n_targets =
      static_cast<double>(targets.size() - static_cast<std::size_t>(std::count(
                                               targets.begin(), targets.end(), kNoTarget)));
  for (std::size_t i = 0; i < logits.rows; ++i)
    for (std::size_t j = 0; j < logits.cols; ++j) {
      double& grad = result.grad(i, j);
      if (targets[i] == kNoTarget) {
        grad = 0;
        continue;
      }
      const double aim = (static_cast<std::int32_t>(j) == targets[i] ? 1 - smoothing : 0) +
                         smoothing / static_cast<double>(logits.cols);
      if (aim > 0) result.loss -= aim * std::log(grad) / n_targets;
      grad = (grad - aim) / n_targets;
    }
  return result;
}

Matrix embedding(ConstView table, std::span<const std::int32_t> tokens) {
  Matrix x(tokens.size(), table.cols);
  for (std::size_t i = 0; i < tokens.size(); ++i)
    for (std::size_t j = 0; j < table.cols; ++j)
      x(i, j) = table(static_cast<std::size_t>(tokens[i]), j);
  return x;
}

void embedding_backward(std::span<const std::int32_t> tokens, ConstView grad_x, View grad_table) {
  for (std::size_t i = 0; i < tokens.size(); ++i)
    for (std::size_t j = 0; j < grad_x.cols; ++j)
      grad_table(static_cast<std::size_t>(tokens[i]), j) += grad_x(i, j);
}

}  // namespace attn::reference
