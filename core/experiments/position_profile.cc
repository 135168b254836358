#include "core/experiments/position_profile.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <span>

#include "core/attention/alibi.h"
#include "core/attention/multi_head.h"
#include "core/attention/position.h"
#include "core/attention/rope.h"
#include "core/base/crc32.h"
#include "core/base/error.h"
#include "core/base/random.h"

namespace attn {
namespace {

constexpr std::size_t kModel = 32;
constexpr std::size_t kHeads = 4;

double dot(std::span<const float> a, std::span<const float> b) {
  return std::inner_product(a.begin(), a.end(), b.begin(), 0.0, std::plus<>(),
                            [](double x, double y) { return x * y; });
}

void require_profile(const ProfileConfig& config) {
  require(config.d >= 2 && config.d <= 512 && config.d % 2 == 0,
          "invalid width: " + std::to_string(config.d) + " (even, 2 to 512)");
  require(config.n_distances >= 1 && config.n_distances <= 4096 && config.first <= 4096,
          "invalid number of distances: " + std::to_string(config.n_distances) + " (1 to 4096)");
}

std::span<const float> row_of(ConstMatrix x, std::size_t row) { return {x.row(row), x.cols}; }

/// x (rows, d) at the positions first … first + n_distances - 1 -> each row times the first, / √d.
std::vector<double> against_first(ConstMatrix x, const ProfileConfig& config) {
  std::vector<double> profile;
  profile.reserve(config.n_distances);
  for (std::size_t t = 0; t < config.n_distances; ++t)
    profile.push_back(dot(row_of(x, config.first + t), row_of(x, config.first)) /
                      std::sqrt(static_cast<double>(config.d)));
  return profile;
}

/// Bytes are the word's own, so that a word means the same in every build.
std::uint64_t seed_of(const std::string& word, std::uint64_t seed) {
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(word.data());
  return (seed << 32) ^ crc32({bytes, word.size()});
}

void fill_normal(Matrix x, double size, Random& random) {
  for (std::size_t i = 0; i < x.rows; ++i)
    std::generate_n(x.row(i), x.cols, [&] { return static_cast<float>(size * random.normal()); });
}

struct Attended {
  MultiHeadResult result;
  std::vector<std::size_t> order;  // place i has word order[i]
};

class ShuffledAttention {
 public:
  ShuffledAttention(const ShuffleConfig& config, Arena& arena) : config_(config), arena_(arena) {
    Random random(config.seed);
    for (Matrix* w : {&w_q_, &w_k_, &w_v_, &w_o_}) {
      *w = arena.matrix(kModel, kModel);
      fill_normal(*w, 1 / std::sqrt(static_cast<double>(kModel)), random);
    }
  }

  Attended run(std::vector<std::size_t> order) {
    const std::size_t n = order.size();
    const Matrix x = arena_.matrix(n, kModel);
    for (std::size_t i = 0; i < n; ++i) {
      Random random(seed_of(config_.words[order[i]], config_.seed));
      fill_normal(x.block(i, 0, 1, kModel), /*size=*/1, random);
    }
    if (config_.positions == OrderKind::kSinusoidal) add_positions(x);
    MultiHeadConfig config{.n_heads = kHeads, .n_kv_heads = kHeads};
    config.attention.scale = scaled_by_sqrt(kModel / kHeads);
    if (config_.positions == OrderKind::kAlibi) {
      const Tensor bias = arena_.tensor(kHeads, n, n);
      alibi_bias(bias);
      config.attention.bias = bias;
    }
    const MultiHeadParams params{.w_q = w_q_, .w_k = w_k_, .w_v = w_v_, .w_o = w_o_};
    return {.result = multi_head_attention(x, x, params, config, arena_),
            .order = std::move(order)};
  }

