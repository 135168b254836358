#include "core/playground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>

#include "core/attention/position.h"
#include "core/base/error.h"
#include "tests/core/model/word_table.h"
#include "tests/core/playground/scenes.h"

namespace attn {
namespace {

constexpr double kEpsilon = std::numeric_limits<float>::epsilon();

TEST(Playground, ValueIsKeyUsesTheKeys) {
  LoadedPlayground playground;
  Scene scene = scene_of(kSentence);
  scene.projection = Projection::kRandom;
  const std::vector<float> value = numbers(playground.show(scene).value);
  EXPECT_NE(value, numbers(playground.show(scene).key));
  scene.value_is_key = true;
  const Picture& p = playground.show(scene);
  EXPECT_EQ(numbers(p.value), numbers(p.key));
  EXPECT_EQ(numbers(p.w_v), numbers(p.w_k));
}

TEST(Playground, KeyIsQueryUsesTheQueries) {
  LoadedPlayground playground;
  Scene scene = scene_of(kSentence);
  scene.projection = Projection::kRandom;
  EXPECT_NE(numbers(playground.show(scene).key), numbers(playground.show(scene).query));
  scene.key_is_query = true;
  const Picture& p = playground.show(scene);
  EXPECT_EQ(numbers(p.key), numbers(p.query));
  EXPECT_EQ(numbers(p.w_k), numbers(p.w_q));
  for (std::size_t i = 0; i < p.n_q; ++i)
    for (std::size_t j = 0; j < i; ++j)
      EXPECT_EQ(p.raw_scores(i, j), p.raw_scores(j, i)) << "each likes the other as much";
}

TEST(Playground, WithoutTheMaximumSubtractedLargeScoresOverflowToNan) {
  LoadedPlayground playground;
  Scene scene = scene_of(kSentence);
  scene.n_heads = 1;
  scene.scaled = false;
  scene.softmax.stable = false;
  scene.hide_self = true;  // so that only a word that is there twice is much like another
  const Picture& p = playground.show(scene);
  std::size_t n_overflows = 0;
  for (std::size_t i = 0; i < p.n_q; ++i) {
    const auto top = static_cast<std::size_t>(
        std::max_element(p.scores.row(i), p.scores.row(i) + p.n_kv) - p.scores.row(i));
    const bool overflows = p.scores(i, top) > 88.73F;  // ln of the largest float
    n_overflows += overflows ? 1 : 0;
    EXPECT_LT(p.scores(i, top), std::numeric_limits<float>::infinity());
    for (const float x : {p.weights(i, top), p.row_sums(0, i), p.entropy(0, i), p.largest(0, i),
                          p.output(i, 0), p.overview.head(0)(i, top)})
      EXPECT_EQ(std::isnan(x), overflows) << p.scores(i, top);
    EXPECT_EQ(std::isnan(p.column_sums(0, i)), scene.words[i] == "the");
  }
  EXPECT_EQ(n_overflows, 3U) << "the, the, the";
  scene.softmax.stable = true;
  for (const float x : numbers(playground.show(scene).weights)) EXPECT_TRUE(std::isfinite(x));
}

TEST(Playground, EqualKeysShareTheWeight) {
  LoadedPlayground playground;
  for (const std::size_t n : {1, 2, 3, 16, 100}) {
    Scene scene;
    scene.words.assign(n, "river");
    const Picture& p = playground.show(scene);
    // The entropy comes from weights of one rounding each.
    for (const float bits : numbers(p.entropy))
      EXPECT_NEAR(bits, std::log2(static_cast<double>(n)), 4 * kEpsilon * (1 + std::log2(n)));
  }
}

TEST(Playground, TheSameSceneGivesTheSameBits) {
  Scene scene = scene_of(kSentence);
  everything(scene);
  LoadedPlayground first, second;
  const std::vector<float> expected = numbers(first.show(scene));
  first.show(scene_of("something else in between"));
  EXPECT_EQ(numbers(first.show(scene)), expected);
  EXPECT_EQ(numbers(second.show(scene)), expected);
  scene.seed = 2;
  EXPECT_NE(numbers(first.show(scene)), expected);
}

TEST(Playground, TheChosenHeadDoesNotChangeTheOthers) {
  LoadedPlayground playground;
  Scene scene = scene_of(kSentence);
  everything(scene);
  const std::vector<float> entropy = numbers(playground.show(scene).entropy);
  const std::vector<float> output = numbers(playground.show(scene).output);
  scene.head = 3;
  EXPECT_EQ(numbers(playground.show(scene).entropy), entropy);
  EXPECT_EQ(numbers(playground.show(scene).output), output);
}

TEST(Playground, AnEditChangesItsNumberAndWhatFollows) {
  LoadedPlayground playground;
  Scene scene = scene_of(kSentence);
  const std::vector<float> key = numbers(playground.show(scene).key);
  const std::vector<float> x = numbers(playground.show(scene).x);
  scene.head = 2;  // d_k = 24: columns 48 to 71
  scene.edits = {{.param = Param::kWq, .row = 7, .col = 50, .value = 3}};
  const Picture& p = playground.show(scene);
  EXPECT_EQ(p.w_q(7, 2), 3);
  for (std::size_t i = 0; i < p.n_q; ++i) {
    for (std::size_t c = 0; c < p.d_k; ++c) {
      const float own = p.x(i, 48 + c);  // W_q is the identity but for the edit
      const float added = c == 2 ? 3 * p.x(i, 7) : 0;
      EXPECT_NEAR(p.query(i, c), own + added, kEpsilon * (std::abs(own) + std::abs(added)));
    }
  }
  scene.head = 0;
  EXPECT_EQ(numbers(playground.show(scene).key), key);
  EXPECT_EQ(numbers(playground.show(scene).x), x);
}

TEST(Playground, OutputParamsActOnlyWhereTheyAreOn) {
  LoadedPlayground playground;
  Scene scene = scene_of(kSentence);
  const std::vector<float> plain = numbers(playground.show(scene).output);
  scene.output_projection = true;
  EXPECT_EQ(numbers(playground.show(scene).output), plain) << "W_o is the identity";
  scene.edits = {{.param = Param::kWo, .row = 0, .col = 95, .value = 2}};
  EXPECT_NE(numbers(playground.show(scene).output), plain);
  EXPECT_EQ(playground.show(scene).w_o(0, 95), 2);
  scene.output_projection = false;
  EXPECT_EQ(numbers(playground.show(scene).output), plain);
  EXPECT_EQ(playground.show(scene).w_o(0, 95), 0) << "what was used, not what was typed";
}

TEST(Playground, PositionsAreAddedToTheWords) {
  LoadedPlayground playground;
  Scene scene = scene_of(kSentence);
  const std::vector<float> words = numbers(playground.show(scene).x);
  scene.positions = true;
  const std::vector<float> both = numbers(playground.show(scene).x);
  Arena arena;
  const Matrix positions = arena.matrix(scene.words.size(), 96);
  sinusoidal_positions(positions);
  for (std::size_t at = 0; at < both.size(); ++at)
    EXPECT_EQ(both[at], words[at] + positions(at / 96, at % 96));
}

TEST(Playground, RandomParamsHaveVarianceOneOverWidth) {
  LoadedPlayground playground;
  Scene scene = scene_of("river");
  scene.n_heads = 1;
  scene.projection = Projection::kRandom;
  const Picture& p = playground.show(scene);
  EXPECT_NE(numbers(p.w_q), numbers(p.w_k));
  double square = 0;
  for (const float x : numbers(p.w_q)) square += static_cast<double>(x) * x;
  // The mean of n squares of unit normals has deviation √(2 / n); six of them is no chance.
  EXPECT_NEAR(square / 96, 1, 6 * std::sqrt(2.0 / (96 * 96)));
}

std::string refusal(Playground& playground, const Scene& scene, ErrorCode code) {
  try {
    playground.show(scene);
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), code) << error.what();
    return error.what();
  }
  return "accepted";
}

