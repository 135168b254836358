#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/model/language_model.h"
#include "core/train/training_batch.h"

namespace attn::tool {

/// A sentence and its translation as tokens, both with kEnd behind them; the decoder's input has
/// kBegin before it and no end.
struct TokenPair {
  std::vector<std::int32_t> source;
  std::vector<std::int32_t> target;
};

/// Of lines "source TAB target"; further columns (other translations) are left out, and so are
/// pairs that are longer than n_context. Error kInvalidArgument when a line has no tab or no pair
/// is left.
std::vector<TokenPair> token_pairs(std::span<const std::string> lines, const Tokenizer& source,
                                   const Tokenizer& target, std::size_t n_context);

/// One batch of these pairs, padded to the longest.
TrainingBatch batch_of(std::span<const TokenPair* const> pairs);

/// Batches of pairs of similar length, so that little of them is padding: a drawn pair, and others
/// of its length, `n_tokens` in all, padding and source included.
class TranslatorTask {
 public:
  TranslatorTask(std::vector<TokenPair> pairs, std::size_t n_tokens);

  void operator()(Random& random, TrainingBatch& batch) const;

 private:
  std::vector<TokenPair> pairs_;  // shortest first
  std::size_t n_tokens_;
};

}  // namespace attn::tool
