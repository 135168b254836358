#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/arena.h"

namespace attn {

/// What a way to tell positions adds to the score of a pair, for the distances 0 … n_distances - 1.
struct ProfileConfig {
  std::size_t d = 64;            // columns, even, 2 … 512
  std::size_t n_distances = 64;  // 1 … 4,096
  std::size_t first = 0;         // where the key stands; the query stands behind it
  std::uint32_t seed = 1;
};

/// PE(p + t) · PE(p) / √d of sinusoidal positions: it depends on the distance t alone.
std::vector<double> sinusoidal_profile(const ProfileConfig& config);

/// q(p + t) · k(p) / √d under RoPE of a random query and a key that is the same vector, so that the
/// two match best at distance 0. Components have variance 1.
std::vector<double> rope_profile(const ProfileConfig& config);

/// The bias of ALiBi at each distance for one of n_heads heads.
std::vector<double> alibi_profile(std::size_t n_distances, std::size_t head, std::size_t n_heads);

enum class OrderKind { kNone, kSinusoidal, kAlibi };

/// The same words in two orders.
struct ShuffleConfig {
  std::vector<std::string> words;  // 1 … 64; the same word has the same vector, from the seed
  std::vector<std::size_t> order;  // a permutation: place i of the second order has words[order[i]]
  OrderKind positions = OrderKind::kNone;
  std::uint32_t seed = 1;
};

struct Shuffle {
  std::size_t n = 0;
  std::vector<float> weights;   // (n, n) of the first of 4 heads, words as given
  std::vector<float> shuffled;  // (n, n) words in the other order, rows and columns put back
  double weights_change = 0;    // largest difference between the two, over all heads
  double output_change = 0;     // of the outputs, put back as well
  double output_size = 0;       // largest |output|: what a difference is to be compared with
};

/// Multi-head attention of untrained params from the seed (d_model 32, 4 heads) over both orders.
/// Without positions the output of each word is the same, but for the order in which sums are
/// rounded. Error kInvalidArgument when `order` is no permutation of the words.
Shuffle shuffle_words(const ShuffleConfig& config, Arena& arena);

}  // namespace attn
