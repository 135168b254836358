#include "core/experiments/hiding.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>
#include <string>

#include "core/attention/dense.h"
#include "core/attention/mask.h"
#include "core/base/random.h"
#include "core/ops/gemm.h"
#include "core/ops/softmax.h"

namespace attn {
namespace {

constexpr std::size_t kD = 16;
constexpr std::size_t kMostQueries = 8;  // of a text with padding
constexpr float kInfinity = std::numeric_limits<float>::infinity();

Matrix draw(std::size_t rows, Random& random, Arena& scratch) {
  const Matrix x = scratch.matrix(rows, kD);
  for (std::size_t i = 0; i < rows * kD; ++i) x.data[i] = static_cast<float>(random.normal());
  return x;
}

double mean_square(ConstMatrix x) {
  double sum = 0;
  for (std::size_t i = 0; i < x.rows; ++i)
    for (std::size_t j = 0; j < x.cols; ++j) sum += static_cast<double>(x(i, j)) * x(i, j);
  return x.empty() ? 0 : sum / static_cast<double>(x.rows * x.cols);
}

/// The largest difference of the first rows; NaN where there is one.
double largest_difference(ConstMatrix a, ConstMatrix b, std::size_t n_rows) {
  double largest = 0;
  for (std::size_t i = 0; i < n_rows; ++i)
    for (std::size_t j = 0; j < a.cols; ++j) {
      const double one = std::abs(static_cast<double>(a(i, j)) - b(i, j));
      if (std::isnan(one)) return one;
      largest = std::max(largest, one);
    }
  return largest;
}

/// The size that differences are told in.
double size_of(ConstMatrix right, ConstMatrix value) {
  const double square = mean_square(right);
  return std::sqrt(square > 0 ? square : mean_square(value));
}

/// What a text with hidden keys goes through, one way of hiding after the other.
class Text {
 public:
  Text(const HidingConfig& config, Arena& scratch)
      : config_(config),
        scratch_(scratch),
        n_q_(config.causal ? config.n : std::min(config.n, kMostQueries)) {
    Random random(config.seed);
    query_ = draw(n_q_, random, scratch);
    key_ = draw(config.n, random, scratch);
    value_ = draw(config.n, random, scratch);
  }

  std::size_t n_q() const { return n_q_; }
  ConstMatrix value() const { return value_; }
  bool is_hidden(std::size_t i, std::size_t j) const {
    return config_.causal ? j > i : j >= config_.n_seen;
  }
  /// Rows that must not notice what `replace` does.
  std::size_t n_rows_before() const { return config_.causal ? n_q_ - 1 : n_q_; }

  void replace_hidden() {
    Random random(config_.seed + 0x5eed);
    const std::size_t first = config_.causal ? config_.n - 1 : config_.n_seen;
    for (std::size_t i = first; i < config_.n; ++i)
      for (std::size_t j = 0; j < kD; ++j) {
        key_(i, j) = static_cast<float>(random.normal());
        value_(i, j) = static_cast<float>(random.normal());
      }
  }

  Matrix weights(Hiding way) const {
    const Matrix scores = scratch_.matrix(n_q_, config_.n);
    dense_scores({Tensor(query_), Tensor(key_), Tensor(value_)}, {.scale = scaled_by_sqrt(kD)},
                 Tensor(scores), scratch_);
    for (std::size_t i = 0; i < n_q_; ++i) {
      const std::span<float> row(scores.row(i), scores.cols);
      for (float& score : row) score += static_cast<float>(config_.level);
      weigh(way, i, row);
    }
    return scores;
  }

  Matrix output(ConstMatrix weights) const {
    const Matrix output = scratch_.matrix(n_q_, kD);
    gemm(weights, value_, output, {}, scratch_);
    return output;
  }

 private:
  /// Scores of row i -> weights, in place.
  void weigh(Hiding way, std::size_t i, std::span<float> row) const {
    switch (way) {
      case Hiding::kMinusInfinity:
      case Hiding::kUnguarded:
        put(i, row, -kInfinity);
        if (softmax(row, row).sum == 0 && way == Hiding::kUnguarded)
          std::ranges::fill(row, std::numeric_limits<float>::quiet_NaN());
        return;
      case Hiding::kFill:
        put(i, row, static_cast<float>(config_.fill));
        softmax(row, row);
        return;
      case Hiding::kAfter:
      case Hiding::kAfterRenormalised:
        softmax(row, row);
        put(i, row, 0);
        if (way == Hiding::kAfter) return;
        const float left = std::accumulate(row.begin(), row.end(), 0.0F);
        for (float& weight : row) weight /= left;
    }
  }

