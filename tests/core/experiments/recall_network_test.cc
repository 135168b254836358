#include "core/experiments/recall_network.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include "core/base/error.h"
#include "core/experiments/recall_lab.h"
#include "core/ops/loss.h"

namespace attn {
namespace {

constexpr RecallKind kKinds[] = {RecallKind::kRecurrent, RecallKind::kDilated,
                                 RecallKind::kAttention};
constexpr double kEpsilon = std::numeric_limits<float>::epsilon();

using Row = std::vector<double>;
using Rows = std::vector<Row>;

/// The same networks in double, as their formulas say, all tokens of all layers.
class Exact {
 public:
  Exact(const RecallShape& shape, const RecallNetwork& network, std::vector<double> params)
      : shape_(shape), network_(network), params_(std::move(params)) {}

  double& param(std::size_t i) { return params_[i]; }

  double loss(const RecallBatch& batch) const {
    double sum = 0;
    for (std::size_t s = 0; s < batch.targets.size(); ++s) {
      const Row logits = logits_of({&batch.tokens[s * shape_.n], shape_.n});
      double all = 0;
      for (const double logit : logits) all += std::exp(logit);
      sum += std::log(all) - logits[static_cast<std::size_t>(batch.targets[s])];
    }
    return sum / static_cast<double>(batch.targets.size());
  }

  Row logits_of(std::span<const std::int32_t> tokens) const {
    Rows x;
    for (const std::int32_t token : tokens) {
      const auto row = static_cast<std::size_t>(token);
      const double* begin = &params_[network_.table().offset + row * network_.d()];
      x.emplace_back(begin, begin + network_.d());
    }
    return times(last_of(x), network_.readout());
  }

 private:
  /// x · the rows [first, first + x.size()) of a matrix.
  Row times(const Row& x, const Slot& slot, std::size_t first = 0) const {
    Row y(slot.cols);
    for (std::size_t i = 0; i < x.size(); ++i)
      for (std::size_t j = 0; j < slot.cols; ++j)
        y[j] += x[i] * params_[slot.offset + (first + i) * slot.cols + j];
    return y;
  }

  Row last_of(const Rows& x) const {
    switch (shape_.kind) {
      case RecallKind::kRecurrent:
        return recurrent(x);
      case RecallKind::kDilated:
        return convolved(x);
      case RecallKind::kAttention:
        return attended(x);
    }
    ATTN_CHECK(false);
  }

  Row recurrent(const Rows& x) const {
    Row h(x[0].size());
    for (const Row& token : x) {
      h = times(h, network_.mixer()[0]);
      for (std::size_t c = 0; c < h.size(); ++c) h[c] = std::tanh(h[c] + token[c]);
    }
    return h;
  }

  Row convolved(Rows x) const {
    std::size_t dilation = 1;
    for (const Slot& taps : network_.mixer()) {
      Rows y;
      for (std::size_t i = 0; i < x.size(); ++i) {
        Row sum(network_.d());
        for (std::size_t tap = 0; tap < 3 && tap * dilation <= i; ++tap) {
          const Row part = times(x[i - tap * dilation], taps, (2 - tap) * network_.d());
          for (std::size_t c = 0; c < sum.size(); ++c) sum[c] += part[c];
        }
        for (double& number : sum) number = std::tanh(number);
        y.push_back(sum);
      }
      x = y;
      dilation *= 3;
    }
    return x.back();
  }

  Row attended(const Rows& x) const {
    const Row query = times(x.back(), network_.mixer()[0]);
    Row output(network_.d());
    double all = 0;
    for (const Row& token : x) {
      const Row key = times(token, network_.mixer()[1]);
      const Row value = times(token, network_.mixer()[2]);
      const double score = std::inner_product(query.begin(), query.end(), key.begin(), 0.0) /
                           std::sqrt(static_cast<double>(network_.d()));
      all += std::exp(score);
      for (std::size_t c = 0; c < output.size(); ++c) output[c] += std::exp(score) * value[c];
    }
    for (double& number : output) number /= all;
    return output;
  }