TEST(Playground, ARefusedSceneKeepsThePicture) {
  LoadedPlayground playground;
  const Picture& picture = playground.show(scene_of(kSentence));
  const std::vector<float> before = numbers(picture);
  const auto refused = [&](const std::function<void(Scene&)>& change,
                           ErrorCode code = ErrorCode::kInvalidArgument) {
    Scene scene = scene_of(kSentence);
    change(scene);
    return refusal(playground, scene, code);
  };
  const auto with_edit = [](ParamEdit edit) { return [edit](Scene& s) { s.edits = {edit}; }; };

  EXPECT_EQ(refused([](Scene& s) { s.words.clear(); }), "no words: type a sentence");
  EXPECT_EQ(refused([](Scene& s) { s.cross = true; }), "no words: type a second sentence");
  EXPECT_EQ(refused([](Scene& s) { s.words.assign(5000, "a"); }, ErrorCode::kLimit),
            "too many words: 5000 (limit 4096)");
  EXPECT_EQ(refused(
                [](Scene& s) {
                  s.cross = true;
                  s.other_words.assign(5000, "a");
                },
                ErrorCode::kLimit),
            "too many words in the second sentence: 5000 (limit 4096)");
  EXPECT_EQ(refused([](Scene& s) { s.n_heads = 5; }),
            "invalid heads: 5 (d_model 96 must be a multiple)");
  EXPECT_EQ(refused([](Scene& s) { s.n_heads = 0; }),
            "invalid heads: 0 (d_model 96 must be a multiple)");
  EXPECT_EQ(refused([](Scene& s) { s.head = 4; }), "invalid head: 4 (must be below 4)");
  EXPECT_EQ(refused([](Scene& s) {
              s.mask = MaskKind::kWindow;
              s.window = 0;
            }),
            "invalid window: 0 (must be at least 1)");
  for (const float t : {0.0F, 0.049F, 20.1F, -1.0F, std::numeric_limits<float>::quiet_NaN()})
    EXPECT_THAT(refused([t](Scene& s) { s.softmax.temperature = t; }),
                testing::EndsWith("(must be from 0.05 to 20)"));
  EXPECT_EQ(refused([](Scene& s) { s.painted = {1}; }), "invalid painted size: 1 (must be 81)");
  EXPECT_EQ(refused([](Scene& s) { s.padding = {1}; }), "invalid padding size: 1 (must be 9)");
  EXPECT_EQ(refused(with_edit({.row = 96})), "invalid row of an edit: 96 (must be below 96)");
  EXPECT_EQ(refused(with_edit({.col = 97})), "invalid column of an edit: 97 (must be below 96)");
  EXPECT_THAT(refused(with_edit({.value = std::numeric_limits<float>::quiet_NaN()})),
              testing::HasSubstr("value of an edit: nan (limit ±1000000)"));
  EXPECT_THAT(refused(with_edit({.value = 1.1e6F})), testing::HasSubstr("value of an edit"));

  EXPECT_EQ(numbers(picture), before);
}

