#include "core/experiments/path_length.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>
#include <utility>

#include "core/base/error.h"
#include "core/base/random.h"
#include "core/experiments/rotation.h"

namespace attn {
namespace {

using ExactMatrix = reference::Matrix;

constexpr std::size_t kKernel = 3;

/// y += x · w, x (in), w (in, out).
void add_product(std::span<const double> x, const ExactMatrix& w, std::span<double> y) {
  for (std::size_t i = 0; i < w.rows; ++i)
    for (std::size_t c = 0; c < w.cols; ++c) y[c] += x[i] * w(i, c);
}

std::span<const double> row_of(const ExactMatrix& x, std::size_t row) {
  return std::span(x.data).subspan(row * x.cols, x.cols);
}
std::span<double> row_of(ExactMatrix& x, std::size_t row) {
  return std::span(x.data).subspan(row * x.cols, x.cols);
}

/// to += a · b, all (d, d).
void add_product(const ExactMatrix& a, const ExactMatrix& b, ExactMatrix& to) {
  for (std::size_t i = 0; i < a.rows; ++i) add_product(row_of(a, i), b, row_of(to, i));
}

/// The derivative of tanh at what gave `tanh`, times column c of x.
void through_tanh(std::span<const double> tanh, ExactMatrix& x) {
  for (std::size_t i = 0; i < x.rows; ++i)
    for (std::size_t c = 0; c < x.cols; ++c) x(i, c) *= 1 - tanh[c] * tanh[c];
}

void apply_tanh(std::span<double> x) {
  for (double& number : x) number = std::tanh(number);
}

void require_sizes(const PathConfig& config) {
  require(config.n >= 2 && config.n <= 1024,
          "invalid number of tokens: " + std::to_string(config.n) + " (2 to 1024)");
  require(config.d >= 1 && config.d <= 32,
          "invalid width: " + std::to_string(config.d) + " (1 to 32)");
  require(config.gain >= 0.1 && config.gain <= 3,
          "invalid gain: " + std::to_string(config.gain) + " (0.1 to 3)");
}

std::vector<ExactMatrix> draw_params(const PathConfig& config, std::size_t depth, Random& random) {
  const std::size_t d = config.d;
  const auto width = static_cast<double>(d);
  std::vector<ExactMatrix> params;
  const auto add = [&](std::size_t count, double variance) {
    for (std::size_t i = 0; i < count; ++i)
      params.push_back(normal_matrix(d, d, std::sqrt(variance), random));
  };
  switch (config.kind) {
    case PathKind::kRecurrent:
      params.push_back(random_rotation(d, random));
      for (double& number : params[0].data) number *= config.gain;
      add(/*count=*/1, 1 / width);
      break;
    case PathKind::kConvolution:
    case PathKind::kDilated:
      add(depth * kKernel, 1 / (width * kKernel));
      break;
    case PathKind::kAttention:
      add(/*count=*/3, 1 / width);
      break;
  }
  return params;
}

}  // namespace

std::size_t path_length(PathKind kind, std::size_t n) {
  switch (kind) {
    case PathKind::kRecurrent:
      return n - 1;
    case PathKind::kConvolution:
      return (n - 1 + kKernel - 2) / (kKernel - 1);
    case PathKind::kDilated: {
      std::size_t layers = 0;
      for (std::size_t seen = 1; seen < n; seen *= kKernel) ++layers;
      return layers;
    }
    case PathKind::kAttention:
      return 1;
  }
  __builtin_unreachable();
}

PathNetwork::PathNetwork(const PathConfig& config) : config_(config) {
  require_sizes(config);
  depth_ = path_length(config.kind, config.n);
  Random random(config.seed);
  tokens_ = normal_matrix(config.n, config.d, /*size=*/1, random);
  params_ = draw_params(config, depth_, random);
}

std::size_t PathNetwork::dilation(std::size_t layer) const {
  std::size_t dilation = 1;
  if (config_.kind == PathKind::kDilated)
    for (std::size_t l = 0; l < layer; ++l) dilation *= kKernel;
  return dilation;
}

void PathNetwork::convolve(const ExactMatrix& x, std::size_t layer, std::size_t token,
                           std::span<double> y) const {
  for (std::size_t tap = 0; tap < kKernel && tap * dilation(layer) <= token; ++tap)
    add_product(row_of(x, token - tap * dilation(layer)), params_[layer * kKernel + tap], y);
}

/// The tokens, then what each layer makes of them: (n, d) each. A recurrent network has one layer.
std::vector<ExactMatrix> PathNetwork::states(const ExactMatrix& x) const {
  std::vector<ExactMatrix> states{x};
  const bool recurrent = config_.kind == PathKind::kRecurrent;
  const std::size_t n_layers = recurrent ? 1 : depth_;
  for (std::size_t layer = 0; layer < n_layers; ++layer) {
    ExactMatrix y(config_.n, config_.d);
    for (std::size_t i = 0; i < config_.n; ++i) {
      if (recurrent) {
        add_product(row_of(x, i), params_[1], row_of(y, i));
        if (i > 0) add_product(row_of(std::as_const(y), i - 1), params_[0], row_of(y, i));
      } else {
        convolve(states.back(), layer, i, row_of(y, i));
      }
      apply_tanh(row_of(y, i));
    }
    states.push_back(std::move(y));
  }
  return states;
}

/// Of token n, which sees all: softmax((x_n W_q) · (x_j W_k) / √d).
std::vector<double> PathNetwork::attention_weights(const ExactMatrix& x) const {
  const std::size_t d = config_.d;
  std::vector<double> query(d);
  add_product(row_of(x, config_.n - 1), params_[0], query);
  std::vector<double> weights;
  for (std::size_t j = 0; j < config_.n; ++j) {
    std::vector<double> key(d);
    add_product(row_of(x, j), params_[1], key);
    weights.push_back(std::inner_product(query.begin(), query.end(), key.begin(), 0.0) /
                      std::sqrt(static_cast<double>(d)));
  }
  const double most = *std::ranges::max_element(weights);
  for (double& weight : weights) weight = std::exp(weight - most);
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  for (double& weight : weights) weight /= sum;
  return weights;
}

std::vector<double> PathNetwork::last_output(const ExactMatrix& x) const {
  if (config_.kind != PathKind::kAttention) {
    const ExactMatrix last = states(x).back();
    const std::span row = row_of(last, config_.n - 1);
    return {row.begin(), row.end()};
  }
  const std::vector<double> weights = attention_weights(x);
  std::vector<double> mean(config_.d);
  for (std::size_t j = 0; j < config_.n; ++j)
    for (std::size_t c = 0; c < config_.d; ++c) mean[c] += weights[j] * x(j, c);
  std::vector<double> output(config_.d);
  add_product(mean, params_[2], output);
  return output;
}

ExactMatrix PathNetwork::jacobian() const {
  switch (config_.kind) {
    case PathKind::kRecurrent:
      return recurrent_jacobian();
    case PathKind::kConvolution:
    case PathKind::kDilated:
      return convolution_jacobian();
    case PathKind::kAttention:
      return attention_jacobian();
  }
  __builtin_unreachable();
}

// In all three, row i of a Jacobian is how the result moves with component i of token 1.

ExactMatrix PathNetwork::recurrent_jacobian() const {
  const ExactMatrix h = states(tokens_).back();
  ExactMatrix jacobian = params_[1];
  through_tanh(row_of(h, 0), jacobian);
  for (std::size_t i = 1; i < config_.n; ++i) {
    ExactMatrix next(config_.d, config_.d);
    add_product(jacobian, params_[0], next);
    through_tanh(row_of(h, i), next);
    jacobian = std::move(next);
  }
  return jacobian;
}

ExactMatrix PathNetwork::convolution_jacobian() const {
  const std::vector<ExactMatrix> states = this->states(tokens_);
  const std::size_t d = config_.d;
  const std::size_t last = config_.n - 1;
  std::size_t left = 0;  // how far the layers still to come reach back
  for (std::size_t layer = 0; layer < depth_; ++layer) left += (kKernel - 1) * dilation(layer);
  // Derivatives of the tokens of a layer that are on a way from token 1 to token n; else empty.
  std::vector<ExactMatrix> jacobians(config_.n);
  jacobians[0] = ExactMatrix(d, d);
  for (std::size_t c = 0; c < d; ++c) jacobians[0](c, c) = 1;
  for (std::size_t layer = 0; layer < depth_; ++layer) {
    const std::size_t step = dilation(layer);
    left -= (kKernel - 1) * step;
    std::vector<ExactMatrix> next(config_.n);
    for (std::size_t i = last > left ? last - left : 0; i <= last; ++i)
      for (std::size_t tap = 0; tap < kKernel && tap * step <= i; ++tap) {
        const ExactMatrix& from = jacobians[i - tap * step];
        if (from.data.empty()) continue;
        if (next[i].data.empty()) next[i] = ExactMatrix(d, d);
        add_product(from, params_[layer * kKernel + tap], next[i]);
      }
    for (std::size_t i = 0; i <= last; ++i)
      if (!next[i].data.empty()) through_tanh(row_of(states[layer + 1], i), next[i]);
    jacobians = std::move(next);
  }
  return jacobians[last];
}

ExactMatrix PathNetwork::attention_jacobian() const {
  // out = Σ_j a_j v_j moves with token 1, which is not token n, by its value and by its score:
  //   ∂out / ∂x_1 = a_1 W_v + a_1 / √d · (W_k q) (v_1 - out)ᵀ
  const std::size_t d = config_.d;
  const double weight = attention_weights(tokens_)[0];
  std::vector<double> query(d);
  add_product(row_of(tokens_, config_.n - 1), params_[0], query);
  std::vector<double> value(d);
  add_product(row_of(tokens_, 0), params_[2], value);
  const std::vector<double> output = last_output(tokens_);
  ExactMatrix jacobian(d, d);
  for (std::size_t i = 0; i < d; ++i) {
    const std::span key_param = row_of(params_[1], i);
    const double score = std::inner_product(key_param.begin(), key_param.end(), query.begin(), 0.0);
    for (std::size_t c = 0; c < d; ++c)
      jacobian(i, c) = weight * (params_[2](i, c) + score / std::sqrt(static_cast<double>(d)) *
                                                        (value[c] - output[c]));
  }
  return jacobian;
}

double path_influence(const PathConfig& config) {
  const ExactMatrix jacobian = PathNetwork(config).jacobian();
  const double squares =
      std::inner_product(jacobian.data.begin(), jacobian.data.end(), jacobian.data.begin(), 0.0);
  return std::sqrt(squares / static_cast<double>(config.d));
}

}  // namespace attn
