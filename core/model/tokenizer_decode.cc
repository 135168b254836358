#include <algorithm>
#include <array>

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/model/tokenizer.h"
#include "core/model/words.h"

namespace attn {
namespace {

template <std::size_t kSize>
bool is_one_of(const std::array<std::string_view, kSize>& all, std::string_view x) {
  return std::ranges::find(all, x) != all.end();
}

constexpr auto kCloses =
    std::to_array<std::string_view>({".", ",", ";", ":", "!", "?", ")", "]", "}", "%", "…", "n't"});
constexpr auto kOpens = std::to_array<std::string_view>({"(", "[", "{", "¿", "¡", "$", "#"});
constexpr auto kEndsSentence = std::to_array<std::string_view>({".", "!", "?", "…"});

/// What is no UTF-8 becomes U+FFFD.
std::string repaired(std::string_view bytes) {
  std::string text;
  for (std::size_t at = 0; at < bytes.size();) {
    const CodePoint c = decode_utf8(bytes, at);
    append_utf8(text, c.value);
    at += c.bytes;
  }
  return text;
}

/// Puts words and marks one behind the other.
class Writer {
 public:
  /// A piece that begins a word, or a mark.
  void word(std::string_view piece) {
    if (!glued_ && !sticks(piece) && !text_.empty()) text_ += ' ';
    glued_ = is_one_of(kOpens, piece) || piece.ends_with('\'') || piece == "-";
    if (piece == "\"") glued_ = quoted_ = !quoted_;
    if (is_one_of(kEndsSentence, piece)) {
      begins_ = true;
    } else if (begins_ && fold_text(piece).text != "\"" && !is_one_of(kOpens, piece)) {
      begins_ = false;
      return capital(piece);
    }
    text_ += piece;
  }
  /// What goes on inside a word.
  void inside(std::string_view piece) { text_ += piece; }
  void byte(char byte, bool first) {
    if (first && !text_.empty() && !glued_) text_ += ' ';
    glued_ = begins_ = false;
    text_ += byte;
  }
  std::string take() { return repaired(text_); }

 private:
  /// Whether the piece stands close behind what is before it.
  bool sticks(std::string_view piece) const {
    if (piece == "\"") return quoted_;
    return is_one_of(kCloses, piece) || piece.starts_with('\'') || piece == "-";
  }
  void capital(std::string_view piece) {
    const CodePoint c = decode_utf8(piece, 0);
    append_utf8(text_, upper(c.value));
    text_ += piece.substr(c.bytes);
  }
  /// Of the letters of English and French.
  static char32_t upper(char32_t c) {
    if (c == 0x153) return 0x152;  // œ
    const bool lower = (c >= 'a' && c <= 'z') || (c >= 0xe0 && c <= 0xfe && c != 0xf7);
    return lower ? c - 0x20 : c;
  }

  std::string text_;
  bool begins_ = true;   // the next word begins a sentence
  bool glued_ = true;    // the next word stands close behind
  bool quoted_ = false;  // a quotation is open
};

}  // namespace

std::string Tokenizer::decode(std::span<const std::int32_t> ids) const {
  Writer writer;
  bool in_bytes = false;
  for (const std::int32_t id : ids) {
    const std::string_view text = piece(id);
    const bool is_byte = id >= kFirstByte && id < kFirstPiece;
    if (is_byte) writer.byte(static_cast<char>(id - kFirstByte), /*first=*/!in_bytes);
    in_bytes = is_byte;
    if (id < kFirstPiece) continue;
    if (is_inside(id))
      writer.inside(text.substr(kInside.size()));
    else
      writer.word(text);
  }
  return writer.take();
}

}  // namespace attn
