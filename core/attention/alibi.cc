#include "core/attention/alibi.h"

#include <cmath>

namespace attn {

void alibi_bias(Tensor bias) {
  ATTN_CHECK(bias.rows <= bias.cols);
  for (std::size_t head = 0; head < bias.heads; ++head) {
    const double slope =
        std::exp2(-8.0 * static_cast<double>(head + 1) / static_cast<double>(bias.heads));
    for (std::size_t i = 0; i < bias.rows; ++i)
      for (std::size_t j = 0; j < bias.cols; ++j) {
        const auto query = static_cast<double>(i + bias.cols - bias.rows);
        bias.head(head)(i, j) =
            static_cast<float>(-slope * std::abs(query - static_cast<double>(j)));
      }
  }
}

}  // namespace attn
