#pragma once

#include <cstddef>
#include <cstdint>

#include "core/attention/dense.h"
#include "core/attention/dense_grad.h"
#include "core/attention/linear_attention.h"
#include "core/attention/multi_head.h"
#include "core/attention/rope.h"
#include "core/attention/streaming.h"
#include "core/base/arena.h"
#include "core/ops/norm.h"
#include "core/ops/softmax_along.h"

namespace attn::wasm {

/// Bytes that a call needs beside its arguments, and how many there are.
struct MemoryNeed {
  double needed = 0;
  double available = 0;
};

/// Attention as JavaScript asks for it and reads its results: 32-bit words in this order, which
/// web/engine/packet.js knows. Embind would take longer over an object of as many fields than
/// attention over 64 tokens.
struct AttentionPacket {
  AttentionInputs inputs;
  MaskKind mask_kind;
  std::size_t window;
  TensorView<const std::uint8_t> keep;
  ConstTensor bias;
  Tensor output, weights, scores;  // results; of streaming attention, weights and scores are empty
  Matrix log_sum_exp;              // empty of dense attention
};
static_assert(sizeof(AttentionPacket) == (3 * 6 + 2 + 2 * 6 + 3 * 6 + 4) * sizeof(std::uint32_t));

/// One call from JavaScript: owns the memory of its arguments and of its results, and gives all of
/// it back when it is destroyed.
class Call {
 public:
  /// Room for an argument, which JavaScript fills; its address, or 0 where memory has run out.
  std::uintptr_t reserve(std::size_t bytes);

  /// Gives back what was reserved and computed; another call may begin.
  void release() { arena_.release(); }

  /// See dense_attention; the packet at this address takes the results. Its scores are left empty
  /// unless wanted. Error kOutOfMemory, which says how much is needed, before anything is computed.
  void attention(std::uintptr_t packet, float scale, bool want_scores);

  /// What `attention` or `streaming_attention` of such shapes takes; the arrays may be absent.
  MemoryNeed attention_memory(const AttentionInputs& inputs, bool streaming, bool want_scores);
  /// The same of `linear_attention`.
  MemoryNeed linear_attention_memory(const AttentionInputs& inputs);

  /// See streaming_attention; the packet at this address takes the results.
  void streaming_attention(std::uintptr_t packet, float scale);

  /// From grad_output (n_heads, n_q, d_v): see dense_attention_backward.
  DenseGrads attention_gradients(const AttentionInputs& inputs, const AttentionConfig& config,
                                 const ConstTensor& grad_output);

  /// The same in O(n) memory: see streaming_attention_backward.
  DenseGrads streaming_gradients(const AttentionInputs& inputs, const AttentionConfig& config,
                                 const ConstTensor& grad_output);

  /// See linear_attention.
  Tensor linear_attention(const AttentionInputs& inputs, const LinearAttentionConfig& config);

  /// See multi_head_attention.
  MultiHeadResult multi_head_attention(const ConstMatrix& x, const ConstMatrix& y,
                                       const MultiHeadParams& params,
                                       const MultiHeadConfig& config);

  /// x (heads, n, d), whose first row stands at position `first`: see Rope.
  Tensor rope(const ConstTensor& x, std::size_t first, RopeLayout layout);

  /// See softmax_along.
  Matrix softmax(const ConstMatrix& scores, const SoftmaxConfig& config);

  /// See normalise.
  Matrix normalise(const ConstMatrix& x, const Norm& norm);

 private:
  DenseResult attend(const AttentionInputs& inputs, const AttentionConfig& config,
                     bool want_scores);
  StreamingResult stream(const AttentionInputs& inputs, const AttentionConfig& config);
  DenseGrads room_for_gradients(const AttentionInputs& inputs, const ConstTensor& grad_output);

  Arena arena_;
};

}  // namespace attn::wasm
