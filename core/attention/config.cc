#include "core/attention/config.h"

#include <cmath>
#include <limits>
#include <string>

namespace attn {
namespace {

std::string shape_text(std::size_t heads, std::size_t rows, std::size_t cols) {
  return "(" + std::to_string(heads) + ", " + std::to_string(rows) + ", " + std::to_string(cols) +
         ")";
}

void require_equal(const char* what, std::size_t is, std::size_t must) {
  require(is == must, std::string("invalid ") + what + ": " + std::to_string(is) + " (must be " +
                          std::to_string(must) + ")");
}

void validate_shapes(const AttentionInputs& inputs) {
  validate_heads(inputs.query.heads, inputs.key.heads);
  require_equal("value heads", inputs.value.heads, inputs.key.heads);
  require_equal("key width", inputs.key.cols, inputs.d_k());
  require_equal("value rows", inputs.value.rows, inputs.n_kv());
}

/// Error unless a tensor that is given at all is (1 | n_heads, n_q, n_kv).
template <typename T>
void validate_per_pair(const char* what, const TensorView<T>& tensor,
                       const AttentionInputs& inputs) {
  if (tensor.heads == 0 && tensor.rows == 0 && tensor.cols == 0) return;
  const bool fits = (tensor.heads == 1 || tensor.heads == inputs.query.heads) &&
                    tensor.rows == inputs.n_q() && tensor.cols == inputs.n_kv();
  require(fits, std::string("invalid ") + what +
                    " shape: " + shape_text(tensor.heads, tensor.rows, tensor.cols) + " (must be " +
                    shape_text(inputs.query.heads, inputs.n_q(), inputs.n_kv()) + " or one head)");
}

void validate_bias_values(const ConstTensor& bias) {
  if (bias.empty()) return;  // however many rows without a number there are
  for (std::size_t head = 0; head < bias.heads; ++head)
    for (std::size_t row = 0; row < bias.rows; ++row)
      for (std::size_t key = 0; key < bias.cols; ++key) {
        const float x = bias.head(head)(row, key);
        if (x < std::numeric_limits<float>::infinity()) continue;  // not so for NaN either
        throw Error(ErrorCode::kInvalidArgument, "invalid bias: " + std::to_string(x) + " at " +
                                                     shape_text(head, row, key) +
                                                     " (must be a number or -inf)");
      }
}

void validate_mask(const Mask& mask, const AttentionInputs& inputs) {
  require(mask.kind != MaskKind::kWindow || mask.window >= 1,
          "invalid window: 0 (must be at least 1)");
  validate_per_pair("keep", mask.keep, inputs);
  if (!mask.ignore_key.empty())
    require_equal("key padding length", mask.ignore_key.size(), inputs.n_kv());
}

}  // namespace

float scaled_by_sqrt(std::size_t d_k) {
  return d_k == 0 ? 1.0F : static_cast<float>(1.0 / std::sqrt(static_cast<double>(d_k)));
}

void validate_heads(std::size_t n_heads, std::size_t n_kv_heads) {
  require(n_heads > 0, "invalid heads: 0 (must be at least 1)");
  require(n_kv_heads > 0 && n_heads % n_kv_heads == 0,
          "invalid key heads: " + std::to_string(n_kv_heads) + " (heads " +
              std::to_string(n_heads) + " must be a multiple)");
}

void validate(const AttentionInputs& inputs, const AttentionConfig& config) {
  validate_shapes(inputs);
  validate_mask(config.mask, inputs);
  require(std::isfinite(config.scale),
          "invalid scale: " + std::to_string(config.scale) + " (must be finite)");
  validate_per_pair("bias", config.bias, inputs);
  validate_bias_values(config.bias);
}

}  // namespace attn
