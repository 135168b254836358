#include "core/experiments/mistaken_attention.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "core/base/error.h"
#include "core/base/random.h"
#include "core/experiments/mistaken_heads.h"
#include "core/experiments/mistaken_softmax.h"
#include "core/experiments/products.h"

namespace attn {
namespace {

using ExactMatrix = reference::Matrix;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// The queries, keys or values of all heads of all samples.
struct Projections {
  MatrixStack query, key, value;
};

/// Where queries, keys and values of a sample come from.
struct Sources {
  ExactMatrix query, key, value;
};

Sources sources_of(const AttentionSetting& setting, SourceStep step, std::size_t sample) {
  const ExactMatrix& x = setting.x[sample];
  const ExactMatrix& y = setting.y[sample];
  switch (step) {
    case SourceStep::kSwapped:
      return {.query = y, .key = x, .value = x};
    case SourceStep::kOnlyX:
      return {.query = x, .key = x, .value = x};
    case SourceStep::kOnlyY:
      return {.query = y, .key = y, .value = y};
    case SourceStep::kKeysOfX:
      return {.query = x, .key = x, .value = y};
    default:
      return {.query = x, .key = y, .value = y};
  }
}

/// Head h projects the columns [h · d, (h + 1) · d) of x alone.
ExactMatrix project_slices(const ExactMatrix& x, const ExactMatrix& w, std::size_t n_heads) {
  ExactMatrix result(x.rows, w.cols);
  const std::size_t from = x.cols / n_heads;
  const std::size_t to = w.cols / n_heads;
  for (std::size_t i = 0; i < x.rows; ++i)
    for (std::size_t c = 0; c < w.cols; ++c) {
      const std::size_t first = c / to * from;
      for (std::size_t k = first; k < first + from; ++k) result(i, c) += x(i, k) * w(k, c);
    }
  return result;
}

Projections project(const AttentionSetting& setting, const AttentionSteps& steps) {
  Projections result;
  const auto add = [&](MatrixStack& to, const ExactMatrix& x, const ExactMatrix& w) {
    const ExactMatrix whole =
        steps.source == SourceStep::kSlices ? project_slices(x, w, setting.n_heads) : product(x, w);
    for (ExactMatrix& head : split(whole, setting.n_heads, steps.split))
      to.push_back(std::move(head));
  };
  for (std::size_t b = 0; b < setting.x.size(); ++b) {
    const Sources from = sources_of(setting, steps.source, b);
    add(result.query, from.query, setting.w_q);
    add(result.key, from.key, setting.w_k);
    if (steps.source == SourceStep::kValuesAsIs)
      for (ExactMatrix& head : split(from.value, setting.n_heads, steps.split))
        result.value.push_back(std::move(head));
    else
      add(result.value, from.value, setting.w_v);
  }
  for (ExactMatrix& query : result.query)
    for (std::size_t i = 0; i < query.rows; ++i) {
      query(i, 0) += setting.query_shift;
      for (std::size_t c = 0; c < query.cols; ++c) query(i, c) *= setting.query_factor;
    }
  for (ExactMatrix& key : result.key)
    for (std::size_t i = 0; i < key.rows; ++i) key(i, 0) += setting.key_shift;
  return result;
}

ExactMatrix scores_of(const ExactMatrix& query, const ExactMatrix& key, ProductStep step) {
  switch (step) {
    case ProductStep::kRight:
      return product(query, transposed(key));
    case ProductStep::kSwapped:
      return product(key, transposed(query));
    case ProductStep::kNotTransposed:
      return product(query, key);
  }
  __builtin_unreachable();
}

double scale_of(const AttentionSetting& setting, ScaleStep step, const ExactMatrix& key) {
  const auto width = static_cast<double>(key.cols);
  switch (step) {
    case ScaleStep::kRight:
      return 1 / std::sqrt(width);
    case ScaleStep::kNone:
    case ScaleStep::kAfterSoftmax:
      return 1;
    case ScaleStep::kSqrtModel:
      return 1 / std::sqrt(static_cast<double>(setting.w_q.rows));
    case ScaleStep::kWidth:
      return 1 / width;
    case ScaleStep::kTimes:
      return std::sqrt(width);
    case ScaleStep::kSqrtKeys:
      return 1 / std::sqrt(static_cast<double>(key.rows));
  }
  __builtin_unreachable();
}

/// One query and one key of one head of a sample.
struct Pair {
  std::size_t sample, head, query, key;
};

/// Whether causality alone allows it: the queries are the last of the keys.
bool is_past(const AttentionSetting& setting, std::size_t i, std::size_t j) {
  const std::size_t n_kv = setting.y[0].rows;
  const std::size_t n_q = setting.x[0].rows;
  return !setting.is_causal || j + n_q <= i + n_kv;
}

bool is_padding(const AttentionSetting& setting, std::size_t sample, std::size_t token) {
  return token < setting.padding[sample].size() && setting.padding[sample][token] != 0;
}

bool allows(const AttentionSetting& setting, RuleStep step, const Pair& pair) {
  const auto& [b, h, i, j] = pair;
  const bool past = is_past(setting, i, j);
  const bool word = !is_padding(setting, b, j);
  switch (step) {
    case RuleStep::kRight:
      return past && word;
    case RuleStep::kAll:
      return true;
    case RuleStep::kNotItself:
      return j < i;
    case RuleStep::kOneAhead:
      return j <= i + 1;
    case RuleStep::kFuture:
      return j >= i;
    case RuleStep::kOnlyFuture:
      return j > i;
    case RuleStep::kOnlyItself:
      return j == i;
    case RuleStep::kTopLeft:
    case RuleStep::kCausalAlways:
      return j <= i;
    case RuleStep::kNoPadding:
      return past;
    case RuleStep::kNoCausal:
      return word;
    case RuleStep::kEither:
      return past || word;
    case RuleStep::kPaddedQueries:
      return past && !is_padding(setting, b, i);
    case RuleStep::kPaddedBoth:
      return past && word && !is_padding(setting, b, i);
    case RuleStep::kOnlyPadding:
      return past && !word;
    case RuleStep::kPaddingTransposed: {
      const std::size_t n_samples = setting.x.size();
      return past && !is_padding(setting, (b * setting.n_heads + h) % n_samples, j);
    }
  }
  __builtin_unreachable();
}

using Keep = std::vector<bool>;  // (n_q, n_kv) of one head of a sample

Keep keep_of(const AttentionSetting& setting, RuleStep step, const ExactMatrix& scores,
             std::size_t place) {
  Keep keep(scores.data.size());
  for (std::size_t i = 0; i < scores.rows; ++i)
    for (std::size_t j = 0; j < scores.cols; ++j)
      keep[i * scores.cols + j] = allows(setting, step,
                                         {.sample = place / setting.n_heads,
                                          .head = place % setting.n_heads,
                                          .query = i,
                                          .key = j});
  return keep;
}

double filled(double score, bool keep, FillStep step) {
  switch (step) {
    case FillStep::kRight:
    case FillStep::kFlipped:
      return keep ? score : -kInfinity;
    case FillStep::kZero:
      return keep ? score : 0;
    case FillStep::kPlusInfinity:
      return keep ? score : kInfinity;
    case FillStep::kTooSmall:
      return keep ? score : -10;
    case FillStep::kLargeNumber:
      return keep ? score : -1e9;
    case FillStep::kAdded:
      return score + (keep ? 1 : 0);
    case FillStep::kInverted:
      return keep ? -kInfinity : score;
    case FillStep::kTimes:
      return score * (keep ? 1 : -1e9);
    case FillStep::kAfter:
      return score;
  }
  __builtin_unreachable();
}

void hide(ExactMatrix& scores, const Keep& keep, FillStep step) {
  for (std::size_t i = 0; i < scores.rows; ++i)
    for (std::size_t j = 0; j < scores.cols; ++j) {
      const bool may =
          step == FillStep::kFlipped ? keep[j * scores.cols + i] : keep[i * scores.cols + j];
      scores(i, j) = filled(scores(i, j), may, step);
    }
}

ExactMatrix result_of(const ExactMatrix& weights, const Projections& heads, std::size_t place,
                      ResultStep step) {
  switch (step) {
    case ResultStep::kRight:
      return product(weights, heads.value[place]);
    case ResultStep::kKeys:
      return product(weights, heads.key[place]);
    case ResultStep::kQueries:
      return product(weights, heads.query[place]);
    case ResultStep::kWeightsTransposed:
      return product(transposed(weights), heads.value[place]);
    case ResultStep::kMeanOfValues: {
      ExactMatrix result = product(weights, heads.value[place]);
      for (double& number : result.data) number /= static_cast<double>(heads.value[place].rows);
      return result;
    }
  }
  __builtin_unreachable();
}

ExactMatrix with_output(const AttentionSetting& setting, ExactMatrix merged, OutputStep step) {
  if (setting.w_o.data.empty() || step == OutputStep::kNone) return merged;
  if (step == OutputStep::kTransposed) return product(merged, transposed(setting.w_o));
  ExactMatrix result = product(merged, setting.w_o);
  if (step == OutputStep::kInputAdded)
    for (std::size_t i = 0; i < result.data.size(); ++i) result.data[i] += merged.data[i];
  return result;
}

/// Samples and tokens exchanged: sample i of the result has token i of each sample.
MatrixStack exchanged(const MatrixStack& samples) {
  MatrixStack result(samples[0].rows, ExactMatrix(samples.size(), samples[0].cols));
  for (std::size_t b = 0; b < samples.size(); ++b)
    for (std::size_t i = 0; i < samples[b].rows; ++i)
      for (std::size_t c = 0; c < samples[b].cols; ++c) result[i](b, c) = samples[b](i, c);
  return result;
}

MistakenAttention across_batch(AttentionSetting setting, AttentionSteps steps) {
  setting.x = exchanged(setting.x);
  setting.y = exchanged(setting.y);
  setting.padding.assign(setting.x.size(), {});
  steps.source = SourceStep::kRight;
  MistakenAttention result = attend(setting, steps);
  result.output = exchanged(result.output);
  return result;
}

}  // namespace

bool may_see(const AttentionSetting& setting, std::size_t sample, std::size_t i, std::size_t j) {
  return allows(setting, RuleStep::kRight, {.sample = sample, .head = 0, .query = i, .key = j});
}

MistakenAttention attend(const AttentionSetting& setting, const AttentionSteps& steps) {
  if (steps.source == SourceStep::kAcrossBatch) return across_batch(setting, steps);
  const Projections heads = project(setting, steps);
  MistakenAttention result;
  std::vector<Keep> keeps;
  for (std::size_t place = 0; place < heads.query.size(); ++place) {
    ExactMatrix scores = scores_of(heads.query[place], heads.key[place], steps.product);
    for (double& score : scores.data) score *= scale_of(setting, steps.scale, heads.key[place]);
    keeps.push_back(keep_of(setting, steps.rule, scores, place));
    hide(scores, keeps.back(), steps.fill);
    result.weights.push_back(std::move(scores));
  }
  const std::size_t per_sample = heads.query.size() / setting.x.size();
  apply_softmax(result.weights,
                {.step = steps.softmax, .n_heads = per_sample, .seed = setting.seed});
  MatrixStack outputs;
  for (std::size_t place = 0; place < heads.query.size(); ++place) {
    ExactMatrix& weights = result.weights[place];
    for (std::size_t at = 0; at < weights.data.size(); ++at) {
      if (steps.fill == FillStep::kAfter && !keeps[place][at]) weights.data[at] = 0;
      if (steps.scale == ScaleStep::kAfterSoftmax)
        weights.data[at] /= std::sqrt(static_cast<double>(heads.key[place].cols));
    }
    outputs.push_back(result_of(weights, heads, place, steps.result));
  }
  for (std::size_t b = 0; b < setting.x.size(); ++b) {
    const auto first = outputs.begin() + static_cast<std::ptrdiff_t>(b * per_sample);
    const MatrixStack own(first, first + static_cast<std::ptrdiff_t>(per_sample));
    result.output.push_back(with_output(setting, merged(own, steps.merge), steps.output));
  }
  return result;
}

}  // namespace attn
