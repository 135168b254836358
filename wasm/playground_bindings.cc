// The names by which JavaScript knows the playground: see bindings.cc.
#include <emscripten/bind.h>

#include <cstddef>
#include <string>

#include "core/playground.h"
#include "wasm/checked.h"
#include "wasm/lists.h"
#include "wasm/picture_fields.h"
#include "wasm/views.h"

namespace attn::wasm {

using namespace emscripten;

EMSCRIPTEN_DECLARE_VAL_TYPE(Nothing)
EMSCRIPTEN_DECLARE_VAL_TYPE(PictureOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(ModelInfoOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(ModelPictureOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(SpeechOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(Share)
EMSCRIPTEN_DECLARE_VAL_TYPE(TileOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(Words)
EMSCRIPTEN_DECLARE_VAL_TYPE(Origins)

std::size_t n_words(const Playground& playground) { return playground.word_vectors().size(); }

Origins explain(const Playground& playground, const Words& words) {
  return Origins(val::array(playground.explain(vecFromJSArray<std::string>(words))));
}

EMSCRIPTEN_BINDINGS(scene) {
  enum_<Projection>("Projection")
      .value("identity", Projection::kIdentity)
      .value("random", Projection::kRandom);
  enum_<Param>("Param")
      .value("wQ", Param::kWq)
      .value("wK", Param::kWk)
      .value("wV", Param::kWv)
      .value("wO", Param::kWo);
  value_object<ParamEdit>("ParamEdit")
      .field("param", &ParamEdit::param)
      .field("row", &ParamEdit::row)
      .field("col", &ParamEdit::col)
      .field("value", &ParamEdit::value);
  value_object<Scene>("Scene")
      .field("words", &List<&Scene::words>::get, &List<&Scene::words>::set)
      .field("otherWords", &List<&Scene::other_words>::get, &List<&Scene::other_words>::set)
      .field("cross", &Scene::cross)
      .field("nHeads", &Scene::n_heads)
      .field("head", &Scene::head)
      .field("scaled", &Scene::scaled)
      .field("keyIsQuery", &Scene::key_is_query)
      .field("valueIsKey", &Scene::value_is_key)
      .field("outputProjection", &Scene::output_projection)
      .field("softmax", &Scene::softmax)
      .field("mask", &Scene::mask)
      .field("window", &Scene::window)
      .field("hideSelf", &Scene::hide_self)
      .field("painted", &List<&Scene::painted>::get, &List<&Scene::painted>::set)
      .field("padding", &List<&Scene::padding>::get, &List<&Scene::padding>::set)
      .field("dampFrequent", &Scene::damp_frequent)
      .field("positions", &Scene::positions)
      .field("projection", &Scene::projection)
      .field("seed", &Scene::seed)
      .field("edits", &List<&Scene::edits>::get, &List<&Scene::edits>::set);
}

EMSCRIPTEN_BINDINGS(picture) {
  picture_fields(value_object<Picture>("Picture"));
  register_type<PictureOutcome>("Picture | Error");
}

EMSCRIPTEN_BINDINGS(playground) {
  enum_<WordKind>("WordKind")
      .value("known", WordKind::kKnown)
      .value("composed", WordKind::kComposed)
      .value("drawn", WordKind::kDrawn);
  value_object<WordOrigin>("WordOrigin")
      .field("kind", &WordOrigin::kind)
      .field("pieces", &List<&WordOrigin::pieces>::get, &List<&WordOrigin::pieces>::set);
  value_object<TileRange>("TileRange")
      .field("row", &TileRange::row)
      .field("col", &TileRange::col)
      .field("rows", &TileRange::rows)
      .field("cols", &TileRange::cols);
  value_object<Tile>("Tile")
      .field("rawScores", &Tile::raw_scores)
      .field("scores", &Tile::scores)
      .field("weights", &Tile::weights)
      .field("max", &Tile::max)
      .field("sum", &Tile::sum);
  register_type<Nothing>("undefined | Error");
  register_type<ModelInfoOutcome>("ModelInfo | Error");
  register_type<ModelPictureOutcome>("ModelPicture | Error");
  register_type<SpeechOutcome>("Speech | Error");
  register_type<Share>("number | Error");
  register_type<TileOutcome>("Tile | Error");
  register_type<Words>("string[]");
  register_type<Origins>("WordOrigin[]");
  class_<Playground>("Playground")
      .constructor<>()
      .function("loadWordVectors(bytes)", checked<&Playground::load_word_vectors, Nothing>)
      .function("nWords()", &n_words)
      .function("explain(words)", &explain)
      .function("show(scene)", checked<&Playground::show, PictureOutcome>)
      .function("beginTiled(scene)", checked<&Playground::begin_tiled, Nothing>)
      .function("advanceTiled(nBlocks)", checked<&Playground::advance_tiled, Share>)
      .function("tiledPicture()", checked<&Playground::tiled_picture, PictureOutcome>)
      .function("tile(range)", checked<&Playground::tile, TileOutcome>)
      .function("loadModel(bytes)", checked<&Playground::load_model, ModelInfoOutcome>)
      .function("showModel(scene)", checked<&Playground::show_model, ModelPictureOutcome>)
      .function("speak(scene)", checked<&Playground::speak, SpeechOutcome>);
}

}  // namespace attn::wasm
