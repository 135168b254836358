#include "core/playground/tiled_scene.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

#include "tests/core/playground/scenes.h"

namespace attn {
namespace {

constexpr double kEpsilon = std::numeric_limits<float>::epsilon();

Scene long_scene(std::size_t n) {
  Scene scene;
  const std::vector<std::string> sentence = split(kSentence);
  for (std::size_t i = 0; i < n; ++i) scene.words.push_back(sentence[i % sentence.size()]);
  return scene;
}

void finish(Playground& playground, const Scene& scene) {
  playground.begin_tiled(scene);
  for (double share = 0; share < 1;) {
    const double next = playground.advance_tiled(/*n_blocks=*/1);
    ASSERT_GT(next, share) << "each block is progress";
    share = next;
  }
}

/// NaN where NaN is, and else within k epsilon of the larger number or of `size`.
void expect_near(ConstMatrix is, ConstMatrix must, double k, double size) {
  ASSERT_EQ(is.rows, must.rows);
  ASSERT_EQ(is.cols, must.cols);
  for (std::size_t i = 0; i < is.rows; ++i)
    for (std::size_t j = 0; j < is.cols; ++j) {
      ASSERT_EQ(std::isnan(is(i, j)), std::isnan(must(i, j))) << i << ' ' << j;
      if (std::isnan(must(i, j))) continue;
      ASSERT_NEAR(is(i, j), must(i, j), k * kEpsilon * std::max<double>(std::abs(must(i, j)), size))
          << i << ' ' << j;
    }
}

/// -inf where it is masked, and else within k epsilon of the larger terms of its sum.
void expect_same_scores(ConstMatrix is, ConstMatrix must, double k) {
  for (std::size_t i = 0; i < is.rows; ++i)
    for (std::size_t j = 0; j < is.cols; ++j) {
      if (std::isinf(must(i, j))) {
        ASSERT_EQ(is(i, j), must(i, j));
      } else {
        ASSERT_NEAR(is(i, j), must(i, j), k * kEpsilon * (std::abs(must(i, j)) + 32));
      }
    }
}

/// A weight is off by up to 90 epsilon of itself (see formula_test.cc), by each of the two ways;
/// sums over n lines grow that by no more than n roundings.
void expect_same_picture(Playground& playground, const Scene& scene) {
  finish(playground, scene);
  const Picture& p = playground.show(scene);
  const Picture& tiled = playground.tiled_picture();
  EXPECT_TRUE(tiled.tiled);
  const double n = static_cast<double>(std::max(p.n_q, p.n_kv));
  const double k = 2 * (90 + 8) + n;
  EXPECT_EQ(numbers(tiled.x), numbers(p.x));
  EXPECT_EQ(numbers(tiled.query), numbers(p.query));
  EXPECT_EQ(numbers(tiled.w_o), numbers(p.w_o));
  expect_near(tiled.row_sums, p.row_sums, k, 0);
  expect_near(tiled.column_sums, p.column_sums, k, 0);
  expect_near(tiled.largest, p.largest, k, 0);
  expect_near(tiled.entropy, p.entropy, 2 * k, 1 + std::log2(n));
  expect_near(tiled.head_output, p.head_output, k, std::sqrt(96.0) * n);
  expect_near(tiled.output, p.output, k, 96 * n);
  for (std::size_t h = 0; h < p.n_heads; ++h)
    expect_near(tiled.overview.head(h), p.overview.head(h), k, 0);
  const std::size_t row = p.n_q / 3, col = p.n_kv / 4;
  const TileRange range{.row = row, .col = col, .rows = p.n_q - row, .cols = p.n_kv - col};
  const Tile& tile = playground.tile(range);
  const auto block = [&](ConstMatrix of) { return of.block(row, col, range.rows, range.cols); };
  expect_near(tile.weights, block(p.weights), k, 0);
  // Sums of d_k products, each up to the size of what they come from.
  EXPECT_EQ(numbers(tile.raw_scores), numbers(block(p.raw_scores)));
  expect_same_scores(tile.scores, block(p.scores), 8);
  for (std::size_t i = 0; i < tile.sum.rows; ++i)
    for (std::size_t j = 0; j < tile.sum.cols; ++j) {
      const float score = tile.scores(i, j) / scene.softmax.temperature;
      const double weight = std::exp(score - tile.max(i, j)) / tile.sum(i, j);
      if (std::isfinite(weight) && std::isfinite(score)) {
        ASSERT_NEAR(weight, tile.weights(i, j), k * kEpsilon * weight);
      }
    }
  if (p.n_q > 512 || p.n_kv > 512) return;
  expect_near(tiled.weights, p.weights, k, 0);
  EXPECT_EQ(numbers(tiled.raw_scores), numbers(p.raw_scores));
  expect_same_scores(tiled.scores, p.scores, 8);
}

struct Case {
  const char* name;
  std::function<void(Scene&)> change;
};

class TiledCase : public testing::TestWithParam<Case> {};

TEST_P(TiledCase, IsThePictureWithoutItsMatrices) {
  LoadedPlayground playground;
  for (const std::size_t n : {1, 2, 9, 700}) {  // 700: two blocks of rows
    Scene scene = long_scene(n);
    scene.head = 1;
    GetParam().change(scene);
    expect_same_picture(playground, scene);
  }
}

INSTANTIATE_TEST_SUITE_P(
    TiledScene, TiledCase,
    testing::Values(Case{"Default", [](Scene&) {}},
                    Case{"CausalDampedHideSelf",
                         [](Scene& s) {
                           s.mask = MaskKind::kCausal;
                           s.hide_self = s.damp_frequent = true;
                         }},
                    Case{"WindowPaddingPainted",
                         [](Scene& s) {
                           s.mask = MaskKind::kWindow;
                           s.padding.assign(s.words.size(), 0);
                           s.padding[s.words.size() / 2] = 1;
                           s.painted.assign(s.words.size() * s.words.size(), 0);
                           s.painted[s.words.size() - 1] = 1;
                         }},
                    Case{"CrossRandomOutput",
                         [](Scene& s) {
                           s.cross = s.output_projection = true;
                           s.projection = Projection::kRandom;
                           s.other_words = long_scene(600).words;
                         }},
                    Case{"Cold", [](Scene& s) { s.softmax.temperature = 0.5F; }},
                    Case{"NotSubtracted", [](Scene& s) { s.softmax.stable = false; }},
                    Case{"Overflow",
                         [](Scene& s) {
                           s.softmax.stable = s.scaled = false;
                           s.n_heads = 2;
                           s.softmax.temperature = 0.3F;
                         }},
                    Case{"Columns",
                         [](Scene& s) {
                           s.softmax.axis = SoftmaxAxis::kColumns;
                           s.mask = MaskKind::kCausal;
                         }},
                    Case{"All", [](Scene& s) { s.softmax.axis = SoftmaxAxis::kAll; }}),
    [](const testing::TestParamInfo<Case>& tested) { return tested.param.name; });

TEST(TiledScene, FourThousandTokensFitInLittleMemory) {
  LoadedPlayground playground;
  Scene scene = long_scene(4096);
  scene.n_heads = 1;
  scene.hide_self = true;
  finish(playground, scene);
  const Picture& p = playground.tiled_picture();
  EXPECT_EQ(p.weights.rows, 512U);
  EXPECT_EQ(p.overview.cols, 128U);
  for (std::size_t i = 0; i < 4096; ++i) EXPECT_NEAR(p.row_sums(0, i), 1, 4099 * kEpsilon);
  const Tile& tile = playground.tile({.row = 4095, .col = 4095, .rows = 1, .cols = 1});
  EXPECT_EQ(tile.weights(0, 0), 0) << "hidden from itself";
  EXPECT_LT(playground.bytes_reserved(), std::size_t{1} << 20) << "of `show`: not used";
}

TEST(TiledScene, TheChosenHeadComesFirst) {
  LoadedPlayground playground;
  Scene scene = long_scene(700);
  scene.head = 2;
  playground.begin_tiled(scene);
  while (playground.advance_tiled(/*n_blocks=*/1) < 1.0 / static_cast<double>(scene.n_heads)) {
  }
  const TileRange range{.row = 3, .col = 0, .rows = 1, .cols = 700};
  const std::vector<float> early = numbers(playground.tile(range).weights);
  EXPECT_NEAR(playground.tiled_picture().row_sums(2, 3), 1, 703 * kEpsilon);
  EXPECT_EQ(playground.tiled_picture().row_sums(0, 3), 0) << "of a head that is not done";
  playground.advance_tiled(/*n_blocks=*/1);  // of the next head
  EXPECT_EQ(numbers(playground.tile(range).weights), early);
}

TEST(TiledScene, TilesStayUntilTheNextPictureHasSome) {
  LoadedPlayground playground;
  finish(playground, long_scene(700));
  const TileRange range{.row = 3, .col = 0, .rows = 2, .cols = 700};
  const std::vector<float> first = numbers(playground.tile(range).weights);
  EXPECT_THROW(playground.begin_tiled(long_scene(0)), Error);
  EXPECT_EQ(numbers(playground.tile(range).weights), first) << "nothing was begun";

  Scene scene = long_scene(2000);
  playground.begin_tiled(scene);
  EXPECT_EQ(numbers(playground.tile(range).weights), first);
  playground.begin_tiled(scene);  // the one before came to nothing
  double share = playground.advance_tiled(/*n_blocks=*/1);
  ASSERT_LT(share, 1.0 / static_cast<double>(scene.n_heads)) << "the chosen head is not done";
  EXPECT_EQ(numbers(playground.tile(range).weights), first);
  while (share < 1.0 / static_cast<double>(scene.n_heads))
    share = playground.advance_tiled(/*n_blocks=*/1);
  EXPECT_NO_THROW(playground.tile({.row = 1999, .col = 0, .rows = 1, .cols = 2000}));
}

TEST(TiledScene, RefusesWhatItCannotGive) {
  LoadedPlayground playground;
  const TileRange one{.row = 0, .col = 0, .rows = 1, .cols = 1};
  EXPECT_THROW(playground.tile(one), Error) << "none was begun";
  EXPECT_THROW(playground.advance_tiled(1), Error);
  EXPECT_THROW(playground.begin_tiled(long_scene(0)), Error);
  playground.begin_tiled(long_scene(1000));
  EXPECT_THROW(playground.tile(one), Error) << "not complete";
  playground.begin_tiled(long_scene(9));
  EXPECT_EQ(playground.advance_tiled(/*n_blocks=*/100), 1) << "the one before is forgotten";
  EXPECT_EQ(playground.tiled_picture().n_q, 9U);
  const auto refused = [&](const TileRange& range) {
    try {
      playground.tile(range);
    } catch (const Error& error) {
      return std::string(error.what());
    }
    return std::string("accepted");
  };
  EXPECT_EQ(refused(one), "accepted");
  EXPECT_EQ(refused({.row = 9, .col = 0, .rows = 1, .cols = 1}),
            "invalid rows of a tile: 1 from 9 (there are 9)");
  EXPECT_EQ(refused({.row = 0, .col = 5, .rows = 1, .cols = 5}),
            "invalid columns of a tile: 5 from 5 (there are 9)");
  EXPECT_EQ(refused({.row = 0, .col = 0, .rows = 0, .cols = 1}),
            "invalid rows of a tile: 0 from 0 (there are 9)");
}

}  // namespace
}  // namespace attn