TEST(Playground, LargestEditsOverflowNothing) {
  LoadedPlayground playground;
  Scene scene = scene_of(kSentence);
  scene.output_projection = true;
  scene.scaled = false;
  for (const Param param : {Param::kWq, Param::kWk, Param::kWv, Param::kWo})
    for (std::size_t at = 0; at < 96 * 96; ++at)
      scene.edits.push_back(
          {.param = param, .row = at / 96, .col = at % 96, .value = kLargestEdit});
  for (const float x : numbers(playground.show(scene))) ASSERT_TRUE(std::isfinite(x));
}

TEST(Playground, NeedsAWordTableAndKeepsTheOneItHas) {
  Playground playground;
  EXPECT_EQ(refusal(playground, scene_of(kSentence), ErrorCode::kInvalidArgument),
            "no word table: load it first");
  playground.load_word_vectors(shipped_word_table());
  const std::vector<float> before = numbers(playground.show(scene_of(kSentence)));
  const std::vector<std::uint8_t> damaged{'A', 'T', 'V', '2'};
  EXPECT_THROW(playground.load_word_vectors(damaged), Error);
  EXPECT_EQ(numbers(playground.show(scene_of(kSentence))), before);
}

TEST(Playground, RefusesATableWhoseParamsNoMemoryHolds) {
  Playground playground;
  const std::vector<int> numbers(std::size_t{1} << 16, 1);  // squared, they overflow 32 bits
  playground.load_word_vectors(make_word_table({{.word = "boat", .rank = 0, .numbers = numbers}}));
  EXPECT_EQ(refusal(playground, scene_of("boat"), ErrorCode::kLimit),
            "too many dimensions of the word table: 65536 (limit 4096)");
}

TEST(Playground, ExplainsEachWord) {
  const LoadedPlayground playground;
  const std::vector<WordOrigin> origins = playground.explain({"river", "moonflower", "🦊"});
  ASSERT_EQ(origins.size(), 3u);
  EXPECT_EQ(origins[0].kind, WordKind::kKnown);
  EXPECT_EQ(origins[1].kind, WordKind::kComposed);
  EXPECT_EQ(origins[2].kind, WordKind::kDrawn);
}

TEST(Playground, TwoThousandTokensFitInModerateMemory) {
  LoadedPlayground playground;
  Scene scene;
  const std::vector<std::string> sentence = split(kSentence);
  for (std::size_t i = 0; i < 2000; ++i) scene.words.push_back(sentence[i % sentence.size()]);
  scene.n_heads = 8;
  scene.mask = MaskKind::kCausal;
  scene.hide_self = true;
  const Picture& p = playground.show(scene);
  EXPECT_LT(playground.bytes_reserved(), std::size_t{60} << 20);
  EXPECT_EQ(p.overview.rows, 128u);
  EXPECT_EQ(p.overview.cols, 128u);
  for (std::size_t h = 0; h < 8; ++h) {
    EXPECT_EQ(p.row_sums(h, 0), 0) << "the first token sees itself alone, which is hidden";
    for (std::size_t i = 1; i < 2000; ++i)
      EXPECT_NEAR(p.row_sums(h, i), 1, (2000 + 3) * kEpsilon) << h << ' ' << i;
  }
}

}  // namespace
}  // namespace attn
