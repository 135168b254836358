#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

#include "core/reference/layers.h"
#include "tests/core/playground/scenes.h"

/// Every number of a picture against the formula, stage by stage in double: each stage from what
/// the picture says of the one before.
namespace attn {
namespace {

constexpr double kEpsilon = std::numeric_limits<float>::epsilon();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Whether query i may not see key j: the rules of Scene, one after the other.
bool hidden(const Scene& scene, std::size_t i, std::size_t j) {
  const std::size_t n_kv = scene.key_words().size();
  if (!scene.padding.empty() && scene.padding[j] == 1) return true;
  if (!scene.painted.empty() && scene.painted[i * n_kv + j] == 1) return true;
  if (scene.hide_self && !scene.cross && i == j) return true;
  if (scene.mask == MaskKind::kCausal) return j > i;
  if (scene.mask == MaskKind::kWindow) return j > i || i - j >= scene.window;
  return false;
}

/// c = a · b within gemm's bound.
void expect_product(ConstMatrix a, ConstMatrix b, ConstMatrix c) {
  const double k = static_cast<double>(a.cols) + 3;
  ASSERT_EQ(c.rows, a.rows);
  ASSERT_EQ(c.cols, b.cols);
  for (std::size_t i = 0; i < c.rows; ++i)
    for (std::size_t j = 0; j < c.cols; ++j) {
      const Approximate expected = product(a, b, i, j);
      EXPECT_NEAR(c(i, j), expected.value, k * kEpsilon * expected.magnitude) << i << ' ' << j;
    }
}

void expect_projections(const Picture& p) {
  expect_product(p.x, p.w_q, p.query);
  expect_product(p.y, p.w_k, p.key);
  expect_product(p.y, p.w_v, p.value);
}

void expect_scores(const Playground& playground, const Scene& scene, const Picture& p) {
  const double scale = scene.scaled ? 1 / std::sqrt(static_cast<double>(p.d_k)) : 1;
  const double k = static_cast<double>(p.d_k) + 6;  // also: scale, its rounding and the bias
  for (std::size_t i = 0; i < p.n_q; ++i)
    for (std::size_t j = 0; j < p.n_kv; ++j) {
      const Approximate raw = dot(p.query, p.key, i, j);
      EXPECT_NEAR(p.raw_scores(i, j), raw.value, k * kEpsilon * raw.magnitude);
      const double frequency = playground.word_vectors().frequency(scene.key_words()[j]);
      const double bias = scene.damp_frequent ? std::log(0.001 / (0.001 + frequency)) : 0;
      if (hidden(scene, i, j)) {
        EXPECT_EQ(p.scores(i, j), -kInfinity);
        EXPECT_EQ(p.weights(i, j), 0);
      } else {
        EXPECT_NEAR(p.scores(i, j), raw.value * scale + bias,
                    k * kEpsilon * (raw.magnitude * scale + std::abs(bias)));
      }
    }
}

void expect_weights_and_output(const Picture& p) {
  reference::Matrix scores(p.n_q, p.n_kv);
  for (std::size_t i = 0; i < p.n_q; ++i)
    for (std::size_t j = 0; j < p.n_kv; ++j) scores(i, j) = p.scores(i, j);
  const reference::Matrix weights = reference::softmax_rows(scores);
  for (std::size_t i = 0; i < p.n_q; ++i)
    for (std::size_t j = 0; j < p.n_kv; ++j) {
      // exp of s - max: an absolute error of epsilon · |s - max| / 2 of the argument, at most 90
      // before the weight is below the smallest float; plus exp, sum and quotient.
      EXPECT_NEAR(p.weights(i, j), weights(i, j), (45 + 8) * kEpsilon * weights(i, j) + 1e-37);
    }
  expect_product(p.weights, p.value, p.head_output);
}

void expect_summary(const Picture& p) {
  for (std::size_t i = 0; i < p.n_q; ++i) {
    double sum = 0, entropy = 0, largest = 0;
    for (std::size_t j = 0; j < p.n_kv; ++j) {
      const double w = p.weights(i, j);
      sum += w;
      largest = std::max(largest, w);
      if (w > 0) entropy -= w * std::log2(w);
    }
    const double n = static_cast<double>(p.n_kv);
    EXPECT_NEAR(p.row_sums(p.head, i), sum, kEpsilon);
    EXPECT_NEAR(p.row_sums(p.head, i), sum > 0 ? 1 : 0, (n + 3) * kEpsilon);
    EXPECT_EQ(p.largest(p.head, i), largest);
    // Weights are off by 53 epsilon of themselves (above), their logarithms by as much.
    EXPECT_NEAR(p.entropy(p.head, i), entropy, 2 * 53 * kEpsilon * (1 + std::log2(n)));
    for (std::size_t j = 0; j < p.n_kv; ++j)
      EXPECT_EQ(p.overview.head(p.head)(i, j), p.weights(i, j));
  }
}

/// output = Σ over the heads of head_output · w_o.
void expect_output(Playground& playground, Scene scene) {
  const std::vector<float> output = numbers(playground.show(scene).output);
  std::vector<Approximate> expected(output.size());
  for (scene.head = 0; scene.head < scene.n_heads; ++scene.head) {
    const Picture& p = playground.show(scene);
    for (std::size_t i = 0; i < p.n_q; ++i)
      for (std::size_t j = 0; j < p.d_model; ++j) {
        const Approximate part = product(p.head_output, p.w_o, i, j);
        expected[i * p.d_model + j].value += part.value;
        expected[i * p.d_model + j].magnitude += part.magnitude;
      }
  }
  const double k = 96 + 3;  // d_model, as gemm's bound
  for (std::size_t at = 0; at < output.size(); ++at)
    EXPECT_NEAR(output[at], expected[at].value, k * kEpsilon * expected[at].magnitude);
}

struct Case {
  const char* name;
  std::function<void(Scene&)> change;
};

class EveryStage : public testing::TestWithParam<Case> {};

TEST_P(EveryStage, IsTheFormula) {
  LoadedPlayground playground;
  Scene scene = scene_of(kSentence);
  GetParam().change(scene);
  for (scene.head = 0; scene.head < scene.n_heads; ++scene.head) {
    const Picture& p = playground.show(scene);
    expect_projections(p);
    expect_scores(playground, scene, p);
    expect_weights_and_output(p);
    expect_summary(p);
  }
  scene.head = 0;
  expect_output(playground, scene);
}

INSTANTIATE_TEST_SUITE_P(
    Playground, EveryStage,
    testing::Values(Case{"Default", [](Scene&) {}},
                    Case{"OneHead", [](Scene& s) { s.n_heads = 1; }},
                    Case{"OneToken", [](Scene& s) { s.words = {"river"}; }},
                    Case{"TwelveHeadsUnscaled",
                         [](Scene& s) {
                           s.n_heads = 12;
                           s.scaled = false;
                         }},
                    Case{"Causal", [](Scene& s) { s.mask = MaskKind::kCausal; }},
                    Case{"Window",
                         [](Scene& s) {
                           s.mask = MaskKind::kWindow;
                           s.window = 3;
                         }},
                    Case{"HideSelfAndDamp", [](Scene& s) { s.hide_self = s.damp_frequent = true; }},
                    Case{"NothingToSee",
                         [](Scene& s) {
                           s.words = {"river"};
                           s.hide_self = true;
                         }},
                    Case{"CrossHidesNoSelf",
                         [](Scene& s) {
                           s.cross = s.hide_self = true;
                           s.other_words = split("a ship sailed to the shore !");
                         }},
                    Case{"ValueIsKey",
                         [](Scene& s) {
                           s.value_is_key = true;
                           s.projection = Projection::kRandom;
                         }},
                    Case{"Everything", everything}),
    [](const testing::TestParamInfo<Case>& tested) { return tested.param.name; });

}  // namespace
}  // namespace attn
