#include "core/train/trainer.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/base/error.h"
#include "core/ops/loss.h"
#include "core/train/parallel.h"

namespace attn {
namespace {

void validate(const TrainerConfig& config) {
  require(config.n_threads > 0 && config.n_threads <= 256,
          "invalid threads: " + std::to_string(config.n_threads) + " (must be 1 to 256)");
  require(config.n_at_a_time > 0, "invalid sequences at a time: 0");
  require(config.smoothing >= 0 && config.smoothing < 1,
          "invalid smoothing: " + std::to_string(config.smoothing) + " (must be in [0, 1))");
}

/// The part [begin, end) of `size` that falls to worker `index` of `n`.
struct Share {
  Share(std::size_t size, std::size_t index, std::size_t n)
      : begin(size * index / n), end(size * (index + 1) / n) {}
  std::size_t begin, end;
};

}  // namespace

Trainer::Trainer(const TransformerConfig& model, const TrainerConfig& config,
                 std::vector<float> params)
    : config_((validate(config), config)),
      params_(std::move(params)),
      model_(model, params_),
      optimizer_(config.adamw, model_.layout()),
      workers_(config.n_threads) {}

void Trainer::run_worker(std::size_t index, const TrainingBatch& batch, bool with_grads) {
  Worker& worker = workers_[index];
  const Share share(batch.n_sequences, index, workers_.size());
  const auto n_targets = static_cast<float>(batch.n_targets());
  const float smoothing = with_grads ? config_.smoothing : 0.0F;
  worker.loss = 0;
  if (with_grads) worker.grads.assign(params_.size(), 0.0F);
  for (std::size_t first = share.begin; first < share.end; first += config_.n_at_a_time) {
    const std::size_t count = std::min(config_.n_at_a_time, share.end - first);
    worker.arena.reset();
    const TransformerPass pass = model_.forward(batch.view(first, count), worker.arena);
    worker.loss += cross_entropy(pass.logits, batch.targets_of(first, count),
                                 {.smoothing = smoothing, .grad_scale = 1 / n_targets});
    if (with_grads) model_.backward(pass, pass.logits, worker.grads, worker.arena);
  }
}

double Trainer::run(const TrainingBatch& batch, bool with_grads) {
  validate(batch, model_.config());
  parallel(workers_.size(), [&](std::size_t i) { run_worker(i, batch, with_grads); });
  double loss = 0;
  for (const Worker& worker : workers_) loss += worker.loss;
  return loss / static_cast<double>(batch.n_targets());
}

/// Into those of the first worker, always in the same order.
void Trainer::add_up_grads() {
  parallel(workers_.size(), [&](std::size_t index) {
    const Share share(params_.size(), index, workers_.size());
    float* sum = workers_[0].grads.data();
    for (std::size_t w = 1; w < workers_.size(); ++w) {
      const float* grads = workers_[w].grads.data();
      for (std::size_t i = share.begin; i < share.end; ++i) sum[i] += grads[i];
    }
  });
}

TrainingStep Trainer::step(const Task& task) {
  TrainingStep report{.step = optimizer_.steps()};
  report.learning_rate = config_.schedule.learning_rate(report.step);
  // Each step draws from a stream of its own: SplitMix64 scatters neighbouring seeds.
  Random seeds(config_.seed);
  Random random(seeds.bits() + report.step);
  task(random, batch_);
  report.n_tokens = batch_.tokens.size();
  report.loss = run(batch_, /*with_grads=*/true);
  add_up_grads();
  const std::vector<float>& grads = workers_[0].grads;
  const Clip clipped = clip(grads, config_.clip_norm);
  report.grad_norm = clipped.norm;
  require(std::isfinite(report.loss) && std::isfinite(clipped.norm),
          "invalid loss: " + std::to_string(report.loss) + " at step " +
              std::to_string(report.step) + " (the learning rate may be too high)");
  optimizer_.step(params_, grads,
                  {.learning_rate = report.learning_rate, .grad_factor = clipped.factor});
  return report;
}

double Trainer::evaluate(const TrainingBatch& batch) { return run(batch, /*with_grads=*/false); }

}  // namespace attn
