#include "core/attention/multi_head.h"

#include <string>

#include "core/ops/linear.h"

namespace attn {
namespace {

/// Error unless x · w + b can be computed and its columns make `n_heads` heads.
void validate_projection(const char* name, std::size_t d_model, ConstMatrix w,
                         std::span<const float> b, std::size_t n_heads) {
  const std::string who = std::string("invalid w_") + name;
  require(w.rows == d_model,
          who + " rows: " + std::to_string(w.rows) + " (must be " + std::to_string(d_model) + ")");
  require(w.cols % n_heads == 0, who + " columns: " + std::to_string(w.cols) +
                                     " (must be a multiple of heads " + std::to_string(n_heads) +
                                     ")");
  require(b.empty() || b.size() == w.cols, std::string("invalid b_") + name +
                                               " length: " + std::to_string(b.size()) +
                                               " (must be " + std::to_string(w.cols) + ")");
}

/// What `validate` cannot see: it is given the projections only when they have been computed.
void validate_params(ConstMatrix x, ConstMatrix y, const MultiHeadParams& params,
                     const MultiHeadConfig& config) {
  const std::size_t n_heads = config.n_heads;
  const std::size_t n_kv_heads = config.n_kv_heads;
  validate_heads(n_heads, n_kv_heads);
  validate_projection("q", x.cols, params.w_q, params.b_q, n_heads);
  validate_projection("k", y.cols, params.w_k, params.b_k, n_kv_heads);
  if (!config.value_is_key) validate_projection("v", y.cols, params.w_v, params.b_v, n_kv_heads);
  const std::size_t d_v = (config.value_is_key ? params.w_k : params.w_v).cols / n_kv_heads;
  std::size_t width = 0;  // of all heads side by side
  require(!__builtin_mul_overflow(n_heads, d_v, &width),
          "invalid heads: " + std::to_string(n_heads) + " (too many of width " +
              std::to_string(d_v) + ")");
  if (!params.w_o.empty()) validate_projection("o", width, params.w_o, params.b_o, /*n_heads=*/1);
  require(params.b_o.empty() || !params.w_o.empty(), "invalid b_o: there is no w_o");
}

Matrix project(ConstMatrix x, ConstMatrix w, std::span<const float> b, Arena& arena) {
  const Matrix y = arena.matrix(x.rows, w.cols);
  linear(x, w, b, y, arena);
  return y;
}

/// The shapes of the projections, enough for `validate`, before there is room for them.
AttentionInputs shapes_of(ConstMatrix x, ConstMatrix y, const MultiHeadParams& params,
                          const MultiHeadConfig& config) {
  const ConstMatrix w_v = config.value_is_key ? params.w_k : params.w_v;
  return {.query = {nullptr, config.n_heads, x.rows, params.w_q.cols / config.n_heads},
          .key = {nullptr, config.n_kv_heads, y.rows, params.w_k.cols / config.n_kv_heads},
          .value = {nullptr, config.n_kv_heads, y.rows, w_v.cols / config.n_kv_heads}};
}

}  // namespace

double multi_head_bytes(ConstMatrix x, ConstMatrix y, const MultiHeadParams& params,
                        const MultiHeadConfig& config) {
  const double projections =
      tensor_bytes(1, x.rows, params.w_q.cols + params.w_o.cols) +
      tensor_bytes(1, y.rows, params.w_k.cols + (config.value_is_key ? 0 : params.w_v.cols));
  return projections + dense_bytes(shapes_of(x, y, params, config), /*keeps_scores=*/true);
}

MultiHeadResult multi_head_attention(ConstMatrix x, ConstMatrix y, const MultiHeadParams& params,
                                     const MultiHeadConfig& config, Arena& arena) {
  validate_params(x, y, params, config);
  validate(shapes_of(x, y, params, config), config.attention);
  arena.reserve("multi-head attention", multi_head_bytes(x, y, params, config));
  const std::size_t n_heads = config.n_heads;
  MultiHeadResult result;

  // 1. project: q = x · w_q + b_q, and so on; the heads are views of the columns
  result.query = split_heads(project(x, params.w_q, params.b_q, arena), n_heads);
  result.key = split_heads(project(y, params.w_k, params.b_k, arena), config.n_kv_heads);
  result.value = config.value_is_key
                     ? result.key
                     : split_heads(project(y, params.w_v, params.b_v, arena), config.n_kv_heads);

  // 2. attend; each head writes its columns of `concatenated`
  result.concatenated = arena.matrix(x.rows, n_heads * result.value.cols);
  result.scores = arena.tensor(n_heads, x.rows, y.rows);
  result.weights = arena.tensor(n_heads, x.rows, y.rows);
  result.heads = split_heads(result.concatenated, n_heads);
  dense_attention(
      {.query = result.query, .key = result.key, .value = result.value}, config.attention,
      {.scores = result.scores, .weights = result.weights, .output = result.heads}, arena);

  // 3. output = concatenated · w_o + b_o
  result.output = params.w_o.empty() ? result.concatenated
                                     : project(result.concatenated, params.w_o, params.b_o, arena);
  return result;
}

}  // namespace attn
