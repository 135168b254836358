#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/random.h"
#include "core/model/tokenizer.h"

namespace attn::tool {

/// Texts as tokens, one behind the other, each with kBegin before it and kEnd behind it.
class Corpus {
 public:
  /// Where a text may be taken up.
  struct Place {
    std::size_t token = 0;     // the first one of a sentence
    bool begins_text = false;  // kBegin stands there already
  };

  Corpus(std::span<const std::string> texts, const Tokenizer& tokenizer);

  std::size_t n_texts() const { return n_texts_; }
  std::span<const std::int32_t> tokens() const { return tokens_; }
  /// Any sentence, each as likely as any other.
  const Place& draw(Random& random) const { return places_[random.below(places_.size())]; }

 private:
  std::size_t n_texts_ = 0;
  std::vector<std::int32_t> tokens_;
  std::vector<Place> places_;
};

/// The lines of a text file; Error kInvalidArgument when it cannot be read or is empty.
std::vector<std::string> read_lines(const std::string& path);

}  // namespace attn::tool
