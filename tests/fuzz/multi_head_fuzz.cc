// Multi-head attention: whatever the shapes of inputs and params, either Error or finite results.
#include "core/attention/multi_head.h"
#include "core/base/arena.h"
#include "core/base/error.h"
#include "tests/fuzz/attention_arguments.h"

namespace attn::fuzz {
namespace {

void expect_finite(ConstMatrix x) {
  for (std::size_t i = 0; i < x.rows; ++i)
    for (std::size_t j = 0; j < x.cols; ++j) expect(std::isfinite(x(i, j)));
}

/// Arguments that fit together but for a few.
class Arguments {
 public:
  explicit Arguments(FuzzedDataProvider& bytes) : bytes_(bytes) {
    const std::size_t n_q = below(70), n_kv = below(70), d_x = below(20), d_y = below(20);
    const std::size_t d_k = below(9), d_v = below(9), d_out = below(20);
    config.n_kv_heads = below(4);
    config.n_heads = config.n_kv_heads * below(4);
    config.value_is_key = bytes.ConsumeBool();
    config.attention.scale = Numbers(bytes, /*largest_exponent=*/0).draw();
    config.attention.mask.kind = bytes.PickValueInArray(
        {MaskKind::kNone, MaskKind::kCausal, MaskKind::kCausalLowerRight, MaskKind::kWindow});
    config.attention.mask.window = bytes.ConsumeIntegral<std::uint8_t>();
    x = matrix(n_q, d_x, x_);
    y = bytes.ConsumeBool() ? x : matrix(n_kv, d_y, y_);
    params.w_q = matrix(x.cols, config.n_heads * d_k, w_q_);
    params.w_k = matrix(y.cols, config.n_kv_heads * d_k, w_k_);
    params.w_v = matrix(y.cols, config.n_kv_heads * d_v, w_v_);
    if (bytes.ConsumeBool()) params.w_o = matrix(config.n_heads * d_v, d_out, w_o_);
    if (below(8) == 0) config.n_heads <<= 40 + below(24);  // more than memory holds
    params.b_q = vector(params.w_q, b_q_);
    params.b_k = vector(params.w_k, b_k_);
    params.b_v = vector(params.w_v, b_v_);
    params.b_o = vector(params.w_o, b_o_);
  }

  ConstMatrix x, y;
  MultiHeadParams params;
  MultiHeadConfig config;

 private:
  static constexpr std::size_t kMost = 1U << 10;  // rows and columns that there are numbers for

  std::size_t below(std::size_t n) { return bytes_.ConsumeIntegralInRange<std::size_t>(0, n - 1); }

  ConstMatrix matrix(std::size_t rows, std::size_t cols, std::vector<float>& into) {
    const Shape shape = distort(bytes_, {.heads = 1, .rows = rows, .cols = cols});
    const bool gigantic = shape.rows > kMost || shape.cols > kMost;
    if (shape.heads != 1 || (gigantic && !shape.empty())) return {};
    if (!shape.empty()) into = Numbers(bytes_, /*largest_exponent=*/8).draw(shape.size());
    return {into.data(), shape.rows, shape.cols};
  }

  /// A bias of w, or none.
  std::span<const float> vector(ConstMatrix w, std::vector<float>& into) {
    if (w.cols < kMost && bytes_.ConsumeBool())
      into = Numbers(bytes_, /*largest_exponent=*/8)
                 .draw(distort(bytes_, {.heads = 1, .rows = 1, .cols = w.cols}).cols % kMost);
    return into;
  }

  FuzzedDataProvider& bytes_;
  std::vector<float> x_, y_, w_q_, w_k_, w_v_, w_o_, b_q_, b_k_, b_v_, b_o_;
};

void attend(const Arguments& arguments) {
  Arena arena;
  const MultiHeadResult result =
      multi_head_attention(arguments.x, arguments.y, arguments.params, arguments.config, arena);
  if (result.weights.empty()) return;
  for (std::size_t h = 0; h < result.weights.heads; ++h) expect_finite(result.weights.head(h));
  expect_finite(result.output);
}

}  // namespace
}  // namespace attn::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzedDataProvider bytes(data, size);
  attn::fuzz::run_or_refuse([&] { attn::fuzz::attend(attn::fuzz::Arguments(bytes)); });
  return 0;
}
