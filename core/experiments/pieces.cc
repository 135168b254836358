#include "core/experiments/pieces.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>

#include "core/attention/mask.h"
#include "core/attention/multi_head.h"
#include "core/attention/position.h"
#include "core/base/error.h"
#include "core/base/random.h"

namespace attn {
namespace {

constexpr std::size_t kHeads = 4;
constexpr std::size_t kMostPieces = 256;
enum Head : std::size_t { kWhat, kBeside, kWhere, kRandom };

void normalise_row(std::span<float> row) {
  double squares = 0;
  for (const float x : row) squares += static_cast<double>(x) * x;
  if (squares == 0) return;
  const auto factor = static_cast<float>(1 / std::sqrt(squares));
  for (float& x : row) x *= factor;
}

void require_pieces(std::size_t n) {
  require(n >= 1 && n <= kMostPieces,
          "invalid number of pieces: " + std::to_string(n) + " (1 to 256)");
}

/// Columns of a head: what stands before and behind has a place of its own each, in a grid above
/// and below as well. Positions need an even number.
std::size_t head_width(const Pieces& pieces) {
  return (pieces.n_rows > 1 ? 4 : 2) * std::max<std::size_t>(pieces.width, 4);
}

/// Fills the features of the three heads that say what they look at: x (n, 3 · d).
class Features {
 public:
  Features(const Pieces& pieces, Matrix x, Arena& arena)
      : pieces_(pieces), x_(x), d_(head_width(pieces)) {
    fill(x, 0.0F);
    const Matrix positions = arena.matrix(std::max(pieces.n_rows, pieces.n_cols), d_ / 2);
    sinusoidal_positions(positions);
    for (std::size_t i = 0; i < x.rows; ++i) {
      const std::size_t row = i / pieces.n_cols;
      const std::size_t col = i % pieces.n_cols;
      std::copy_n(content(i), pieces.width, feature(i, kWhat).data());
      add_neighbours(i, row, col);
      std::copy_n(positions.row(row), d_ / 2, feature(i, kWhere).data());
      std::copy_n(positions.row(col), d_ / 2, feature(i, kWhere).data() + d_ / 2);
      for (const Head head : {kWhat, kBeside, kWhere}) normalise_row(feature(i, head));
    }
  }

 private:
  const float* content(std::size_t piece) const {
    return pieces_.content.data() + piece * pieces_.width;
  }
  std::span<float> feature(std::size_t piece, std::size_t head) const {
    return {x_.row(piece) + head * d_, d_};
  }
  void add_neighbours(std::size_t i, std::size_t row, std::size_t col) const {
    const auto put = [&](std::size_t place, std::size_t neighbour) {
      std::copy_n(content(neighbour), pieces_.width,
                  feature(i, kBeside).data() + place * pieces_.width);
    };
    if (col > 0) put(/*place=*/0, i - 1);
    if (col + 1 < pieces_.n_cols) put(/*place=*/1, i + 1);
    if (row > 0) put(/*place=*/2, i - pieces_.n_cols);
    if (row + 1 < pieces_.n_rows) put(/*place=*/3, i + pieces_.n_cols);
  }