  const RecallShape& shape_;
  const RecallNetwork& network_;
  std::vector<double> params_;
};

RecallBatch some_sequences(const RecallShape& shape) {
  Random random(5);
  RecallBatch batch;
  fill(shape, /*n_sequences=*/3, random, batch);
  return batch;
}

RecallShape small(RecallKind kind, std::size_t n) {
  return {.kind = kind, .n = n, .n_symbols = 4, .most_params = 1000};
}

TEST(RecallNetwork, SaysWhatItsFormulaSays) {
  for (const RecallKind kind : kKinds)
    for (const std::size_t n : {3, 9, 27}) {
      const RecallShape shape = small(kind, n);
      const RecallNetwork network(shape);
      const std::vector<float> params = network.initial_params(/*seed=*/7);
      const Exact exact(shape, network, {params.begin(), params.end()});
      const RecallBatch batch = some_sequences(shape);
      Arena arena;
      const RecallPass pass = network.forward(params, batch.tokens, arena);
      for (std::size_t s = 0; s < 3; ++s) {
        const Row must = exact.logits_of({&batch.tokens[s * n], n});
        // Products of d numbers below 1 in each of at most n steps, which a rotation hands on.
        const double most = 4 * static_cast<double>(n) * kEpsilon;
        for (std::size_t c = 0; c < must.size(); ++c)
          EXPECT_NEAR(pass.logits(s, c), must[c], most) << static_cast<int>(kind) << " n " << n;
      }
    }
}

TEST(RecallNetwork, TheGradientIsTheSlopeOfTheLoss) {
  constexpr double kStep = 1e-5;
  for (const RecallKind kind : kKinds)
    for (const std::size_t n : {3, 9, 27}) {
      const RecallShape shape = small(kind, n);
      const RecallNetwork network(shape);
      const std::vector<float> params = network.initial_params(/*seed=*/8);
      const RecallBatch batch = some_sequences(shape);
      Arena arena;
      const RecallPass pass = network.forward(params, batch.tokens, arena);
      cross_entropy(pass.logits, batch.targets, {.grad_scale = 1.0F / 3});
      std::vector<float> grads(params.size());
      network.backward(params, pass, pass.logits, grads, arena);
      Exact exact(shape, network, {params.begin(), params.end()});
      const double largest = std::abs(*std::ranges::max_element(
          grads, [](float a, float b) { return std::abs(a) < std::abs(b); }));
      ASSERT_GT(largest, 0.01);
      // As the logits, and back again; the slope itself is good to step².
      const double most = 8 * static_cast<double>(n) * kEpsilon * std::max(1.0, largest);
      for (std::size_t i = 0; i < params.size(); i += 7) {
        const double before = exact.param(i);
        exact.param(i) = before + kStep;
        const double above = exact.loss(batch);
        exact.param(i) = before - kStep;
        const double below = exact.loss(batch);
        exact.param(i) = before;
        EXPECT_NEAR(grads[i], (above - below) / (2 * kStep), most)
            << static_cast<int>(kind) << " n " << n << " param " << i;
      }
    }
}

TEST(RecallNetwork, GradientsAreAdded) {
  const RecallShape shape = small(RecallKind::kRecurrent, 9);
  const RecallNetwork network(shape);
  const std::vector<float> params = network.initial_params(/*seed=*/9);
  const RecallBatch batch = some_sequences(shape);
  Arena arena;
  const RecallPass pass = network.forward(params, batch.tokens, arena);
  std::vector<float> once(params.size()), twice(params.size());
  network.backward(params, pass, pass.logits, once, arena);
  for (int i = 0; i < 2; ++i) network.backward(params, pass, pass.logits, twice, arena);
  for (std::size_t i = 0; i < once.size(); ++i)
    EXPECT_NEAR(twice[i], 2 * once[i], 4 * kEpsilon * std::abs(once[i]) + 4 * kEpsilon);
}

TEST(RecallNetwork, AllAreAsLargeAsTheParamsAllow) {
  for (const RecallKind kind : kKinds)
    for (const std::size_t n : {3, 9, 27, 81, 243}) {
      const std::size_t n_params = RecallNetwork({.kind = kind, .n = n}).n_params();
      EXPECT_LE(n_params, 4000);
      EXPECT_GT(n_params, 3700);  // one column more would be up to 260 params
    }
}

TEST(RecallNetwork, RefusesWhatIsBeyondItsBounds) {
  for (const std::size_t n : {0, 1, 2, 4, 26, 729})
    EXPECT_THROW(RecallNetwork({.n = n}), Error) << n;
  EXPECT_THROW(RecallNetwork({.n_symbols = 1}), Error);
  EXPECT_THROW(RecallNetwork({.n_symbols = 25}), Error);
  EXPECT_THROW(RecallNetwork({.most_params = 999}), Error);
}

}  // namespace
}  // namespace attn
