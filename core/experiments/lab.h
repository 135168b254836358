#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/arena.h"
#include "core/experiments/descent.h"
#include "core/experiments/lab_task.h"
#include "core/model/transformer.h"
#include "core/train/training_batch.h"

namespace attn {

/// A small transformer, and what about it is to be different from the normal.
struct LabConfig {
  LabTaskConfig task{};
  std::size_t d_model = 32;      // 8 … 128
  std::size_t n_heads = 2;       // divides d_model
  std::size_t n_layers = 1;      // 1 … 4
  std::size_t d_ff = 64;         // 8 … 512
  double learning_rate = 3e-3;   // (0, 10]
  std::size_t n_sequences = 32;  // of a step, 1 … 128
  std::uint32_t seed = 1;        // of the params and of all sequences

  bool scaled = true;          // scores by 1 / √d_k
  bool key_is_query = false;   // W_K = W_Q
  bool value_is_key = false;   // W_V = W_K
  bool equal_params = false;   // a wider feed-forward layer makes up for the projections
  bool average_heads = false;  // heads are averaged instead of concatenated
  bool output_projection = true;
  bool leaks = false;  // trained without a causal mask
};

/// Error kInvalidArgument or kLimit that names the first number beyond its bounds.
void validate(const LabConfig& config);

/// How the model is asked.
struct LabTest {
  bool hides_future = false;    // whatever it was trained with
  bool swaps_sources = false;   // each sequence gets the source of the next
  std::size_t n_heads_off = 0;  // of all layers together, the last ones first
};

struct LabScore {
  double loss = 0;      // nats a target
  double accuracy = 0;  // share of the targets that it puts first
  double exact = 0;     // share of the sequences that are right as a whole
};

/// What the model attends to in one sequence that it was not trained on: the mean over the heads
/// of the last layer, in cross-attention where there is one.
struct LabProbe {
  std::vector<std::string> rows{}, cols{};
  std::vector<float> weights{};    // (rows, cols)
  std::string target{}, answer{};  // what it should say, and what it puts first
};

/// One model in training. The same config gives the same numbers to the last bit, in one build.
class Lab {
 public:
  /// Error as `validate`.
  explicit Lab(const LabConfig& config);
  Lab(const Lab&) = delete;
  Lab& operator=(const Lab&) = delete;

  LabStep step();
  /// On 64 sequences of a fixed draw, which training does not see.
  LabScore evaluate(const LabTest& test);
  LabProbe probe(const LabTest& test);
  /// Back to what the model was at the last multiple of 25 steps, with another learning rate.
  void go_back(double learning_rate);

  std::size_t n_params() const;  // that are free: tied ones count once
  std::size_t n_steps() const { return descent_.steps(); }

 private:
  /// Params that are to stay alike: blocks of some tensors, several in a slot where it is longer.
  struct Tie {
    std::vector<Slot> slots;
    std::size_t rows = 0;  // of a block
    std::size_t size() const { return rows * slots[0].cols; }
  };

  void find_ties();
  void tie_attention(const AttentionSlots& slots);
  void begin();
  void change(std::span<float> grads) const;
  LabStep apply(double loss);
  TransformerPass run(const TrainingBatch& batch, const LabTest& test);

  LabConfig config_;
  std::vector<float> params_;
  Transformer model_;
  Descent descent_;
  std::vector<Tie> ties_;
  std::vector<Slot> frozen_;
  std::vector<Slot> queries_;  // W_Q that are kept √d_k as large: see LabConfig::scaled
  TrainingBatch batch_, test_;
  std::vector<float> grads_;
  Arena arena_;
};

}  // namespace attn
