#include "core/playground/model_attention.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>

#include "core/reference/attention.h"
#include "core/reference/layers.h"
#include "tests/core/attention/tensors.h"
#include "tests/core/playground/models.h"
#include "tests/core/playground/scenes.h"

/// The switches inside the real forward pass, against the same pass whose attention is written out
/// by hand in double.
namespace attn {
namespace {

using testing::kEpsilon;

/// Every number that a pass computed in its attentions and said at its end.
std::vector<float> numbers(const TransformerPass& pass) {
  std::vector<float> all;
  const auto append = [&](ConstMatrix x) {
    const std::vector<float> some = attn::numbers(x);
    all.insert(all.end(), some.begin(), some.end());
  };
  for (const StackPass* stack : {&pass.encoder, &pass.decoder})
    for (const LayerPass& layer : stack->layers)
      for (const AttentionPass* attention : {&layer.self, &layer.cross}) {
        for (std::size_t h = 0; h < attention->weights.heads; ++h)
          append(attention->weights.head(h));
        append(attention->heads);
      }
  append(pass.logits);
  return all;
}

/// Five tokens, and four of a source.
struct Example {
  std::vector<std::int32_t> tokens{1, 260, 262, 3, 265};
  std::vector<std::int32_t> source{259, 264, 261, 2};

