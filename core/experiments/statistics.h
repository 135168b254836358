#pragma once

#include <span>

namespace attn {

/// y = factor · x^exponent.
struct PowerFit {
  double exponent = 0;
  double standard_error = 0;  // of the exponent
  double factor = 0;
};

/// The straight line through (log x, log y) by least squares. Error kInvalidArgument unless there
/// are at least 3 points, all above 0, and the x differ.
PowerFit fit_power(std::span<const double> x, std::span<const double> y);

}  // namespace attn
