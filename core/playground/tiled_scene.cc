#include "core/playground/tiled_scene.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

#include "core/attention/mask.h"
#include "core/base/error.h"
#include "core/ops/gemm.h"
#include "core/ops/linear.h"
#include "core/ops/softmax.h"
#include "core/playground/summary.h"
#include "core/playground/vector_source.h"

namespace attn {
namespace {

constexpr float kMasked = -std::numeric_limits<float>::infinity();
constexpr std::size_t kBlockCells = std::size_t{1} << 18;  // of a block of rows: 1 MB of scores
constexpr std::size_t kPooled = 512;  // the most rows and columns of pooled matrices

void require_within(const char* what, std::size_t begin, std::size_t count, std::size_t n) {
  require(count >= 1 && begin < n && count <= n - begin,
          std::string("invalid ") + what + " of a tile: " + std::to_string(count) + " from " +
              std::to_string(begin) + " (there are " + std::to_string(n) + ")");
}

}  // namespace

TiledScene::TiledScene(const WordVectors& vectors, Scene scene) : scene_(std::move(scene)) {
  const std::size_t d_model = vectors.dimensions();
  validate(scene_, d_model);
  work_ = lay_out(scene_, d_model, arena_, Matrices::kTiled);
  for (Matrix* pooled : {&pooled_.raw, &pooled_.scores, &pooled_weights_}) {
    *pooled = arena_.matrix(std::min(work_.x.rows, kPooled), std::min(work_.y.rows, kPooled));
    fill(*pooled, pooled == &pooled_weights_ ? 0 : kMasked);
  }
  write_source(vectors, scene_, work_, scratch_);
  picture_ = picture_of(scene_, work_);
  picture_.tiled = true;
  picture_.raw_scores = pooled_.raw;
  picture_.scores = pooled_.scores;
  picture_.weights = pooled_weights_;
  fill(work_.overview, 0.0F);
  for (const Matrix& sums :
       {work_.row_sums, work_.column_sums, work_.entropy, work_.largest, work_.heads, work_.output})
    fill(sums, 0.0F);
  order_.push_back(scene_.head);
  for (std::size_t head = 0; head < scene_.n_heads; ++head)
    if (head != scene_.head) order_.push_back(head);
  begin_head();
}

TiledScene::Line& TiledScene::line(std::size_t row, std::size_t col) {
  switch (scene_.softmax.axis) {
    case SoftmaxAxis::kRows:
      return lines_[row];
    case SoftmaxAxis::kColumns:
      return lines_[col];
    case SoftmaxAxis::kAll:
      return lines_[0];
  }
  __builtin_unreachable();
}

void TiledScene::begin_head() {
  const SoftmaxAxis axis = scene_.softmax.axis;
  const std::size_t n_lines = axis == SoftmaxAxis::kRows      ? work_.x.rows
                              : axis == SoftmaxAxis::kColumns ? work_.y.rows
                                                              : 1;
  lines_.assign(n_lines, {.max = scene_.softmax.stable ? kMasked : 0, .sum = 0});
  collecting_ = axis != SoftmaxAxis::kRows;
  row_ = 0;
}

void TiledScene::end_head() {
  if (head() == scene_.head) chosen_lines_ = lines_;
  if (++at_head_ < order_.size()) return begin_head();
  if (scene_.output_projection) linear(work_.heads, work_.params.w_o, {}, work_.output, scratch_);
}

void TiledScene::write_scores(const TileRange& range, std::size_t head, const ScoreMatrices& to) {
  const auto of_head = [&](const Matrix& all, std::size_t row, std::size_t rows) {
    const Matrix one = split_heads(all, scene_.n_heads).head(head);
    return one.block(row, 0, rows, one.cols);
  };
  gemm(of_head(work_.query, range.row, range.rows), of_head(work_.key, range.col, range.cols),
       to.raw, {.b = Transpose::kYes}, scratch_);
  const float scale = scale_of(scene_, work_);
  for (std::size_t i = 0; i < range.rows; ++i)
    for (std::size_t j = 0; j < range.cols; ++j) {
      const float bias = scene_.damp_frequent ? work_.key_bias[range.col + j] : 0;
      to.scores(i, j) = to.raw(i, j) * scale + bias;
    }
  hide(range, to.scores);
}

void TiledScene::hide(const TileRange& range, Matrix scores) const {
  const std::size_t n_kv = work_.y.rows;
  const Mask mask{.kind = scene_.mask, .window = scene_.window};
  const auto within = [&](std::size_t col) {
    return std::clamp(col, range.col, range.col + range.cols) - range.col;
  };
  for (std::size_t i = 0; i < range.rows; ++i) {
    const std::size_t row = range.row + i;
    const std::span to(scores.row(i), range.cols);
    const KeyRange keys = key_range(mask, row, work_.x.rows, n_kv);
    std::ranges::fill(to.first(within(keys.begin)), kMasked);
    std::ranges::fill(to.subspan(within(keys.end)), kMasked);
    const bool sees_itself = row >= range.col && row < range.col + range.cols;
    if (scene_.hide_self && !scene_.cross && sees_itself) to[row - range.col] = kMasked;
    const auto hide_where = [&](std::span<const std::uint8_t> bits) {
      for (std::size_t j = 0; j < to.size(); ++j)
        if (bits[j] != 0) to[j] = kMasked;
    };
    if (!scene_.padding.empty()) hide_where(std::span(scene_.padding).subspan(range.col));
    if (!scene_.painted.empty())
      hide_where(std::span(scene_.painted).subspan(row * n_kv + range.col));
  }
}

/// The maximum and the sum of each line so far (see core/attention/online_softmax.h).
void TiledScene::collect(const TileRange& range, ConstMatrix scores) {
  for (std::size_t i = 0; i < range.rows; ++i)
    for (std::size_t j = 0; j < range.cols; ++j) {
      const float score = scores(i, j) / scene_.softmax.temperature;
      if (score == kMasked) continue;
      Line& of = line(range.row + i, range.col + j);
      if (scene_.softmax.stable && score > of.max) {
        of.sum *= std::exp(of.max - score);
        of.max = score;
      }
      of.sum += std::exp(score - of.max);
    }
}

void TiledScene::write_weights(const TileRange& range, ConstMatrix scores, Matrix weights) {
  for (std::size_t i = 0; i < range.rows; ++i)
    for (std::size_t j = 0; j < range.cols; ++j) {
      const Line& of = line(range.row + i, range.col + j);
      const float score = scores(i, j) / scene_.softmax.temperature;
      weights(i, j) = of.max == kMasked ? 0 : static_cast<float>(std::exp(score - of.max) / of.sum);
    }
}

/// Weights of whole rows, and all that follows from them.
void TiledScene::take_in(const TileRange& rows) {
  const Arena::Scope scope(scratch_);
  const ScoreMatrices of{.raw = scratch_.matrix(rows.rows, rows.cols),
                         .scores = scratch_.matrix(rows.rows, rows.cols)};
  write_scores(rows, head(), of);
  const Matrix& scores = of.scores;
  if (collecting_) return collect(rows, scores);
  const Matrix weights = scratch_.matrix(rows.rows, rows.cols);
  const SoftmaxConfig& config = scene_.softmax;
  if (config.axis == SoftmaxAxis::kRows && config.stable) {
    for (std::size_t i = 0; i < rows.rows; ++i) {
      const std::span row(weights.row(i), weights.cols);
      for (std::size_t j = 0; j < row.size(); ++j) row[j] = scores(i, j) / config.temperature;
      const SoftmaxRow known = softmax(row, row);
      lines_[rows.row + i] = {.max = known.max, .sum = known.sum};
    }
  } else {
    if (config.axis == SoftmaxAxis::kRows) collect(rows, scores);
    write_weights(rows, scores, weights);
  }
  const auto part = [&](const Matrix& all) {
    return std::span(all.row(head()) + rows.row, rows.rows);
  };
  summarize_rows(scores, weights, config,
                 {.overview = work_.overview.head(head()),
                  .row_sums = part(work_.row_sums),
                  .column_sums = {work_.column_sums.row(head()), rows.cols},
                  .entropy = part(work_.entropy),
                  .largest = part(work_.largest)},
                 {.first = rows.row, .of = work_.x.rows});
  if (head() == scene_.head) pool(rows, of, weights);
  const Matrix value = split_heads(work_.value, scene_.n_heads).head(head());
  const Matrix output = split_heads(work_.heads, scene_.n_heads).head(head());
  gemm(weights, value, output.block(rows.row, 0, rows.rows, output.cols), {}, scratch_);
}

void TiledScene::pool(const TileRange& rows, const ScoreMatrices& of, ConstMatrix weights) {
  const RowsOf block{.first = rows.row, .of = work_.x.rows};
  pool_rows_by_size(of.raw, block, pooled_.raw);
  pool_rows_by_size(of.scores, block, pooled_.scores);
  pool_rows(weights, block, pooled_weights_);
}

bool TiledScene::advance() {
  if (at_head_ == order_.size()) return false;
  const std::size_t n_q = work_.x.rows, n_kv = work_.y.rows;
  const std::size_t n_rows = std::min(std::max<std::size_t>(kBlockCells / n_kv, 1), n_q - row_);
  take_in({.row = row_, .col = 0, .rows = n_rows, .cols = n_kv});
  row_ += n_rows;
  if (row_ < n_q) return true;
  row_ = 0;
  if (!std::exchange(collecting_, false)) end_head();
  return at_head_ < order_.size();
}

double TiledScene::share() const {
  const bool two_passes = scene_.softmax.axis != SoftmaxAxis::kRows;
  const double passes = two_passes ? 2 : 1;
  const double done = static_cast<double>(at_head_) * passes +
                      (two_passes && !collecting_ && at_head_ < order_.size() ? 1 : 0) +
                      static_cast<double>(row_) / static_cast<double>(work_.x.rows);
  return done / (passes * static_cast<double>(order_.size()));
}

const Tile& TiledScene::tile(const TileRange& range) {
  require(has_chosen_head(), "no tiles yet: the picture is not complete");
  require_within("rows", range.row, range.rows, work_.x.rows);
  require_within("columns", range.col, range.cols, work_.y.rows);
  if (range.cols > kMostTileCells / range.rows)
    throw Error(ErrorCode::kLimit, "too large a tile: " + std::to_string(range.rows) + " × " +
                                       std::to_string(range.cols) + " (limit " +
                                       std::to_string(kMostTileCells) + " cells)");
  tile_arena_.reset();
  const auto matrix = [&] { return tile_arena_.matrix(range.rows, range.cols); };
  const ScoreMatrices of{.raw = matrix(), .scores = matrix()};
  const Matrix weights = matrix(), max = matrix(), sum = matrix();
  write_scores(range, scene_.head, of);
  lines_.swap(chosen_lines_);  // perhaps of a head that is under way
  write_weights(range, of.scores, weights);
  for (std::size_t i = 0; i < range.rows; ++i)
    for (std::size_t j = 0; j < range.cols; ++j) {
      const Line& of_cell = line(range.row + i, range.col + j);
      max(i, j) = of_cell.max;
      sum(i, j) = static_cast<float>(of_cell.sum);
    }
  lines_.swap(chosen_lines_);
  tile_ = {of.raw, of.scores, weights, max, sum};
  return tile_;
}

}  // namespace attn
