// Training is the same everywhere: within one build to the last bit, from build to build (native,
// relaxed, simd, scalar) but for rounding.
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <limits>
#include <vector>

#include "core/experiments/lab.h"
#include "core/experiments/recall_lab.h"

namespace attn {
namespace {

constexpr std::size_t kSteps = 20;
constexpr double kEpsilon = std::numeric_limits<float>::epsilon();

constexpr std::array<std::size_t, 4> kShown{1, 5, 10, 20};  // steps

/// Losses of these steps, as the build `scalar` gave them.
using Losses = std::array<double, kShown.size()>;

/// Times epsilon and the loss. A loss is a mean over targets of what some 20 sums in float give,
/// whose roundings differ from build to build and mostly cancel; twenty steps add little to it. The
/// most that was measured between any two of the four builds is 0.5.
constexpr double kRounding = 4;

template <typename Training, typename Config>
std::vector<double> losses_of(const Config& config) {
  Training lab(config);
  std::vector<double> losses(kSteps);
  for (double& loss : losses) loss = lab.step().loss;
  return losses;
}

template <typename Training, typename Config>
void expect_curve(const Config& config, const Losses& recorded) {
  const std::vector<double> losses = losses_of<Training>(config);
  EXPECT_EQ(losses_of<Training>(config), losses) << "not the same when begun again";
  for (std::size_t i = 0; i < kShown.size(); ++i)
    EXPECT_NEAR(losses[kShown[i] - 1], recorded[i], kRounding * kEpsilon * recorded[i])
        << "step " << kShown[i];
}

struct TaskCase {
  LabTask task;
  Losses losses;
};

class TrainingOfTask : public testing::TestWithParam<TaskCase> {};

TEST_P(TrainingOfTask, IsTheSameInAllBuilds) {
  const auto& [task, losses] = GetParam();
  const LabConfig config{.task = {.task = task, .n_symbols = 6, .n_items = 4},
                         .d_model = 16,
                         .n_heads = 2,
                         .d_ff = 32,
                         .n_sequences = 8,
                         .seed = 1};
  expect_curve<Lab>(config, losses);
}

INSTANTIATE_TEST_SUITE_P(
    Tasks, TrainingOfTask,
    testing::Values(
        TaskCase{LabTask::kRecall, {{3.73381767, 3.67692403, 3.55058032, 3.19779109}}},
        TaskCase{LabTask::kTwo, {{4.28160777, 4.25524225, 4.25035037, 4.10779794}}},
        TaskCase{LabTask::kCopy, {{1.94138988, 1.94272023, 1.92127542, 1.83298552}}},
        TaskCase{LabTask::kSort, {{1.95347787, 1.93889484, 1.90507496, 1.74173643}}},
        TaskCase{LabTask::kInduction, {{1.79916064, 1.79184162, 1.76311512, 1.70804944}}},
        TaskCase{LabTask::kMajority, {{1.93726916, 1.92513406, 1.94617254, 1.74269392}}},
        TaskCase{LabTask::kDates, {{2.56210627, 2.54914588, 2.48140717, 2.29783522}}},
        TaskCase{LabTask::kNumbers, {{2.48460268, 2.46160325, 2.45025657, 2.39205547}}}));

/// What a LabConfig changes about the model.
struct ChangedCase {
  void (*change)(LabConfig&);
  Losses losses;
};

class TrainingOfChanged : public testing::TestWithParam<ChangedCase> {};

TEST_P(TrainingOfChanged, IsTheSameInAllBuilds) {
  LabConfig config{.task = {.n_symbols = 6, .n_items = 4},
                   .d_model = 16,
                   .n_heads = 2,
                   .d_ff = 32,
                   .n_sequences = 8,
                   .seed = 2};
  GetParam().change(config);
  expect_curve<Lab>(config, GetParam().losses);
}

INSTANTIATE_TEST_SUITE_P(
    Changes, TrainingOfChanged,
    testing::Values(ChangedCase{[](LabConfig& c) { c.scaled = false; },
                                {{3.76140132, 3.74958307, 3.65539162, 3.25725447}}},
                    ChangedCase{[](LabConfig& c) { c.key_is_query = c.value_is_key = true; },
                                {{3.79876225, 3.77325106, 3.70304713, 3.26551088}}},
                    ChangedCase{[](LabConfig& c) { c.average_heads = true; },
                                {{3.76063764, 3.75112655, 3.6971299, 3.28396153}}},
                    ChangedCase{[](LabConfig& c) { c.leaks = true; },
                                {{3.78623567, 3.76031038, 3.63872869, 3.23256617}}}));

struct RecallCase {
  RecallKind kind;
  Losses losses;
};

class TrainingOfRecall : public testing::TestWithParam<RecallCase> {};

TEST_P(TrainingOfRecall, IsTheSameInAllBuilds) {
  const auto& [kind, losses] = GetParam();
  const RecallConfig config{.shape = {.kind = kind, .n = 27, .n_symbols = 6, .most_params = 2000},
                            .n_sequences = 8,
                            .seed = 1};
  expect_curve<RecallLab>(config, losses);
}

INSTANTIATE_TEST_SUITE_P(
    Networks, TrainingOfRecall,
    testing::Values(
        RecallCase{RecallKind::kRecurrent, {{1.75753761, 1.76624231, 1.87675309, 1.72334305}}},
        RecallCase{RecallKind::kDilated, {{1.88759611, 1.8306467, 1.85774929, 1.70360711}}},
        RecallCase{RecallKind::kAttention, {{1.77692733, 1.75063162, 1.82533625, 1.77272638}}}));

}  // namespace
}  // namespace attn
