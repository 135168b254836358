#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/reference/matrix.h"

namespace attn {

/// What leads from token 1 to token n. All look back only, are d wide and untrained, with params
/// from a seed; each is just as deep as it has to be for token n to see token 1.
enum class PathKind {
  kRecurrent,    // h_i = tanh(gain · R h_{i-1} + U x_i), R a random rotation: n - 1 steps
  kConvolution,  // layers of y_i = tanh(W_0 x_i + W_1 x_{i-1} + W_2 x_{i-2}): ⌈(n - 1) / 2⌉ layers
  kDilated,      // layer l reaches back by 3^l and 2 · 3^l instead: ⌈log_3 n⌉ layers
  kAttention,    // one causal layer: 1
};

struct PathConfig {
  PathKind kind = PathKind::kAttention;
  std::size_t n = 16;  // 2 … 1,024
  std::size_t d = 8;   // 1 … 32
  double gain = 1;     // of the recurrent network's rotation, 0.1 … 3
  std::uint32_t seed = 1;
};

/// How many steps of the network lie between token 1 and token n (as in Vaswani et al. 2017,
/// arXiv 1706.03762, table 1, "maximum path length", here for a kernel of 3 that looks back).
std::size_t path_length(PathKind kind, std::size_t n);

/// A network with its params, in double.
class PathNetwork {
 public:
  /// Error kInvalidArgument for sizes beyond their bounds.
  explicit PathNetwork(const PathConfig& config);

  /// Random tokens (n, d), components of variance 1, of the same seed.
  const reference::Matrix& tokens() const { return tokens_; }
  /// x (n, d) -> the output of token n, (d).
  std::vector<double> last_output(const reference::Matrix& x) const;
  /// (d, d): the derivative of that by token 1, for the tokens of the seed.
  reference::Matrix jacobian() const;

 private:
  /// How far a tap of a convolution's layer reaches back for each step.
  std::size_t dilation(std::size_t layer) const;
  /// What token `token` of a convolution's layer is before tanh.
  void convolve(const reference::Matrix& x, std::size_t layer, std::size_t token,
                std::span<double> y) const;
  std::vector<reference::Matrix> states(const reference::Matrix& x) const;
  std::vector<double> attention_weights(const reference::Matrix& x) const;
  reference::Matrix recurrent_jacobian() const;
  reference::Matrix convolution_jacobian() const;
  reference::Matrix attention_jacobian() const;

  PathConfig config_;
  std::size_t depth_;
  reference::Matrix tokens_;
  std::vector<reference::Matrix> params_;  // (d, d), (in, out)
};

/// ‖∂ output of token n / ∂ token 1‖, Frobenius, divided by √d: 1 for the identity.
double path_influence(const PathConfig& config);

}  // namespace attn
