#pragma once

#include <string>
#include <vector>

#include "core/model/tokenizer.h"
#include "core/playground/model_attention.h"
#include "core/playground/picture.h"

namespace attn {

/// A token as it is shown.
struct ModelToken {
  std::string piece;     // as in the vocabulary, without the mark of what goes on inside a word
  bool inside = false;   // goes on inside a word
  bool special = false;  // padding, begin or end, which stand in no text
  std::size_t begin = 0, end = 0;  // its bytes in its text; begin == end where it has none
};

/// One piece that may come next, and how probable the model as it is and with the switches finds
/// it.
struct NextPiece {
  ModelToken token;
  float before = 0, after = 0;
};

/// What the model says of a text, as it is and with the switches: the same where they change
/// nothing. NaN where softmax overflows.
struct Prediction {
  std::size_t position = 0;                // the token after which the next is predicted
  std::vector<NextPiece> before, after;    // the most probable 10 of each, falling; none of NaN
  double loss_before = 0, loss_after = 0;  // mean -ln p of the tokens after the first, in nats
};

/// The picture of one head of a model. The summaries, (n_layers · n_heads, …), are of all heads of
/// the chosen place, layer after layer; overview is (n_layers · n_heads, <= 64, <= 64).
struct ModelPicture : Picture {
  std::vector<ModelToken> tokens, other_tokens;  // of the queries and of the keys
  std::string target_text;  // of the decoder beside an encoder: the scene's, or the translation
  Prediction prediction;
};

/// The token of a vocabulary; begin and end as given.
ModelToken token_of(const Tokenizer& tokenizer, const Piece& piece);

/// The views of `pass`, which was computed with `attention` for one sequence by a model of
/// `layout` and `params`; what it does not have is computed in `arena`. Texts and prediction are
/// left empty.
struct PassOfScene {
  const ModelScene& scene;
  const ModelAttention& attention;
  const Transformer& model;
  std::span<const float> params;
  const TransformerPass& pass;
};
ModelPicture picture_of(const PassOfScene& of, Arena& arena);

}  // namespace attn
