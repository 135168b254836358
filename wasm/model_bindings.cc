// The names by which JavaScript knows what a trained model makes of a scene: see bindings.cc.
#include <emscripten/bind.h>

#include <cstddef>
#include <string>

#include "core/playground/model_reader.h"
#include "wasm/lists.h"
#include "wasm/picture_fields.h"
#include "wasm/views.h"

namespace attn::wasm {

using namespace emscripten;

EMSCRIPTEN_BINDINGS(model_scene) {
  register_optional<MaskKind>();
  register_optional<std::size_t>();
  enum_<ModelName>("ModelName")
      .value("writer", ModelName::kWriter)
      .value("translator", ModelName::kTranslator);
  enum_<ModelPlace>("ModelPlace")
      .value("encoder", ModelPlace::kEncoder)
      .value("decoder", ModelPlace::kDecoder)
      .value("cross", ModelPlace::kCross);
  enum_<SwitchScope>("SwitchScope")
      .value("head", SwitchScope::kHead)
      .value("layer", SwitchScope::kLayer)
      .value("everywhere", SwitchScope::kEverywhere);
  value_object<HeadPlace>("HeadPlace")
      .field("place", &HeadPlace::place)
      .field("layer", &HeadPlace::layer)
      .field("head", &HeadPlace::head);
  value_object<MaskCell>("MaskCell").field("row", &MaskCell::row).field("col", &MaskCell::col);
  value_object<ModelSwitches>("ModelSwitches")
      .field("scaled", &ModelSwitches::scaled)
      .field("keyIsQuery", &ModelSwitches::key_is_query)
      .field("valueIsKey", &ModelSwitches::value_is_key)
      .field("softmax", &ModelSwitches::softmax)
      .field("mask", &ModelSwitches::mask)
      .field("window", &ModelSwitches::window)
      .field("hideSelf", &ModelSwitches::hide_self)
      .field("painted", &List<&ModelSwitches::painted>::get, &List<&ModelSwitches::painted>::set)
      .field("padding", &ModelSwitches::padding);
  value_object<ModelScene>("ModelScene")
      .field("model", &ModelScene::model)
      .field("untrained", &ModelScene::untrained)
      .field("seed", &ModelScene::seed)
      .field("text", &ModelScene::text)
      .field("targetText", &ModelScene::target_text)
      .field("chosen", &ModelScene::chosen)
      .field("scope", &ModelScene::scope)
      .field("switches", &ModelScene::switches)
      .field("headsOff", &List<&ModelScene::heads_off>::get, &List<&ModelScene::heads_off>::set)
      .field("position", &ModelScene::position);
}

EMSCRIPTEN_BINDINGS(model_picture) {
  value_object<ModelToken>("ModelToken")
      .field("piece", &ModelToken::piece)
      .field("inside", &ModelToken::inside)
      .field("special", &ModelToken::special)
      .field("begin", &ModelToken::begin)
      .field("end", &ModelToken::end);
  value_object<NextPiece>("NextPiece")
      .field("token", &NextPiece::token)
      .field("before", &NextPiece::before)
      .field("after", &NextPiece::after);
  value_object<Prediction>("Prediction")
      .field("position", &Prediction::position)
      .field("before", &List<&Prediction::before>::get, &List<&Prediction::before>::set)
      .field("after", &List<&Prediction::after>::get, &List<&Prediction::after>::set)
      .field("lossBefore", &Prediction::loss_before)
      .field("lossAfter", &Prediction::loss_after);
  picture_fields(value_object<ModelPicture>("ModelPicture"))
      .field("tokens", &List<&ModelPicture::tokens>::get, &List<&ModelPicture::tokens>::set)
      .field("otherTokens", &List<&ModelPicture::other_tokens>::get,
             &List<&ModelPicture::other_tokens>::set)
      .field("targetText", &ModelPicture::target_text)
      .field("prediction", &ModelPicture::prediction);
}

EMSCRIPTEN_BINDINGS(speech) {
  value_object<SaidPiece>("SaidPiece")
      .field("token", &SaidPiece::token)
      .field("prob", &SaidPiece::prob);
  value_object<Said>("Said")
      .field("text", &Said::text)
      .field("pieces", &List<&Said::pieces>::get, &List<&Said::pieces>::set)
      .field("ended", &Said::ended)
      .field("overflowed", &Said::overflowed);
  value_object<Speech>("Speech").field("before", &Speech::before).field("after", &Speech::after);
}

EMSCRIPTEN_BINDINGS(model) {
  enum_<PositionKind>("PositionKind")
      .value("none", PositionKind::kNone)
      .value("sinusoidal", PositionKind::kSinusoidal)
      .value("learned", PositionKind::kLearned)
      .value("rope", PositionKind::kRope)
      .value("alibi", PositionKind::kAlibi);
  value_object<ModelInfo>("ModelInfo")
      .field("model", &ModelInfo::model)
      .field("sources", &ModelInfo::sources)
      .field("licence", &ModelInfo::licence)
      .field("nVocab", &ModelInfo::n_vocab)
      .field("nContext", &ModelInfo::n_context)
      .field("nLayers", &ModelInfo::n_layers)
      .field("nHeads", &ModelInfo::n_heads)
      .field("dModel", &ModelInfo::d_model)
      .field("nParams", &ModelInfo::n_params)
      .field("position", &ModelInfo::position);
}

}  // namespace attn::wasm
