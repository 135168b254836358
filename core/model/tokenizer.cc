#include "core/model/tokenizer.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/model/words.h"

namespace attn {
namespace {

constexpr std::size_t kMostPieces = (1 << 17) - Tokenizer::kFirstPiece;
constexpr std::size_t kMostBytes = 64;  // of a piece: bounds the time of a look-up

[[noreturn]] void damaged(const std::string& what) {
  throw Error(ErrorCode::kDamaged, "damaged vocabulary: " + what);
}

bool is_utf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint c = decode_utf8(text, at);
    if (c.bytes == 1 && c.value == kReplacementCharacter) return false;
    at += c.bytes;
  }
  return true;
}

/// A piece as it is looked for, without kInside.
std::string folded_piece(const std::string& piece, bool inside, std::size_t index) {
  const auto name = [&] { return "piece " + std::to_string(index); };
  const std::string_view text =
      std::string_view(piece).substr(inside ? Tokenizer::kInside.size() : 0);
  if (text.empty()) damaged(name() + " is empty");
  if (text.size() > kMostBytes)
    damaged(name() + " has " + std::to_string(text.size()) + " bytes (limit " +
            std::to_string(kMostBytes) + ")");
  if (!is_utf8(text)) damaged(name() + " is no UTF-8");
  FoldedText folded = fold_text(text);
  std::size_t covered = 0;
  for (const FoldedText::Word& word : folded.words) covered += word.end - word.begin;
  if (covered != folded.text.size()) damaged(name() + " holds a space");
  return std::move(folded.text);
}

std::string byte_name(unsigned byte) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  return {'<', kDigits[byte / 16], kDigits[byte % 16], '>'};
}

}  // namespace

Tokenizer::Tokenizer(std::vector<std::string> pieces) : pieces_{"<padding>", "<begin>", "<end>"} {
  if (pieces.size() > kMostPieces)
    damaged(std::to_string(pieces.size()) + " pieces (limit " + std::to_string(kMostPieces) + ")");
  for (unsigned byte = 0; byte < 256; ++byte) pieces_.push_back(byte_name(byte));
  folded_.reserve(pieces.size());  // no string moves: the tables look into them
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const bool inside = pieces[i].starts_with(kInside);
    folded_.push_back(folded_piece(pieces[i], inside, i));
    longest_ = std::max(longest_, folded_.back().size());
    const auto id = kFirstPiece + static_cast<std::int32_t>(i);
    if (!(inside ? inside_ : first_).emplace(folded_.back(), id).second)
      damaged("piece " + std::to_string(i) + " is there twice: " + pieces[i]);
  }
  std::ranges::move(pieces, std::back_inserter(pieces_));
}

std::vector<Piece> Tokenizer::encode(std::string_view text) const {
  const FoldedText folded = fold_text(text);
  const std::string_view all(folded.text);
  std::vector<Piece> result;
  const auto add = [&](std::int32_t id, std::size_t begin, std::size_t end) {
    result.push_back({.id = id, .begin = folded.origin[begin], .end = folded.origin[end]});
  };
  for (const FoldedText::Word& word : folded.words) {
    for (std::size_t at = word.begin; at < word.end;) {
      const Ids& ids = at == word.begin ? first_ : inside_;
      std::size_t size = std::min(longest_, word.end - at);
      auto found = ids.end();
      while (size > 0 && (found = ids.find(all.substr(at, size))) == ids.end()) --size;
      if (size > 0) {
        add(found->second, at, at + size);
      } else {
        size = decode_utf8(all, at).bytes;
        for (std::size_t i = at; i < at + size; ++i)
          add(kFirstByte + static_cast<std::uint8_t>(all[i]), i, i + 1);
      }
      at += size;
    }
  }
  return result;
}

std::string_view Tokenizer::piece(std::int32_t id) const {
  ATTN_CHECK(id >= 0 && static_cast<std::size_t>(id) < pieces_.size());
  return pieces_[static_cast<std::size_t>(id)];
}

}  // namespace attn