  Batch batch(const TransformerConfig& config) const {
    Batch batch{.n_sequences = 1, .n = tokens.size(), .tokens = tokens};
    if (config.kind == ModelKind::kEncoderDecoder) {
      batch.n_source = source.size();
      batch.source = source;
    }
    return batch;
  }
};

std::vector<float> run(const LanguageModel& model, const ForwardOptions& options) {
  Arena arena;
  return numbers(model.transformer().forward(Example().batch(model.config()), arena, options));
}

std::vector<TransformerConfig> configs() {
  std::vector<TransformerConfig> all{writer_config(), translator_config()};
  all.push_back(writer_config());
  all.back().position = PositionKind::kRope;
  all.back().n_kv_heads = 2;
  all.push_back(writer_config());
  all.back().position = PositionKind::kAlibi;
  return all;
}

TEST(ModelAttention, WithoutSwitchesIsThePlainForwardPassToTheBit) {
  for (const TransformerConfig& config : configs()) {
    const LanguageModel model = make_model(config);
    for (const SwitchScope scope :
         {SwitchScope::kHead, SwitchScope::kLayer, SwitchScope::kEverywhere}) {
      ModelScene scene;
      scene.scope = scope;
      EXPECT_EQ(run(model, ModelAttention(scene).options()), run(model, {}));
    }
  }
}

/// What the test writes by hand: one head, in double. Switches as in the scene.
struct HeadByHand {
  const ModelSwitches& switches;
  HeadPlace at;
  bool acts, off;
  bool painted_here;
};

reference::Matrix in_double(ConstMatrix x) {
  reference::Matrix y(x.rows, x.cols);
  for (std::size_t i = 0; i < x.rows; ++i)
    for (std::size_t j = 0; j < x.cols; ++j) y(i, j) = x(i, j);
  return y;
}

bool hidden(const HeadByHand& head, const Mask& own, const reference::Pair& pair) {
  const auto [ignored, i, n_q, j, n_kv] = pair;
  if (!head.acts) return !reference::may_attend(own, pair);
  const ModelSwitches& s = head.switches;
  const Mask mask{.kind = s.mask.value_or(own.kind), .window = s.window};
  if (!reference::may_attend(mask, pair)) return true;
  if (s.hide_self && head.at.place != ModelPlace::kCross && i == j) return true;
  if (!head.painted_here) return false;
  if (j + s.padding >= n_kv) return true;
  return std::ranges::find(s.painted, MaskCell{i, j}) != s.painted.end();
}

/// softmax(scores / T) along the axis.
reference::Matrix softmax_by_hand(const reference::Matrix& scores, const SoftmaxConfig& softmax) {
  reference::Matrix weights(scores.rows, scores.cols);
  const auto together = [&](std::size_t i, std::size_t j, std::size_t k, std::size_t l) {
    if (softmax.axis == SoftmaxAxis::kRows) return i == k;
    return softmax.axis == SoftmaxAxis::kAll || j == l;
  };
  for (std::size_t i = 0; i < scores.rows; ++i)
    for (std::size_t j = 0; j < scores.cols; ++j) {
      double sum = 0;
      for (std::size_t k = 0; k < scores.rows; ++k)
        for (std::size_t l = 0; l < scores.cols; ++l)
          if (together(i, j, k, l)) sum += std::exp(scores(k, l) / softmax.temperature);
      weights(i, j) = sum == 0 ? 0 : std::exp(scores(i, j) / softmax.temperature) / sum;
    }
  return weights;
}

struct Attended {
  ConstMatrix query, key, value, bias;
  Mask mask;
  Matrix weights, output;
};

void attend_by_hand(const HeadByHand& head, const Attended& a) {
  const ModelSwitches& s = head.switches;
  const bool self = head.at.place != ModelPlace::kCross;
  const ConstMatrix key = head.acts && s.key_is_query && self ? a.query : a.key;
  const ConstMatrix value = head.acts && s.value_is_key ? key : a.value;
  const double scale =
      head.acts && !s.scaled ? 1 : 1 / std::sqrt(static_cast<double>(a.query.cols));
  reference::Matrix scores = reference::scores(in_double(a.query), in_double(key), scale);
  for (std::size_t i = 0; i < scores.rows; ++i)
    for (std::size_t j = 0; j < scores.cols; ++j) {
      if (!a.bias.empty()) scores(i, j) += a.bias(i, j);
      if (hidden(head, a.mask,
                 {.head = 0, .query = i, .n_q = scores.rows, .key = j, .n_kv = scores.cols}))
        scores(i, j) = -std::numeric_limits<double>::infinity();
    }
  const reference::Matrix weights =
      softmax_by_hand(scores, head.acts ? s.softmax : SoftmaxConfig{});
  const reference::Matrix output = reference::weighted_sum(weights, in_double(value));
  for (std::size_t i = 0; i < scores.rows; ++i) {
    for (std::size_t j = 0; j < scores.cols; ++j)
      a.weights(i, j) = static_cast<float>(weights(i, j));
    for (std::size_t c = 0; c < output.cols; ++c)
      a.output(i, c) = head.off ? 0 : static_cast<float>(output(i, c));
  }
}

bool is_in_scope(const ModelScene& scene, const HeadPlace& at) {
  const bool layer = at.place == scene.chosen.place && at.layer == scene.chosen.layer;
  if (scene.scope == SwitchScope::kHead) return layer && at.head == scene.chosen.head;
  return scene.scope == SwitchScope::kEverywhere || layer;
}

ForwardOptions by_hand(const ModelScene& scene) {
  return {.keep_scores = false,
          .attend = [&scene](const AttentionPlace& place, const AttentionInputs& inputs,
                             const AttentionConfig& config, const DenseResult& result, Arena&) {
            for (std::size_t h = 0; h < inputs.query.heads; ++h) {
              const ModelPlace where = place.in_encoder ? ModelPlace::kEncoder
                                       : place.cross    ? ModelPlace::kCross
                                                        : ModelPlace::kDecoder;
              const HeadPlace at{.place = where, .layer = place.layer, .head = h};
              const std::size_t kv_head = h * inputs.key.heads / inputs.query.heads;
              attend_by_hand({.switches = scene.switches,
                              .at = at,
                              .acts = is_in_scope(scene, at),
                              .off = std::ranges::count(scene.heads_off, at) > 0,
                              .painted_here = where == scene.chosen.place},
                             {.query = inputs.query.head(h),
                              .key = inputs.key.head(kv_head),
                              .value = inputs.value.head(kv_head),
                              .bias = bias_head(config, h),
                              .mask = config.mask,
                              .weights = result.weights.head(h),
                              .output = result.output.head(h)});
            }
          }};
}

struct Case {
  const char* name;
  std::function<void(ModelScene&)> change;
};

class EachSwitch : public ::testing::TestWithParam<Case> {};

/// The roundings of two or three layers of float, against the same with attention in double:
/// measured, at most 10 epsilon of 1 + the number itself.
constexpr double kTolerance = 64 * kEpsilon;

TEST_P(EachSwitch, IsTheHandMadeAttentionInTheWholePass) {
  for (const TransformerConfig& config : configs()) {
    const LanguageModel model = make_model(config);
    for (const SwitchScope scope :
         {SwitchScope::kHead, SwitchScope::kLayer, SwitchScope::kEverywhere})
      for (const ModelPlace place :
           {ModelPlace::kEncoder, ModelPlace::kDecoder, ModelPlace::kCross}) {
        if (config.kind == ModelKind::kDecoder && place != ModelPlace::kDecoder) continue;
        ModelScene scene;
        scene.scope = scope;
        scene.chosen = {.place = place, .layer = 1, .head = 1};
        GetParam().change(scene);
        if (scene.switches.key_is_query && config.n_kv_heads != config.n_heads) continue;
        const std::vector<float> is = run(model, ModelAttention(scene).options());
        const std::vector<float> must = run(model, by_hand(scene));
        ASSERT_EQ(is.size(), must.size());
        for (std::size_t i = 0; i < is.size(); ++i)
          ASSERT_NEAR(is[i], must[i], kTolerance * (1 + std::abs(must[i]))) << i;
        const bool only_self = scene.switches.key_is_query || scene.switches.hide_self;
        const bool does_nothing = place == ModelPlace::kCross &&
                                  scope != SwitchScope::kEverywhere && only_self &&
                                  !scene.switches.value_is_key;
        EXPECT_EQ(is == run(model, {}), does_nothing);
      }
  }
}

INSTANTIATE_TEST_SUITE_P(
    ModelAttention, EachSwitch,
    ::testing::Values(
        Case{"NotScaled", [](ModelScene& s) { s.switches.scaled = false; }},
        Case{"KeyIsQuery", [](ModelScene& s) { s.switches.key_is_query = true; }},
        Case{"ValueIsKey", [](ModelScene& s) { s.switches.value_is_key = true; }},
        Case{"KeyIsQueryAndValueIsKey",
             [](ModelScene& s) { s.switches.key_is_query = s.switches.value_is_key = true; }},
        Case{"Hot", [](ModelScene& s) { s.switches.softmax.temperature = 4; }},
        Case{"Columns", [](ModelScene& s) { s.switches.softmax.axis = SoftmaxAxis::kColumns; }},
        Case{"All", [](ModelScene& s) { s.switches.softmax.axis = SoftmaxAxis::kAll; }},
        Case{"NotSubtracted", [](ModelScene& s) { s.switches.softmax.stable = false; }},
        Case{"Window",
             [](ModelScene& s) {
               s.switches.mask = MaskKind::kWindow;
               s.switches.window = 2;
             }},
        Case{"HideSelf", [](ModelScene& s) { s.switches.hide_self = true; }},
        Case{"Painted",
             [](ModelScene& s) {
               s.switches.painted = {{.row = 3, .col = 0}, {.row = 99, .col = 0}};
             }},
        Case{"Padding", [](ModelScene& s) { s.switches.padding = 2; }},
        Case{"HeadsOff",
             [](ModelScene& s) {
               s.heads_off = {s.chosen, {.place = s.chosen.place, .layer = 0, .head = 0}};
             }}),
    [](const ::testing::TestParamInfo<Case>& tested) { return tested.param.name; });

TEST(ModelAttention, AMaskTakesThePlaceOfTheModelsOwn) {
  const LanguageModel model = make_model(writer_config());
  ModelScene scene;
  scene.chosen = {.place = ModelPlace::kDecoder, .layer = 0, .head = 3};
  const std::vector<float> plain = run(model, {});
  scene.switches.mask = MaskKind::kCausal;
  EXPECT_EQ(run(model, ModelAttention(scene).options()), plain) << "as a writer's own";
  scene.switches.mask = MaskKind::kNone;
  EXPECT_NE(run(model, ModelAttention(scene).options()), plain);
}

}  // namespace
}  // namespace attn
