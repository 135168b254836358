#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/arena.h"
#include "core/base/random.h"
#include "core/experiments/descent.h"
#include "core/experiments/recall_network.h"

namespace attn {

struct RecallConfig {
  RecallShape shape{};
  double learning_rate = 3e-3;   // (0, 10]
  std::size_t n_sequences = 32;  // of a step, 1 … 128
  std::uint32_t seed = 1;        // of the params and of all sequences
};

/// Sequences of a symbol that counts (0 … n_symbols - 1), symbols that do not (n_symbols more), and
/// at the end "?" (the last token), which asks for the first.
struct RecallBatch {
  std::vector<std::int32_t> tokens{};   // (n_sequences, n)
  std::vector<std::int32_t> targets{};  // (n_sequences)
};
void fill(const RecallShape& shape, std::size_t n_sequences, Random& random, RecallBatch& batch);

struct RecallScore {
  double loss = 0;      // nats
  double accuracy = 0;  // share of the sequences whose first symbol it puts first
};

/// One such network in training. The same config gives the same numbers to the last bit, in one
/// build; networks of another kind see the same sequences.
class RecallLab {
 public:
  /// Error kInvalidArgument that names the first number beyond its bounds.
  explicit RecallLab(const RecallConfig& config);
  RecallLab(const RecallLab&) = delete;
  RecallLab& operator=(const RecallLab&) = delete;

  LabStep step();
  /// On 128 sequences of a fixed draw, which training does not see.
  RecallScore evaluate();
  /// As Descent::go_back.
  void go_back(double learning_rate) { descent_.go_back(learning_rate); }

  std::size_t n_params() const { return params_.size(); }
  std::size_t n_steps() const { return descent_.steps(); }

 private:
  RecallConfig config_;
  RecallNetwork network_;
  std::vector<float> params_;
  Descent descent_;
  RecallBatch batch_, test_;
  std::vector<float> grads_;
  Arena arena_;
};

}  // namespace attn
