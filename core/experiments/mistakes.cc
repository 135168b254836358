#include "core/experiments/mistakes.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/error.h"
#include "core/base/random.h"

namespace attn {
namespace {

using ExactMatrix = reference::Matrix;
using Setting = MistakeSetting;

constexpr Mistake kMistakes[] = {
    {"no-scale", "scale", Setting::kPlain, {.scale = ScaleStep::kNone}},
    {"scale-by-sqrt-d-model", "scale", Setting::kPlain, {.scale = ScaleStep::kSqrtModel}},
    {"scale-by-d-k", "scale", Setting::kPlain, {.scale = ScaleStep::kWidth}},
    {"multiplied-by-sqrt-d-k", "scale", Setting::kPlain, {.scale = ScaleStep::kTimes}},
    {"scale-by-sqrt-n", "scale", Setting::kPlain, {.scale = ScaleStep::kSqrtKeys}},
    {"scale-after-softmax", "scale", Setting::kPlain, {.scale = ScaleStep::kAfterSoftmax}},

    {"softmax-over-queries", "softmax", Setting::kPlain, {.softmax = SoftmaxStep::kQueries}},
    {"softmax-over-everything", "softmax", Setting::kPlain, {.softmax = SoftmaxStep::kWholeMatrix}},
    {"softmax-over-heads", "softmax", Setting::kHeads, {.softmax = SoftmaxStep::kHeads}},
    {"softmax-over-the-batch", "softmax", Setting::kBatch, {.softmax = SoftmaxStep::kBatch}},
    {"softmax-over-an-axis-of-length-1",
     "softmax",
     Setting::kPlain,
     {.softmax = SoftmaxStep::kAxisOfOne}},
    {"overflow", "softmax", Setting::kLarge, {.softmax = SoftmaxStep::kUnstable}},
    {"not-divided-by-the-sum", "softmax", Setting::kPlain, {.softmax = SoftmaxStep::kNotDivided}},
    {"no-exp", "softmax", Setting::kPlain, {.softmax = SoftmaxStep::kNoExp}},
    {"no-softmax", "softmax", Setting::kPlain, {.softmax = SoftmaxStep::kNone}},
    {"softmax-twice", "softmax", Setting::kPlain, {.softmax = SoftmaxStep::kTwice}},
    {"sigmoid", "softmax", Setting::kPlain, {.softmax = SoftmaxStep::kSigmoid}},
    {"sum-without-keepdims", "softmax", Setting::kPlain, {.softmax = SoftmaxStep::kSumNotKept}},
    {"max-without-keepdims", "softmax", Setting::kPlain, {.softmax = SoftmaxStep::kMaxNotKept}},
    {"dropout-left-on", "softmax", Setting::kPlain, {.softmax = SoftmaxStep::kDropout}},

    {"queries-and-keys-swapped", "product", Setting::kCausal, {.product = ProductStep::kSwapped}},
    {"keys-not-transposed", "product", Setting::kPlain, {.product = ProductStep::kNotTransposed}},
    {"weights-times-keys", "product", Setting::kPlain, {.result = ResultStep::kKeys}},
    {"weights-times-queries", "product", Setting::kPlain, {.result = ResultStep::kQueries}},
    {"weights-transposed", "product", Setting::kPlain, {.result = ResultStep::kWeightsTransposed}},
    {"mean-of-the-values", "product", Setting::kPlain, {.result = ResultStep::kMeanOfValues}},

    {"no-mask", "mask", Setting::kCausal, {.rule = RuleStep::kAll}},
    {"mask-after-softmax", "mask", Setting::kCausal, {.fill = FillStep::kAfter}},
    {"masked-with-0", "mask", Setting::kCausal, {.fill = FillStep::kZero}},
    {"masked-with-plus-inf",
     "mask",
     Setting::kCausal,
     {.fill = FillStep::kPlusInfinity, .softmax = SoftmaxStep::kUnguarded}},
    {"fill-too-small", "mask", Setting::kNegative, {.fill = FillStep::kTooSmall}},
    {"mask-added-as-0-and-1", "mask", Setting::kCausal, {.fill = FillStep::kAdded}},
    {"mask-inverted",
     "mask",
     Setting::kCausal,
     {.fill = FillStep::kInverted, .softmax = SoftmaxStep::kUnguarded}},
    {"mask-transposed",
     "mask",
     Setting::kPadded,
     {.fill = FillStep::kFlipped, .softmax = SoftmaxStep::kUnguarded}},
    {"scores-multiplied", "mask", Setting::kCausal, {.fill = FillStep::kTimes}},
    {"minus-inf-without-softmax", "mask", Setting::kCausal, {.softmax = SoftmaxStep::kNone}},
    {"hides-itself",
     "mask",
     Setting::kCausal,
     {.rule = RuleStep::kNotItself, .softmax = SoftmaxStep::kUnguarded}},
    {"hides-itself-filled-with-minus-1e9",
     "mask",
     Setting::kCausal,
     {.rule = RuleStep::kNotItself, .fill = FillStep::kLargeNumber}},
    {"sees-one-ahead", "mask", Setting::kCausal, {.rule = RuleStep::kOneAhead}},
    {"triu-for-tril", "mask", Setting::kCausal, {.rule = RuleStep::kFuture}},
    {"sees-only-itself", "mask", Setting::kCausal, {.rule = RuleStep::kOnlyItself}},
    {"top-left-with-a-cache", "mask", Setting::kCache, {.rule = RuleStep::kTopLeft}},

    {"padding-dropped", "padding", Setting::kPadded, {.rule = RuleStep::kNoPadding}},
    {"causal-dropped", "padding", Setting::kPadded, {.rule = RuleStep::kNoCausal}},
    {"or-for-and", "padding", Setting::kPadded, {.rule = RuleStep::kEither}},
    {"padded-queries-hidden",
     "padding",
     Setting::kPadded,
     {.rule = RuleStep::kPaddedQueries, .softmax = SoftmaxStep::kUnguarded}},
    {"padded-queries-hidden-as-well",
     "padding",
     Setting::kPadded,
     {.rule = RuleStep::kPaddedBoth, .softmax = SoftmaxStep::kUnguarded}},
    {"padding-inverted",
     "padding",
     Setting::kPadded,
     {.rule = RuleStep::kOnlyPadding, .softmax = SoftmaxStep::kUnguarded}},
    {"row-with-nothing-to-see",
     "padding",
     Setting::kLeftPadded,
     {.softmax = SoftmaxStep::kUnguarded}},
    {"row-with-nothing-to-see-filled-with-minus-1e9",
     "padding",
     Setting::kLeftPadded,
     {.fill = FillStep::kLargeNumber}},
    {"mask-of-another-sample", "padding", Setting::kBatch, {.rule = RuleStep::kPaddingTransposed}},

    {"split-without-transpose", "heads", Setting::kHeads, {.split = SplitStep::kNotTransposed}},
    {"merge-without-transpose", "heads", Setting::kHeads, {.merge = MergeStep::kNotTransposed}},
    {"split-and-merge-without-transpose",
     "heads",
     Setting::kHeads,
     {.split = SplitStep::kNotTransposed, .merge = MergeStep::kNotTransposed}},
    {"heads-interleaved", "heads", Setting::kHeads, {.split = SplitStep::kInterleaved}},
    {"heads-averaged", "heads", Setting::kHeads, {.merge = MergeStep::kMean}},
    {"heads-summed", "heads", Setting::kHeads, {.merge = MergeStep::kSum}},
    {"one-head", "heads", Setting::kHeads, {.split = SplitStep::kOneHead}},
    {"same-head-each-time", "heads", Setting::kHeads, {.split = SplitStep::kFirstForAll}},
    {"input-sliced", "heads", Setting::kHeads, {.source = SourceStep::kSlices}},
    {"output-projection-missing", "heads", Setting::kHeads, {.output = OutputStep::kNone}},
    {"values-not-projected", "heads", Setting::kHeads, {.source = SourceStep::kValuesAsIs}},

    {"sources-swapped", "sources", Setting::kCross, {.source = SourceStep::kSwapped}},
    {"y-not-used", "sources", Setting::kCross, {.source = SourceStep::kOnlyX}},
    {"x-not-used", "sources", Setting::kCross, {.source = SourceStep::kOnlyY}},
    {"keys-from-x", "sources", Setting::kCross, {.source = SourceStep::kKeysOfX}},
    {"causal-mask-on-cross-attention",
     "sources",
     Setting::kCross,
     {.rule = RuleStep::kCausalAlways}},
    {"across-the-batch", "sources", Setting::kBatch, {.source = SourceStep::kAcrossBatch}},
};

MistakeProbe probe_of(Setting setting) {
  switch (setting) {
    case Setting::kPlain:
    case Setting::kLarge:
      return MistakeProbe::kNone;
    case Setting::kBatch:
      return MistakeProbe::kOtherSample;
    case Setting::kCross:
      return MistakeProbe::kSource;
    default:
      return MistakeProbe::kLastToken;
  }
}

void draw_row(ExactMatrix& x, std::size_t row, Random& random) {
  for (std::size_t c = 0; c < x.cols; ++c) x(row, c) = random.normal();
}

/// The setting with what the probe changes.
AttentionSetting changed(AttentionSetting setting, MistakeProbe probe, std::uint64_t seed) {
  Random random(~seed);
  switch (probe) {
    case MistakeProbe::kNone:
      break;
    case MistakeProbe::kLastToken: {
      ExactMatrix& y = setting.y[0];
      draw_row(y, y.rows - 1, random);
      ExactMatrix& x = setting.x[0];
      std::copy_n(&y(y.rows - 1, 0), x.cols, &x(x.rows - 1, 0));
      break;
    }
    case MistakeProbe::kOtherSample:
      for (std::size_t i = 0; i < setting.y[1].rows; ++i) draw_row(setting.y[1], i, random);
      setting.x[1] = setting.y[1];
      break;
    case MistakeProbe::kSource:
      for (std::size_t i = 0; i < setting.y[0].rows; ++i) draw_row(setting.y[0], i, random);
      break;
  }
  return setting;
}

/// The larger one; NaN where there is one.
double larger(double a, double b) { return std::isnan(a) || a > b ? a : b; }

double difference(double a, double b) {
  if (std::isnan(a) && std::isnan(b)) return 0;
  return a == b ? 0 : std::abs(a - b);
}

/// Outputs of the first sample; of the last token none where that is what changed.
double moved(const ExactMatrix& before, const ExactMatrix& after, MistakeProbe probe) {
  if (probe == MistakeProbe::kNone) return 0;
  const std::size_t n_rows = before.rows - (probe == MistakeProbe::kLastToken ? 1 : 0);
  double most = 0;
  for (std::size_t i = 0; i < n_rows; ++i)
    for (std::size_t c = 0; c < before.cols; ++c)
      most = larger(most, difference(before(i, c), after(i, c)));
  return most;
}

/// The smallest and the largest of some numbers; NaN where one is.
struct Extremes {
  double least = std::numeric_limits<double>::infinity();
  double most = -std::numeric_limits<double>::infinity();

