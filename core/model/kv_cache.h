#pragma once

#include <cstddef>
#include <vector>

#include "core/base/views.h"
#include "core/model/transformer_config.h"

namespace attn {

/// The keys and values of the tokens that a decoder has seen, so that a further token costs O(n)
/// and not O(n²). Made by Transformer::start.
class KvCache {
 public:
  /// Room for n_context tokens, and for the keys and values of `n_source` tokens of an encoder.
  KvCache(const TransformerConfig& config, std::size_t n_source);

  std::size_t length() const { return length_; }  // tokens in it
  std::size_t capacity() const { return capacity_; }
  std::size_t n_source() const { return n_source_; }
  std::size_t bytes() const { return numbers_.size() * sizeof(float); }

  /// Forgets the tokens from `length` on. Error kInvalidArgument when there are not as many.
  void truncate(std::size_t length);

  // What the model writes: (capacity | n_source, n_kv_heads · d_k).
  Matrix key(std::size_t layer) { return part(layer, /*offset=*/0, capacity_); }
  Matrix value(std::size_t layer) { return part(layer, capacity_, capacity_); }
  Matrix source_key(std::size_t layer) { return part(layer, 2 * capacity_, n_source_); }
  Matrix source_value(std::size_t layer) {
    return part(layer, 2 * capacity_ + n_source_, n_source_);
  }
  void append(std::size_t count);

 private:
  Matrix part(std::size_t layer, std::size_t offset, std::size_t rows) {
    const std::size_t layer_rows = 2 * (capacity_ + n_source_);
    return {numbers_.data() + (layer * layer_rows + offset) * cols_, rows, cols_};
  }

  std::size_t capacity_, n_source_, cols_;
  std::size_t length_ = 0;
  std::vector<float> numbers_;  // for each layer keys, values, source keys, source values
};

}  // namespace attn
