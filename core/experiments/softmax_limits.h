#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/arena.h"

namespace attn {

/// A row of random scores, factor · (normal numbers) + shift.
struct SoftmaxRowConfig {
  std::size_t n = 8;  // 1 … 1,024
  double factor = 1;
  double shift = 0;
  float temperature = 1;
  std::uint32_t seed = 1;
};

/// The same row through softmax in several ways, each (n).
struct SoftmaxWays {
  std::vector<float> scores;
  std::vector<float> stable;  // the largest score subtracted first
  std::vector<float> naive;   // exp of the scores as they are: inf / inf or 0 / 0 is NaN
  std::vector<float> sink;    // exp(s) / (1 + Σ exp(s)), "softmax off by one": as if there were one
                              // key more, of score 0, whose weight goes nowhere (Xiao et al. 2023,
                              // arXiv 2309.17453, section 3.3, which names it SoftMax₁)
  std::vector<double> exact;  // in double, stable
  double naive_error = 0;     // largest |naive - exact|, NaN when naive has a NaN
  double stable_error = 0;
  double sink_sum = 0;  // what of the weights is left: below 1
  double entropy = 0;   // of `stable`, in bits
  double largest = 0;   // of `stable`
};

/// Softmax does not change when all scores are shifted alike, as long as exp neither overflows
/// nor underflows. Error kInvalidArgument for sizes and temperatures beyond their bounds.
SoftmaxWays softmax_ways(const SoftmaxRowConfig& config, Arena& scratch);

/// The largest score from which the naive way still gives a number: log of the largest float,
/// 88.72, found by trying.
float naive_softmax_limit(Arena& scratch);

}  // namespace attn
