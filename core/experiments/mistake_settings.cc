#include <algorithm>
#include <cmath>
#include <cstdint>

#include "core/base/random.h"
#include "core/experiments/mistakes.h"

namespace attn {
namespace {

using ExactMatrix = reference::Matrix;

struct Shape {
  std::size_t n_samples = 1, n_heads = 1;
  std::size_t n_q = 6, n_kv = 6;
  std::size_t d_model = 12, d_k = 3, d_v = 2;
};

Shape shape_of(MistakeSetting setting) {
  switch (setting) {
    case MistakeSetting::kHeads:
      return {.n_heads = 3, .n_q = 5, .n_kv = 5, .d_k = 4, .d_v = 4};
    case MistakeSetting::kCross:
      return {.n_q = 4};
    case MistakeSetting::kCache:
      return {.n_q = 2};
    case MistakeSetting::kBatch:
      return {.n_samples = 2, .n_heads = 2, .n_q = 4, .n_kv = 4, .d_k = 3, .d_v = 3};
    default:
      return {};
  }
}

ExactMatrix normal_matrix(std::size_t rows, std::size_t cols, double size, Random& random) {
  ExactMatrix x(rows, cols);
  std::ranges::generate(x.data, [&] { return size * random.normal(); });
  return x;
}

std::vector<std::uint8_t> padding_of(MistakeSetting setting, std::size_t sample) {
  switch (setting) {
    case MistakeSetting::kPadded:
      return {0, 1, 0, 0, 1, 0};
    case MistakeSetting::kLeftPadded:
      return {1, 1, 0, 0, 0, 0};
    case MistakeSetting::kBatch:
      return sample == 0 ? std::vector<std::uint8_t>{0, 0, 0, 1}
                         : std::vector<std::uint8_t>{0, 0, 1, 1};
    default:
      return {};
  }
}

bool is_causal(MistakeSetting setting) {
  switch (setting) {
    case MistakeSetting::kPlain:
    case MistakeSetting::kLarge:
    case MistakeSetting::kCross:
    case MistakeSetting::kBatch:
      return false;
    default:
      return true;
  }
}

/// The last rows of y ask, or tokens of their own where other tokens are looked at.
ExactMatrix queries(MistakeSetting setting, const Shape& shape, const ExactMatrix& y,
                    Random& random) {
  if (setting == MistakeSetting::kCross)
    return normal_matrix(shape.n_q, shape.d_model, /*size=*/1, random);
  ExactMatrix x(shape.n_q, shape.d_model);
  std::copy(y.data.end() - static_cast<std::ptrdiff_t>(x.data.size()), y.data.end(),
            x.data.begin());
  return x;
}

}  // namespace

AttentionSetting mistake_setting(MistakeSetting kind, std::uint64_t seed) {
  const Shape shape = shape_of(kind);
  Random random(seed);
  AttentionSetting setting;
  setting.n_heads = shape.n_heads;
  setting.is_causal = is_causal(kind);
  setting.seed = seed;
  for (std::size_t b = 0; b < shape.n_samples; ++b) {
    setting.y.push_back(normal_matrix(shape.n_kv, shape.d_model, /*size=*/1, random));
    setting.x.push_back(queries(kind, shape, setting.y.back(), random));
    setting.padding.push_back(padding_of(kind, b));
  }
  // Scores have a standard deviation of about 1.5 · √d_k before they are scaled.
  const double size = std::sqrt(1.5 / static_cast<double>(shape.d_model));
  setting.w_q = normal_matrix(shape.d_model, shape.n_heads * shape.d_k, size, random);
  setting.w_k = normal_matrix(shape.d_model, shape.n_heads * shape.d_k, size, random);
  setting.w_v = normal_matrix(shape.d_model, shape.n_heads * shape.d_v, size, random);
  if (kind == MistakeSetting::kHeads)
    setting.w_o = normal_matrix(shape.n_heads * shape.d_v, shape.d_model, size, random);
  if (kind == MistakeSetting::kLarge) setting.query_factor = 2000;
  if (kind == MistakeSetting::kNegative) {
    setting.query_shift = 8;
    setting.key_shift = -9;
  }
  return setting;
}

}  // namespace attn
