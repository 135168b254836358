#include "core/train/schedule.h"

#include <cmath>
#include <numbers>

namespace attn {

double Schedule::learning_rate(std::size_t step) const {
  if (step < warm_up) return peak * static_cast<double>(step + 1) / static_cast<double>(warm_up);
  if (step >= steps) return least;
  const double progress =
      static_cast<double>(step - warm_up) / static_cast<double>(steps - warm_up);
  return least + (peak - least) * 0.5 * (1 + std::cos(std::numbers::pi * progress));
}

}  // namespace attn
