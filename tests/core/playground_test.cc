#include "core/playground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <sstream>

#include "core/attention/position.h"
#include "core/base/error.h"
#include "core/reference/layers.h"
#include "tests/core/model/word_table.h"

namespace attn {
namespace {

constexpr double kEpsilon = std::numeric_limits<float>::epsilon();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

std::vector<std::string> split(const std::string& sentence) {
  std::istringstream stream(sentence);
  return {std::istream_iterator<std::string>(stream), {}};
}

Scene scene_of(const std::string& sentence) {
  Scene scene;
  scene.words = split(sentence);
  return scene;
}

const char* const kSentence = "the boat drifted to the bank of the river";

/// A playground that has the table of the page.
struct LoadedPlayground : Playground {
  LoadedPlayground() { load_word_vectors(shipped_word_table()); }
};

std::vector<float> numbers(ConstMatrix matrix) {
  std::vector<float> result;
  for (std::size_t i = 0; i < matrix.rows; ++i)
    result.insert(result.end(), matrix.row(i), matrix.row(i) + matrix.cols);
  return result;
}

/// Every number of a picture, to compare pictures bit by bit.
std::vector<float> numbers(const Picture& p) {
  std::vector<float> all;
  for (const ConstMatrix& m :
       {p.x, p.y, p.query, p.key, p.value, p.raw_scores, p.scores, p.weights, p.head_output,
        p.output, p.w_q, p.w_k, p.w_v, p.w_o, p.row_sums, p.entropy, p.largest}) {
    const std::vector<float> some = numbers(m);
    all.insert(all.end(), some.begin(), some.end());
  }
  for (std::size_t h = 0; h < p.overview.heads; ++h) {
    const std::vector<float> some = numbers(p.overview.head(h));
    all.insert(all.end(), some.begin(), some.end());
  }
  return all;
}

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

struct Approximate {
  double value = 0;
  double magnitude = 0;  // Σ |a · b|
};

/// Element (i, j) of a · b, in double.
Approximate product(ConstMatrix a, ConstMatrix b, std::size_t i, std::size_t j) {
  Approximate sum;
  for (std::size_t k = 0; k < a.cols; ++k) {
    const double term = static_cast<double>(a(i, k)) * b(k, j);
    sum.value += term;
    sum.magnitude += std::abs(term);
  }
  return sum;
}

/// Row i of a times row j of b.
Approximate dot(ConstMatrix a, ConstMatrix b, std::size_t i, std::size_t j) {
  Approximate sum;
  for (std::size_t k = 0; k < a.cols; ++k) {
    const double term = static_cast<double>(a(i, k)) * b(j, k);
    sum.value += term;
    sum.magnitude += std::abs(term);
  }
  return sum;
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

void everything(Scene& s) {
  s.n_heads = 6;
  s.mask = MaskKind::kCausal;
  s.hide_self = s.damp_frequent = s.positions = s.output_projection = true;
  s.projection = Projection::kRandom;
  s.padding = {0, 0, 1, 0, 0, 0, 0, 0, 1};
  s.painted.assign(81, 0);
  s.painted[5 * 9 + 1] = 1;
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

std::size_t index_of(const std::vector<std::string>& words, const std::string& word) {
  return static_cast<std::size_t>(std::ranges::find(words, word) - words.begin());
}

/// The key that the word's query looks at most.
std::string looks_at(Playground& playground, const Scene& scene, const std::string& word) {
  const Picture& picture = playground.show(scene);
  const float* weights = picture.weights.row(index_of(scene.words, word));
  return scene.key_words()[static_cast<std::size_t>(
      std::max_element(weights, weights + picture.n_kv) - weights)];
}

/// The sentence as the page first shows it, in one head.
Scene meaningful(const std::string& sentence) {
  Scene scene = scene_of(sentence);
  scene.n_heads = 1;
  scene.hide_self = scene.damp_frequent = true;
  return scene;
}

TEST(Playground, BankLooksAtTheRiver) {
  LoadedPlayground playground;
  Scene scene = scene_of(kSentence);
  scene.n_heads = 1;
  EXPECT_EQ(looks_at(playground, scene, "bank"), "bank") << "a word is most like itself";
  scene = meaningful(kSentence);
  EXPECT_EQ(looks_at(playground, scene, "bank"), "river");
  EXPECT_EQ(looks_at(playground, scene, "drifted"), "boat");
  scene.n_heads = 4;
  EXPECT_EQ(looks_at(playground, scene, "bank"), "river");
  EXPECT_EQ(looks_at(playground, scene, "drifted"), "boat");
}

TEST(Playground, BankMovesFromMoneyTowardTheShore) {
  LoadedPlayground playground;
  const Scene scene = meaningful(kSentence);
  const Picture& picture = playground.show(scene);
  const std::size_t bank = index_of(scene.words, "bank");
  const auto cosine = [&](ConstMatrix vectors, const char* word) {
    std::vector<float> other(picture.d_model);
    playground.word_vectors().embed(word, other);
    const ConstMatrix row(vectors.row(bank), 1, picture.d_model);
    const ConstMatrix to(other.data(), 1, picture.d_model);
    return dot(row, to, 0, 0).value /
           std::sqrt(dot(row, row, 0, 0).value * dot(to, to, 0, 0).value);
  };
  EXPECT_GT(cosine(picture.x, "money"), cosine(picture.x, "shore"));
  EXPECT_LT(cosine(picture.output, "money"), cosine(picture.output, "shore"));
}

TEST(Playground, WordsFindTheirLikeInAnotherSentence) {
  LoadedPlayground playground;
  Scene scene = meaningful(kSentence);
  scene.cross = true;
  scene.other_words = split("a ship sailed to the shore of the lake");
  EXPECT_EQ(looks_at(playground, scene, "boat"), "ship");
  EXPECT_EQ(looks_at(playground, scene, "drifted"), "sailed");
  EXPECT_EQ(looks_at(playground, scene, "bank"), "shore");
  EXPECT_EQ(looks_at(playground, scene, "river"), "lake");
}

TEST(Playground, WithoutPositionsOrderDoesNotCount) {
  LoadedPlayground playground;
  Scene forward = meaningful("cats chased dogs");
  Scene backward = meaningful("dogs chased cats");
  const auto output = [&](const Scene& scene) {
    const Picture& picture = playground.show(scene);
    return std::vector<float>(picture.output.row(1), picture.output.row(1) + picture.d_model);
  };
  // Three terms summed in another order; each weight and value is at most 1 and √96.
  const auto tolerance = static_cast<float>(2 * (3 + 3) * kEpsilon * std::sqrt(96.0));
  EXPECT_THAT(output(forward), testing::Pointwise(testing::FloatNear(tolerance), output(backward)));
  forward.positions = backward.positions = true;
  EXPECT_NE(output(forward), output(backward));
}

}  // namespace
}  // namespace attn
