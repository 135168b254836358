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

/// Softmax of the scores of the picture, cut into what sums to 1.
reference::Matrix exact_weights(const SoftmaxConfig& config, const Picture& p) {
  const bool by_row = config.axis == SoftmaxAxis::kRows;
  const bool by_column = config.axis == SoftmaxAxis::kColumns;
  const std::size_t n_lines = by_row ? p.n_q : by_column ? p.n_kv : 1;
  reference::Matrix lines(n_lines, p.n_q * p.n_kv / n_lines);
  const auto place = [&](std::size_t i, std::size_t j) -> double& {
    return by_column ? lines(j, i) : lines.data[i * p.n_kv + j];
  };
  for (std::size_t i = 0; i < p.n_q; ++i)
    for (std::size_t j = 0; j < p.n_kv; ++j) place(i, j) = p.scores(i, j) / config.temperature;
  lines = reference::softmax_rows(lines);
  reference::Matrix weights(p.n_q, p.n_kv);
  for (std::size_t i = 0; i < p.n_q; ++i)
    for (std::size_t j = 0; j < p.n_kv; ++j) weights(i, j) = place(i, j);
  return weights;
}

void expect_weights_and_output(const Scene& scene, const Picture& p) {
  const reference::Matrix weights = exact_weights(scene.softmax, p);
  // exp of s - max: an absolute error of epsilon · |s - max| / 2 of the argument, at most 90 before
  // the weight is below the smallest float; plus exp, sum and quotient. Without the maximum
  // subtracted s is at most 90 itself. A temperature rounds s once more; of all weights each row
  // is scaled again, by a quotient of its own.
  const double k = (scene.softmax == SoftmaxConfig{} ? 45 : 90) + 8;
  for (std::size_t i = 0; i < p.n_q; ++i)
    for (std::size_t j = 0; j < p.n_kv; ++j)
      EXPECT_NEAR(p.weights(i, j), weights(i, j), k * kEpsilon * weights(i, j) + 1e-37);
  expect_product(p.weights, p.value, p.head_output);
}

void expect_summary(const Scene& scene, const Picture& p) {
  const bool by_row = scene.softmax.axis == SoftmaxAxis::kRows;
  const double n = static_cast<double>(p.n_kv);
  for (std::size_t i = 0; i < p.n_q; ++i) {
    double sum = 0, entropy = 0, largest = 0;
    for (std::size_t j = 0; j < p.n_kv; ++j) {
      const double w = p.weights(i, j);
      sum += w;
      largest = std::max(largest, w);
      if (w > 0) entropy -= w * std::log2(w);
    }
    EXPECT_NEAR(p.row_sums(p.head, i), sum, kEpsilon * sum);
    if (by_row) {
      EXPECT_NEAR(p.row_sums(p.head, i), sum > 0 ? 1 : 0, (n + 3) * kEpsilon);
    }
    EXPECT_EQ(p.largest(p.head, i), largest);
    // Weights are off by 53 epsilon of themselves (above), their logarithms by as much.
    EXPECT_NEAR(p.entropy(p.head, i), entropy,
                2 * 53 * kEpsilon * (1 + std::log2(n)) / std::min(1.0F, scene.softmax.temperature));
    for (std::size_t j = 0; j < p.n_kv; ++j)
      EXPECT_EQ(p.overview.head(p.head)(i, j), p.weights(i, j));
  }
  for (std::size_t j = 0; j < p.n_kv; ++j) {
    double sum = 0;
    for (std::size_t i = 0; i < p.n_q; ++i) sum += p.weights(i, j);
    EXPECT_NEAR(p.column_sums(p.head, j), sum, static_cast<double>(p.n_q) * kEpsilon * sum);
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
    expect_weights_and_output(scene, p);
    expect_summary(scene, p);
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
                    Case{"KeyIsQuery",
                         [](Scene& s) {
                           s.key_is_query = true;
                           s.projection = Projection::kRandom;
                         }},
                    Case{"Cold", [](Scene& s) { s.softmax.temperature = 0.25F; }},
                    Case{"MaximumNotSubtracted", [](Scene& s) { s.softmax.stable = false; }},
                    Case{"SoftmaxOfColumns",
                         [](Scene& s) {
                           s.softmax = {.axis = SoftmaxAxis::kColumns, .temperature = 3};
                           s.mask = MaskKind::kCausal;
                         }},
                    Case{"SoftmaxOfAll",
                         [](Scene& s) {
                           s.softmax.axis = SoftmaxAxis::kAll;
                           s.cross = true;
                           s.other_words = split("a ship sailed");
                         }},
                    Case{"SoftmaxOfAllNotSubtracted",
                         [](Scene& s) {
                           s.softmax = {.axis = SoftmaxAxis::kAll, .stable = false};
                           s.n_heads = 12;
                         }},
                    Case{"Everything", everything}),
    [](const testing::TestParamInfo<Case>& tested) { return tested.param.name; });

}  // namespace
}  // namespace attn
