#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/model/params.h"
#include "core/train/adamw_config.h"

namespace attn::reference {

/// √Σ g², and what to multiply the gradients with so that this norm is at most `most` (Pascanu et
/// al. 2012, arXiv 1211.5063, algorithm 1).
struct Clip {
  double norm = 0;
  double factor = 1;
};
Clip clip(std::span<const double> grads, double most);

/// The state of AdamW over the flat buffer of a transformer's params.
class AdamW {
 public:
  AdamW(const AdamWConfig& config, const ParamLayout& layout)
      : config_(config), layout_(layout), mean_(layout.size), square_(layout.size) {}

  /// One step down the gradients, each multiplied by `grad_factor`.
  void step(std::span<double> params, std::span<const double> grads, double learning_rate,
            double grad_factor);

 private:
  AdamWConfig config_;
  ParamLayout layout_;
  std::size_t steps_ = 0;
  std::vector<double> mean_, square_;  // running averages of the gradient and of its square
};

}  // namespace attn::reference
