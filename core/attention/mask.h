#pragma once

#include <cstddef>

#include "core/attention/config.h"

namespace attn {

/// Keys [begin, end) of one query row; begin == end when it may attend to none.
struct KeyRange {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// The keys that the mask's kind leaves to query `row`: always one range, so that loops skip the
/// rest. `keep` and `ignore_key` take single keys out of it: see `may_attend`.
KeyRange key_range(const Mask& mask, std::size_t row, std::size_t n_q, std::size_t n_kv);

/// The smallest range that holds those of the rows [row, row + n_rows), n_rows >= 1: both ends of a
/// row's range only grow with the row.
KeyRange block_key_range(const Mask& mask, std::size_t row, std::size_t n_rows, std::size_t n_q,
                         std::size_t n_kv);

/// Whether the mask has `keep` or `ignore_key`, so that the keys inside a range must be asked for.
bool has_bits(const Mask& mask);

/// Whether query `row` of `head` may attend to `key`, which lies within its range.
inline bool may_attend(const Mask& mask, std::size_t head, std::size_t row, std::size_t key) {
  if (!mask.ignore_key.empty() && mask.ignore_key[key] != 0) return false;
  if (mask.keep.empty()) return true;
  return mask.keep.head(mask.keep.heads == 1 ? 0 : head)(row, key) != 0;
}

}  // namespace attn
