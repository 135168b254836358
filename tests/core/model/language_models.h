#pragma once

#include <string>
#include <vector>

#include "core/model/language_model.h"
#include "tests/core/model/configs.h"

namespace attn {

inline std::vector<std::string> numbered_pieces(const std::string& prefix, std::size_t count) {
  std::vector<std::string> pieces;
  for (std::size_t i = 0; i < count; ++i) pieces.push_back(prefix + std::to_string(i));
  return pieces;
}

/// An untrained decoder of five pieces, or encoder–decoder of five and, in its source, three.
inline LanguageModel small_language_model(ModelKind kind) {
  TransformerConfig config{
      .kind = kind, .n_context = 6, .n_heads = 2, .n_kv_heads = 2, .d_model = 4, .d_ff = 3};
  LanguageModel::Vocabularies vocabularies{.target = Tokenizer(numbered_pieces("wörd", 5)),
                                           .source = std::nullopt};
  config.n_vocab = vocabularies.target.size();
  if (kind == ModelKind::kEncoderDecoder) {
    vocabularies.source.emplace(numbered_pieces("##s", 3));
    config.n_source_vocab = vocabularies.source->size();
  }
  return {{.name = "small", .sources = "été — none", .licence = "any"},
          std::move(vocabularies),
          config,
          initial_params(config, /*seed=*/5)};
}

}  // namespace attn
