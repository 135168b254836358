#pragma once

#include <span>

namespace attn {

enum class Activation {
  kGelu,  // x · Φ(x), Φ the normal distribution, exact (Hendrycks and Gimpel 2016, arXiv
          // 1606.08415)
  kSilu,  // x · sigmoid(x) (same paper, section 4; also "swish")
};

/// y = f(x), element by element; may be in place. |error| <= 8 · epsilon · max(1, |x|).
void activate(Activation kind, std::span<const float> x, std::span<float> y);

/// grad_x = grad_y · f'(x), element by element; grad_x may be grad_y.
void activate_backward(Activation kind, std::span<const float> x, std::span<const float> grad_y,
                       std::span<float> grad_x);

}  // namespace attn
