#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/model/checkpoint.h"
#include "core/model/tokenizer.h"
#include "core/model/transformer.h"

namespace attn {

/// What a trained model says of itself.
struct ModelCard {
  std::string name{};     // "writer"
  std::string sources{};  // of the texts that it was trained on, one line
  std::string licence{};  // one line

  friend bool operator==(const ModelCard&, const ModelCard&) = default;
};

/// A transformer with the vocabularies of its tokens: all that is in one checkpoint file. Moving
/// keeps references to the transformer valid.
class LanguageModel {
 public:
  struct Vocabularies {
    Tokenizer target;                 // of what a decoder writes, or of what an encoder reads
    std::optional<Tokenizer> source;  // of what the encoder of an encoder–decoder reads
  };

  /// Error as Transformer's constructor, and kInvalidArgument when a vocabulary has not the size
  /// that the config says, or a line of the card holds a line break.
  LanguageModel(ModelCard card, Vocabularies vocabularies, const TransformerConfig& config,
                std::vector<float> params);

  const ModelCard& card() const { return card_; }
  const Tokenizer& tokenizer() const { return vocabularies_.target; }
  /// Of the encoder's text; that of the decoder where both share a vocabulary.
  const Tokenizer& source_tokenizer() const {
    return vocabularies_.source ? *vocabularies_.source : vocabularies_.target;
  }
  const std::vector<float>& params() const { return *params_; }
  const Transformer& transformer() const { return transformer_; }
  const TransformerConfig& config() const { return transformer_.config(); }

 private:
  ModelCard card_;
  Vocabularies vocabularies_;
  std::unique_ptr<const std::vector<float>> params_;
  Transformer transformer_;
};

/// A checkpoint file (see write_checkpoint) whose notes are lines of text: "name: …", "sources: …",
/// "licence: …", "pieces: N" and N pieces, "source pieces: M" and M pieces, M = 0 when there is no
/// vocabulary of a source.
std::vector<std::uint8_t> write_language_model(const LanguageModel& model,
                                               const CheckpointPrecision& precision = {});

/// Error kDamaged names the first field that is wrong; nothing is trusted.
LanguageModel read_language_model(std::span<const std::uint8_t> bytes);

}  // namespace attn
