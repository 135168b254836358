#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace attn {

/// A token where it stands: bytes [begin, end) of the text. The pieces of a text follow one
/// another; of a letter that is cut into bytes the first has all of it and the others are empty.
struct Piece {
  std::int32_t id = 0;
  std::size_t begin = 0;
  std::size_t end = 0;

  friend bool operator==(const Piece&, const Piece&) = default;
};

/// Cuts text into pieces of a vocabulary: frequent words whole, others in the longest pieces from
/// left to right (Wu et al. 2016, arXiv 1609.08144, section 4.1: WordPiece), and a letter that
/// stands in no piece in its bytes, so that any text can be cut. Case and typography do not count
/// (see fold_text).
class Tokenizer {
 public:
  static constexpr std::int32_t kPadding = 0;
  static constexpr std::int32_t kBegin = 1;  // of a text
  static constexpr std::int32_t kEnd = 2;    // of a text
  static constexpr std::int32_t kFirstByte = 3;
  static constexpr std::int32_t kFirstPiece = kFirstByte + 256;
  /// Stands before a piece that goes on inside a word: "##ing".
  static constexpr std::string_view kInside = "##";

  /// `pieces` get the ids from kFirstPiece on; those before are the same in every vocabulary. They
  /// are words, beginnings of words, marks, and, behind kInside, what goes on inside words, spelled
  /// as `decode` is to write them (Tom, I). Error kDamaged when one is empty, too long, no UTF-8,
  /// holds a space, or is there twice but for its spelling, or they are too many.
  explicit Tokenizer(std::vector<std::string> pieces);
  Tokenizer(Tokenizer&&) = default;  // no copies: the tables look into folded_
  Tokenizer& operator=(Tokenizer&&) = default;

  /// Any text, also what is no UTF-8; nothing is put before or behind it. Time grows with the
  /// length alone.
  std::vector<Piece> encode(std::string_view text) const;

  /// Text to read: spaces between words, capitals where sentences begin. Padding, begin and end
  /// are left out; what bytes do not make UTF-8 becomes U+FFFD. Ids must be below size().
  std::string decode(std::span<const std::int32_t> ids) const;

  /// As in the vocabulary; of the first ids "<padding>", "<begin>", "<end>", "<00>" … "<FF>".
  std::string_view piece(std::int32_t id) const;
  bool is_inside(std::int32_t id) const { return piece(id).starts_with(kInside); }
  std::size_t size() const { return pieces_.size(); }
  /// What the constructor was given.
  std::span<const std::string> pieces() const { return std::span(pieces_).subspan(kFirstPiece); }

 private:
  using Ids = std::unordered_map<std::string_view, std::int32_t>;  // of what stands in folded_

  std::vector<std::string> pieces_;  // of all ids
  std::vector<std::string> folded_;  // (pieces().size()), without kInside
  Ids first_, inside_;
  std::size_t longest_ = 0;  // bytes of a folded piece
};

}  // namespace attn
