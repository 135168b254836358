#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/reference/matrix.h"

namespace attn {

/// Attention in steps, each of which can be done wrongly. The first of each list is right.
/// tests/core/experiments/mistakes_test.cc holds the right way to the core's own attention.
enum class SourceStep {
  kRight,        // queries from x, keys and values from y
  kSwapped,      // the other way round
  kOnlyX,        // all from x: y is not used
  kOnlyY,        // all from y
  kKeysOfX,      // keys from x, values from y
  kAcrossBatch,  // samples and tokens exchanged: place i of each sample sees place i of the others
  kSlices,       // each head projects a slice of x instead of all of it
  kValuesAsIs,   // values are y itself
};
enum class SplitStep { kRight, kNotTransposed, kInterleaved, kOneHead, kFirstForAll };
enum class ProductStep { kRight, kSwapped, kNotTransposed };
enum class ScaleStep { kRight, kNone, kSqrtModel, kWidth, kTimes, kSqrtKeys, kAfterSoftmax };
/// Who may see whom.
enum class RuleStep {
  kRight,              // what the setting asks for: causal, padding or both
  kAll,                // everybody
  kNotItself,          // j < i
  kOneAhead,           // j <= i + 1
  kFuture,             // j >= i
  kOnlyFuture,         // j > i
  kOnlyItself,         // j = i
  kTopLeft,            // j <= i, though the queries are the last of the keys
  kCausalAlways,       // j <= i also where nothing asks for it
  kNoPadding,          // causal alone
  kNoCausal,           // padding alone
  kEither,             // causal or no padding
  kPaddedQueries,      // rows in place of columns
  kPaddedBoth,         // rows as well as columns
  kOnlyPadding,        // 1 = padding taken for 1 = keep
  kPaddingTransposed,  // B · H in the wrong order: mask b serves the heads b, b + B, …
};
/// How what may not be seen is hidden.
enum class FillStep {
  kRight,  // score -inf
  kZero,   // score 0
  kPlusInfinity,
  kTooSmall,     // score -10
  kLargeNumber,  // score -1e9: right but for a row with nothing to see
  kAdded,        // score + (1 = may be seen, else 0)
  kInverted,     // the other cells
  kFlipped,      // the transposed mask
  kTimes,        // score · -1e9
  kAfter,        // weight 0, after softmax
};
enum class SoftmaxStep {
  kRight,      // over the keys; a row with nothing to see has weights 0
  kUnguarded,  // such a row is 0 / 0, NaN
  kQueries,
  kWholeMatrix,
  kHeads,
  kBatch,
  kAxisOfOne,  // over something else
  kUnstable,   // without the maximum subtracted first
  kNotDivided,
  kNoExp,
  kNone,
  kTwice,
  kSigmoid,
  kSumNotKept,  // keepdims=False: column j divided by the sum of row j
  kMaxNotKept,
  kDropout,  // a quarter of the weights dropped, the rest larger by 4 / 3
};
enum class ResultStep { kRight, kKeys, kQueries, kWeightsTransposed, kMeanOfValues };
enum class MergeStep { kRight, kNotTransposed, kInterleaved, kMean, kSum, kMax };
enum class OutputStep { kRight, kNone, kTransposed, kInputAdded };

struct AttentionSteps {
  SourceStep source = SourceStep::kRight;
  SplitStep split = SplitStep::kRight;
  ProductStep product = ProductStep::kRight;
  ScaleStep scale = ScaleStep::kRight;
  RuleStep rule = RuleStep::kRight;
  FillStep fill = FillStep::kRight;
  SoftmaxStep softmax = SoftmaxStep::kRight;
  ResultStep result = ResultStep::kRight;
  MergeStep merge = MergeStep::kRight;
  OutputStep output = OutputStep::kRight;
};

/// What attention is given. y is x in self-attention.
struct AttentionSetting {
  std::size_t n_heads = 1;
  bool is_causal = false;                          // queries are the last n_q of the keys
  std::vector<reference::Matrix> x;                // a sample each: (n_q, d_model)
  std::vector<reference::Matrix> y;                // (n_kv, d_model)
  std::vector<std::vector<std::uint8_t>> padding;  // a sample each: (n_kv), 1 = padding
  reference::Matrix w_q, w_k, w_v;                 // (d_model, n_heads · d)
  reference::Matrix w_o;                           // empty = the heads are only put side by side
  double query_shift = 0, key_shift = 0;           // added to the first column of queries and keys
  double query_factor = 1;
  std::uint64_t seed = 1;  // of what is dropped
};

struct MistakenAttention {
  std::vector<reference::Matrix> weights;  // a head of a sample each: (n_q, n_kv)
  std::vector<reference::Matrix> output;   // a sample each: (n_q, d_out)
};

/// Error kInvalidArgument, "shapes do not fit: (6, 3) · (6, 3)", where a mistake makes a product
/// impossible.
MistakenAttention attend(const AttentionSetting& setting, const AttentionSteps& steps);

/// Whether query i of a head of a sample may see key j under the setting's own rule.
bool may_see(const AttentionSetting& setting, std::size_t sample, std::size_t i, std::size_t j);

}  // namespace attn