  void add(double x) {
    least = std::isnan(x) || x < least ? x : least;
    most = std::isnan(x) || x > most ? x : most;
    if (std::isnan(x)) is_nan = true;
    if (is_nan) least = most = std::numeric_limits<double>::quiet_NaN();
  }
  bool is_nan = false;
};

MistakeSigns signs_of(const MistakenAttention& attention, const AttentionSetting& setting,
                      std::size_t heads_per_sample) {
  MistakeSigns signs;
  Extremes rows;
  Extremes columns;
  Extremes numbers;
  for (std::size_t place = 0; place < attention.weights.size(); ++place) {
    const ExactMatrix& w = attention.weights[place];
    const bool has_rule = setting.x[0].rows == w.rows && setting.y[0].rows == w.cols;
    std::vector<double> column_sums(w.cols);
    for (std::size_t i = 0; i < w.rows; ++i) {
      double sum = 0;
      for (std::size_t j = 0; j < w.cols; ++j) {
        sum += w(i, j);
        column_sums[j] += w(i, j);
        numbers.add(w(i, j));
        signs.n_nan += std::isnan(w(i, j)) ? 1 : 0;
        if (has_rule && !may_see(setting, place / heads_per_sample, i, j))
          signs.forbidden = larger(signs.forbidden, std::abs(w(i, j)));
      }
      rows.add(sum);
    }
    for (const double sum : column_sums) columns.add(sum);
  }
  for (const ExactMatrix& output : attention.output)
    for (const double x : output.data) signs.n_nan += std::isnan(x) ? 1 : 0;
  signs.least_row_sum = rows.least;
  signs.most_row_sum = rows.most;
  signs.least_column_sum = columns.least;
  signs.most_column_sum = columns.most;
  signs.least = numbers.least;
  return signs;
}

void append(std::vector<float>& to, const ExactMatrix& from) {
  for (const double x : from.data) to.push_back(static_cast<float>(x));
}

MistakeRun run(const AttentionSetting& setting, const AttentionSetting& other,
               const AttentionSteps& steps, MistakeProbe probe) {
  MistakeRun result;
  try {
    const MistakenAttention attention = attend(setting, steps);
    result.n_maps = attention.weights.size();
    result.n_rows = attention.weights[0].rows;
    result.n_cols = attention.weights[0].cols;
    for (const ExactMatrix& weights : attention.weights) append(result.weights, weights);
    result.n_outputs = attention.output[0].rows;
    result.d_output = attention.output[0].cols;
    append(result.output, attention.output[0]);
    const std::size_t heads = std::max<std::size_t>(result.n_maps / setting.x.size(), 1);
    result.signs = signs_of(attention, setting, heads);
    result.signs.moved = moved(attention.output[0], attend(other, steps).output[0], probe);
  } catch (const Error& error) {
    result.problem = error.what();
  }
  return result;
}

double largest_difference(const std::vector<float>& a, const std::vector<float>& b) {
  double most = 0;
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
    most = larger(most, difference(a[i], b[i]));
  return most;
}

}  // namespace

std::span<const Mistake> mistakes() { return kMistakes; }

MistakeCase show_mistake(std::string_view name, std::uint64_t seed) {
  const auto* const mistake = std::ranges::find(kMistakes, name, &Mistake::name);
  require(mistake != std::end(kMistakes), "no mistake: " + std::string(name));
  MistakeCase result;
  result.probe = probe_of(mistake->setting);
  const AttentionSetting setting = mistake_setting(mistake->setting, seed);
  const AttentionSetting other = changed(setting, result.probe, seed);
  result.right = run(setting, other, /*steps=*/{}, result.probe);
  result.wrong = run(setting, other, mistake->steps, result.probe);
  const MistakeRun& right = result.right;
  for (std::size_t map = 0; map < right.n_maps; ++map)
    for (std::size_t i = 0; i < right.n_rows; ++i)
      for (std::size_t j = 0; j < right.n_cols; ++j)
        result.hidden.push_back(may_see(setting, map / setting.n_heads, i, j) ? 0 : 1);
  result.largest_difference = larger(largest_difference(right.weights, result.wrong.weights),
                                     largest_difference(right.output, result.wrong.output));
  return result;
}

}  // namespace attn
