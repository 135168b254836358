#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/attention/config.h"
#include "core/base/arena.h"

namespace attn {

/// How the keys that a query may not see are hidden from it.
enum class Hiding {
  kMinusInfinity,      // scores -inf before softmax; a row with nothing to see gives zeros
  kUnguarded,          // the same, but such a row is 0 / 0, NaN
  kFill,               // scores replaced by a number
  kAfter,              // softmax over all keys, then weights 0
  kAfterRenormalised,  // the same, and each row divided by what is left of it
};

/// Random queries, keys and values of one head, and what is hidden.
struct HidingConfig {
  Hiding way = Hiding::kMinusInfinity;
  bool causal = true;      // else padding: of n keys only the first n_seen may be seen
  std::size_t n = 16;      // tokens, 2 … 1,024; with padding at most 8 of them are queries
  std::size_t n_seen = 8;  // at most n
  double fill = -10;       // of kFill
  double level = 0;        // added to all scores: softmax does not notice, a fill does
  std::uint32_t seed = 1;
};

struct HidingRun {
  std::size_t n_q = 0, n_kv = 0;
  std::vector<float> weights{};  // (n_q, n_kv)
  std::vector<double> sums{};    // (n_q): of the weights of a row
  double leaked = 0;             // the weight that hidden keys have, mean over the queries
  /// How far the outputs move when tokens that they must not see are replaced (causal: the last
  /// one, padding: all of it), and how far they are from those of kMinusInfinity: the largest
  /// difference, as a share of the root mean square of the right outputs, or of the values where
  /// these are all zero. NaN where there is a NaN.
  double moved = 0, error = 0;
  std::size_t n_nan = 0;  // weights that are NaN
};

/// Error kInvalidArgument for what lies beyond the bounds.
HidingRun hide(const HidingConfig& config, Arena& scratch);

/// The last tokens of a text, as queries to a cache that holds all of it.
struct CacheStepConfig {
  MaskKind mask = MaskKind::kCausalLowerRight;
  std::size_t n_cached = 8;  // tokens before, 0 … 512
  std::size_t n_new = 1;     // 1 … 16
  std::uint32_t seed = 1;
};

struct CacheStepRun {
  std::vector<float> weights{};  // (n_new, n_cached + n_new)
  double n_seen = 0;             // keys that have a weight, mean over the queries
  double error = 0;  // against the same rows of one causal pass over all tokens, as in HidingRun
};

/// Error kInvalidArgument for what lies beyond the bounds.
CacheStepRun step_with_cache(const CacheStepConfig& config, Arena& scratch);

}  // namespace attn
