#include "core/experiments/lab.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <string>

#include "core/base/error.h"
#include "core/base/tokens.h"
#include "core/experiments/date_words.h"

namespace attn {
namespace {

LabConfig recall(std::uint32_t seed) {
  return {.task = {.task = LabTask::kRecall, .n_symbols = 6, .n_items = 4},
          .d_model = 16,
          .n_heads = 1,
          .d_ff = 32,
          .learning_rate = 0.008,
          .n_sequences = 16,
          .seed = seed};
}

LabConfig sorting(std::uint32_t seed) {
  LabConfig config = recall(seed);
  config.task = {.task = LabTask::kSort, .n_symbols = 6, .n_items = 5};
  return config;
}

LabConfig numbers(std::uint32_t seed) {
  LabConfig config = recall(seed);
  config.task.task = LabTask::kNumbers;
  config.d_model = 24;
  config.n_heads = 2;
  config.learning_rate = 0.01;
  return config;
}

void train(Lab& lab, std::size_t steps) {
  for (std::size_t i = 0; i < steps; ++i) ASSERT_FALSE(lab.step().diverged) << i;
}

LabScore after(const LabConfig& config, std::size_t steps, const LabTest& test = {}) {
  Lab lab(config);
  train(lab, steps);
  return lab.evaluate(test);
}

TEST(LabTask, EachPairOfARecallHasAKeyOfItsOwnAndTheAnswerIsThatOfTheKey) {
  const LabTaskConfig config{.task = LabTask::kRecall, .n_symbols = 7, .n_items = 7};
  Random random(3);
  TrainingBatch batch;
  fill(config, LabSplit::kTrain, /*n_sequences=*/20, random, batch);
  for (std::size_t s = 0; s < 20; ++s) {
    const std::int32_t* tokens = &batch.tokens[s * batch.n];
    const std::int32_t asked = tokens[7] - 49;
    std::size_t found = 0;
    for (std::size_t i = 0; i < 7; ++i) {
      if (tokens[i] / 7 != asked) continue;
      ++found;
      EXPECT_EQ(batch.targets[s * batch.n + 7], tokens[i] % 7);
    }
    EXPECT_EQ(found, 1);
  }
  EXPECT_EQ(batch.n_targets(), 20);
}

TEST(LabTask, WhatIsSortedRises) {
  Random random(4);
  TrainingBatch batch;
  fill({.task = LabTask::kSort, .n_symbols = 9, .n_items = 5}, LabSplit::kTrain, 10, random, batch);
  for (std::size_t s = 0; s < 10; ++s) {
    const auto begin = batch.targets.begin() + static_cast<std::ptrdiff_t>(s * 10 + 5);
    EXPECT_TRUE(std::is_sorted(begin, begin + 5));
    std::vector<std::int32_t> given(batch.tokens.begin() + static_cast<std::ptrdiff_t>(s * 10),
                                    batch.tokens.begin() + static_cast<std::ptrdiff_t>(s * 10 + 5));
    EXPECT_THAT(std::vector<std::int32_t>(begin, begin + 5),
                testing::UnorderedElementsAreArray(given));
  }
}

TEST(LabTask, HeldOutNumbersAreNotTrainedOn) {
  const LabTaskConfig config{.task = LabTask::kNumbers};
  Random random(5);
  TrainingBatch batch;
  for (const LabSplit split : {LabSplit::kTrain, LabSplit::kHeldOut}) {
    fill(config, split, /*n_sequences=*/200, random, batch);
    for (std::size_t s = 0; s < 200; ++s) {
      int number = 0;
      for (std::size_t i = 0; i < 4; ++i) number = 10 * number + batch.targets[s * batch.n + i];
      EXPECT_EQ(number % 7 == 3, split == LabSplit::kHeldOut);
    }
  }
}

TEST(LabTask, DatesAreReadAsTheyAreSaid) {
  const auto said = [](const Date& date, DateOrder order) {
    std::string text;
    for (const std::string& word : date_words(date, order))
      text += (text.empty() ? "" : " ") + word;
    return text;
  };
  EXPECT_EQ(said({2012, 5, 3}, DateOrder::kDayFirst), "the third of may twenty twelve");
  EXPECT_EQ(said({1977, 9, 23}, DateOrder::kMonthFirst),
            "september the twenty third nineteen seventy seven");
  EXPECT_EQ(said({2005, 2, 20}, DateOrder::kDayFirst),
            "the twentieth of february two thousand five");
  EXPECT_EQ(said({1910, 12, 30}, DateOrder::kDayFirst), "the thirtieth of december nineteen ten");
  EXPECT_EQ(said({2000, 1, 31}, DateOrder::kMonthFirst), "january the thirty first two thousand");
  EXPECT_EQ(date_digits({2012, 5, 3}), "2012-05-03");
  EXPECT_EQ(date_digits({1977, 11, 23}), "1977-11-23");
}

TEST(LabTask, EveryDateHasWordsOfTheListAndFits) {
  const std::vector<std::string>& all = all_date_words();
  for (int year = 1910; year < 2100; year += 3)
    for (int month = 1; month <= 12; ++month)
      for (const int day : {1, 2, 19, 20, 28, days_of_month(year, month)})
        for (const DateOrder order : {DateOrder::kDayFirst, DateOrder::kMonthFirst}) {
          const std::vector<std::string> words = date_words({year, month, day}, order);
          EXPECT_LE(words.size(), kMostDateWords);
          for (const std::string& word : words)
            EXPECT_NE(std::ranges::find(all, word), all.end()) << word;
        }
  EXPECT_EQ(days_of_month(2000, 2), 29);
  EXPECT_EQ(days_of_month(2100, 2), 28);
  EXPECT_EQ(days_of_month(2012, 11), 30);
}

TEST(LabTask, HeldOutDatesAreNotTrainedOn) {
  const LabTaskConfig config{.task = LabTask::kDates};
  std::set<std::string> trained, held_out;
  Random random(6);
  TrainingBatch batch;
  for (const LabSplit split : {LabSplit::kTrain, LabSplit::kHeldOut}) {
    fill(config, split, /*n_sequences=*/4000, random, batch);
    for (std::size_t s = 0; s < batch.n_sequences; ++s) {
      std::string digits;
      for (std::size_t i = 0; i < batch.n; ++i)
        digits += token_name(config, batch.targets[s * batch.n + i]);
      EXPECT_EQ(digits.size(), std::string("2012-05-03■").size());
      (split == LabSplit::kTrain ? trained : held_out).insert(digits);
    }
  }
  std::vector<std::string> both;
  std::ranges::set_intersection(trained, held_out, std::back_inserter(both));
  EXPECT_THAT(both, testing::IsEmpty());
  EXPECT_GT(held_out.size(), 2000);
}

TEST(LabTask, TheMajorityIsOneAndAhead) {
  const LabTaskConfig config{.task = LabTask::kMajority, .n_symbols = 3, .n_items = 7};
  Random random(7);
  TrainingBatch batch;
  fill(config, LabSplit::kTrain, /*n_sequences=*/50, random, batch);
  for (std::size_t s = 0; s < 50; ++s) {
    const auto begin = batch.tokens.begin() + static_cast<std::ptrdiff_t>(s * batch.n);
    const std::int32_t most = batch.targets[s * batch.n + 7];
    for (std::int32_t other = 0; other < 3; ++other) {
      if (other == most) continue;
      EXPECT_GT(std::count(begin, begin + 7, most), std::count(begin, begin + 7, other));
    }
    EXPECT_EQ(token_name(config, begin[7]), "?");
  }
  EXPECT_EQ(batch.n_targets(), 50);
}

TEST(Lab, TheSameConfigGivesTheSameNumbersToTheLastBit) {
  LabConfig config = recall(1);
  config.key_is_query = config.value_is_key = config.average_heads = true;
  Lab a(config), b(config);
  for (int i = 0; i < 5; ++i) {
    const LabStep one = a.step(), other = b.step();
    EXPECT_EQ(one.loss, other.loss);
    EXPECT_EQ(one.grad_norm, other.grad_norm);
  }
  EXPECT_EQ(a.evaluate({}).loss, b.evaluate({}).loss);
}

TEST(Lab, GoesBackToWhereItWas) {
  Lab lab(recall(1));
  train(lab, 25);
  const double kept = lab.evaluate({}).loss;
  train(lab, 7);
  EXPECT_NE(lab.evaluate({}).loss, kept);
  lab.go_back(0.001);
  EXPECT_EQ(lab.evaluate({}).loss, kept);
  EXPECT_EQ(lab.n_steps(), 25);
  EXPECT_THROW(lab.go_back(0), Error);
  EXPECT_EQ(lab.evaluate({}).loss, kept);
}

TEST(Lab, AnExplodingLossIsSaidAndChangesNothing) {
  LabConfig config = recall(1);
  config.learning_rate = 10;
  Lab lab(config);
  LabStep step;
  for (int i = 0; i < 60 && !step.diverged; ++i) step = lab.step();
  ASSERT_TRUE(step.diverged);
  const std::size_t steps = lab.n_steps();
  EXPECT_TRUE(lab.step().diverged);
  EXPECT_EQ(lab.n_steps(), steps);
  lab.go_back(0.001);
  EXPECT_FALSE(lab.step().diverged);
}

TEST(Lab, TiedParamsCountOnceAndAWiderLayerMakesUpForThem) {
  LabConfig config = recall(1);
  const std::size_t all = Lab(config).n_params();
  config.value_is_key = true;
  EXPECT_EQ(Lab(config).n_params(), all - 16 * 16);
  config.key_is_query = true;
  EXPECT_EQ(Lab(config).n_params(), all - 2 * 16 * 16);
  config.equal_params = true;
  EXPECT_EQ(Lab(config).n_params(), all);
}

TEST(Lab, RefusesWhatIsBeyondItsBounds) {
  LabConfig config = recall(1);
  config.n_heads = 3;
  EXPECT_THROW(Lab{config}, Error);
  config = recall(1);
  config.d_model = 4096;
  EXPECT_THROW(Lab{config}, Error);
  config = recall(1);
  config.learning_rate = std::nan("");
  EXPECT_THROW(Lab{config}, Error);
  config = recall(1);
  config.task.n_items = 7;  // more keys than symbols
  EXPECT_THROW(Lab{config}, Error);
}

// The claims of the experiments; the margins are at most half of what was measured.

TEST(LabClaim, ThreeProjectionsLearnARecallFasterThanOne) {
  double separate = 0, one = 0;
  for (const std::uint32_t seed : {1, 2, 3}) {
    LabConfig config = recall(seed);
    separate += after(config, /*steps=*/100).accuracy / 3;
    config.key_is_query = config.value_is_key = true;
    one += after(config, /*steps=*/100).accuracy / 3;
  }
  EXPECT_GT(separate, one + 0.2);
}

// Over eight seeds of 300 steps, 0.960 against 0.953 of the answers are right on the way; the seeds
// of either alone lie 0.05 apart.
TEST(LabClaim, WhereOneOnlyCountsValuesMayBeTheKeys) {
  const auto course = [](const LabConfig& config) {
    Lab lab(config);
    double right = 0;
    for (int i = 0; i < 4; ++i) {
      train(lab, 25);
      right += lab.evaluate({}).accuracy / 4;
    }
    return right;
  };
  double separate = 0, tied = 0, least = 1, most = 0;
  for (const std::uint32_t seed : {1, 2, 3, 4, 5}) {
    LabConfig config = recall(seed);
    config.task = {.task = LabTask::kMajority, .n_symbols = 3, .n_items = 7};
    const double one = course(config);
    separate += one / 5;
    least = std::min(least, one);
    most = std::max(most, one);
    config.value_is_key = true;
    tied += course(config) / 5;
  }
  EXPECT_GT(separate, 0.7);  // guessing: 0.33
  EXPECT_LT(std::abs(separate - tied), std::max(most - least, 0.05));
}

TEST(LabClaim, WithoutTheScaleAWideHeadDoesNotLearn) {
  LabConfig config = recall(1);
  config.d_model = 64;
  config.d_ff = 16;
  config.learning_rate = 0.005;
  EXPECT_GT(after(config, /*steps=*/90).accuracy, 0.6);
  config.scaled = false;
  EXPECT_LT(after(config, /*steps=*/90).accuracy, 0.4);
}

TEST(LabClaim, ALeakLooksPerfectAndIsUselessForWriting) {
  LabConfig config = sorting(1);
  config.leaks = true;
  Lab lab(config);
  train(lab, 40);
  EXPECT_GT(lab.evaluate({}).accuracy, 0.9);
  const double writes = lab.evaluate({.hides_future = true}).exact;
  EXPECT_LT(writes, 0.2);
  EXPECT_GT(after(sorting(1), /*steps=*/160).exact, writes + 0.2);
}

TEST(LabClaim, ATranslatorOfNumbersReadsItsSource) {
  Lab lab(numbers(1));
  train(lab, 105);
  EXPECT_GT(lab.evaluate({}).accuracy, 0.8);
  EXPECT_LT(lab.evaluate({.swaps_sources = true}).exact, 0.1);
}

TEST(LabClaim, ATranslatorOfDatesReadsItsSource) {
  LabConfig config = numbers(1);
  config.task.task = LabTask::kDates;
  Lab lab(config);
  train(lab, 150);
  const LabScore own = lab.evaluate({}), other = lab.evaluate({.swaps_sources = true});
  // A dash or the first digit is easily guessed: 0.81 against 0.54 were right.
  EXPECT_GT(own.accuracy, other.accuracy + 0.13);
  EXPECT_LT(other.exact, 0.1);
}

}  // namespace
}  // namespace attn
