#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/model/language_model.h"
#include "core/playground.h"

/// Small models of random params, as files, for the tests of what the page makes of a model.
namespace attn {

/// A decoder: three layers, four heads, n_context 16.
TransformerConfig writer_config();
/// An encoder–decoder with two vocabularies: two layers, two heads, n_context 12.
TransformerConfig translator_config();

/// The config's numbers of tokens are set to those of the vocabulary. Params are large enough for
/// attention to be far from uniform.
LanguageModel make_model(TransformerConfig config, std::uint64_t seed = 1);
std::vector<std::uint8_t> model_file(const TransformerConfig& config, std::uint64_t seed = 1);

/// A playground with both.
struct ModelPlayground : Playground {
  ModelPlayground();
};

ModelScene writer_scene();      // eight pieces with kBegin; layer 1, head 2 are chosen
ModelScene translator_scene();  // cross-attention, layer 1, head 1; the target is given

}  // namespace attn
