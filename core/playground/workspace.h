#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/base/arena.h"
#include "core/playground/params.h"
#include "core/playground/scene.h"

namespace attn {

/// Room for everything that one scene needs. What the scene does not use is empty.
struct Workspace {
  static constexpr std::size_t kOverview = 128;  // the most rows and columns of an overview

  Matrix x, y;       // (n_q | n_kv, d_model); y is x unless the scene is `cross`
  Matrix positions;  // (the larger of n_q and n_kv, d_model)
  Params params;
  Matrix query, key, value;       // (n, d_model): all heads side by side; value is key when V = K
  Matrix heads, output;           // (n_q, d_model); output is heads without an output projection
  std::span<float> key_bias;      // (n_kv)
  TensorView<std::uint8_t> keep;  // (1, n_q, n_kv)
  Matrix raw_scores, scores, weights;  // (n_q, n_kv), of one head at a time
  Tensor overview;
  Matrix row_sums, entropy, largest;  // (n_heads, n_q)
  Matrix column_sums;                 // (n_heads, n_kv)
};

/// Whether the matrices of n_q × n_kv are there: if not, they stay empty.
enum class Matrices { kWhole, kTiled };

/// Takes what a scene needs from `memory`: an Arena, or a Tally that only counts.
template <typename Memory>
Workspace lay_out(const Scene& scene, std::size_t d_model, Memory& memory,
                  Matrices matrices = Matrices::kWhole) {
  const std::size_t n_q = scene.words.size();
  const std::size_t n_kv = scene.key_words().size();
  const auto matrix = [&](std::size_t rows, std::size_t cols) {
    return Matrix{memory.template take<float>(rows * cols), rows, cols};
  };
  Workspace work;
  work.x = matrix(n_q, d_model);
  work.y = scene.cross ? matrix(n_kv, d_model) : work.x;
  if (scene.positions) work.positions = matrix(std::max(n_q, n_kv), d_model);
  for (Matrix* param : {&work.params.w_q, &work.params.w_k, &work.params.w_v, &work.params.w_o})
    *param = matrix(d_model, d_model);
  work.query = matrix(n_q, d_model);
  work.key = matrix(n_kv, d_model);
  work.value = scene.value_is_key ? work.key : matrix(n_kv, d_model);
  work.heads = matrix(n_q, d_model);
  work.output = scene.output_projection ? matrix(n_q, d_model) : work.heads;
  if (scene.damp_frequent) work.key_bias = {memory.template take<float>(n_kv), n_kv};
  if (matrices == Matrices::kWhole) {
    if (!scene.painted.empty() || (scene.hide_self && !scene.cross))
      work.keep = {memory.template take<std::uint8_t>(n_q * n_kv), 1, n_q, n_kv};
    for (Matrix* scores : {&work.raw_scores, &work.scores, &work.weights})
      *scores = matrix(n_q, n_kv);
  }
  const std::size_t rows = std::min(n_q, Workspace::kOverview);
  const std::size_t cols = std::min(n_kv, Workspace::kOverview);
  work.overview = {memory.template take<float>(scene.n_heads * rows * cols), scene.n_heads, rows,
                   cols};
  for (Matrix* rows_of : {&work.row_sums, &work.entropy, &work.largest})
    *rows_of = matrix(scene.n_heads, n_q);
  work.column_sums = matrix(scene.n_heads, n_kv);
  return work;
}

/// Counts what an Arena would hand out.
class Tally {
 public:
  template <typename T>
  T* take(std::size_t count) {
    constexpr std::size_t kAlignment = 64;
    bytes_ += (count * sizeof(T) + kAlignment - 1) / kAlignment * kAlignment;
    return nullptr;
  }
  std::size_t bytes() const { return bytes_; }

 private:
  std::size_t bytes_ = 0;
};

}  // namespace attn
