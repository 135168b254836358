#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/base/views.h"

namespace attn {

/// How a word got its vector.
enum class WordKind {
  kKnown,     // it stands in the table (perhaps as another spelling: n't -> not)
  kComposed,  // the mean of pieces that stand in the table
  kDrawn,     // nothing is known: a fixed random direction drawn from its bytes
};

struct WordOrigin {
  WordKind kind = WordKind::kKnown;
  std::vector<std::string> pieces;  // the table's words that were used, in order; empty if drawn
};

/// A read-only table of word vectors.
class WordVectors {
 public:
  /// Error kDamaged names the field that is wrong (magic, version, sizes, checksum).
  static WordVectors read(std::span<const std::uint8_t> bytes);

  std::size_t size() const { return words_.size(); }
  std::size_t dimensions() const { return dimensions_; }

  WordOrigin explain(std::string_view word) const;
  /// Writes the vector of `word` (UTF-8, any script): mean square 1 over the dimensions.
  void embed(std::string_view word, std::span<float> vector) const;
  /// Relative frequency of the word in general English, in (0, 1]; of the rarest when it is not
  /// known.
  double frequency(std::string_view word) const;

 private:
  std::size_t dimensions_ = 0;
  std::vector<std::string> words_;
  std::unordered_map<std::string, std::uint32_t> index_;
  std::vector<float> vectors_;    // (size, dimensions)
  std::vector<float> frequency_;  // (size)
};

}  // namespace attn
