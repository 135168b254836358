#include "core/playground/model_attention.h"

#include <algorithm>

#include "core/playground/learner_attention.h"

namespace attn {
namespace {

template <typename T>
TensorView<T> one_head(const TensorView<T>& x, std::size_t head) {
  return TensorView<T>(x.head(head));
}

AttentionInputs one_head(const AttentionInputs& inputs, std::size_t head) {
  const std::size_t kv_head = inputs.kv_head(head);
  return {.query = one_head(inputs.query, head),
          .key = one_head(inputs.key, kv_head),
          .value = one_head(inputs.value, kv_head)};
}

AttentionConfig one_head(AttentionConfig config, std::size_t head) {
  if (!config.bias.empty()) config.bias = ConstTensor(bias_head(config, head));
  return config;
}

DenseResult one_head(const DenseResult& result, std::size_t head) {
  return {.scores = one_head(result.scores, head),
          .weights = one_head(result.weights, head),
          .output = one_head(result.output, head)};
}

}  // namespace

ModelPlace place_of(const AttentionPlace& place) {
  if (place.in_encoder) return ModelPlace::kEncoder;
  return place.cross ? ModelPlace::kCross : ModelPlace::kDecoder;
}

bool ModelAttention::acts_on(const HeadPlace& at) const {
  switch (scene_.scope) {
    case SwitchScope::kHead:
      return at == scene_.chosen;
    case SwitchScope::kLayer:
      return at.place == scene_.chosen.place && at.layer == scene_.chosen.layer;
    case SwitchScope::kEverywhere:
      return true;
  }
  __builtin_unreachable();
}

SoftmaxConfig ModelAttention::softmax(const HeadPlace& at) const {
  return acts_on(at) ? scene_.switches.softmax : SoftmaxConfig{};
}
bool ModelAttention::key_is_query(const HeadPlace& at) const {
  return acts_on(at) && scene_.switches.key_is_query && at.place != ModelPlace::kCross;
}
bool ModelAttention::value_is_key(const HeadPlace& at) const {
  return acts_on(at) && scene_.switches.value_is_key;
}

AttentionInputs ModelAttention::changed(const HeadPlace& at, AttentionInputs inputs) const {
  if (key_is_query(at)) inputs.key = inputs.query;
  if (value_is_key(at)) inputs.value = inputs.key;
  return inputs;
}

AttentionConfig ModelAttention::changed(const HeadPlace& at, AttentionConfig config,
                                        const AttentionInputs& inputs, Arena& scratch) const {
  const ModelSwitches& switches = scene_.switches;
  const std::size_t n_q = inputs.n_q();
  const std::size_t n_kv = inputs.n_kv();
  if (!switches.scaled) config.scale = 1;
  if (switches.mask) config.mask.kind = *switches.mask;
  config.mask.window = switches.window;

  const bool here = at.place == scene_.chosen.place;
  const bool hide_self = switches.hide_self && at.place != ModelPlace::kCross;
  const auto bits = [&](std::size_t rows, std::uint8_t value) {
    const MatrixView<std::uint8_t> all(scratch.take<std::uint8_t>(rows * n_kv), rows, n_kv);
    fill(all, value);
    return all;
  };
  if (hide_self || (here && !switches.painted.empty())) {
    const MatrixView<std::uint8_t> keep = bits(n_q, /*value=*/1);
    if (hide_self)
      for (std::size_t i = 0; i < n_q; ++i) keep(i, i) = 0;
    if (here)
      for (const MaskCell& cell : switches.painted)
        if (cell.row < n_q && cell.col < n_kv) keep(cell.row, cell.col) = 0;
    config.mask.keep = TensorView<const std::uint8_t>(MatrixView<const std::uint8_t>(keep));
  }
  if (here && switches.padding > 0) {
    const MatrixView<std::uint8_t> ignore = bits(/*rows=*/1, /*value=*/0);
    const std::size_t n_ignored = std::min(switches.padding, n_kv);
    fill(ignore.block(0, n_kv - n_ignored, 1, n_ignored), std::uint8_t{1});
    config.mask.ignore_key = {ignore.data, n_kv};
  }
  return config;
}

void ModelAttention::attend(const HeadPlace& at, const AttentionInputs& inputs,
                            const AttentionConfig& config, const DenseResult& result,
                            Arena& scratch) const {
  const Arena::Scope scope(scratch);
  if (acts_on(at)) {
    const AttentionInputs own = changed(at, inputs);
    learner_attention(own, changed(at, config, own, scratch), softmax(at), result, scratch);
  } else {
    learner_attention(inputs, config, {}, result, scratch);
  }
  if (std::ranges::find(scene_.heads_off, at) != scene_.heads_off.end()) fill(result.output, 0.0F);
}

ForwardOptions ModelAttention::options() const {
  return {
      .keep_scores = true,
      .attend = [this](const AttentionPlace& place, const AttentionInputs& inputs,
                       const AttentionConfig& config, const DenseResult& result, Arena& scratch) {
        for (std::size_t head = 0; head < inputs.query.heads; ++head)
          attend({.place = place_of(place), .layer = place.layer, .head = head},
                 one_head(inputs, head), one_head(config, head), one_head(result, head), scratch);
      }};
}

}  // namespace attn
