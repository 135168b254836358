#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

/// How a word got its vector.
enum class WordKind {
  kKnown,     // it stands in the table (perhaps as another spelling: n't -> not, 7 -> seven)
  kComposed,  // the mean of several words of the table, or of pieces that stand in it
  kDrawn,     // nothing is known: a fixed random direction drawn from its bytes
};

struct WordOrigin {
  WordKind kind = WordKind::kKnown;
  std::vector<std::string> pieces;  // the table's words that were used, in order; empty if drawn
};

/// A read-only table of word vectors.
class WordVectors {
 public:
  /// Reads an ATV2 file, little-endian: "ATV2"; u32 version 1; u32 CRC-32 of everything after it;
  /// u32 number of words n; u32 dimensions d; u32 length of the word list; the words in order of
  /// their bytes, joined by newlines; n bytes, round(16 · log2 of the frequency rank, 1 for the
  /// most frequent); d planes of ceil(n / 2) bytes, two words a byte, low nibble first, number =
  /// nibble - 8. Only the direction of a word's numbers counts.
  /// Error kDamaged names the field that is wrong (magic, version, checksum, sizes, word list).
  static WordVectors read(std::span<const std::uint8_t> bytes);

  std::size_t size() const { return words_.size(); }
  std::size_t dimensions() const { return dimensions_; }

  /// Capitals and accents do not count (see fold); contractions and numbers are spelled out (see
  /// spell_out). Any other word is cut into pieces of at least three letters that stand in the
  /// table, the longer the better; letters between them are left out. When the pieces have fewer
  /// than half of its bytes, nothing is known.
  WordOrigin explain(std::string_view word) const;
  /// Writes the vector of `word` (UTF-8, any script): mean square 1 over the dimensions.
  void embed(std::string_view word, std::span<float> vector) const;
  /// Share of the word in a text of the table's words, in (0, 1], by Zipf's law: 1 / (rank · Σ 1 /
  /// rank). A composed word counts as its rarest piece, a drawn one as the rarest of the table.
  double frequency(std::string_view word) const;

 private:
  std::optional<std::size_t> find(std::string_view folded) const;
  std::vector<std::string> known(std::span<const std::string> words) const;
  std::vector<std::string> cut(std::string_view folded) const;
  void add_direction(std::size_t word, std::span<double> sum) const;

  std::size_t dimensions_ = 0;
  std::vector<std::string> words_;    // in order of their bytes
  std::vector<double> frequency_;     // (size)
  std::vector<std::int8_t> numbers_;  // (size, dimensions), -8 to 7
};

}  // namespace attn
