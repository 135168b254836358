#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "tests/core/playground/scenes.h"

/// What the sentences that the page starts with are there to show.
namespace attn {
namespace {

constexpr double kEpsilon = std::numeric_limits<float>::epsilon();

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

TEST(Playground, BankMovesFromLendingTowardTheShore) {
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
  EXPECT_GT(cosine(picture.x, "lending"), cosine(picture.x, "shore"));
  EXPECT_LT(cosine(picture.output, "lending"), cosine(picture.output, "shore"));
  EXPECT_GT(cosine(picture.output, "shore"), cosine(picture.x, "shore"));
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
