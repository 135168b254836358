#include "wasm/call.h"

#include <algorithm>
#include <exception>
#include <string>

#include "core/attention/streaming_grad.h"
#include "wasm/memory.h"

namespace attn::wasm {

std::uintptr_t Call::reserve(std::size_t bytes) {
  try {
    return reinterpret_cast<std::uintptr_t>(arena_.take<std::byte>(bytes));
  } catch (const std::exception&) {
    return 0;
  }
}

namespace {

AttentionPacket& packet_at(std::uintptr_t address) {
  return *reinterpret_cast<AttentionPacket*>(address);  // written by JavaScript
}

AttentionConfig config_of(const AttentionPacket& packet, float scale) {
  return {.scale = scale,
          .mask = {.kind = packet.mask_kind, .window = packet.window, .keep = packet.keep},
          .bias = packet.bias};
}

}  // namespace

void Call::attention(std::uintptr_t address, float scale, bool want_scores) {
  AttentionPacket& packet = packet_at(address);
  const AttentionConfig config = config_of(packet, scale);
  validate(packet.inputs, config);  // before room is taken: the shapes may be absurd
  arena_.reserve("dense attention", dense_bytes(packet.inputs, want_scores));
  const DenseResult result = attend(packet.inputs, config, want_scores);
  packet.scores = result.scores;
  packet.weights = result.weights;
  packet.output = result.output;
}

void Call::streaming_attention(std::uintptr_t address, float scale) {
  AttentionPacket& packet = packet_at(address);
  const StreamingResult result = stream(packet.inputs, config_of(packet, scale));
  packet.output = result.output;
  packet.log_sum_exp = result.log_sum_exp;
}

DenseResult Call::attend(const AttentionInputs& inputs, const AttentionConfig& config,
                         bool want_scores) {
  const std::size_t n_heads = inputs.query.heads;
  DenseResult result;
  if (want_scores) result.scores = arena_.tensor(n_heads, inputs.n_q(), inputs.n_kv());
  result.weights = arena_.tensor(n_heads, inputs.n_q(), inputs.n_kv());
  result.output = arena_.tensor(n_heads, inputs.n_q(), inputs.d_v());
  dense_attention(inputs, config, result, arena_);
  return result;
}

MemoryNeed Call::attention_memory(const AttentionInputs& inputs, bool streaming, bool want_scores) {
  validate(inputs, {});
  return {.needed = streaming ? streaming_bytes(inputs) : dense_bytes(inputs, want_scores),
          .available = available_bytes()};
}

MemoryNeed Call::linear_attention_memory(const AttentionInputs& inputs) {
  validate(inputs, {});
  return {.needed = linear_attention_bytes(inputs), .available = available_bytes()};
}

StreamingResult Call::stream(const AttentionInputs& inputs, const AttentionConfig& config) {
  validate(inputs, config);
  arena_.reserve("streaming attention", streaming_bytes(inputs));
  const std::size_t n_heads = inputs.query.heads;
  const StreamingResult result{.output = arena_.tensor(n_heads, inputs.n_q(), inputs.d_v()),
                               .log_sum_exp = arena_.matrix(n_heads, inputs.n_q())};
  attn::streaming_attention(inputs, config, result, arena_);
  return result;
}

DenseGrads Call::room_for_gradients(const AttentionInputs& inputs, const ConstTensor& grad_output) {
  require(grad_output.heads == inputs.query.heads && grad_output.rows == inputs.n_q() &&
              grad_output.cols == inputs.d_v(),
          "invalid grad output: not of the shape of the output");
  const auto like = [&](const ConstTensor& x) { return arena_.tensor(x.heads, x.rows, x.cols); };
  return {.query = like(inputs.query), .key = like(inputs.key), .value = like(inputs.value)};
}

DenseGrads Call::attention_gradients(const AttentionInputs& inputs, const AttentionConfig& config,
                                     const ConstTensor& grad_output) {
  validate(inputs, config);
  arena_.reserve("dense attention with gradients",
                 dense_bytes(inputs, /*keeps_scores=*/false) + dense_backward_bytes(inputs));
  const DenseGrads grads = room_for_gradients(inputs, grad_output);
  const DenseResult forward = attend(inputs, config, /*want_scores=*/false);
  dense_attention_backward(inputs, config, {.weights = forward.weights, .grad_output = grad_output},
                           grads, arena_);
  return grads;
}

DenseGrads Call::streaming_gradients(const AttentionInputs& inputs, const AttentionConfig& config,
                                     const ConstTensor& grad_output) {
  validate(inputs, config);
  const DenseGrads grads = room_for_gradients(inputs, grad_output);
  const StreamingResult forward = stream(inputs, config);
  streaming_attention_backward(
      inputs, config,
      {.output = forward.output, .log_sum_exp = forward.log_sum_exp, .grad_output = grad_output},
      grads, arena_);
  return grads;
}

Tensor Call::linear_attention(const AttentionInputs& inputs, const LinearAttentionConfig& config) {
  validate(inputs, {});
  arena_.reserve("linear attention", linear_attention_bytes(inputs));
  const Tensor output = arena_.tensor(inputs.query.heads, inputs.n_q(), inputs.d_v());
  attn::linear_attention(inputs, config, output, arena_);
  return output;
}

MultiHeadResult Call::multi_head_attention(const ConstMatrix& x, const ConstMatrix& y,
                                           const MultiHeadParams& params,
                                           const MultiHeadConfig& config) {
  return attn::multi_head_attention(x, y, params, config, arena_);
}

Tensor Call::rope(const ConstTensor& x, std::size_t first, RopeLayout layout) {
  require(x.cols % 2 == 0, "invalid width: " + std::to_string(x.cols) + " (must be even)");
  std::size_t end = 0;
  require(!__builtin_add_overflow(first, x.rows, &end),
          "invalid first position: " + std::to_string(first) + " (too large)");
  const Tensor turned = arena_.tensor(x.heads, x.rows, x.cols);
  if (x.empty()) return turned;
  const Rope rope(x.rows, x.cols, layout, first);
  for (std::size_t head = 0; head < x.heads; ++head)
    for (std::size_t i = 0; i < x.rows; ++i)
      std::copy_n(x.head(head).row(i), x.cols, turned.head(head).row(i));
  rope.rotate(turned, first);
  return turned;
}

Matrix Call::softmax(const ConstMatrix& scores, const SoftmaxConfig& config) {
  const Matrix weights = arena_.matrix(scores.rows, scores.cols);
  softmax_along(scores, config, weights, arena_);
  return weights;
}

Matrix Call::normalise(const ConstMatrix& x, const Norm& norm) {
  const auto require_size = [&](const char* what, std::size_t size) {
    require(size == x.cols, std::string("invalid ") + what + " length: " + std::to_string(size) +
                                " (must be " + std::to_string(x.cols) + ")");
  };
  require_size("gain", norm.gain.size());
  if (!norm.bias.empty()) require_size("bias", norm.bias.size());
  const Matrix normalised = arena_.matrix(x.rows, x.cols);
  attn::normalise(norm, x, normalised);
  return normalised;
}

}  // namespace attn::wasm
