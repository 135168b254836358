#include "core/experiments/statistics.h"

#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

#include "core/base/error.h"

namespace attn {
namespace {

double mean(std::span<const double> numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), 0.0) / static_cast<double>(numbers.size());
}

std::vector<double> logarithms(std::span<const double> numbers) {
  std::vector<double> result;
  for (const double number : numbers) {
    require(number > 0, "invalid point: not above 0");
    result.push_back(std::log(number));
  }
  return result;
}

}  // namespace

PowerFit fit_power(std::span<const double> x, std::span<const double> y) {
  require(x.size() == y.size() && x.size() >= 3, "invalid points: at least 3 are needed");
  const std::vector<double> log_x = logarithms(x);
  const std::vector<double> log_y = logarithms(y);
  const double mean_x = mean(log_x);
  const double mean_y = mean(log_y);
  double xx = 0;
  double xy = 0;
  for (std::size_t i = 0; i < log_x.size(); ++i) {
    xx += (log_x[i] - mean_x) * (log_x[i] - mean_x);
    xy += (log_x[i] - mean_x) * (log_y[i] - mean_y);
  }
  require(xx > 0, "invalid points: all at one x");
  const double exponent = xy / xx;
  double squares = 0;
  for (std::size_t i = 0; i < log_x.size(); ++i) {
    const double rest = log_y[i] - mean_y - exponent * (log_x[i] - mean_x);
    squares += rest * rest;
  }
  const double variance = squares / static_cast<double>(log_x.size() - 2);
  return {.exponent = exponent,
          .standard_error = std::sqrt(variance / xx),
          .factor = std::exp(mean_y - exponent * mean_x)};
}

}  // namespace attn
