#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/tools/evaluate/example.h"

namespace attn::evaluate {

/// Tells for each piece whether it is one of the words that stand most often in the texts, of those
/// that are a piece by themselves.
std::vector<bool> frequent_words(const Tokenizer& tokenizer, const std::vector<std::string>& texts,
                                 std::size_t count);

/// Σ -log p of each word, as a model would have it whose vocabulary is the frequent words and one
/// `rare word` for all others. A word is there when its piece comes and nothing goes on inside it;
/// the rare one when any other first piece comes, or this one and more of the word. What else might
/// begin as a frequent word and go on is not added: the loss is, if anything, too high. Ends of
/// texts are left out. `model` must be a decoder.
struct WordLoss {
  Loss all;
  std::size_t rare = 0;  // words
};
WordLoss word_loss(const LanguageModel& model, const std::vector<Example>& examples,
                   const std::vector<bool>& frequent);

}  // namespace attn::evaluate
