#include "core/train/training_batch.h"

#include <algorithm>
#include <string>

#include "core/base/error.h"
#include "core/base/tokens.h"

namespace attn {
namespace {

template <typename T>
std::span<const T> part(const std::vector<T>& all, std::size_t first, std::size_t count,
                        std::size_t n) {
  return all.empty() ? std::span<const T>{} : std::span(all).subspan(first * n, count * n);
}

}  // namespace

Batch TrainingBatch::view(std::size_t first, std::size_t count) const {
  return {.n_sequences = count,
          .n = n,
          .tokens = part(tokens, first, count, n),
          .padding = part(padding, first, count, n),
          .n_source = n_source,
          .source = part(source, first, count, n_source),
          .source_padding = part(source_padding, first, count, n_source)};
}

std::span<const std::int32_t> TrainingBatch::targets_of(std::size_t first,
                                                        std::size_t count) const {
  return part(targets, first, count, n);
}

std::size_t TrainingBatch::n_targets() const {
  return targets.size() - static_cast<std::size_t>(std::ranges::count(targets, kNoTarget));
}

void validate(const TrainingBatch& batch, const TransformerConfig& config) {
  const Batch whole{.n_sequences = batch.n_sequences,
                    .n = batch.n,
                    .tokens = batch.tokens,
                    .padding = batch.padding,
                    .n_source = batch.n_source,
                    .source = batch.source,
                    .source_padding = batch.source_padding};
  validate(whole, config);
  require(batch.targets.size() == batch.tokens.size(),
          "invalid targets: " + std::to_string(batch.targets.size()) + " (must be " +
              std::to_string(batch.tokens.size()) + ")");
  for (const std::int32_t target : batch.targets)
    if (target != kNoTarget) validate_tokens({&target, 1}, config.n_vocab);
  require(batch.n_targets() > 0, "invalid targets: none in the whole batch");
}

}  // namespace attn
