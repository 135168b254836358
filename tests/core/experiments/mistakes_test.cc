#include "core/experiments/mistakes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/attention/multi_head.h"
#include "core/base/error.h"

namespace attn {
namespace {

constexpr std::uint64_t kSeeds = 10;
constexpr MistakeSetting kSettings[] = {
    MistakeSetting::kPlain,  MistakeSetting::kLarge,      MistakeSetting::kCausal,
    MistakeSetting::kPadded, MistakeSetting::kLeftPadded, MistakeSetting::kHeads,
    MistakeSetting::kCross,  MistakeSetting::kCache,      MistakeSetting::kBatch};

struct Floats {
  explicit Floats(const reference::Matrix& x)
      : data(x.data.begin(), x.data.end()), rows(x.rows), cols(x.cols) {}
  operator ConstMatrix() const { return {data.data(), rows, cols}; }
  std::vector<float> data;
  std::size_t rows, cols;
};

/// The largest difference between the core's attention and the right way of the lab.
double distance_to_core(const AttentionSetting& setting) {
  const MistakenAttention ours = attend(setting, {});
  double most = 0;
  for (std::size_t b = 0; b < setting.x.size(); ++b) {
    const Floats x(setting.x[b]);
    const Floats y(setting.y[b]);
    reference::Matrix larger_w_q = setting.w_q;
    for (double& number : larger_w_q.data) number *= setting.query_factor;
    const Floats w_q(larger_w_q);
    const Floats w_k(setting.w_k);
    const Floats w_v(setting.w_v);
    const Floats w_o(setting.w_o);
    const MultiHeadParams params{.w_q = w_q, .w_k = w_k, .w_v = w_v, .w_o = w_o};
    MultiHeadConfig config{.n_heads = setting.n_heads, .n_kv_heads = setting.n_heads};
    config.attention.scale = scaled_by_sqrt(w_q.cols / setting.n_heads);
    config.attention.mask = {
        .kind = setting.is_causal ? MaskKind::kCausalLowerRight : MaskKind::kNone,
        .ignore_key = setting.padding[b]};
    Arena arena;
    const MultiHeadResult core = multi_head_attention(x, y, params, config, arena);
    for (std::size_t i = 0; i < core.output.rows; ++i)
      for (std::size_t c = 0; c < core.output.cols; ++c)
        most = std::max(most, std::abs(core.output(i, c) - ours.output[b](i, c)));
  }
  return most;
}

TEST(Mistakes, TheRightWayIsTheCores) {
  for (const MistakeSetting setting : kSettings)
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
      // Scores of the usual settings are below 20, of kLarge below 40,000, and exp makes their
      // rounding that of the weights; values and outputs are below 20.
      const double scores = setting == MistakeSetting::kLarge ? 40'000 : 20;
      EXPECT_LE(distance_to_core(mistake_setting(setting, seed)),
                4 * scores * 20 * std::numeric_limits<float>::epsilon())
          << static_cast<int>(setting) << " seed " << seed;
    }
}

bool is_nan(const MistakeRun& run) { return run.signs.n_nan > 0; }

/// Whether a look at the numbers tells two runs apart.
bool differ(const MistakeRun& a, const MistakeRun& b) {
  if (a.problem != b.problem) return true;
  if (a.weights.size() != b.weights.size() || a.output.size() != b.output.size()) return true;
  const auto far = [](float x, float y) {
    return std::isnan(x) != std::isnan(y) || (x != y && std::abs(x - y) > 1e-3F);
  };
  return !std::ranges::equal(a.weights, b.weights, std::not_fn(far)) ||
         !std::ranges::equal(a.output, b.output, std::not_fn(far));
}

TEST(Mistakes, EachDiffersFromTheRightWayAndFromTheOthersOfItsSetting) {
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    std::map<MistakeSetting, std::vector<std::pair<std::string, MistakeRun>>> seen;
    for (const Mistake& mistake : mistakes()) {
      const MistakeCase shown = show_mistake(mistake.name, seed);
      EXPECT_TRUE(differ(shown.right, shown.wrong)) << mistake.name << " seed " << seed;
      for (const auto& [name, other] : seen[mistake.setting])
        EXPECT_TRUE(differ(other, shown.wrong)) << mistake.name << " as " << name << ' ' << seed;
      seen[mistake.setting].emplace_back(mistake.name, shown.wrong);
    }
  }
}

