#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/arena.h"
#include "core/model/language_model.h"
#include "core/playground/model_picture.h"
#include "core/playground/model_speech.h"
#include "core/playground/model_text.h"

namespace attn {

/// What the page tells of a model.
struct ModelInfo {
  ModelName model = ModelName::kWriter;
  std::string sources, licence;  // see ModelCard
  std::size_t n_vocab = 0, n_context = 0, n_layers = 0, n_heads = 0, d_model = 0;
  std::size_t n_params = 0;
  PositionKind position = PositionKind::kNone;
};

/// The models that are loaded, and what they make of a scene. Part of Playground.
class ModelReader {
 public:
  /// Takes the place of the model of that name. Error kDamaged names the field that is wrong,
  /// kInvalidArgument an encoder alone, which has no name here; what was there stays.
  ModelInfo load(std::span<const std::uint8_t> bytes);
  /// Error kInvalidArgument when it is not loaded.
  const LanguageModel& model(ModelName name) const;

  /// Valid until the next call that succeeds. Error kInvalidArgument or kLimit says what is wrong;
  /// the picture that was there stays valid then.
  const ModelPicture& show(const ModelScene& scene);

  /// What the model says as it is and with the switches: a writer's next 20 pieces, or a
  /// translation. Error as `show`.
  Speech speak(const ModelScene& scene);

 private:
  struct Untrained {
    ModelName model;
    std::uint32_t seed;
    std::unique_ptr<const std::vector<float>> params;
    Transformer transformer;
  };
  /// A model with the params that the scene asks for.
  struct Runner {
    const LanguageModel& language;
    const Transformer& transformer;
    std::span<const float> params;
    std::shared_ptr<const Untrained> untrained;  // whose params they are, if not the trained ones
  };
  struct Translation {
    std::shared_ptr<const Untrained> by;  // null = the trained one
    std::vector<std::int32_t> source;
    Said said;
  };
  struct Texts {
    ModelText source, target;  // a writer has no source
  };
  /// What a model makes of a text without any switch.
  struct PlainPass {
    ModelName model = ModelName::kWriter;
    std::shared_ptr<const Untrained> by{};         // null = the trained one
    std::vector<std::int32_t> source{}, target{};  // no target: there is none
    TransformerPass pass{};
    Arena arena{};  // holds the pass

    Batch batch() const {
      return {.n_sequences = 1,
              .n = target.size(),
              .tokens = target,
              .n_source = source.size(),
              .source = source};
    }
  };

  Runner runner_of(const ModelScene& scene) const;
  const Said& translation(const Runner& runner, const std::vector<std::int32_t>& source);
  Texts texts_of(const Runner& runner, const ModelScene& scene);
  const PlainPass& plain_pass(const Runner& runner, ModelName name, const Texts& texts);

  std::optional<LanguageModel> writer_, translator_;
  std::shared_ptr<const Untrained> untrained_;  // the last that was shown
  std::optional<Translation> translation_;      // the last one
  Arena scratch_;
  std::unique_ptr<Arena> arena_ = std::make_unique<Arena>();  // holds the picture
  std::unique_ptr<Arena> spare_ = std::make_unique<Arena>();  // will hold the next one
  // A keystroke changes little of a text: the last pass is what the next one begins with. 5 MB
  // each.
  std::unique_ptr<PlainPass> plain_ = std::make_unique<PlainPass>();
  std::unique_ptr<PlainPass> spare_plain_ = std::make_unique<PlainPass>();
  ModelPicture picture_;
};

}  // namespace attn
