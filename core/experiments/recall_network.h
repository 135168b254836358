#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/arena.h"
#include "core/model/params.h"

namespace attn {

/// What brings token 1 to token n; see also PathKind, which is the same without training.
enum class RecallKind {
  kRecurrent,  // h_i = tanh(R h_{i-1} + x_i) (Elman 1990, "Finding structure in time"): n - 1 steps
  kDilated,    // a convolution of kernel 3, layer l of which reaches back by 3^l and 2 · 3^l:
               // log_3 n layers of tanh (van den Oord et al. 2016, arXiv 1609.03499, section 2.1)
  kAttention,  // softmax((x_n W_q) · (x_j W_k) / √d) over x_j W_v: 1 step, and no positions
};

/// A network of one kind: tokens -> rows of a table -> one of the kinds -> logits at token n.
struct RecallShape {
  RecallKind kind = RecallKind::kAttention;
  std::size_t n = 27;              // tokens: 3, 9, 27, 81 or 243
  std::size_t n_symbols = 8;       // 2 … 24; a symbol that counts, or one that does not, or "?"
  std::size_t most_params = 4000;  // 1,000 … 20,000: the network is as wide as they allow

  std::size_t n_vocab() const { return 2 * n_symbols + 1; }
};

/// What a forward pass computed, in the arena. Row s · n + i is token i of sequence s.
struct RecallPass {
  std::span<const std::int32_t> tokens{};  // (n_sequences, n)
  std::size_t n_sequences = 0;
  std::vector<Matrix> states{};  // the tokens embedded, (n_sequences · n, d), and each layer after
  Matrix query{}, key{}, value{};
  Tensor weights{};  // of attention: (n_sequences, 1, n), those of the last token
  Matrix last{};     // (n_sequences, d): token n
  Matrix logits{};   // (n_sequences, n_symbols)
};

/// Holds no params: they are in one flat buffer that somebody else owns.
class RecallNetwork {
 public:
  /// Error kInvalidArgument that names the first number beyond its bounds.
  explicit RecallNetwork(const RecallShape& shape);

  std::size_t n_params() const { return readout_.offset + readout_.size(); }
  std::size_t d() const { return table_.cols; }
  /// In order: the table (n_vocab, d); then R (d, d), or each layer's taps (3 · d, d) from the
  /// oldest token to the newest, or W_q, W_k, W_v (d, d); then the readout (d, n_symbols).
  const Slot& table() const { return table_; }
  std::span<const Slot> mixer() const { return mixer_; }
  const Slot& readout() const { return readout_; }

  /// Normal numbers of variance 1 / d_in, R a random rotation (Saxe et al. 2013, arXiv 1312.6120),
  /// which neither shrinks nor grows what goes through it.
  std::vector<float> initial_params(std::uint64_t seed) const;

  RecallPass forward(std::span<const float> params, std::span<const std::int32_t> tokens,
                     Arena& arena) const;
  /// ADDS to `grads` what follows from the gradient of the logits.
  void backward(std::span<const float> params, const RecallPass& pass, ConstMatrix grad_logits,
                std::span<float> grads, Arena& arena) const;

 private:
  struct Gradient;

  Slot take(std::size_t rows, std::size_t cols, std::size_t& offset) const;
  void recur(std::span<const float> params, RecallPass& pass, Arena& arena) const;
  void convolve(std::span<const float> params, RecallPass& pass, Arena& arena) const;
  void attend(std::span<const float> params, RecallPass& pass, Arena& arena) const;
  void recur_backward(const Gradient& of, Arena& arena) const;
  void convolve_backward(const Gradient& of, Arena& arena) const;
  void attend_backward(const Gradient& of, Arena& arena) const;

  RecallShape shape_;
  Slot table_, readout_;
  std::vector<Slot> mixer_;
};

}  // namespace attn
