#pragma once

#include <cstddef>
#include <cstdint>

#include "core/attention/config.h"
#include "core/reference/attention.h"
#include "tests/core/attention/tensors.h"

namespace attn::testing {

struct Sizes {
  std::size_t n_heads = 1, n_kv_heads = 1;
  std::size_t n_q = 1, n_kv = 1;
  std::size_t d_k = 5, d_v = 3;
};

/// Queries, keys and values of normal numbers, guarded, and the same in double.
struct RandomInputs {
  explicit RandomInputs(const Sizes& s)
      : random(s.n_q * 1000 + s.n_kv),
        query(s.n_heads, s.n_q, s.d_k),
        key(s.n_kv_heads, s.n_kv, s.d_k),
        value(s.n_kv_heads, s.n_kv, s.d_v) {
    for (GuardedTensor* tensor : {&query, &key, &value}) tensor->fill_normal(random);
  }
  operator AttentionInputs() const { return {.query = query, .key = key, .value = value}; }

  Random random;  // what follows the inputs
  GuardedTensor query, key, value;
};

/// The inputs of the reference, and the numbers that they point at.
struct ExactInputs {
  explicit ExactInputs(const RandomInputs& inputs)
      : query(exact(inputs.query)), key(exact(inputs.key)), value(exact(inputs.value)) {}
  operator reference::AttentionInputs() const {
    return {.query = query, .key = key, .value = value};
  }
  reference::Tensor query, key, value;
};

/// `bias` gives the numbers of config.bias, if that is used, in double.
inline reference::AttentionConfig exact(const AttentionConfig& config,
                                        const reference::Tensor& bias) {
  return {.scale = static_cast<double>(config.scale),
          .mask = config.mask,
          .bias = config.bias.empty() ? reference::ConstTensorView{} : bias};
}

inline constexpr MaskKind kMaskKinds[] = {MaskKind::kNone, MaskKind::kCausal,
                                          MaskKind::kCausalLowerRight, MaskKind::kWindow};

}  // namespace attn::testing
