#include "core/tools/train/writer_task.h"

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/base/tokens.h"

namespace attn::tool {
namespace {

/// Appends a sequence of inputs and what follows each: `tokens` is one longer than the sequence.
void append(std::span<const std::int32_t> tokens, TrainingBatch& batch) {
  ++batch.n_sequences;
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    batch.tokens.push_back(tokens[i]);
    // Behind an end anything may begin.
    batch.targets.push_back(tokens[i] == Tokenizer::kEnd ? kNoTarget : tokens[i + 1]);
  }
}

}  // namespace

WriterTask::WriterTask(std::vector<Source> sources, std::size_t n_vocab,
                       const WriterTaskConfig& config)
    : sources_(std::move(sources)), n_vocab_(n_vocab), config_(config) {
  require(!sources_.empty(), "invalid texts: none");
  for (const Source& source : sources_) {
    require(source.share > 0 && std::isfinite(source.share),
            "invalid share: " + std::to_string(source.share) + " (must be above 0)");
    total_ += source.share;
  }
  require(config.repeats >= 0 && config.repeats <= 1,
          "invalid repeats: " + std::to_string(config.repeats) + " (must be in [0, 1])");
}

void WriterTask::operator()(Random& random, TrainingBatch& batch) const {
  batch = {.n_sequences = 0, .n = config_.n};
  while (batch.n_sequences < config_.n_sequences)
    random.uniform() < config_.repeats ? add_repeats(random, batch) : add_text(random, batch);
}

const Corpus& WriterTask::draw_corpus(Random& random) const {
  double at = random.uniform() * total_;
  for (const Source& source : sources_) {
    at -= source.share;
    if (at < 0) return *source.corpus;
  }
  return *sources_.back().corpus;
}

void WriterTask::add_text(Random& random, TrainingBatch& batch) const {
  const Corpus& corpus = draw_corpus(random);
  const std::span all = corpus.tokens();
  std::vector<std::int32_t> tokens;
  while (tokens.size() <= config_.n) {
    const Corpus::Place& place = corpus.draw(random);
    if (!place.begins_text) tokens.push_back(Tokenizer::kBegin);
    for (std::size_t i = place.token; tokens.size() <= config_.n; ++i) {
      tokens.push_back(all[i]);
      if (all[i] == Tokenizer::kEnd) break;
    }
  }
  append(tokens, batch);
}

void WriterTask::add_repeats(Random& random, TrainingBatch& batch) const {
  // At least two rounds fit behind kBegin.
  const std::size_t length = 2 + random.below(std::max<std::size_t>(config_.n / 2 - 1, 2) - 1);
  std::vector<std::int32_t> tokens{Tokenizer::kBegin};
  for (std::size_t i = 0; i < length; ++i)
    tokens.push_back(static_cast<std::int32_t>(Tokenizer::kFirstByte +
                                               random.below(n_vocab_ - Tokenizer::kFirstByte)));
  while (tokens.size() <= config_.n) tokens.push_back(tokens[tokens.size() - length]);
  append(tokens, batch);
  const auto first = batch.targets.end() - static_cast<std::ptrdiff_t>(config_.n);
  // The last piece of the first round tells for the first time what comes again.
  std::fill_n(first, std::min(length + 1, config_.n - 1), kNoTarget);
}

TrainingBatch validation_batch(const Corpus& corpus, std::size_t n, std::size_t n_sequences) {
  const WriterTask task({{.corpus = &corpus}}, /*n_vocab=*/0, {.n_sequences = n_sequences, .n = n});
  Random random(/*seed=*/1);
  TrainingBatch batch;
  task(random, batch);
  std::ranges::replace(batch.targets, Tokenizer::kEnd, kNoTarget);
  return batch;
}

}  // namespace attn::tool
