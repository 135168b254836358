#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/base/views.h"

namespace attn {

/// Which keys a query may attend to, by position alone (query i, key j).
enum class MaskKind {
  kNone,
  kCausal,            // j <= i: the diagonal starts at the top left, as PyTorch's is_causal
  kCausalLowerRight,  // j <= i + n_kv - n_q: the diagonal ends at the bottom right (KV cache)
  kWindow,            // i - window < j <= i
};

/// What a query may attend to: a key must pass the kind, `keep` and `ignore_key` together.
struct Mask {
  MaskKind kind = MaskKind::kNone;
  std::size_t window = 0;                 // of kWindow, >= 1
  TensorView<const std::uint8_t> keep{};  // (1 | n_heads, n_q, n_kv), 1 = may attend; empty = all
  std::span<const std::uint8_t> ignore_key{};  // (n_kv), 1 = padding; empty = no padding
};

/// query (n_heads, n_q, d_k), key (n_kv_heads, n_kv, d_k), value (n_kv_heads, n_kv, d_v).
/// n_heads is a multiple of n_kv_heads: key head h / (n_heads / n_kv_heads) serves query head h
/// (grouped-query attention, Ainslie et al. 2023, arXiv 2305.13245, section 2.2).
struct AttentionInputs {
  ConstTensor query;
  ConstTensor key;
  ConstTensor value;

  std::size_t n_q() const { return query.rows; }
  std::size_t n_kv() const { return key.rows; }
  std::size_t d_k() const { return query.cols; }
  std::size_t d_v() const { return value.cols; }
  std::size_t kv_head(std::size_t head) const { return head / (query.heads / key.heads); }
};

/// How attention is to be computed: weights = softmax(scale · Q Kᵀ + bias), masked. A temperature T
/// (Hinton et al. 2015, arXiv 1503.02531, section 2) is a scale divided by T.
struct AttentionConfig {
  float scale = 1.0F;  // see scaled_by_sqrt
  Mask mask{};
  ConstTensor bias{};  // (1 | n_heads, n_q, n_kv), added to the scaled scores; empty = none.
                       // -inf hides a key as the mask does; +inf and NaN are refused
};

/// The bias of one head, (n_q, n_kv); empty when there is none.
inline ConstMatrix bias_head(const AttentionConfig& config, std::size_t head) {
  if (config.bias.empty()) return {};
  return config.bias.head(config.bias.heads == 1 ? 0 : head);
}

/// 1 / √d_k, the scale of Vaswani et al. 2017 (arXiv 1706.03762, section 3.2.1).
float scaled_by_sqrt(std::size_t d_k);

/// Error kInvalidArgument unless both are at least 1 and n_heads is a multiple of n_kv_heads.
void validate_heads(std::size_t n_heads, std::size_t n_kv_heads);

/// Error kInvalidArgument that names the first shape or number that does not fit; reads the shapes
/// of the inputs but not their elements.
void validate(const AttentionInputs& inputs, const AttentionConfig& config);

}  // namespace attn
