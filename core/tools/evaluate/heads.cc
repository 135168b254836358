#include "core/tools/evaluate/heads.h"

namespace attn::evaluate {
namespace {

/// Calls f with each attention of a pass, in the order of heads_of.
template <typename F>
void for_each_attention(const TransformerPass& pass, F f) {
  for (const LayerPass& layer : pass.encoder.layers) f(layer.self);
  for (const LayerPass& layer : pass.decoder.layers) f(layer.self);
  for (const LayerPass& layer : pass.decoder.layers)
    if (!layer.cross.weights.empty()) f(layer.cross);
}

}  // namespace

const char* name(Place place) {
  switch (place) {
    case Place::kEncoder:
      return "encoder";
    case Place::kSelf:
      return "self";
    case Place::kCross:
      return "cross";
  }
  __builtin_unreachable();
}

std::vector<HeadId> heads_of(const TransformerConfig& config) {
  std::vector<Place> places;
  if (config.has_encoder()) places.push_back(Place::kEncoder);
  if (config.has_decoder()) places.push_back(Place::kSelf);
  if (config.kind == ModelKind::kEncoderDecoder) places.push_back(Place::kCross);
  std::vector<HeadId> result;
  for (const Place place : places)
    for (std::size_t layer = 0; layer < config.n_layers; ++layer)
      for (std::size_t head = 0; head < config.n_heads; ++head)
        result.push_back({place, layer, head});
  return result;
}

std::vector<ConstMatrix> head_weights(const TransformerPass& pass) {
  std::vector<ConstMatrix> result;
  for_each_attention(pass, [&](const AttentionPass& attention) {
    for (std::size_t h = 0; h < attention.weights.heads; ++h)
      result.emplace_back(attention.weights.head(h));
  });
  return result;
}

std::vector<ConstMatrix> head_outputs(const TransformerPass& pass) {
  std::vector<ConstMatrix> result;
  for_each_attention(pass, [&](const AttentionPass& attention) {
    const Tensor heads = split_heads(attention.heads, attention.weights.heads);
    for (std::size_t h = 0; h < heads.heads; ++h) result.emplace_back(heads.head(h));
  });
  return result;
}

}  // namespace attn::evaluate
