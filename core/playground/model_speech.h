#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/arena.h"
#include "core/model/transformer.h"
#include "core/playground/model_picture.h"

namespace attn {

/// A piece that was written, and how probable it was.
struct SaidPiece {
  Piece piece;  // begin and end in the text
  ModelToken token;
  float prob = 0;
};
/// What a model writes when it always takes the most probable piece.
struct Said {
  std::string text;
  std::vector<SaidPiece> pieces;
  bool ended = false;       // by the model itself: kEnd, which is not among the pieces
  bool overflowed = false;  // softmax gave NaN, so that there is no next piece
};
/// A continuation of a writer, or a translation: of the model as it is, and with the switches.
struct Speech {
  Said before, after;
};

/// What is to be gone on from.
struct SpeechStart {
  std::vector<std::int32_t> source{};  // what the encoder reads, if there is one
  std::vector<std::int32_t> target;    // what the decoder has read: at least kBegin
  std::size_t most = 0;                // pieces to write, as long as n_context has room
};

/// By the model as it is, in O(n) a piece.
Said say(const Transformer& model, const Tokenizer& tokenizer, const SpeechStart& start,
         Arena& scratch);
/// With the switches: all is read anew for each piece, as its coming may change what was before.
Said say(const Transformer& model, const Tokenizer& tokenizer, const SpeechStart& start,
         const ModelAttention& attention, Arena& scratch);

}  // namespace attn
