#include "tests/core/playground/models.h"

#include "core/base/random.h"

namespace attn {
namespace {

Tokenizer english() {
  return Tokenizer({"The", "cat", "sat", "on", "mat", "a", ".", "dog", "run", "##s", "##ning"});
}
Tokenizer french() { return Tokenizer({"Le", "chat", "chien", "dort", "court", ".", "##s"}); }

}  // namespace

TransformerConfig writer_config() {
  return {.kind = ModelKind::kDecoder,
          .n_context = 16,
          .n_layers = 3,
          .n_heads = 4,
          .n_kv_heads = 4,
          .d_model = 16,
          .d_ff = 24};
}

TransformerConfig translator_config() {
  return {.kind = ModelKind::kEncoderDecoder,
          .n_source_vocab = 1,  // has one of its own: see make_model
          .n_context = 12,
          .n_layers = 2,
          .n_heads = 2,
          .n_kv_heads = 2,
          .d_model = 8,
          .d_ff = 12,
          .tied_embeddings = false};
}

LanguageModel make_model(TransformerConfig config, std::uint64_t seed) {
  const bool translates = config.kind == ModelKind::kEncoderDecoder;
  const bool two = config.n_source_vocab > 0;
  Tokenizer target = translates ? french() : english();
  config.n_vocab = target.size();
  if (two) config.n_source_vocab = english().size();
  std::vector<float> params(ParamLayout(config).size);
  Random random(seed);
  for (float& x : params) x = static_cast<float>(0.5 * random.normal());
  LanguageModel::Vocabularies vocabularies{.target = std::move(target), .source = std::nullopt};
  if (two) vocabularies.source.emplace(english());
  return {{.name = translates ? "translator" : "writer", .sources = "none", .licence = "none"},
          std::move(vocabularies),
          config,
          std::move(params)};
}

std::vector<std::uint8_t> model_file(const TransformerConfig& config, std::uint64_t seed) {
  return write_language_model(make_model(config, seed));
}

ModelPlayground::ModelPlayground() {
  load_model(model_file(writer_config()));
  load_model(model_file(translator_config()));
}

ModelScene writer_scene() {
  ModelScene scene;
  scene.text = "The cats sat on a mat";
  scene.chosen = {.place = ModelPlace::kDecoder, .layer = 1, .head = 2};
  return scene;
}

ModelScene translator_scene() {
  ModelScene scene;
  scene.model = ModelName::kTranslator;
  scene.text = "The dog runs.";
  scene.target_text = "Le chien court.";
  scene.chosen = {.place = ModelPlace::kCross, .layer = 1, .head = 1};
  return scene;
}

}  // namespace attn
