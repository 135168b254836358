#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/views.h"
#include "core/playground/model_picture.h"

namespace attn {

/// The probabilities of the next piece: softmax of a row of logits; NaN if one of them is.
std::vector<float> probabilities(ConstMatrix logits, std::size_t row);

/// Mean -ln p of tokens[i + 1] by row i of the logits, in nats; 0 of less than two tokens.
double mean_loss(ConstMatrix logits, std::span<const std::int32_t> tokens);

/// What a pass says at a position.
struct Outlook {
  std::vector<float> probs;  // (n_vocab)
  double loss = 0;
};
Outlook outlook_of(ConstMatrix logits, std::span<const std::int32_t> tokens, std::size_t position);

Prediction prediction_of(const Tokenizer& tokenizer, std::size_t position, const Outlook& before,
                         const Outlook& after);

}  // namespace attn
