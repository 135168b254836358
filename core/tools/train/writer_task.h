#pragma once

#include <cstddef>
#include <vector>

#include "core/tools/train/corpus.h"
#include "core/train/training_batch.h"

namespace attn::tool {

struct WriterTaskConfig {
  std::size_t n_sequences = 16;
  std::size_t n = 64;  // tokens of each
  double repeats = 0;  // share of sequences that repeat random pieces
};

/// Batches for a decoder that writes. A sequence begins with kBegin and a sentence of a drawn text;
/// where the text ends, another drawn text of the same corpus follows, so that nothing is padding.
/// Sequences of repeats say random pieces once, without a loss, and then again and again: only
/// looking back (induction) tells what follows.
class WriterTask {
 public:
  struct Source {
    const Corpus* corpus = nullptr;
    double share = 1;  // of the sequences that are no repeats, among all sources
  };

  /// Error kInvalidArgument when there is no source or shares make no sense.
  WriterTask(std::vector<Source> sources, std::size_t n_vocab, const WriterTaskConfig& config);

  void operator()(Random& random, TrainingBatch& batch) const;

 private:
  const Corpus& draw_corpus(Random& random) const;
  void add_text(Random& random, TrainingBatch& batch) const;
  void add_repeats(Random& random, TrainingBatch& batch) const;

  std::vector<Source> sources_;
  double total_ = 0;  // Σ shares
  std::size_t n_vocab_;
  WriterTaskConfig config_;
};

/// `n_sequences` of held-out text, always the same. Ends are no targets: behind the full stop of a
/// single sentence they are no achievement.
TrainingBatch validation_batch(const Corpus& corpus, std::size_t n, std::size_t n_sequences);

}  // namespace attn::tool
