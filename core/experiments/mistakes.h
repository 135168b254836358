#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/experiments/mistaken_attention.h"

namespace attn {

/// Where a mistake is shown: where it can be seen. All sizes differ, or mistakes look right.
enum class MistakeSetting {
  kPlain,       // 6 tokens, 1 head, d_k 3, d_v 2, d_model 12; no mask
  kLarge,       // the same with scores in the thousands
  kCausal,      // with a causal mask
  kNegative,    // causal, with every score far below 0
  kPadded,      // causal, and the second and fifth tokens are padding: scattered, or some mistakes
                // look alike
  kLeftPadded,  // causal, and the first two are: they have nothing to see
  kHeads,       // 5 tokens, 3 heads, d_model 12; causal
  kCross,       // 4 tokens look at 6 others
  kCache,       // the last 2 of 6 tokens ask, as with a key-value cache
  kBatch,       // 2 sentences of 4 tokens, 2 heads, with 1 and 2 tokens of padding
};

/// What a mistake is found by: something is changed, and outputs that must not move, do.
enum class MistakeProbe {
  kNone,
  kLastToken,    // earlier outputs under a causal mask
  kOtherSample,  // the outputs of the first sentence of a batch
  kSource,       // the tokens that are looked at: here the outputs have to move
};

struct Mistake {
  std::string_view name;  // in links: that of web/practice's mistake, where both know it, in kebab
                          // case
  std::string_view group;
  MistakeSetting setting = MistakeSetting::kPlain;
  AttentionSteps steps{};
};

/// All of them, in the order in which they are shown. One more is one row.
std::span<const Mistake> mistakes();

/// What gives weights away without a look at the right ones. Sums and extremes of NaN are NaN.
struct MistakeSigns {
  double least_row_sum = 0, most_row_sum = 0;
  double least_column_sum = 0, most_column_sum = 0;
  double least = 0;       // the smallest weight: below 0 is none
  double forbidden = 0;   // the largest |weight| of what may not be seen
  double moved = 0;       // largest change of an output in the probe
  std::size_t n_nan = 0;  // in weights and outputs
};

/// Attention of all heads of all samples.
struct MistakeRun {
  std::size_t n_maps = 0, n_rows = 0, n_cols = 0;
  std::vector<float> weights;  // (n_maps, n_rows, n_cols), sample after sample
  std::size_t n_outputs = 0, d_output = 0;
  std::vector<float> output;  // (n_outputs, d_output): of the first sample
  MistakeSigns signs;
  std::string problem;  // why it gave nothing: "shapes do not fit: …"; else empty
};

struct MistakeCase {
  MistakeProbe probe = MistakeProbe::kNone;
  std::vector<std::uint8_t> hidden;  // (n_maps, n_rows, n_cols) of `right`: 1 = may not be seen
  MistakeRun right, wrong;
  double largest_difference = 0;  // of weights and outputs; NaN where only one of them is a number
};

/// The right way and the wrong one, on the same random numbers. Error kInvalidArgument, "no
/// mistake: …", for a name that is not in the list.
MistakeCase show_mistake(std::string_view name, std::uint64_t seed);

/// What attention is given in a setting.
AttentionSetting mistake_setting(MistakeSetting setting, std::uint64_t seed);

}  // namespace attn