  const Pieces& pieces_;
  Matrix x_;
  std::size_t d_;
};

/// (3 · d, 4 · d): head h of the first three takes its own features, times `size`; the last one
/// mixes all.
Matrix projection(std::size_t d, double size, Random& random, Arena& arena) {
  const Matrix w = arena.matrix(3 * d, kHeads * d);
  fill(w, 0.0F);
  for (std::size_t c = 0; c < 3 * d; ++c) {
    w(c, c) = static_cast<float>(size);
    for (std::size_t to = kRandom * d; to < kHeads * d; ++to)
      w(c, to) = static_cast<float>(size * random.normal() / std::sqrt(static_cast<double>(d)));
  }
  return w;
}

std::vector<std::uint8_t> hidden_pairs(const PiecesConfig& config, std::size_t n) {
  std::vector<std::uint8_t> hidden(n * n, 1);
  const Mask mask{.kind = config.mask, .window = config.window};
  for (std::size_t i = 0; i < n; ++i) {
    const auto [begin, end] = key_range(mask, i, n, n);
    for (std::size_t j = begin; j < end; ++j)
      hidden[i * n + j] = config.hide_self && i == j ? 1 : 0;
  }
  return hidden;
}

void summarize_row(std::span<const float> weights, PiecesAttention& result) {
  double entropy = 0;
  for (const float weight : weights)
    if (weight > 0) entropy -= weight * std::log2(static_cast<double>(weight));
  result.entropy.push_back(static_cast<float>(entropy));
  result.largest.push_back(*std::ranges::max_element(weights));
}

}  // namespace

Pieces symbol_pieces(const std::vector<std::size_t>& symbols, std::size_t n_symbols) {
  require_pieces(symbols.size());
  require(n_symbols >= 1 && n_symbols <= 64,
          "invalid number of symbols: " + std::to_string(n_symbols) + " (1 to 64)");
  Pieces pieces{.n_cols = symbols.size(),
                .width = n_symbols,
                .content = std::vector<float>(symbols.size() * n_symbols)};
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    require(symbols[i] < n_symbols, "invalid symbol: " + std::to_string(symbols[i]) + " (below " +
                                        std::to_string(n_symbols) + ")");
    pieces.content[i * n_symbols + symbols[i]] = 1;
  }
  return pieces;
}

Pieces picture_pieces(const std::vector<float>& pixels, std::size_t size, std::size_t patch) {
  require(patch >= 1 && patch <= 8 && size % patch == 0,
          "invalid patch: " + std::to_string(patch) + " (1 to 8, and it divides the picture)");
  require(size <= 256 && pixels.size() == size * size, "invalid picture: not a square of pixels");
  const std::size_t side = size / patch;
  require_pieces(side * side);
  Pieces pieces{.n_rows = side,
                .n_cols = side,
                .width = patch * patch,
                .content = std::vector<float>(size * size)};
  for (std::size_t row = 0; row < size; ++row)
    for (std::size_t col = 0; col < size; ++col) {
      const std::size_t piece = row / patch * side + col / patch;
      pieces.content[piece * patch * patch + row % patch * patch + col % patch] =
          pixels[row * size + col] - 0.5F;
    }
  for (std::size_t i = 0; i < side * side; ++i)
    normalise_row(std::span(pieces.content).subspan(i * patch * patch, patch * patch));
  return pieces;
}

PiecesAttention attend_to_pieces(const Pieces& pieces, const PiecesConfig& config, Arena& arena) {
  const std::size_t n = pieces.n_rows * pieces.n_cols;
  require_pieces(n);
  ATTN_CHECK(pieces.content.size() == n * pieces.width);
  require(config.sharpness >= 0 && config.sharpness <= 20,
          "invalid sharpness: " + std::to_string(config.sharpness) + " (0 to 20)");
  const Arena::Scope scope(arena);
  const std::size_t d = head_width(pieces);
  const Matrix x = arena.matrix(n, 3 * d);
  Features(pieces, x, arena);
  Random random(config.seed);
  // A match in full, 1 · size² / √d, scores `sharpness`.
  const double size = std::sqrt(config.sharpness * std::sqrt(static_cast<double>(d)));
  const Matrix w_q = projection(d, size, random, arena);
  const Matrix w_k = projection(d, size, random, arena);
  PiecesAttention result;
  result.n = n;
  result.n_heads = kHeads;
  result.hidden = hidden_pairs(config, n);
  std::vector<std::uint8_t> keep(n * n);
  std::ranges::transform(result.hidden, keep.begin(),
                         [](std::uint8_t hidden) { return static_cast<std::uint8_t>(1 - hidden); });
  MultiHeadConfig multi_head{.n_heads = kHeads, .n_kv_heads = kHeads};
  multi_head.attention.scale = scaled_by_sqrt(d);
  multi_head.attention.mask.keep = {keep.data(), /*heads=*/1, n, n};
  const MultiHeadParams params{.w_q = w_q, .w_k = w_k, .w_v = w_k, .w_o = {}};
  const Tensor weights = multi_head_attention(x, x, params, multi_head, arena).weights;
  result.weights.assign(weights.data, weights.data + kHeads * n * n);
  for (std::size_t row = 0; row < kHeads * n; ++row)
    summarize_row({weights.data + row * n, n}, result);
  return result;
}

}  // namespace attn
