#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/model/language_model.h"
#include "core/playground/model_scene.h"

namespace attn {

/// One text as a model reads it.
struct ModelText {
  std::string text;
  std::vector<Piece> pieces;  // begin or end of text among them

  std::vector<std::int32_t> ids() const;
};

/// Stands before what a decoder reads.
inline constexpr Piece kBeginPiece{.id = Tokenizer::kBegin, .begin = 0, .end = 0};

/// kBegin and the text: what a decoder reads. An empty text is kBegin alone. Error kLimit when
/// there are more pieces than n_context; `which` stands before "text" in its message.
ModelText decoder_text(const LanguageModel& model, const std::string& text,
                       const std::string& which = "");
/// The text and kEnd: what the encoder beside a decoder reads. Error as decoder_text.
ModelText encoder_text(const LanguageModel& model, const std::string& text);

/// What a decoder wrote from the id number `n_read` on, without what it had read before: the pieces
/// are as many, and a letter's first bytes end where the letter begins.
ModelText written_text(const Tokenizer& tokenizer, std::span<const std::int32_t> ids,
                       std::size_t n_read);

}  // namespace attn