  void put(std::size_t i, std::span<float> row, float x) const {
    for (std::size_t j = 0; j < row.size(); ++j)
      if (is_hidden(i, j)) row[j] = x;
  }

  const HidingConfig& config_;
  Arena& scratch_;
  std::size_t n_q_;
  Matrix query_, key_, value_;
};

void validate(const HidingConfig& config) {
  require(config.n >= 2 && config.n <= 1024,
          "invalid number of tokens: " + std::to_string(config.n) + " (2 to 1024)");
  require(config.n_seen <= config.n,
          "invalid number of keys that may be seen: " + std::to_string(config.n_seen) +
              " (at most " + std::to_string(config.n) + ")");
  require(std::isfinite(config.fill) && std::isfinite(config.level), "invalid scores: not finite");
}

void summarize(const Text& text, ConstMatrix weights, HidingRun& run) {
  for (std::size_t i = 0; i < weights.rows; ++i) {
    double sum = 0;
    for (std::size_t j = 0; j < weights.cols; ++j) {
      const float weight = weights(i, j);
      run.weights.push_back(weight);
      run.n_nan += std::isnan(weight) ? 1 : 0;
      sum += weight;
      if (text.is_hidden(i, j)) run.leaked += weight / static_cast<double>(weights.rows);
    }
    run.sums.push_back(sum);
  }
}

}  // namespace

HidingRun hide(const HidingConfig& config, Arena& scratch) {
  validate(config);
  const Arena::Scope scope(scratch);
  Text text(config, scratch);
  const Matrix weights = text.weights(config.way);
  const Matrix output = text.output(weights);
  const Matrix right = text.output(text.weights(Hiding::kMinusInfinity));
  const double size = size_of(right, text.value());
  HidingRun run{.n_q = text.n_q(), .n_kv = config.n};
  summarize(text, weights, run);
  run.error = largest_difference(output, right, text.n_q()) / size;
  text.replace_hidden();
  const Matrix after = text.output(text.weights(config.way));
  run.moved = largest_difference(output, after, text.n_rows_before()) / size;
  return run;
}

CacheStepRun step_with_cache(const CacheStepConfig& config, Arena& scratch) {
  const auto& [mask, n_cached, n_new, seed] = config;
  require(n_cached <= 512,
          "invalid number of tokens in the cache: " + std::to_string(n_cached) + " (at most 512)");
  require(n_new >= 1 && n_new <= 16,
          "invalid number of new tokens: " + std::to_string(n_new) + " (1 to 16)");
  const Arena::Scope scope(scratch);
  const std::size_t n = n_cached + n_new;
  Random random(seed);
  const Matrix query = draw(n, random, scratch);
  const Matrix key = draw(n, random, scratch);
  const Matrix value = draw(n, random, scratch);
  const auto attend = [&](Matrix queries, MaskKind kind) {
    const Matrix weights = scratch.matrix(queries.rows, n);
    const Matrix output = scratch.matrix(queries.rows, kD);
    dense_attention({Tensor(queries), Tensor(key), Tensor(value)},
                    {.scale = scaled_by_sqrt(kD), .mask = {.kind = kind}},
                    {.weights = Tensor(weights), .output = Tensor(output)}, scratch);
    return std::pair{weights, output};
  };
  const Matrix whole = attend(query, MaskKind::kCausal).second.block(n_cached, 0, n_new, kD);
  const auto [weights, output] = attend(query.block(n_cached, 0, n_new, kD), mask);
  CacheStepRun run{.weights = {weights.data, weights.data + n_new * n}};
  run.n_seen =
      static_cast<double>(std::ranges::count_if(run.weights, [](float w) { return w > 0; })) /
      static_cast<double>(n_new);
  run.error = largest_difference(output, whole, n_new) / size_of(whole, value);
  return run;
}

}  // namespace attn
