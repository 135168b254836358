#include "core/playground/model_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

#include "core/ops/loss.h"
#include "tests/core/playground/models.h"
#include "tests/core/playground/scenes.h"

namespace attn {
namespace {

constexpr double kEpsilon = std::numeric_limits<float>::epsilon();

/// b = x · w + b for what may have no bias, within gemm's bound.
void expect_projection(ConstMatrix x, ConstMatrix w, ConstMatrix bias, ConstMatrix y) {
  ASSERT_EQ(y.rows, x.rows);
  ASSERT_EQ(y.cols, w.cols);
  for (std::size_t i = 0; i < y.rows; ++i)
    for (std::size_t j = 0; j < y.cols; ++j) {
      const Approximate exact = product(x, w, i, j);
      const double b = bias.empty() ? 0 : bias(0, j);
      EXPECT_NEAR(y(i, j), exact.value + b,
                  static_cast<double>(x.cols + 4) * kEpsilon * (exact.magnitude + std::abs(b)));
    }
}

std::vector<std::string> pieces(const std::vector<ModelToken>& tokens) {
  std::vector<std::string> result;
  for (const ModelToken& token : tokens) result.push_back(token.piece);
  return result;
}

TEST(ShowModel, TheMatricesOfEachHeadFollowFromOneAnother) {
  ModelPlayground playground;
  for (ModelScene scene : {writer_scene(), translator_scene()})
    for (const ModelPlace place :
         {ModelPlace::kEncoder, ModelPlace::kDecoder, ModelPlace::kCross}) {
      if (scene.model == ModelName::kWriter && place != ModelPlace::kDecoder) continue;
      scene.chosen.place = place;
      const TransformerConfig& config = playground.model(scene.model).config();
      for (scene.chosen.layer = 0; scene.chosen.layer < config.n_layers; ++scene.chosen.layer)
        for (scene.chosen.head = 0; scene.chosen.head < config.n_heads; ++scene.chosen.head) {
          const ModelPicture& p = playground.show_model(scene);
          EXPECT_EQ(p.layer, scene.chosen.layer);
          EXPECT_EQ(p.head, scene.chosen.head);
          EXPECT_EQ(p.d_k, config.d_k());
          expect_projection(p.x, p.w_q, p.b_q, p.query);
          expect_projection(p.y, p.w_k, p.b_k, p.key);
          expect_projection(p.y, p.w_v, p.b_v, p.value);
          expect_projection(p.weights, p.value, {}, p.head_output);
          ASSERT_EQ(p.w_o.rows, p.d_k);
          ASSERT_EQ(p.b_o.cols, p.d_model);
          for (std::size_t i = 0; i < p.n_q; ++i)
            for (std::size_t j = 0; j < p.n_kv; ++j) {
              const Approximate raw = dot(p.query, p.key, i, j);
              EXPECT_NEAR(p.raw_scores(i, j), raw.value,
                          static_cast<double>(p.d_k + 3) * kEpsilon * raw.magnitude);
              const bool hidden = place == ModelPlace::kDecoder && j > i;
              EXPECT_EQ(p.scores(i, j) == -std::numeric_limits<float>::infinity(), hidden);
              EXPECT_EQ(p.weights(i, j) == 0, hidden);
            }
        }
    }
}

TEST(ShowModel, TheOutputIsTheSumOfAllHeads) {
  ModelPlayground playground;
  ModelScene scene = writer_scene();
  const std::vector<float> output = numbers(playground.show_model(scene).output);
  std::vector<Approximate> sum(output.size());
  for (scene.chosen.head = 0; scene.chosen.head < 4; ++scene.chosen.head) {
    const ModelPicture& p = playground.show_model(scene);
    for (std::size_t at = 0; at < sum.size(); ++at) {
      const Approximate part = product(p.head_output, p.w_o, at / p.d_model, at % p.d_model);
      const double bias = scene.chosen.head == 0 ? p.b_o(0, at % p.d_model) : 0;
      sum[at].value += part.value + bias;
      sum[at].magnitude += part.magnitude + std::abs(bias);
    }
  }
  for (std::size_t at = 0; at < sum.size(); ++at)
    EXPECT_NEAR(output[at], sum[at].value, (16 + 4) * kEpsilon * sum[at].magnitude);
}

TEST(ShowModel, SummariesAreOfAllHeadsOfAllLayers) {
  ModelPlayground playground;
  ModelScene scene = writer_scene();
  const ModelPicture first = playground.show_model(scene);
  const std::vector<float> all = numbers(first.entropy);
  ASSERT_EQ(first.overview.heads, 12U);
  for (std::size_t i = 0; i < 12; ++i) {
    scene.chosen.layer = i / 4;
    scene.chosen.head = i % 4;
    const ModelPicture& p = playground.show_model(scene);
    EXPECT_EQ(numbers(p.entropy), all);
    for (std::size_t row = 0; row < p.n_q; ++row) {
      const float* weights = p.weights.row(row);
      EXPECT_EQ(p.largest(i, row), *std::max_element(weights, weights + p.n_kv));
      EXPECT_NEAR(p.row_sums(i, row), 1, (static_cast<double>(p.n_kv) + 3) * kEpsilon);
      for (std::size_t col = 0; col < p.n_kv; ++col)
        EXPECT_EQ(p.overview.head(i)(row, col), p.weights(row, col));
    }
  }
}

TEST(ShowModel, KnowsItsTokensAndWhereTheyStand) {
  ModelPlayground playground;
  const ModelPicture& p = playground.show_model(writer_scene());
  EXPECT_THAT(pieces(p.tokens),
              testing::ElementsAre("<begin>", "The", "cat", "s", "sat", "on", "a", "mat"));
  EXPECT_TRUE(p.tokens[0].special);
  EXPECT_TRUE(p.tokens[3].inside);
  EXPECT_EQ(p.tokens[3].begin, 7U);
  EXPECT_EQ(p.tokens[3].end, 8U);
  EXPECT_EQ(pieces(p.other_tokens), pieces(p.tokens));

  ModelScene scene = translator_scene();
  const ModelPicture cross = playground.show_model(scene);
  EXPECT_THAT(pieces(cross.tokens), testing::ElementsAre("<begin>", "Le", "chien", "court", "."));
  EXPECT_THAT(pieces(cross.other_tokens),
              testing::ElementsAre("The", "dog", "run", "s", ".", "<end>"));
  EXPECT_EQ(cross.n_q, 5U);
  EXPECT_EQ(cross.n_kv, 6U);
  scene.chosen.place = ModelPlace::kEncoder;
  EXPECT_EQ(pieces(playground.show_model(scene).tokens), pieces(cross.other_tokens));
}

TEST(ShowModel, WithoutATargetItIsTheTranslation) {
  ModelPlayground playground;
  ModelScene scene = translator_scene();
  scene.target_text.clear();
  const Speech speech = playground.speak(scene);
  const ModelPicture& p = playground.show_model(scene);
  EXPECT_EQ(p.target_text, speech.before.text);
  ASSERT_EQ(p.tokens.size(), speech.before.pieces.size() + 1);
  for (std::size_t i = 0; i < speech.before.pieces.size(); ++i)
    EXPECT_EQ(p.tokens[i + 1].piece, speech.before.pieces[i].token.piece);
  // Greedy: each piece is the most probable one after those before it.
  for (std::size_t i = 0; i < speech.before.pieces.size(); ++i) {
    scene.position = i;
    const NextPiece next = playground.show_model(scene).prediction.before.front();
    EXPECT_EQ(next.token.piece, speech.before.pieces[i].token.piece);
    EXPECT_NEAR(next.before, speech.before.pieces[i].prob, 1e3 * kEpsilon * next.before)
        << "with a cache and without: some 100 roundings";
  }
}

TEST(ShowModel, PredictsWithTheProbabilitiesOfTheLogits) {
  ModelPlayground playground;
  const ModelScene scene = writer_scene();
  const ModelPicture& p = playground.show_model(scene);
  Arena arena;
  const LanguageModel& model = playground.model(ModelName::kWriter);
  std::vector<std::int32_t> ids{Tokenizer::kBegin};
  for (const Piece& piece : model.tokenizer().encode(scene.text)) ids.push_back(piece.id);
  const TransformerPass pass =
      model.transformer().forward({.n_sequences = 1, .n = ids.size(), .tokens = ids}, arena);

  EXPECT_EQ(p.prediction.position, 7U);
  ASSERT_EQ(p.prediction.before.size(), 10U);
  double sum = 0, total = 0;
  for (const NextPiece& next : p.prediction.before) {
    EXPECT_EQ(next.before, next.after) << "no switch";
    sum += next.before;
  }
  EXPECT_TRUE(std::ranges::is_sorted(p.prediction.before, std::greater{}, &NextPiece::before));
  std::vector<double> exps;
  const float* logits = pass.logits.row(7);
  const double max = *std::max_element(logits, logits + pass.logits.cols);
  for (std::size_t j = 0; j < pass.logits.cols; ++j) exps.push_back(std::exp(logits[j] - max));
  for (const double e : exps) total += e;
  std::ranges::sort(exps, std::greater{});
  double must = 0;
  for (std::size_t i = 0; i < 10; ++i) must += exps[i] / total;
  EXPECT_NEAR(sum, must, 60 * kEpsilon * must) << "exp of at most 90 below the largest";

  std::vector<std::int32_t> targets(ids.begin() + 1, ids.end());
  targets.push_back(kNoTarget);
  EXPECT_NEAR(p.prediction.loss_before, cross_entropy(pass.logits, targets, {}) / 7,
              60 * kEpsilon * p.prediction.loss_before);
}

TEST(ShowModel, SwitchesChangeWhatItSaysAndNotWhatItSaidBefore) {
  ModelPlayground playground;
  for (ModelScene scene : {writer_scene(), translator_scene()}) {
    const Prediction plain = playground.show_model(scene).prediction;
    scene.scope = SwitchScope::kEverywhere;
    scene.switches.value_is_key = true;
    const Prediction& changed = playground.show_model(scene).prediction;
    EXPECT_EQ(changed.loss_before, plain.loss_before);
    EXPECT_NE(changed.loss_after, plain.loss_after);
    for (std::size_t i = 0; i < 10; ++i) {
      EXPECT_EQ(changed.before[i].before, plain.before[i].before);
      EXPECT_NE(changed.before[i].after, changed.before[i].before);
    }
    EXPECT_TRUE(std::ranges::is_sorted(changed.after, std::greater{}, &NextPiece::after));
  }
}

TEST(ShowModel, OverflowIsNanInThePictureAndInWhatIsSaid) {
  ModelPlayground playground;
  ModelScene scene = writer_scene();
  scene.scope = SwitchScope::kEverywhere;
  scene.switches.scaled = false;
  scene.switches.softmax = {.stable = false, .temperature = 0.05F};
  const ModelPicture& p = playground.show_model(scene);
  EXPECT_TRUE(std::isnan(p.row_sums(11, 7)));
  EXPECT_TRUE(std::isnan(p.prediction.loss_after));
  EXPECT_FALSE(std::isnan(p.prediction.loss_before));
  EXPECT_TRUE(p.prediction.after.empty());
  EXPECT_TRUE(std::isnan(p.prediction.before[0].after));
  const Speech speech = playground.speak(scene);
  EXPECT_TRUE(speech.after.overflowed);
  EXPECT_TRUE(speech.after.pieces.empty());
  EXPECT_FALSE(speech.before.pieces.empty());
}

TEST(ShowModel, AHeadThatIsOffAddsNothing) {
  ModelPlayground playground;
  ModelScene scene = writer_scene();
  for (std::size_t h = 0; h < 4; ++h)
    scene.heads_off.push_back({.place = ModelPlace::kDecoder, .layer = 1, .head = h});
  const ModelPicture& p = playground.show_model(scene);
  for (std::size_t i = 0; i < p.n_q; ++i)
    for (std::size_t j = 0; j < p.d_model; ++j) EXPECT_EQ(p.output(i, j), p.b_o(0, j));
  for (const float x : numbers(p.head_output)) EXPECT_EQ(x, 0);
  EXPECT_NE(p.prediction.loss_after, p.prediction.loss_before);
}

TEST(ShowModel, KeyIsQueryAndValueIsKeyShowWhatWasUsed) {
  ModelPlayground playground;
  ModelScene scene = writer_scene();
  scene.switches.key_is_query = scene.switches.value_is_key = true;
  const ModelPicture& p = playground.show_model(scene);
  EXPECT_EQ(numbers(p.key), numbers(p.query));
  EXPECT_EQ(numbers(p.value), numbers(p.query));
  EXPECT_EQ(numbers(p.w_v), numbers(p.w_q));
  EXPECT_EQ(numbers(p.b_k), numbers(p.b_q));
  expect_projection(p.weights, p.value, {}, p.head_output);
}

TEST(ShowModel, UntrainedParamsDependOnTheSeedAlone) {
  ModelPlayground playground;
  ModelScene scene = writer_scene();
  const std::vector<float> trained = numbers(playground.show_model(scene).weights);
  scene.untrained = true;
  const std::vector<float> first = numbers(playground.show_model(scene).weights);
  EXPECT_NE(first, trained);
  scene.seed = 2;
  EXPECT_NE(numbers(playground.show_model(scene).weights), first);
  scene.seed = 1;
  EXPECT_EQ(numbers(playground.show_model(scene).weights), first);
  const std::vector<float> params =
      initial_params(playground.model(ModelName::kWriter).config(), /*seed=*/1);
  EXPECT_THAT(params, testing::Contains(playground.show_model(scene).w_q(0, 0)));
}

/// Part of what was computed for one scene is kept for the next.
TEST(ShowModel, APictureDoesNotDependOnThoseBefore) {
  const auto with = [](ModelScene scene, const std::function<void(ModelScene&)>& change) {
    change(scene);
    return scene;
  };
  const auto text = [&](const char* words) {
    return with(writer_scene(), [&](ModelScene& s) { s.text = words; });
  };
  const auto changed = [](ModelScene& s) {
    s.scope = SwitchScope::kEverywhere;
    s.switches.value_is_key = true;
  };
  const ModelScene translator = translator_scene();
  const std::vector<ModelScene> scenes{
      writer_scene(),
      text("The cats sat on a mat."),
      text("The cats sat on a dog"),
      text("The cats sat"),
      text("The"),
      text("The dog sat"),
      with(text("The dog sat"), [](ModelScene& s) { s.chosen.head = 0; }),
      with(text("The dog sat"), [](ModelScene& s) { s.position = 1; }),
      with(text("The dog sat"), changed),
      with(text("The dog runs"), changed),
      text("The dog runs"),
      translator,
      with(translator, [](ModelScene& s) { s.target_text = "Le chien dort"; }),
      with(translator, [](ModelScene& s) { s.text = "The cat runs."; }),
      text("The dog runs."),
      with(text("The dog runs."), [](ModelScene& s) { s.untrained = true; }),
      with(text("The dog runs.."), [](ModelScene& s) { s.untrained = true; }),
      with(text("The dog runs.."), [](ModelScene& s) { s.untrained = true, s.seed = 2; }),
      text("The dog runs.."),
  };
  ModelPlayground playground;
  for (const ModelScene& scene : scenes) {
    SCOPED_TRACE(scene.text);
    ModelPlayground fresh;
    const ModelPicture& picture = playground.show_model(scene);
    const ModelPicture& must = fresh.show_model(scene);
    EXPECT_EQ(numbers(picture), numbers(must));
    EXPECT_EQ(pieces(picture.tokens), pieces(must.tokens));
    const Prediction &said = picture.prediction, &must_say = must.prediction;
    EXPECT_EQ(said.loss_before, must_say.loss_before);
    EXPECT_EQ(said.loss_after, must_say.loss_after);
    ASSERT_EQ(said.after.size(), must_say.after.size());
    for (std::size_t i = 0; i < said.after.size(); ++i) {
      EXPECT_EQ(said.after[i].token.piece, must_say.after[i].token.piece);
      EXPECT_EQ(said.after[i].before, must_say.after[i].before);
      EXPECT_EQ(said.after[i].after, must_say.after[i].after);
    }
  }
}

TEST(Speak, WritesTheSameWithACacheAndWithout) {
  ModelPlayground playground;
  for (ModelScene scene : {writer_scene(), translator_scene()}) {
    scene.scope = SwitchScope::kEverywhere;
    scene.switches.window = 3;  // a switch that does nothing: the mask stays the model's own
    ASSERT_FALSE(scene.changes_nothing());
    const Speech speech = playground.speak(scene);
    EXPECT_EQ(speech.before.text, speech.after.text);
    ASSERT_EQ(speech.before.pieces.size(), speech.after.pieces.size());
    EXPECT_GT(speech.before.pieces.size(), 0U);
    for (std::size_t i = 0; i < speech.before.pieces.size(); ++i)
      EXPECT_NEAR(speech.before.pieces[i].prob, speech.after.pieces[i].prob, 1e3 * kEpsilon);
  }
}

TEST(Speak, EndsAtTheContext) {
  ModelPlayground playground;
  const Speech speech = playground.speak(writer_scene());
  EXPECT_LE(speech.before.pieces.size(), 16U - 8U);
  EXPECT_EQ(speech.before.ended, speech.before.pieces.size() < 8U);
  std::string pieces;
  for (const SaidPiece& piece : speech.before.pieces) {
    ASSERT_LE(piece.token.end, speech.before.text.size());
    pieces += speech.before.text.substr(piece.token.begin, piece.token.end - piece.token.begin);
  }
  EXPECT_EQ(pieces, speech.before.text) << "spaces belong to the piece behind them";
}

}  // namespace
}  // namespace attn
