#include "core/ops/loss.h"

#include <algorithm>
#include <cmath>

#include "core/ops/softmax.h"

namespace attn {
namespace {

/// The loss of one row, whose logits become the gradient.
double row_loss(std::span<float> logits, std::int32_t target, const CrossEntropyConfig& config) {
  ATTN_CHECK(target >= 0 && static_cast<std::size_t>(target) < logits.size());
  const auto n_vocab = static_cast<double>(logits.size());
  const double smoothing = config.smoothing;
  // 1. Σ t · logits, t = (1 - smoothing) · one-hot + smoothing / n_vocab
  double expected = (1 - smoothing) * logits[static_cast<std::size_t>(target)];
  if (smoothing > 0)
    for (const float logit : logits) expected += smoothing / n_vocab * logit;
  // 2. log softmax(x) = x - max - log Σ exp(x - max), and Σ t = 1
  const SoftmaxRow row = softmax(logits, logits);
  // 3. d loss / d logits = softmax - t
  const auto spread = static_cast<float>(smoothing / n_vocab);
  for (float& x : logits) x = config.grad_scale * (x - spread);
  logits[static_cast<std::size_t>(target)] -= config.grad_scale * (1 - config.smoothing);
  return row.max + std::log(static_cast<double>(row.sum)) - expected;
}

}  // namespace

double cross_entropy(Matrix logits, std::span<const std::int32_t> targets,
                     const CrossEntropyConfig& config) {
  ATTN_CHECK(targets.size() == logits.rows);
  double loss = 0;
  for (std::size_t i = 0; i < logits.rows; ++i) {
    const std::span row(logits.row(i), logits.cols);
    if (targets[i] == kNoTarget)
      std::ranges::fill(row, 0.0F);
    else
      loss += row_loss(row, targets[i], config);
  }
  return loss;
}

}  // namespace attn
