#include "core/playground/model_scene.h"

#include "core/base/error.h"
#include "core/playground/scene.h"

namespace attn {
namespace {

void require_below(const char* what, std::size_t index, std::size_t limit) {
  require(index < limit, std::string("invalid ") + what + ": " + std::to_string(index) +
                             " (must be below " + std::to_string(limit) + ")");
}

void validate_place(const HeadPlace& at, const TransformerConfig& config) {
  require(at.place == ModelPlace::kDecoder || config.kind == ModelKind::kEncoderDecoder,
          "invalid place: a decoder alone has self-attention alone");
  require_below("layer", at.layer, config.n_layers);
  require_below("head", at.head, config.n_heads);
}

void validate_switches(const ModelSwitches& switches, const TransformerConfig& config) {
  validate_temperature(switches.softmax.temperature);
  require(switches.mask != MaskKind::kWindow || switches.window >= 1,
          "invalid window: 0 (must be at least 1)");
  require(!switches.key_is_query || config.n_kv_heads == config.n_heads,
          "invalid heads: queries cannot be keys where " + std::to_string(config.n_heads) +
              " heads share " + std::to_string(config.n_kv_heads) + " of keys");
}

}  // namespace

const char* name(ModelName model) {
  switch (model) {
    case ModelName::kWriter:
      return "writer";
    case ModelName::kTranslator:
      return "translator";
  }
  __builtin_unreachable();
}

void validate(const ModelScene& scene, const TransformerConfig& config) {
  validate_place(scene.chosen, config);
  for (const HeadPlace& off : scene.heads_off) validate_place(off, config);
  validate_switches(scene.switches, config);
}

}  // namespace attn
