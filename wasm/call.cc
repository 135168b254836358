#include "wasm/call.h"

namespace attn::wasm {

std::uintptr_t Call::reserve(std::size_t bytes) {
  return reinterpret_cast<std::uintptr_t>(arena_.take<std::byte>(bytes));
}

DenseResult Call::attention(const AttentionInputs& inputs, const AttentionConfig& config,
                            bool want_scores) {
  validate(inputs, config);  // before room is taken: the shapes may be absurd
  const std::size_t n_heads = inputs.query.heads;
  DenseResult result;
  if (want_scores) result.scores = arena_.tensor(n_heads, inputs.n_q(), inputs.n_kv());
  result.weights = arena_.tensor(n_heads, inputs.n_q(), inputs.n_kv());
  result.output = arena_.tensor(n_heads, inputs.n_q(), inputs.d_v());
  dense_attention(inputs, config, result, arena_);
  return result;
}

MultiHeadResult Call::multi_head_attention(const ConstMatrix& x, const ConstMatrix& y,
                                           const MultiHeadParams& params,
                                           const MultiHeadConfig& config) {
  return attn::multi_head_attention(x, y, params, config, arena_);
}

}  // namespace attn::wasm
