#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/random.h"
#include "core/base/views.h"
#include "core/model/transformer_config.h"

namespace attn {

/// Where one tensor stands in the flat buffer of all params. A slot that the config does not have
/// is empty.
struct Slot {
  std::size_t offset = 0;
  std::size_t rows = 0;
  std::size_t cols = 0;

  constexpr std::size_t size() const { return rows * cols; }
  /// The view of this tensor in a buffer of params, gradients or moments.
  template <typename T>
  MatrixView<T> matrix(T* buffer) const {
    return {buffer + offset, rows, cols};
  }
  template <typename T>
  std::span<T> vector(T* buffer) const {
    return {buffer + offset, size()};
  }
};

struct NormSlots {
  Slot gain, bias;  // (d_model)
};

/// Projections are stored (in, out).
struct AttentionSlots {
  Slot w_q, w_k, w_v,
      w_o;  // (d_model, n_heads · d_k), twice n_kv_heads · d_k, (n_heads · d_k, d_model)
  Slot b_q, b_k, b_v, b_o;
};

struct LayerSlots {
  NormSlots norm1, norm_cross, norm2;  // of self-attention, cross-attention and feed-forward
  AttentionSlots self, cross;          // cross: in the decoder of an encoder–decoder only
  Slot w_up, b_up, w_down, b_down;     // (d_model, d_ff), (d_ff, d_model)
};

/// The layers of an encoder or of a decoder.
struct StackSlots {
  Slot token_embedding;     // (n_vocab, d_model)
  Slot position_embedding;  // (n_context, d_model)
  std::vector<LayerSlots> layers;
  NormSlots final_norm;  // after the last layer, in a pre-norm model
};

struct NamedSlot {
  std::string name;  // "layer0.w_q"; an encoder–decoder puts "encoder." or "decoder." before it
  Slot slot;
  bool is_matrix = false;  // two dimensions: weight decay acts on these
};

/// The params of a transformer in one flat buffer: tensors one after the other, in the order of
/// `tensors`, with nothing between them.
struct ParamLayout {
  /// Of a valid config.
  explicit ParamLayout(const TransformerConfig& config);

  StackSlots encoder;     // of an encoder or encoder–decoder
  StackSlots decoder;     // of a decoder or encoder–decoder
  Slot output_embedding;  // (n_vocab, d_model): the token embedding of the last stack if tied
  std::vector<NamedSlot> tensors;
  std::size_t size = 0;  // numbers in all
};

/// Params of an untrained model: projections are normal numbers of variance 1 / d_in (LeCun et al.
/// 1998, "Efficient BackProp", section 4.6), those that write to the residual stream (w_o, w_down)
/// divided by √sublayers (Radford et al. 2019, GPT-2, section 2.3); embeddings have a standard
/// deviation of 0.02; gains are 1, biases 0.
std::vector<float> initial_params(const TransformerConfig& config, std::uint64_t seed);

}  // namespace attn
