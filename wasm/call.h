#pragma once

#include <cstddef>
#include <cstdint>

#include "core/attention/dense.h"
#include "core/attention/multi_head.h"
#include "core/base/arena.h"

namespace attn::wasm {

/// One call from JavaScript: owns the memory of its arguments and of its results, and gives all of
/// it back when it is destroyed.
class Call {
 public:
  /// Room for an argument, which JavaScript fills; its address.
  std::uintptr_t reserve(std::size_t bytes);

  /// See dense_attention; `scores` are left empty unless wanted.
  DenseResult attention(const AttentionInputs& inputs, const AttentionConfig& config,
                        bool want_scores);

  /// See multi_head_attention.
  MultiHeadResult multi_head_attention(const ConstMatrix& x, const ConstMatrix& y,
                                       const MultiHeadParams& params,
                                       const MultiHeadConfig& config);

 private:
  Arena arena_;
};

}  // namespace attn::wasm
