#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/attention/config.h"
#include "core/model/transformer.h"
#include "core/ops/softmax_along.h"

namespace attn {

/// The trained models that the page knows.
enum class ModelName {
  kWriter,      // a decoder: writes on
  kTranslator,  // an encoder–decoder
};
/// "writer", "translator".
const char* name(ModelName model);

/// The three places of attention (Vaswani et al. 2017, arXiv 1706.03762, section 3.2.3). A writer
/// has the decoder's alone.
enum class ModelPlace {
  kEncoder,  // self-attention in both directions
  kDecoder,  // self-attention, causal
  kCross,    // the decoder's queries, the encoder's keys
};

/// Where the switches act.
enum class SwitchScope {
  kHead,        // the chosen head
  kLayer,       // all heads of the chosen place and layer
  kEverywhere,  // all heads of all places and layers
};

struct HeadPlace {
  ModelPlace place = ModelPlace::kDecoder;
  std::size_t layer = 0;
  std::size_t head = 0;

  friend bool operator==(const HeadPlace&, const HeadPlace&) = default;
};

struct MaskCell {
  std::size_t row = 0, col = 0;  // query, key; a cell outside of the picture does nothing

  friend bool operator==(const MaskCell&, const MaskCell&) = default;
};

/// What a person changes in an attention of a trained model; all defaults change nothing.
struct ModelSwitches {
  bool scaled = true;         // ÷ √d_k
  bool key_is_query = false;  // queries in place of keys; does nothing in cross-attention
  bool value_is_key = false;
  SoftmaxConfig softmax{};  // temperature from Scene::kLeastTemperature to kMostTemperature

  /// In place of the model's own mask; none = its own.
  std::optional<MaskKind> mask{};
  std::size_t window = 4;
  bool hide_self = false;  // does nothing in cross-attention
  /// Hidden by hand, and the last keys as padding: in the chosen place alone.
  std::vector<MaskCell> painted{};
  std::size_t padding = 0;

  friend bool operator==(const ModelSwitches&, const ModelSwitches&) = default;
};

/// What is asked of a model, in one value: the same scene gives the same picture.
struct ModelScene {
  ModelName model = ModelName::kWriter;
  bool untrained = false;  // the same config, with params from the seed
  std::uint32_t seed = 1;

  std::string text;         // UTF-8: what the encoder reads, or what is to be written on
  std::string target_text;  // of a decoder beside an encoder; empty = the model's own translation

  HeadPlace chosen{};  // whose matrices are in the picture
  SwitchScope scope = SwitchScope::kHead;
  ModelSwitches switches{};
  std::vector<HeadPlace> heads_off{};  // their output is zero, whatever the scope

  /// The token after which the next one is predicted; none = the last one.
  std::optional<std::size_t> position{};

  bool changes_nothing() const { return switches == ModelSwitches{} && heads_off.empty(); }
};

/// Error kInvalidArgument that names the first choice that a model of this config does not have.
void validate(const ModelScene& scene, const TransformerConfig& config);

}  // namespace attn
