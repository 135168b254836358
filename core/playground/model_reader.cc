#include "core/playground/model_reader.h"

#include <utility>

#include "core/base/error.h"
#include "core/playground/model_prediction.h"

namespace attn {
namespace {

constexpr std::size_t kMostWritten = 20;  // pieces of a continuation
constexpr std::size_t kMostTranslated = 64;

std::vector<ModelToken> tokens_of(const Tokenizer& tokenizer, const ModelText& text) {
  std::vector<ModelToken> tokens;
  tokens.reserve(text.pieces.size());
  for (const Piece& piece : text.pieces) tokens.push_back(token_of(tokenizer, piece));
  return tokens;
}

ModelInfo info_of(const LanguageModel& model) {
  const TransformerConfig& config = model.config();
  return {.model = config.has_encoder() ? ModelName::kTranslator : ModelName::kWriter,
          .sources = model.card().sources,
          .licence = model.card().licence,
          .n_vocab = config.n_vocab,
          .n_context = config.n_context,
          .n_layers = config.n_layers,
          .n_heads = config.n_heads,
          .d_model = config.d_model,
          .n_params = model.params().size(),
          .position = config.position};
}

std::size_t position_of(const ModelScene& scene, std::size_t n) {
  const std::size_t position = scene.position.value_or(n - 1);
  require(position < n, "invalid position: " + std::to_string(position) + " (must be below " +
                            std::to_string(n) + ")");
  return position;
}

}  // namespace

ModelInfo ModelReader::load(std::span<const std::uint8_t> bytes) {
  LanguageModel loaded = read_language_model(bytes);
  require(loaded.config().has_decoder(), "invalid model: an encoder alone says nothing");
  const bool is_writer = loaded.config().kind == ModelKind::kDecoder;
  (is_writer ? writer_ : translator_).emplace(std::move(loaded));
  untrained_.reset();
  if (!is_writer) translation_.reset();
  plain_->target.clear();
  picture_ = {};
  return info_of(model(is_writer ? ModelName::kWriter : ModelName::kTranslator));
}

const LanguageModel& ModelReader::model(ModelName name) const {
  const std::optional<LanguageModel>& model = name == ModelName::kWriter ? writer_ : translator_;
  require(model.has_value(), std::string("no ") + attn::name(name) + ": load it first");
  return *model;
}

ModelReader::Runner ModelReader::runner_of(const ModelScene& scene) const {
  const LanguageModel& language = model(scene.model);
  if (!scene.untrained)
    return {.language = language,
            .transformer = language.transformer(),
            .params = language.params(),
            .untrained = nullptr};
  std::shared_ptr<const Untrained> untrained = untrained_;
  if (!untrained || untrained->model != scene.model || untrained->seed != scene.seed) {
    auto params =
        std::make_unique<const std::vector<float>>(initial_params(language.config(), scene.seed));
    Transformer transformer(language.config(), *params);
    untrained = std::make_shared<const Untrained>(Untrained{.model = scene.model,
                                                            .seed = scene.seed,
                                                            .params = std::move(params),
                                                            .transformer = std::move(transformer)});
  }
  return {.language = language,
          .transformer = untrained->transformer,
          .params = *untrained->params,
          .untrained = untrained};
}

const Said& ModelReader::translation(const Runner& runner,
                                     const std::vector<std::int32_t>& source) {
  if (!translation_ || translation_->by != runner.untrained || translation_->source != source) {
    scratch_.reset();
    const SpeechStart start{
        .source = source, .target = {Tokenizer::kBegin}, .most = kMostTranslated};
    translation_ = {.by = runner.untrained,
                    .source = source,
                    .said = say(runner.transformer, runner.language.tokenizer(), start, scratch_)};
  }
  return translation_->said;
}

ModelReader::Texts ModelReader::texts_of(const Runner& runner, const ModelScene& scene) {
  if (scene.model == ModelName::kWriter) {
    ModelText target = decoder_text(runner.language, scene.text);
    require(target.pieces.size() > 1, "no words: type a sentence");
    return {.source = {}, .target = std::move(target)};
  }
  ModelText source = encoder_text(runner.language, scene.text);
  if (!scene.target_text.empty())
    return {.source = std::move(source),
            .target = decoder_text(runner.language, scene.target_text, "target ")};
  const Said& said = translation(runner, source.ids());
  ModelText target{.text = said.text, .pieces = {kBeginPiece}};
  for (const SaidPiece& piece : said.pieces) target.pieces.push_back(piece.piece);
  return {.source = std::move(source), .target = std::move(target)};
}

/// The last one where the model reads the same; otherwise it is made in spare_plain_.
const ModelReader::PlainPass& ModelReader::plain_pass(const Runner& runner, ModelName name,
                                                      const Texts& texts) {
  std::vector<std::int32_t> source = texts.source.ids(), target = texts.target.ids();
  const bool same_reader = plain_->model == name && plain_->by == runner.untrained;
  const bool goes_on = same_reader && plain_->source == source;
  if (goes_on && plain_->target == target) return *plain_;

  const std::size_t most_kept = target.size() - std::min(target.size(), Transformer::kLeastResumed);
  const auto differs = std::ranges::mismatch(plain_->target, target).in2;
  const std::size_t n_kept = std::min<std::size_t>(differs - target.begin(), most_kept);
  const bool resumes = goes_on && n_kept > 0 && name == ModelName::kWriter;

  PlainPass& next = *spare_plain_;
  next.model = name;
  next.by = runner.untrained;
  next.source = std::move(source);
  next.target = std::move(target);
  next.arena.reset();
  const ModelScene plain;
  const ModelAttention attention(plain);
  const ForwardOptions options = attention.options();
  const Transformer& model = runner.transformer;
  next.pass = resumes ? model.resume(plain_->pass, n_kept, next.target, next.arena, options)
                      : model.forward(next.batch(), next.arena, options);
  return next;
}

const ModelPicture& ModelReader::show(const ModelScene& scene) {
  const Runner runner = runner_of(scene);
  validate(scene, runner.language.config());
  const Texts texts = texts_of(runner, scene);
  const std::size_t position = position_of(scene, texts.target.pieces.size());
  // 1. the model as it is
  const PlainPass& plain = plain_pass(runner, scene.model, texts);
  const Outlook before = outlook_of(plain.pass.logits, plain.target, position);
  // 2. with the switches
  spare_->reset();
  const ModelAttention attention(scene);
  const bool changes = !scene.changes_nothing();
  const TransformerPass changed =
      changes ? runner.transformer.forward(plain.batch(), *spare_, attention.options())
              : TransformerPass();
  const TransformerPass& pass = changes ? changed : plain.pass;
  const Outlook after = changes ? outlook_of(pass.logits, plain.target, position) : before;
  // 3. the picture
  ModelPicture picture = picture_of({.scene = scene,
                                     .attention = attention,
                                     .model = runner.transformer,
                                     .params = runner.params,
                                     .pass = pass},
                                    *spare_);
  const auto source_tokens = [&] {
    return tokens_of(runner.language.source_tokenizer(), texts.source);
  };
  const auto target_tokens = [&] { return tokens_of(runner.language.tokenizer(), texts.target); };
  const ModelPlace place = scene.chosen.place;
  picture.tokens = place == ModelPlace::kEncoder ? source_tokens() : target_tokens();
  picture.other_tokens = place == ModelPlace::kDecoder ? target_tokens() : source_tokens();
  picture.target_text = scene.model == ModelName::kTranslator ? texts.target.text : "";
  picture.prediction = prediction_of(runner.language.tokenizer(), position, before, after);

  if (&plain == spare_plain_.get()) std::swap(plain_, spare_plain_);
  std::swap(arena_, spare_);
  picture_ = std::move(picture);
  untrained_ = runner.untrained;
  return picture_;
}

Speech ModelReader::speak(const ModelScene& scene) {
  const Runner runner = runner_of(scene);
  validate(scene, runner.language.config());
  const Texts texts = texts_of(runner, scene);
  const bool writes = scene.model == ModelName::kWriter;
  const SpeechStart start{
      .source = texts.source.ids(),
      .target = writes ? texts.target.ids() : std::vector<std::int32_t>{Tokenizer::kBegin},
      .most = writes ? kMostWritten : kMostTranslated};
  const Tokenizer& tokenizer = runner.language.tokenizer();
  Speech speech;
  scratch_.reset();
  speech.before = writes ? say(runner.transformer, tokenizer, start, scratch_)
                         : translation(runner, start.source);
  speech.after = scene.changes_nothing()
                     ? speech.before
                     : say(runner.transformer, tokenizer, start, ModelAttention(scene), scratch_);
  return speech;
}

}  // namespace attn
