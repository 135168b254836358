#include "core/model/params.h"

#include <cmath>

namespace attn {
namespace {

/// Hands out slots one after the other.
class Builder {
 public:
  Builder(const TransformerConfig& config, ParamLayout& layout)
      : config_(config), layout_(layout) {}

  Slot matrix(const std::string& name, std::size_t rows, std::size_t cols) {
    return take(name, rows, cols, /*is_matrix=*/true);
  }
  Slot vector(const std::string& name, std::size_t size) {
    return take(name, /*rows=*/1, size, /*is_matrix=*/false);
  }
  Slot bias(const std::string& name, std::size_t size) {
    return config_.biases ? vector(name, size) : Slot{};
  }

  NormSlots norm(const std::string& name) {
    NormSlots slots;
    slots.gain = vector(name + "_gain", config_.d_model);
    if (config_.norm == NormKind::kLayer) slots.bias = bias(name + "_bias", config_.d_model);
    return slots;
  }

  AttentionSlots attention(const std::string& prefix) {
    const std::size_t d_model = config_.d_model;
    const std::size_t d_kv = config_.n_kv_heads * config_.d_k();
    AttentionSlots slots;
    slots.w_q = matrix(prefix + "w_q", d_model, d_model);
    slots.b_q = bias(prefix + "b_q", d_model);
    slots.w_k = matrix(prefix + "w_k", d_model, d_kv);
    slots.b_k = bias(prefix + "b_k", d_kv);
    slots.w_v = matrix(prefix + "w_v", d_model, d_kv);
    slots.b_v = bias(prefix + "b_v", d_kv);
    slots.w_o = matrix(prefix + "w_o", d_model, d_model);
    slots.b_o = bias(prefix + "b_o", d_model);
    return slots;
  }

  LayerSlots layer(const std::string& prefix, bool cross) {
    LayerSlots slots;
    slots.norm1 = norm(prefix + "norm1");
    slots.self = attention(prefix);
    if (cross) {
      slots.norm_cross = norm(prefix + "norm_cross");
      slots.cross = attention(prefix + "cross.");
    }
    slots.norm2 = norm(prefix + "norm2");
    slots.w_up = matrix(prefix + "w_up", config_.d_model, config_.d_ff);
    slots.b_up = bias(prefix + "b_up", config_.d_ff);
    slots.w_down = matrix(prefix + "w_down", config_.d_ff, config_.d_model);
    slots.b_down = bias(prefix + "b_down", config_.d_model);
    return slots;
  }

  /// `n_vocab` 0: the token table is another stack's.
  StackSlots stack(const std::string& prefix, std::size_t n_vocab, bool cross) {
    StackSlots slots;
    if (n_vocab > 0)
      slots.token_embedding = matrix(prefix + "token_embedding", n_vocab, config_.d_model);
    if (config_.position == PositionKind::kLearned)
      slots.position_embedding =
          matrix(prefix + "position_embedding", config_.n_context, config_.d_model);
    for (std::size_t i = 0; i < config_.n_layers; ++i)
      slots.layers.push_back(layer(prefix + "layer" + std::to_string(i) + ".", cross));
    if (config_.norm_place == NormPlace::kPre) slots.final_norm = norm(prefix + "final_norm");
    return slots;
  }

 private:
  Slot take(const std::string& name, std::size_t rows, std::size_t cols, bool is_matrix) {
    const Slot slot{layout_.size, rows, cols};
    layout_.tensors.push_back({name, slot, is_matrix});
    layout_.size += slot.size();
    return slot;
  }

  const TransformerConfig& config_;
  ParamLayout& layout_;
};

}  // namespace

ParamLayout::ParamLayout(const TransformerConfig& config) {
  Builder builder(config, *this);
  const bool both = config.kind == ModelKind::kEncoderDecoder;
  if (config.has_encoder())
    encoder = builder.stack(both ? "encoder." : "", both ? config.n_source_vocab : config.n_vocab,
                            /*cross=*/false);
  if (config.has_decoder())
    decoder = builder.stack(both ? "decoder." : "", config.n_vocab, /*cross=*/both);
  if (both && config.n_source_vocab == 0) encoder.token_embedding = decoder.token_embedding;
  output_embedding = config.tied_embeddings
                         ? (config.has_decoder() ? decoder : encoder).token_embedding
                         : builder.matrix("output_embedding", config.n_vocab, config.d_model);
}

std::vector<float> initial_params(const TransformerConfig& config, std::uint64_t seed) {
  validate(config);
  const ParamLayout layout(config);
  std::vector<float> params(layout.size);
  Random random(seed);
  const double sublayers =
      static_cast<double>(config.n_layers) * (config.kind == ModelKind::kEncoderDecoder ? 3 : 2);
  for (const NamedSlot& tensor : layout.tensors) {
    double deviation = 1 / std::sqrt(static_cast<double>(tensor.slot.rows));
    if (tensor.name.ends_with("w_o") || tensor.name.ends_with("w_down"))
      deviation /= std::sqrt(sublayers);
    if (tensor.name.ends_with("_embedding")) deviation = 0.02;
    const float constant = tensor.name.ends_with("_gain") ? 1.0F : 0.0F;
    for (float& value : tensor.slot.vector(params.data()))
      value = tensor.is_matrix ? static_cast<float>(deviation * random.normal()) : constant;
  }
  return params;
}

}  // namespace attn
