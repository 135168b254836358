#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/model/params.h"

namespace attn {

/// A trained model as it is kept in a file.
struct Checkpoint {
  TransformerConfig config;
  std::string notes;          // UTF-8, any text of whoever wrote it: source, licence, vocabulary
  std::vector<float> params;  // in the order of ParamLayout
};

/// The fewest bits of a quantised number, and the most; floats have 32.
inline constexpr unsigned kFewestBits = 4;
inline constexpr unsigned kMostBits = 8;
inline constexpr unsigned kFloatBits = 32;

/// How many bits each number of a tensor gets: 4 to 8, or 32 for float32. Vectors (gains, biases)
/// are few, so that they are always kept as float32.
struct CheckpointPrecision {
  unsigned embeddings = kFloatBits;
  unsigned projections = kFloatBits;
};

/// The bytes of a checkpoint file. All numbers are little endian:
///
///   "ATNC", u32 version (1), u32 CRC-32 of all that follows, u32 bytes of all that follows
///   config: u32 kind, n_vocab, n_source_vocab, n_context, n_layers, n_heads, n_kv_heads, d_model,
///     d_ff, norm, norm_place, position, activation, tied_embeddings, biases; f32 norm_eps
///   u32 bytes of the notes, the notes
///   for each tensor of ParamLayout: u32 bits, and then, row by row,
///     32 bits: f32 numbers
///     5 to 8 bits: f32 scale of the row, then one byte a number: value = (byte - 2^(bits - 1)) ·
///       scale
///     4 bits: the same with two numbers a byte, the first in the low half; an odd row ends with 0
///
/// A number of 5 to 7 bits has a byte of its own since the file is served compressed: gzip finds
/// the unused bits, and cannot where numbers straddle bytes. Error kInvalidArgument when the
/// precision, the config or the number of params is wrong, or a number is not finite.
std::vector<std::uint8_t> write_checkpoint(const Checkpoint& checkpoint,
                                           const CheckpointPrecision& precision = {});

/// Error kDamaged names the first field that is wrong; nothing is trusted, and no more memory is
/// asked for than the bytes can fill.
Checkpoint read_checkpoint(std::span<const std::uint8_t> bytes);

/// Rounds each number to what a file of this precision would give back: for measuring the loss in
/// quality without a file.
std::vector<float> quantised(const TransformerConfig& config, std::vector<float> params,
                             const CheckpointPrecision& precision);

}  // namespace attn
