#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/arena.h"
#include "core/model/transformer.h"
#include "core/train/adamw.h"
#include "core/train/schedule.h"
#include "core/train/training_batch.h"

namespace attn {

struct TrainerConfig {
  AdamWConfig adamw{};
  Schedule schedule{};
  double clip_norm = 1.0;
  float smoothing = 0.0F;       // of the labels
  std::uint64_t seed = 1;       // of the batches
  std::size_t n_threads = 1;    // share the sequences of a batch
  std::size_t n_at_a_time = 4;  // sequences that a thread takes through the model together
};

/// What one step did.
struct TrainingStep {
  std::size_t step = 0;  // 0, 1, …
  double loss = 0;       // mean over the targets, in nats, before the step
  double grad_norm = 0;  // before clipping
  double learning_rate = 0;
  std::size_t n_tokens = 0;  // padding included, without the source's
};

/// Trains one model. Deterministic: the same params, config, task and number of threads give the
/// same numbers to the last bit, also when a run is stopped and taken up again from `params` and
/// `optimizer`.
class Trainer {
 public:
  /// Error as Transformer's constructor.
  Trainer(const TransformerConfig& model, const TrainerConfig& config, std::vector<float> params);
  Trainer(const Trainer&) = delete;
  Trainer& operator=(const Trainer&) = delete;

  /// One step on the batch that the task makes. Error as validate(TrainingBatch), and
  /// kInvalidArgument when the loss is no longer finite; params are unchanged then.
  TrainingStep step(const Task& task);

  /// The mean loss without smoothing over the targets of a batch, in nats. Error as `step`.
  double evaluate(const TrainingBatch& batch);

  const Transformer& model() const { return model_; }
  const std::vector<float>& params() const { return params_; }
  const AdamW& optimizer() const { return optimizer_; }
  /// Takes a run up again where `state` was saved. Error as AdamW::restore.
  void restore(AdamWState state) { optimizer_.restore(std::move(state)); }

 private:
  struct Worker {
    Arena arena;
    std::vector<float> grads;
    double loss = 0;  // Σ over its targets
  };

  void run_worker(std::size_t index, const TrainingBatch& batch, bool with_grads);
  double run(const TrainingBatch& batch, bool with_grads);
  void add_up_grads();

  TrainerConfig config_;
  std::vector<float> params_;
  Transformer model_;
  AdamW optimizer_;
  std::vector<Worker> workers_;
  TrainingBatch batch_;
};

}  // namespace attn
