#pragma once

#include <cstddef>

namespace attn {

/// A learning rate that rises from 0 in a straight line over the warm-up, then falls to `least`
/// along half a cosine (Loshchilov and Hutter 2016, arXiv 1608.03983, equation 5, one period).
struct Schedule {
  double peak = 1e-3;
  double least = 1e-4;
  std::size_t warm_up = 100;  // steps
  std::size_t steps = 1000;   // in all; from there on the rate is `least`

  /// Of step 0, 1, …: (step + 1) / warm_up of the peak during the warm-up.
  double learning_rate(std::size_t step) const;
};

}  // namespace attn
