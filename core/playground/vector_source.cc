#include "core/playground/vector_source.h"

#include <algorithm>

#include "core/attention/config.h"
#include "core/attention/position.h"
#include "core/ops/linear.h"

namespace attn {
namespace {

void embed(const WordVectors& vectors, const std::vector<std::string>& words, ConstMatrix positions,
           Matrix x) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::span row(x.row(i), x.cols);
    vectors.embed(words[i], row);
    if (!positions.empty())
      for (std::size_t j = 0; j < x.cols; ++j) row[j] += positions(i, j);
  }
}

void write_inputs(const WordVectors& vectors, const Scene& scene, const Workspace& work) {
  if (scene.positions) sinusoidal_positions(work.positions);
  embed(vectors, scene.words, work.positions, work.x);
  if (scene.cross) embed(vectors, scene.other_words, work.positions, work.y);
}

void project(const Scene& scene, const Workspace& work, Arena& scratch) {
  linear(work.x, work.params.w_q, {}, work.query, scratch);
  linear(work.y, work.params.key(scene), {}, work.key, scratch);
  if (!scene.value_is_key) linear(work.y, work.params.w_v, {}, work.value, scratch);
}

void write_key_bias(const WordVectors& vectors, const std::vector<std::string>& words,
                    std::span<float> bias) {
  std::ranges::transform(words, bias.begin(), [&](const std::string& word) {
    return frequency_bias(vectors.frequency(word));
  });
}

}  // namespace

float scale_of(const Scene& scene, const Workspace& work) {
  return scene.scaled ? scaled_by_sqrt(work.x.cols / scene.n_heads) : 1.0F;
}

void write_source(const WordVectors& vectors, const Scene& scene, const Workspace& work,
                  Arena& scratch) {
  write_params(scene, work.params);
  write_inputs(vectors, scene, work);
  if (scene.damp_frequent) write_key_bias(vectors, scene.key_words(), work.key_bias);
  project(scene, work, scratch);
}

Picture picture_of(const Scene& scene, const Workspace& work) {
  const std::size_t d_model = work.x.cols;
  const std::size_t d_k = d_model / scene.n_heads;
  const auto chosen = [&](const Matrix& all) { return head_of(all, scene, scene.head); };
  const Params& params = work.params;
  return {.n_q = work.x.rows,
          .n_kv = work.y.rows,
          .d_model = d_model,
          .d_k = d_k,
          .n_heads = scene.n_heads,
          .head = scene.head,
          .x = work.x,
          .y = work.y,
          .query = chosen(work.query),
          .key = chosen(work.key),
          .value = chosen(work.value),
          .raw_scores = work.raw_scores,
          .scores = work.scores,
          .weights = work.weights,
          .head_output = chosen(work.heads),
          .output = work.output,
          .w_q = chosen(params.w_q),
          .w_k = chosen(params.key(scene)),
          .w_v = chosen(params.value(scene)),
          .w_o = params.w_o.block(scene.head * d_k, 0, d_k, d_model),
          .overview = work.overview,
          .row_sums = work.row_sums,
          .column_sums = work.column_sums,
          .entropy = work.entropy,
          .largest = work.largest};
}

}  // namespace attn
