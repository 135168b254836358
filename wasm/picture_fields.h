#pragma once

#include <emscripten/bind.h>

#include "core/playground/picture.h"

namespace attn::wasm {

/// The fields that all kinds of pictures share.
template <typename T>
emscripten::value_object<T>& picture_fields(emscripten::value_object<T>&& picture) {
  return picture.field("nQ", &T::n_q)
      .field("nKv", &T::n_kv)
      .field("dModel", &T::d_model)
      .field("dK", &T::d_k)
      .field("nHeads", &T::n_heads)
      .field("head", &T::head)
      .field("nLayers", &T::n_layers)
      .field("layer", &T::layer)
      .field("rotated", &T::rotated)
      .field("x", &T::x)
      .field("y", &T::y)
      .field("query", &T::query)
      .field("key", &T::key)
      .field("value", &T::value)
      .field("rawScores", &T::raw_scores)
      .field("scores", &T::scores)
      .field("weights", &T::weights)
      .field("headOutput", &T::head_output)
      .field("output", &T::output)
      .field("tiled", &T::tiled)
      .field("overview", &T::overview)
      .field("rowSums", &T::row_sums)
      .field("columnSums", &T::column_sums)
      .field("entropy", &T::entropy)
      .field("largest", &T::largest)
      .field("wQ", &T::w_q)
      .field("wK", &T::w_k)
      .field("wV", &T::w_v)
      .field("wO", &T::w_o)
      .field("bQ", &T::b_q)
      .field("bK", &T::b_k)
      .field("bV", &T::b_v)
      .field("bO", &T::b_o);
}

}  // namespace attn::wasm
