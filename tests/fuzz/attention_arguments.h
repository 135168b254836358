#pragma once

#include <limits>
#include <vector>

#include "core/attention/config.h"
#include "tests/fuzz/bytes.h"

namespace attn::fuzz {

struct Shape {
  std::size_t heads = 0, rows = 0, cols = 0;

  std::size_t size() const { return heads * rows * cols; }
  bool empty() const { return heads == 0 || rows == 0 || cols == 0; }
};

/// Now and then one length is another: one more, or, where there are no numbers anyway, gigantic.
inline Shape distort(FuzzedDataProvider& bytes, Shape shape) {
  constexpr std::size_t kUnlikely = 16;
  const auto which = bytes.ConsumeIntegralInRange<std::size_t>(0, 3 * kUnlikely);
  if (which >= 3) return shape;
  std::size_t& length = which == 0 ? shape.heads : which == 1 ? shape.rows : shape.cols;
  Shape without = shape;
  (which == 0 ? without.heads : which == 1 ? without.rows : without.cols) = 1;
  length = without.empty() ? std::numeric_limits<std::size_t>::max() / 2 : length + 1;
  return shape;
}

/// Attention with arguments that the bytes choose: most of them valid, some not. The numbers are
/// finite and of magnitudes in which no score and no sum of values overflows a float: up to
/// 128² · 35 · 2^52 for Q Kᵀ, 2^23 for the scale and 2^103 for the bias.
class AttentionArguments {
 public:
  explicit AttentionArguments(FuzzedDataProvider& bytes) {
    draw_inputs(bytes);
    config.scale = Numbers(bytes, /*largest_exponent=*/16).draw();
    draw_mask(bytes);
    if (bytes.ConsumeBool()) draw_bias(bytes);
  }

  AttentionInputs inputs;
  AttentionConfig config;

 private:
  static ConstTensor draw(FuzzedDataProvider& bytes, const Shape& shape, std::vector<float>& into) {
    if (!shape.empty()) into = Numbers(bytes, /*largest_exponent=*/26).draw(shape.size());
    return {into.data(), shape.heads, shape.rows, shape.cols};
  }

  static void draw_bits(FuzzedDataProvider& bytes, std::vector<std::uint8_t>& into) {
    constexpr std::size_t kBits = 61;  // prime: no row repeats the one before
    const auto pattern = bytes.ConsumeIntegral<std::uint64_t>();
    for (std::size_t i = 0; i < into.size(); ++i) into[i] = (pattern >> (i % kBits)) & 1;
  }

  void draw_inputs(FuzzedDataProvider& bytes) {
    const auto below = [&](std::size_t n) {
      return bytes.ConsumeIntegralInRange<std::size_t>(0, n - 1);
    };
    const std::size_t kv_heads = below(3), heads = kv_heads * below(4);
    const std::size_t n_q = below(70), n_kv = below(140), d_k = below(36), d_v = below(36);
    inputs.query = draw(bytes, distort(bytes, {.heads = heads, .rows = n_q, .cols = d_k}), query_);
    inputs.key = draw(bytes, distort(bytes, {.heads = kv_heads, .rows = n_kv, .cols = d_k}), key_);
    inputs.value =
        draw(bytes, distort(bytes, {.heads = kv_heads, .rows = n_kv, .cols = d_v}), value_);
  }

  /// (1 | heads, n_q, n_kv), if the inputs themselves have such a shape.
  Shape draw_pairs(FuzzedDataProvider& bytes) const {
    const Shape pairs{.heads = bytes.ConsumeBool() ? 1 : inputs.query.heads,
                      .rows = inputs.n_q(),
                      .cols = inputs.n_kv()};
    constexpr std::size_t kMost = 1U << 10;
    const bool fits = pairs.heads <= kMost && pairs.rows <= kMost && pairs.cols <= kMost;
    return fits ? distort(bytes, pairs) : Shape{};
  }

  void draw_mask(FuzzedDataProvider& bytes) {
    Mask& mask = config.mask;
    mask.kind = bytes.PickValueInArray(
        {MaskKind::kNone, MaskKind::kCausal, MaskKind::kCausalLowerRight, MaskKind::kWindow});
    mask.window = bytes.ConsumeBool() ? bytes.ConsumeIntegral<std::uint8_t>()
                                      : bytes.ConsumeIntegral<std::size_t>();
    if (bytes.ConsumeBool()) {
      const Shape shape = draw_pairs(bytes);
      keep_.resize(shape.size());
      draw_bits(bytes, keep_);
      mask.keep = {keep_.data(), shape.heads, shape.rows, shape.cols};
    }
    if (bytes.ConsumeBool()) {
      padding_.resize(draw_pairs(bytes).cols % (1U << 10));
      draw_bits(bytes, padding_);
      mask.ignore_key = padding_;
    }
  }

  void draw_bias(FuzzedDataProvider& bytes) {
    const Shape shape = draw_pairs(bytes);
    if (!shape.empty()) bias_ = Numbers(bytes, /*largest_exponent=*/96).draw(shape.size());
    const float hidden = bias_.empty() ? 0 : bias_[0];
    if (bytes.ConsumeBool())
      for (float& x : bias_)
        if (x == hidden) x = -std::numeric_limits<float>::infinity();
    config.bias = {bias_.data(), shape.heads, shape.rows, shape.cols};
  }

  std::vector<float> query_, key_, value_, bias_;
  std::vector<std::uint8_t> keep_, padding_;
};

}  // namespace attn::fuzz
