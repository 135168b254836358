#include "core/experiments/recall_lab.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/base/error.h"
#include "core/ops/loss.h"

namespace attn {
namespace {

constexpr std::size_t kTestSequences = 128;
constexpr std::uint64_t kTestSeed = 0x7e57;

RecallConfig checked(const RecallConfig& config) {
  require_within("sequences", config.n_sequences, /*least=*/1, /*most=*/128);
  return config;
}

}  // namespace

void fill(const RecallShape& shape, std::size_t n_sequences, Random& random, RecallBatch& batch) {
  batch = {};
  const auto symbol = [&] { return static_cast<std::int32_t>(random.below(shape.n_symbols)); };
  const auto n_symbols = static_cast<std::int32_t>(shape.n_symbols);
  for (std::size_t s = 0; s < n_sequences; ++s) {
    batch.targets.push_back(symbol());
    batch.tokens.push_back(batch.targets.back());
    for (std::size_t i = 1; i + 1 < shape.n; ++i) batch.tokens.push_back(n_symbols + symbol());
    batch.tokens.push_back(2 * n_symbols);
  }
}

RecallLab::RecallLab(const RecallConfig& config)
    : config_(checked(config)),
      network_(config.shape),
      params_(network_.initial_params(config.seed)),
      descent_(params_, config.learning_rate) {
  Random random(config.seed + kTestSeed);
  fill(config.shape, kTestSequences, random, test_);
}

LabStep RecallLab::step() {
  // Each step draws from a stream of its own, the same for all that is compared.
  Random seeds(config_.seed);
  Random random(seeds.bits() + n_steps());
  fill(config_.shape, config_.n_sequences, random, batch_);
  arena_.reset();
  const RecallPass pass = network_.forward(params_, batch_.tokens, arena_);
  const auto n = static_cast<double>(config_.n_sequences);
  const double loss =
      cross_entropy(pass.logits, batch_.targets, {.grad_scale = static_cast<float>(1 / n)}) / n;
  grads_.assign(params_.size(), 0.0F);
  network_.backward(params_, pass, pass.logits, grads_, arena_);
  const LabStep report =
      descent_.step(loss, std::log(static_cast<double>(config_.shape.n_symbols)), grads_);
  if (!report.diverged) descent_.keep();
  return report;
}

RecallScore RecallLab::evaluate() {
  arena_.reset();
  const RecallPass pass = network_.forward(params_, test_.tokens, arena_);
  std::size_t right = 0;
  for (std::size_t s = 0; s < kTestSequences; ++s) {
    const float* logits = pass.logits.row(s);
    const auto most = std::max_element(logits, logits + pass.logits.cols) - logits;
    right += most == test_.targets[s] ? 1U : 0U;
  }
  const double loss = cross_entropy(pass.logits, test_.targets, {});
  return {.loss = loss / static_cast<double>(kTestSequences),
          .accuracy = static_cast<double>(right) / static_cast<double>(kTestSequences)};
}

}  // namespace attn
