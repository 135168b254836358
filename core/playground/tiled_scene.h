#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/base/arena.h"
#include "core/model/word_vectors.h"
#include "core/playground/picture.h"
#include "core/playground/workspace.h"

namespace attn {

/// Part of a matrix of weights.
struct TileRange {
  std::size_t row = 0, col = 0;  // the first
  std::size_t rows = 0, cols = 0;
};

/// Of the chosen head, all (rows, cols). Softmax of a score is exp(score / T - max) / sum, where
/// max and sum are of the line that it sums up: its row, its column or all.
struct Tile {
  ConstMatrix raw_scores, scores, weights;  // as in a picture
  ConstMatrix max, sum;
};

/// A scene of word vectors whose n × n matrices are never whole: rows of queries go by, block after
/// block, and what is on screen is computed again from what softmax knew of its line. O(n) memory.
class TiledScene {
 public:
  static constexpr std::size_t kMostTileCells = std::size_t{1} << 20;

  /// Does all that is O(n). Error as Playground::show. `vectors` are not used afterwards.
  TiledScene(const WordVectors& vectors, Scene scene);

  /// Takes in the next block of rows, some million pairs of query and key; false when all is done.
  bool advance();
  /// How much is done, 0 to 1.
  double share() const;

  /// The chosen head comes first; until all is done the numbers of the others are 0.
  bool has_chosen_head() const { return at_head_ > 0; }
  const Picture& picture() const { return picture_; }

  /// Once the chosen head is done. Valid until the next call. Error kInvalidArgument for a range
  /// that is not in the matrix, kLimit for more than kMostTileCells.
  const Tile& tile(const TileRange& range);

 private:
  /// What softmax knows of the lines that sum to 1: rows, columns, or all as one line. A weight is
  /// exp(score / T - max) / sum.
  struct Line {
    float max;
    double sum;  // of up to all n × n numbers
  };
  struct ScoreMatrices {
    Matrix raw, scores;
  };
  Line& line(std::size_t row, std::size_t col);
  void begin_head();
  void end_head();
  void write_scores(const TileRange& range, std::size_t head, const ScoreMatrices& to);
  void hide(const TileRange& range, Matrix scores) const;
  void collect(const TileRange& range, ConstMatrix scores);
  void write_weights(const TileRange& range, ConstMatrix scores, Matrix weights);
  void take_in(const TileRange& rows);
  void pool(const TileRange& rows, const ScoreMatrices& of, ConstMatrix weights);
  std::size_t head() const { return order_[at_head_]; }

  Scene scene_;
  Arena arena_, scratch_, tile_arena_;
  Workspace work_;
  ScoreMatrices pooled_;
  Matrix pooled_weights_;
  std::vector<Line> lines_, chosen_lines_;
  std::vector<std::size_t> order_;  // of the heads: the chosen one first
  std::size_t at_head_ = 0, row_ = 0;
  bool collecting_ = true;  // lines that go across rows need a pass of their own
  Picture picture_;
  Tile tile_;
};

}  // namespace attn
