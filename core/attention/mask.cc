#include "core/attention/mask.h"

#include <algorithm>

namespace attn {

KeyRange key_range(const Mask& mask, std::size_t row, std::size_t n_q, std::size_t n_kv) {
  const std::size_t end = std::min(row + 1, n_kv);
  switch (mask.kind) {
    case MaskKind::kNone:
      return {.begin = 0, .end = n_kv};
    case MaskKind::kCausal:
      return {.begin = 0, .end = end};
    case MaskKind::kCausalLowerRight:
      // row + 1 + n_kv - n_q, or 0 where that is negative.
      return {.begin = 0, .end = row + 1 + n_kv - std::min(n_q, row + 1 + n_kv)};
    case MaskKind::kWindow: {
      const std::size_t begin = row + 1 - std::min(mask.window, row + 1);
      return {.begin = std::min(begin, end), .end = end};
    }
  }
  __builtin_unreachable();
}

KeyRange block_key_range(const Mask& mask, std::size_t row, std::size_t n_rows, std::size_t n_q,
                         std::size_t n_kv) {
  return {.begin = key_range(mask, row, n_q, n_kv).begin,
          .end = key_range(mask, row + n_rows - 1, n_q, n_kv).end};
}

bool has_bits(const Mask& mask) { return !mask.keep.empty() || !mask.ignore_key.empty(); }

}  // namespace attn
