#include "core/playground.h"

#include <algorithm>
#include <utility>

#include "core/ops/gemm.h"
#include "core/ops/linear.h"
#include "core/playground/learner_attention.h"
#include "core/playground/summary.h"
#include "core/playground/vector_source.h"
#include "core/playground/workspace.h"

namespace attn {
namespace {

/// More than the blocks that gemm packs.
constexpr std::size_t kScratchBytes = std::size_t{1} << 20;

void write_keep(const Scene& scene, const MatrixView<std::uint8_t>& keep) {
  for (std::size_t i = 0; i < keep.rows; ++i) {
    for (std::size_t j = 0; j < keep.cols; ++j)
      keep(i, j) = scene.painted.empty() || scene.painted[i * keep.cols + j] == 0 ? 1 : 0;
    if (scene.hide_self && !scene.cross) keep(i, i) = 0;
  }
}

AttentionConfig attention_config(const Scene& scene, const Workspace& work) {
  AttentionConfig config;
  config.scale = scale_of(scene, work);
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

void Playground::begin_tiled(const Scene& scene) {
  auto begun = std::make_unique<TiledScene>(vectors_, scene);
  if (tiled_ && tiled_->has_chosen_head()) with_tiles_ = std::move(tiled_);
  tiled_ = std::move(begun);
}

double Playground::advance_tiled(std::size_t n_blocks) {
  TiledScene& tiled = this->tiled();
  for (std::size_t i = 0; i < n_blocks && tiled.advance();) ++i;
  if (tiled.has_chosen_head()) with_tiles_.reset();
  return tiled.share();
}

const Tile& Playground::tile(const TileRange& range) {
  return (with_tiles_ ? *with_tiles_ : tiled()).tile(range);
}

TiledScene& Playground::tiled() const {
  require(tiled_ != nullptr, "no tiled picture: begin one first");
  return *tiled_;
}

const Picture& Playground::show(const Scene& scene) {
  const std::size_t d_model = vectors_.dimensions();
  validate(scene, d_model);
  Tally tally;
  lay_out(scene, d_model, tally);
  make_room(tally.bytes());

  // From here on nothing fails.
  const Workspace work = lay_out(scene, d_model, *arena_);
  write_source(vectors_, scene, work, scratch_);
  if (!work.keep.empty()) write_keep(scene, work.keep.head(0));
  attend_all(scene, work, scratch_);
  if (scene.output_projection) linear(work.heads, work.params.w_o, {}, work.output, scratch_);
  picture_ = picture_of(scene, work);
  return picture_;
}

}  // namespace attn
