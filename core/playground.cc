#include "core/playground.h"

#include <algorithm>
#include <utility>

#include "core/attention/position.h"
#include "core/ops/gemm.h"
#include "core/ops/linear.h"
#include "core/playground/learner_attention.h"
#include "core/playground/params.h"
#include "core/playground/summary.h"
#include "core/playground/workspace.h"

namespace attn {
namespace {

/// More than the blocks that gemm packs.
constexpr std::size_t kScratchBytes = std::size_t{1} << 20;

/// The columns of one head.
template <typename T>
MatrixView<T> head_of(const MatrixView<T>& all, const Scene& scene, std::size_t head) {
  return split_heads(all, scene.n_heads).head(head);
}

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

void write_keep(const Scene& scene, const MatrixView<std::uint8_t>& keep) {
  for (std::size_t i = 0; i < keep.rows; ++i) {
    for (std::size_t j = 0; j < keep.cols; ++j)
      keep(i, j) = scene.painted.empty() || scene.painted[i * keep.cols + j] == 0 ? 1 : 0;
    if (scene.hide_self && !scene.cross) keep(i, i) = 0;
  }
}

AttentionConfig attention_config(const Scene& scene, const Workspace& work) {
  AttentionConfig config;
  config.scale = scene.scaled ? scaled_by_sqrt(work.x.cols / scene.n_heads) : 1.0F;
  config.mask = {
      .kind = scene.mask, .window = scene.window, .keep = work.keep, .ignore_key = scene.padding};
  // One row of biases that every query reads: a stride of 0 from row to row.
  if (scene.damp_frequent)
    config.bias = {work.key_bias.data(), 1, work.weights.rows, work.weights.cols, 0, 0};
  return config;
}

/// One head, in the room that all heads share.
void attend(const Scene& scene, const Workspace& work, std::size_t head, Arena& scratch) {
  const auto one = [&](const Matrix& all) { return Tensor(head_of(all, scene, head)); };
  learner_attention(
      {.query = one(work.query), .key = one(work.key), .value = one(work.value)},
      attention_config(scene, work), scene.softmax,
      {.scores = Tensor(work.scores), .weights = Tensor(work.weights), .output = one(work.heads)},
      scratch);
  const auto row = [&](const Matrix& rows) { return std::span(rows.row(head), rows.cols); };
  summarize(work.scores, work.weights, scene.softmax,
            {.overview = work.overview.head(head),
             .row_sums = row(work.row_sums),
             .column_sums = row(work.column_sums),
             .entropy = row(work.entropy),
             .largest = row(work.largest)});
}

/// Every head, the chosen one last: its matrices are those that stay.
void attend_all(const Scene& scene, const Workspace& work, Arena& scratch) {
  for (std::size_t head = 0; head < scene.n_heads; ++head)
    if (head != scene.head) attend(scene, work, head, scratch);
  attend(scene, work, scene.head, scratch);
  gemm(head_of(work.query, scene, scene.head), head_of(work.key, scene, scene.head),
       work.raw_scores, {.b = Transpose::kYes}, scratch);
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

}  // namespace

void Playground::load_word_vectors(std::span<const std::uint8_t> bytes) {
  vectors_ = WordVectors::read(bytes);
}

std::vector<WordOrigin> Playground::explain(const std::vector<std::string>& words) const {
  std::vector<WordOrigin> origins;
  origins.reserve(words.size());
  for (const std::string& word : words) origins.push_back(vectors_.explain(word));
  return origins;
}

/// Whatever can fail happens before the picture's memory is given back.
void Playground::make_room(std::size_t bytes) {
  const auto reserve = [](Arena& arena, std::size_t size) {
    const Arena::Scope scope(arena);
    arena.take<std::byte>(size);
  };
  reserve(scratch_, kScratchBytes);
  if (arena_->bytes_reserved() < bytes) {
    auto larger = std::make_unique<Arena>();
    reserve(*larger, bytes);
    arena_ = std::move(larger);
  }
  arena_->reset();
}

const Picture& Playground::show(const Scene& scene) {
  const std::size_t d_model = vectors_.dimensions();
  validate(scene, d_model);
  Tally tally;
  lay_out(scene, d_model, tally);
  make_room(tally.bytes());

  // From here on nothing fails.
  const Workspace work = lay_out(scene, d_model, *arena_);
  write_params(scene, work.params);
  write_inputs(vectors_, scene, work);
  if (scene.damp_frequent) write_key_bias(vectors_, scene.key_words(), work.key_bias);
  if (!work.keep.empty()) write_keep(scene, work.keep.head(0));
  project(scene, work, scratch_);
  attend_all(scene, work, scratch_);
  if (scene.output_projection) linear(work.heads, work.params.w_o, {}, work.output, scratch_);
  picture_ = picture_of(scene, work);
  return picture_;
}

}  // namespace attn
