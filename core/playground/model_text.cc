#include "core/playground/model_text.h"

#include <algorithm>

#include "core/base/error.h"

namespace attn {
namespace {

void require_room(const ModelText& text, const LanguageModel& model, const std::string& which) {
  const std::size_t limit = model.config().n_context;
  if (text.pieces.size() > limit)
    throw Error(ErrorCode::kLimit,
                which + "text too long for the model: " + std::to_string(text.pieces.size()) +
                    " pieces (limit " + std::to_string(limit) + ")");
}

}  // namespace

std::vector<std::int32_t> ModelText::ids() const {
  std::vector<std::int32_t> result(pieces.size());
  std::ranges::transform(pieces, result.begin(), &Piece::id);
  return result;
}

ModelText decoder_text(const LanguageModel& model, const std::string& text,
                       const std::string& which) {
  ModelText result{.text = text, .pieces = model.tokenizer().encode(text)};
  result.pieces.insert(result.pieces.begin(), kBeginPiece);
  require_room(result, model, which);
  return result;
}

ModelText encoder_text(const LanguageModel& model, const std::string& text) {
  ModelText result{.text = text, .pieces = model.source_tokenizer().encode(text)};
  require(!result.pieces.empty(), "no words: type a sentence");
  result.pieces.push_back({.id = Tokenizer::kEnd, .begin = text.size(), .end = text.size()});
  require_room(result, model, "");
  return result;
}

ModelText written_text(const Tokenizer& tokenizer, std::span<const std::int32_t> ids,
                       std::size_t n_read) {
  const std::string all = tokenizer.decode(ids);
  const auto size_of = [&](std::size_t count) {
    return std::min(tokenizer.decode(ids.first(count)).size(), all.size());
  };
  const std::size_t start = size_of(n_read);
  ModelText result{.text = all.substr(start), .pieces = {}};
  std::size_t end = 0;
  for (std::size_t i = n_read; i < ids.size(); ++i) {
    const std::size_t begin = end;
    end = std::max(begin, size_of(i + 1) - std::min(start, size_of(i + 1)));
    result.pieces.push_back({.id = ids[i], .begin = begin, .end = end});
  }
  return result;
}

}  // namespace attn
