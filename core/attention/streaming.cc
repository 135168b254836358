#include "core/attention/streaming.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/attention/mask.h"
#include "core/attention/online_softmax.h"
#include "core/ops/operands.h"
#include "core/ops/product.h"
#include "core/ops/rows.h"
#include "core/simd/exp.h"
#include "core/simd/simd.h"

namespace attn {
namespace {

// A tile of scores takes 16 KiB, and as much each of K and V at d = 64. In Chromium, 32 × 128,
// 64 × 128, 128 × 64 and 128 × 128 made no difference that could be told from noise. All packing
// takes 4 % of the time at (1, 64, 64) and 1 % at (1, 512, 64).
constexpr std::size_t kTileQueries = 64;
constexpr std::size_t kTileKeys = 64;
static_assert(kTileQueries % kPanelCols == 0 && kTileKeys % kGroupRows == 0);

// Packing keys and values pays when more than one tile of queries reads them.
constexpr std::size_t kQueriesWorthPacking = kTileQueries + 1;

constexpr float kMinusInfinity = -std::numeric_limits<float>::infinity();

constexpr std::size_t round_up(std::size_t size, std::size_t step) {
  return (size + step - 1) / step * step;
}

/// Keys [begin, begin + size) of one head, as the kernels read them.
struct KeyTile {
  std::size_t begin;
  std::size_t size;
  LeftOperand key;     // (size, d_k)
  RightOperand value;  // (size, d_v)
};

/// The keys and values of one head, shared by every query head of its group.
struct KeyTiles {
  KeyTile* tiles;
  std::size_t count;
};

/// One query head.
struct Head {
  std::size_t index;
  ConstMatrix query;   // (n_q, d_k)
  ConstMatrix bias;    // (n_q, n_kv); no data = none
  Matrix output;       // (n_q, d_v)
  float* log_sum_exp;  // (n_q); may be null
  std::size_t n_kv;
};

/// A tile of queries, and memory that all tiles use one after the other.
struct QueryTile {
  std::size_t begin;
  std::size_t size;
  float* scores;  // (kTileKeys, kTileQueries): transposed, so that a vector holds many queries,
                  // and times log2(e), so that softmax needs powers of 2
  OnlineSoftmax softmax;
  Matrix output;  // (kTileQueries, d_v rounded up): Σ exp(score - max) · value
};

QueryTile take_query_tile(std::size_t d_v, Arena& scratch) {
  return {.begin = 0,
          .size = 0,
          .scores = scratch.take<float>(kTileKeys * kTileQueries),
          .softmax = {.max = scratch.take<float>(kTileQueries),
                      .sum = scratch.take<float>(kTileQueries),
                      .factor = scratch.take<float>(kTileQueries)},
          .output = scratch.matrix(kTileQueries, round_up(d_v, kPanelCols))};
}

KeyTiles take_key_tiles(ConstMatrix key, ConstMatrix value, std::size_t n_queries, Arena& scratch) {
  const std::size_t n_kv = key.rows;
  const bool pack = n_queries >= kQueriesWorthPacking;
  KeyTiles all{.tiles = scratch.take<KeyTile>((n_kv + kTileKeys - 1) / kTileKeys), .count = 0};
  for (std::size_t begin = 0; begin < n_kv; begin += kTileKeys) {
    const std::size_t size = std::min(kTileKeys, n_kv - begin);
    const ConstMatrix k = key.block(begin, 0, size, key.cols);
    const ConstMatrix v = value.block(begin, 0, size, value.cols);
    all.tiles[all.count++] = {
        .begin = begin,
        .size = size,
        .key = pack ? LeftOperand::packed(k, Transpose::kNo, scratch)
                    : LeftOperand::in_place(k, Transpose::kNo),
        .value = pack ? RightOperand::packed(v, Transpose::kNo, /*factor=*/1.0F, scratch)
                      : RightOperand::in_place(v, scratch)};
  }
  return all;
}

/// Which keys the queries of a tile may attend to: both ends of a range only grow from one row to
/// the next.
struct TileRange {
  KeyRange any;  // that at least one of them may
  KeyRange all;  // that every one of them may
};

TileRange range_of(const Mask& mask, const Head& head, const QueryTile& queries) {
  const std::size_t n_q = head.query.rows;
  const KeyRange first = key_range(mask, queries.begin, n_q, head.n_kv);
  const KeyRange last = key_range(mask, queries.begin + queries.size - 1, n_q, head.n_kv);
  return {.any = {.begin = first.begin, .end = last.end},
          .all = {.begin = last.begin, .end = first.end}};
}

/// Hides the keys of the tile that lie outside each query's range.
void hide_outside(const Mask& mask, const Head& head, const QueryTile& queries,
                  const KeyTile& keys) {
  for (std::size_t i = 0; i < queries.size; ++i) {
    const KeyRange range = key_range(mask, queries.begin + i, head.query.rows, head.n_kv);
    for (std::size_t k = 0; k < keys.size; ++k) {
      const std::size_t key = keys.begin + k;
      if (key < range.begin || key >= range.end) {
        queries.scores[k * kTileQueries + i] = kMinusInfinity;
      }
    }
  }
}

/// A bias for scores that hold the factor log2(e). A finite one stays finite: the lowest float
/// hides a key only beside others.
float scaled_bias(float bias) {
  if (std::isinf(bias)) return bias;
  constexpr float kMost = std::numeric_limits<float>::max();
  return std::clamp(bias * simd::kLog2E, -kMost, kMost);
}

/// Adds the bias and hides the single keys that the mask takes out of the ranges.
void finish_scores(const Mask& mask, const Head& head, const QueryTile& queries,
                   const KeyTile& keys) {
  for (std::size_t i = 0; i < queries.size; ++i) {
    const std::size_t row = queries.begin + i;
    float* scores = queries.scores + i;
    if (!head.bias.empty()) {
      const float* bias = head.bias.row(row) + keys.begin;
      for (std::size_t k = 0; k < keys.size; ++k) scores[k * kTileQueries] += scaled_bias(bias[k]);
    }
    if (has_bits(mask)) {
      for (std::size_t k = 0; k < keys.size; ++k) {
        if (!may_attend(mask, head.index, row, keys.begin + k)) {
          scores[k * kTileQueries] = kMinusInfinity;
        }
      }
    }
  }
}

/// Algorithm 1, lines 8 to 10: one tile of queries meets one tile of keys. Output so far belongs to
/// an older maximum and shrinks to the new one.
void attend_tile(const QueryTile& queries, const KeyTile& keys, Matrix scores, bool first) {
  absorb(queries.softmax, scores);
  // The tile of scores is its own packed layout: four queries stand side by side for each key.
  multiply({.a = {.data = scores.data, .group = kGroupRows, .row = 1, .step = scores.stride},
            .b = keys.value,
            .c = queries.output.block(0, 0, queries.size, queries.output.cols),
            .depth = keys.size,
            .keep = first ? nullptr : queries.softmax.factor});
}

/// Algorithm 1, lines 12 and 13.
void write_results(const Head& head, const QueryTile& queries) {
  for (std::size_t i = 0; i < queries.size; ++i) {
    const float sum = queries.softmax.sum[i];
    float* row = head.output.row(queries.begin + i);
    if (sum == 0.0F) {
      std::fill_n(row, head.output.cols, 0.0F);
    } else {
      scale_row(queries.output.row(i), 1.0F / sum, row, head.output.cols);
    }
    if (head.log_sum_exp != nullptr) {
      head.log_sum_exp[queries.begin + i] =
          sum == 0.0F ? kMinusInfinity : queries.softmax.max[i] / simd::kLog2E + std::log(sum);
    }
  }
}

void attend_queries(const AttentionConfig& config, const Head& head, const KeyTiles& all_keys,
                    const QueryTile& queries, Arena& scratch) {
  std::fill_n(queries.softmax.max, kTileQueries, kLowestScore);
  std::fill_n(queries.softmax.sum, kTileQueries, 0.0F);
  const RightOperand query =
      RightOperand::packed(head.query.block(queries.begin, 0, queries.size, head.query.cols),
                           Transpose::kYes, config.scale * simd::kLog2E, scratch);
  const TileRange range = range_of(config.mask, head, queries);
  const bool plain = head.bias.empty() && !has_bits(config.mask);
  bool first = true;
  for (std::size_t t = range.any.begin / kTileKeys;
       t < all_keys.count && all_keys.tiles[t].begin < range.any.end; ++t) {
    const KeyTile& keys = all_keys.tiles[t];
    const Matrix scores{queries.scores, keys.size, round_up(queries.size, kPanelCols),
                        kTileQueries};
    multiply({.a = keys.key, .b = query, .c = scores, .depth = head.query.cols});
    if (!plain) finish_scores(config.mask, head, queries, keys);
    if (keys.begin < range.all.begin || keys.begin + keys.size > range.all.end) {
      hide_outside(config.mask, head, queries, keys);
    }
    attend_tile(queries, keys, scores, first);
    first = false;
  }
  write_results(head, queries);
}

Head head_of(const AttentionInputs& inputs, const AttentionConfig& config,
             const StreamingResult& result, std::size_t index) {
  return {.index = index,
          .query = inputs.query.head(index),
          .bias = config.bias.empty() ? ConstMatrix{}
                                      : config.bias.head(config.bias.heads == 1 ? 0 : index),
          .output = result.output.head(index),
          .log_sum_exp = result.log_sum_exp.empty() ? nullptr : result.log_sum_exp.row(index),
          .n_kv = inputs.n_kv()};
}

}  // namespace

double streaming_bytes(const AttentionInputs& inputs) {
  const std::size_t n_heads = inputs.query.heads;
  const std::size_t d_v = round_up(inputs.d_v(), kPanelCols);
  const double results =
      tensor_bytes(n_heads, inputs.n_q(), inputs.d_v()) + tensor_bytes(n_heads, inputs.n_q(), 1);
  const double tiles = static_cast<double>(inputs.n_kv()) / kTileKeys + 1;
  const double keys = tiles * (sizeof(KeyTile) + tensor_bytes(1, kTileKeys, inputs.d_k() + d_v));
  const double queries =
      tensor_bytes(1, kTileQueries, kTileKeys + inputs.d_k() + d_v + /*online softmax*/ 3);
  constexpr double kAlignment = 64;  // of each piece
  return results + keys + queries + (2 * tiles + 16) * kAlignment;
}

void streaming_attention(const AttentionInputs& inputs, const AttentionConfig& config,
                         const StreamingResult& result, Arena& scratch) {
  validate(inputs, config);
  if (result.output.empty() && result.log_sum_exp.empty()) return;  // whatever the other sizes are
  const std::size_t n_q = inputs.n_q();
  const Arena::Scope scope(scratch);
  QueryTile queries = take_query_tile(inputs.d_v(), scratch);
  const std::size_t group = inputs.query.heads / inputs.key.heads;
  for (std::size_t kv = 0; kv < inputs.key.heads; ++kv) {
    const Arena::Scope kv_scope(scratch);
    const KeyTiles keys =
        take_key_tiles(inputs.key.head(kv), inputs.value.head(kv), n_q * group, scratch);
    for (std::size_t index = kv * group; index < (kv + 1) * group; ++index) {
      const Head head = head_of(inputs, config, result, index);
      for (queries.begin = 0; queries.begin < n_q; queries.begin += kTileQueries) {
        const Arena::Scope tile_scope(scratch);
        queries.size = std::min(kTileQueries, n_q - queries.begin);
        attend_queries(config, head, keys, queries, scratch);
      }
    }
  }
}

}  // namespace attn
