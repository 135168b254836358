#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/attention/config.h"
#include "core/base/arena.h"

namespace attn {

/// Anything cut into pieces: what each piece is, and where it stands in a grid.
struct Pieces {
  std::size_t n_rows = 1, n_cols = 0;  // of the grid; a text or a melody has one row
  std::size_t width = 0;
  std::vector<float> content;  // (n_rows · n_cols, width), each row of length 1
};

/// Each symbol is its own direction: the same symbols match, others do not. Error kInvalidArgument
/// for no symbols or more than 256, or one that is not below n_symbols, at most 64.
Pieces symbol_pieces(const std::vector<std::size_t>& symbols, std::size_t n_symbols);

/// A picture (size, size) of brightness 0 … 1, cut into squares of `patch` pixels: their pixels,
/// centred, as vectors of length 1. Error kInvalidArgument unless patch divides size.
Pieces picture_pieces(const std::vector<float>& pixels, std::size_t size, std::size_t patch);

struct PiecesConfig {
  MaskKind mask = MaskKind::kNone;
  std::size_t window = 1;
  bool hide_self = false;
  double sharpness = 6;  // score of a piece that matches in full, 0 … 20
  std::uint32_t seed = 1;
};

struct PiecesAttention {
  std::size_t n = 0, n_heads = 0;
  std::vector<float> weights;        // (n_heads, n, n)
  std::vector<float> entropy;        // (n_heads, n), bits
  std::vector<float> largest;        // (n_heads, n)
  std::vector<std::uint8_t> hidden;  // (n, n), 1 = may not be seen
};

/// The core's multi-head attention, untrained, with four heads of which three say what they look
/// at: 1 what a piece is, 2 what stands beside it (before and behind, above and below), 3 where it
/// stands (sinusoidal positions of its row and column), 4 everything, through random projections of
/// the seed. Queries and keys of the first three are those features as they are.
PiecesAttention attend_to_pieces(const Pieces& pieces, const PiecesConfig& config, Arena& arena);

}  // namespace attn
