#pragma once

namespace attn {

/// AdamW (Loshchilov and Hutter 2017, arXiv 1711.05101, algorithm 2), with Adam's bias correction.
struct AdamWConfig {
  double beta1 = 0.9;
  double beta2 = 0.95;
  double eps = 1e-8;
  double weight_decay = 0.1;  // times the learning rate; on matrices only
};

}  // namespace attn
