#pragma once

#include "core/base/views.h"
#include "core/playground/scene.h"

namespace attn {

/// The params of the word-vector source, each (d_model, d_model), stored (in, out).
struct Params {
  Matrix w_q, w_k, w_v, w_o;

  const Matrix& operator[](Param param) const;
  /// What makes the keys, and the values.
  const Matrix& key(const Scene& scene) const { return scene.key_is_query ? w_q : w_k; }
  const Matrix& value(const Scene& scene) const { return scene.value_is_key ? key(scene) : w_v; }
};

/// Writes all four as the scene wants them, edits included. W_o is the identity where the scene has
/// no output projection. One seed gives one set of numbers, whatever else the scene says.
void write_params(const Scene& scene, const Params& params);

}  // namespace attn