TEST(Mistakes, TheRightWayHasNoSignOfAMistake) {
  for (const Mistake& mistake : mistakes()) {
    const MistakeCase shown = show_mistake(mistake.name, /*seed=*/1);
    const MistakeSigns& signs = shown.right.signs;
    const bool has_empty_rows = mistake.setting == MistakeSetting::kLeftPadded;
    const double tolerance = 8 * std::numeric_limits<double>::epsilon();
    EXPECT_EQ(shown.right.problem, "");
    EXPECT_NEAR(signs.least_row_sum, has_empty_rows ? 0 : 1, tolerance) << mistake.name;
    EXPECT_NEAR(signs.most_row_sum, 1, tolerance) << mistake.name;
    EXPECT_GE(signs.least, 0);
    EXPECT_EQ(signs.forbidden, 0) << mistake.name;
    EXPECT_EQ(signs.n_nan, 0U) << mistake.name;
    if (shown.probe == MistakeProbe::kSource) {
      EXPECT_GT(signs.moved, 1e-3);
    } else {
      EXPECT_EQ(signs.moved, 0) << mistake.name;
    }
  }
}

MistakeSigns signs_of(const char* name) { return show_mistake(name, /*seed=*/1).wrong.signs; }

TEST(Mistakes, WhatGivesThemAway) {
  const double tolerance = 8 * std::numeric_limits<double>::epsilon();
  EXPECT_NEAR(signs_of("softmax-over-queries").most_column_sum, 1, tolerance);
  EXPECT_NEAR(signs_of("scale-after-softmax").most_row_sum, 1 / std::sqrt(3.0), tolerance);
  EXPECT_LT(signs_of("mask-after-softmax").least_row_sum, 0.99);
  EXPECT_EQ(signs_of("mask-after-softmax").forbidden, 0);
  EXPECT_LT(signs_of("no-exp").least, 0);
  for (const char* name : {"no-mask", "masked-with-0", "mask-added-as-0-and-1", "sees-one-ahead",
                           "triu-for-tril", "fill-too-small", "causal-dropped", "or-for-and"}) {
    EXPECT_GT(signs_of(name).forbidden, 0.01) << name;
    EXPECT_GT(signs_of(name).moved, 1e-6) << name;
  }
  // Heads cut the wrong way: the mask holds in the weights, and the future leaks all the same.
  for (const char* name : {"split-without-transpose", "merge-without-transpose"}) {
    EXPECT_EQ(signs_of(name).forbidden, 0) << name;
    EXPECT_GT(signs_of(name).moved, 0.01) << name;
  }
  for (const char* name : {"overflow", "masked-with-plus-inf", "hides-itself", "padding-inverted",
                           "row-with-nothing-to-see", "minus-inf-without-softmax"})
    EXPECT_TRUE(is_nan(show_mistake(name, /*seed=*/1).wrong)) << name;
  EXPECT_FALSE(is_nan(show_mistake("hides-itself-filled-with-minus-1e9", /*seed=*/1).wrong));
  EXPECT_EQ(signs_of("y-not-used").moved, 0);
  EXPECT_EQ(show_mistake("keys-not-transposed", /*seed=*/1).wrong.problem,
            "shapes do not fit: (6, 3) · (6, 3)");
  EXPECT_EQ(show_mistake("sources-swapped", /*seed=*/1).wrong.n_outputs, 6U);
  EXPECT_GT(signs_of("across-the-batch").moved, 0.01);
}

TEST(Mistakes, AreManyAndEachHasItsName) {
  std::set<std::string_view> names;
  for (const Mistake& mistake : mistakes()) names.insert(mistake.name);
  EXPECT_EQ(names.size(), mistakes().size());
  EXPECT_GE(names.size(), 45U);
  EXPECT_THROW(show_mistake("none", /*seed=*/1), Error);
}

}  // namespace
}  // namespace attn