 private:
  void add_positions(Matrix x) {
    const Matrix positions = arena_.matrix(x.rows, x.cols);
    sinusoidal_positions(positions);
    for (std::size_t i = 0; i < x.rows; ++i)
      for (std::size_t c = 0; c < x.cols; ++c) x(i, c) += positions(i, c);
  }

  const ShuffleConfig& config_;
  Arena& arena_;
  Matrix w_q_, w_k_, w_v_, w_o_;
};

/// Rows and columns back to the order of the words as given.
std::vector<float> put_back(ConstMatrix weights, std::span<const std::size_t> order) {
  std::vector<float> back(order.size() * order.size());
  for (std::size_t i = 0; i < order.size(); ++i)
    for (std::size_t j = 0; j < order.size(); ++j)
      back[order[i] * order.size() + order[j]] = weights(i, j);
  return back;
}

double largest_difference(std::span<const float> a, std::span<const float> b) {
  double most = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    most = std::max(most, std::abs(static_cast<double>(a[i]) - b[i]));
  return most;
}

}  // namespace

std::vector<double> sinusoidal_profile(const ProfileConfig& config) {
  require_profile(config);
  Arena arena;
  const Matrix x = arena.matrix(config.first + config.n_distances, config.d);
  sinusoidal_positions(x);
  return against_first(x, config);
}

std::vector<double> rope_profile(const ProfileConfig& config) {
  require_profile(config);
  Arena arena;
  const std::size_t n = config.first + config.n_distances;
  const Tensor x = arena.tensor(/*heads=*/1, n, config.d);
  for (std::size_t i = 0; i < n; ++i) {
    Random random(config.seed);
    fill_normal(x.head(0).block(i, 0, 1, config.d), /*size=*/1, random);
  }
  Rope(n, config.d).rotate(x, /*first=*/0);
  return against_first(x.head(0), config);
}

std::vector<double> alibi_profile(std::size_t n_distances, std::size_t head, std::size_t n_heads) {
  require(n_distances >= 1 && n_distances <= 1024 && head < n_heads && n_heads <= 64,
          "invalid profile: 1 to 1024 distances, at most 64 heads");
  Arena arena;
  const Tensor bias = arena.tensor(n_heads, /*rows=*/1, n_distances);
  alibi_bias(bias);
  std::vector<double> profile;
  profile.reserve(n_distances);
  for (std::size_t t = 0; t < n_distances; ++t)
    profile.push_back(bias.head(head)(0, n_distances - 1 - t));
  return profile;
}

Shuffle shuffle_words(const ShuffleConfig& config, Arena& arena) {
  const std::size_t n = config.words.size();
  require(n >= 1 && n <= 64, "invalid number of words: " + std::to_string(n) + " (1 to 64)");
  std::vector<std::size_t> given(n);
  std::iota(given.begin(), given.end(), std::size_t{0});
  require(std::ranges::is_permutation(config.order, given), "invalid order: no permutation");
  const Arena::Scope scope(arena);
  ShuffledAttention attention(config, arena);
  const MultiHeadResult first = attention.run(given).result;
  const auto [second, order] = attention.run(config.order);
  Shuffle shuffle;
  shuffle.n = n;
  for (std::size_t h = 0; h < kHeads; ++h) {
    const std::vector<float> weights = put_back(first.weights.head(h), given);
    const std::vector<float> shuffled = put_back(second.weights.head(h), order);
    shuffle.weights_change =
        std::max(shuffle.weights_change, largest_difference(weights, shuffled));
    if (h == 0) {
      shuffle.weights = weights;
      shuffle.shuffled = shuffled;
    }
  }
  for (std::size_t i = 0; i < n; ++i) {
    const std::span there = row_of(second.output, i);
    const std::span here = row_of(first.output, order[i]);
    shuffle.output_change = std::max(shuffle.output_change, largest_difference(here, there));
    for (const float number : here)
      shuffle.output_size = std::max(shuffle.output_size, std::abs(static_cast<double>(number)));
  }
  return shuffle;
}

}  // namespace attn
