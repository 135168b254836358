#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/model/transformer_config.h"

namespace attn {

/// Sequences that go through a transformer side by side, filled up to one length. Padding is never
/// attended to; its token may be any.
struct Batch {
  std::size_t n_sequences = 0;
  std::size_t n = 0;                        // tokens of each sequence
  std::span<const std::int32_t> tokens{};   // (n_sequences, n)
  std::span<const std::uint8_t> padding{};  // (n_sequences, n), 1 = padding; empty = none

  // What the encoder of an encoder–decoder reads.
  std::size_t n_source = 0;
  std::span<const std::int32_t> source{};          // (n_sequences, n_source)
  std::span<const std::uint8_t> source_padding{};  // (n_sequences, n_source)
};

/// Error kInvalidArgument or kLimit that names the first number that does not fit the model.
void validate(const Batch& batch, const TransformerConfig& config);

/// Error unless each token stands in a vocabulary of `n_vocab`.
void validate_tokens(std::span<const std::int32_t> tokens, std::size_t n_vocab);

}  // namespace attn
