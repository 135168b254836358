#include "tests/core/model/configs.h"

#include "core/base/random.h"
#include "core/base/tokens.h"

namespace attn {

std::vector<NamedConfig> all_kinds_of_config() {
  TransformerConfig config{.kind = ModelKind::kDecoder,
                           .n_vocab = 7,
                           .n_context = 6,
                           .n_layers = 2,
                           .n_heads = 2,
                           .n_kv_heads = 2,
                           .d_model = 8,
                           .d_ff = 12};
  std::vector<NamedConfig> configs{{"decoder", config}};
  const auto add = [&](const std::string& name, auto change) {
    configs.push_back({name, config});
    change(configs.back().config);
  };
  add("decoder_rms_rope_silu_grouped_untied", [](TransformerConfig& c) {
    c.norm = NormKind::kRms;
    c.position = PositionKind::kRope;
    c.activation = Activation::kSilu;
    c.n_kv_heads = 1;
    c.tied_embeddings = false;
    c.biases = false;
  });
  add("decoder_post_norm_sinusoidal", [](TransformerConfig& c) {
    c.norm_place = NormPlace::kPost;
    c.position = PositionKind::kSinusoidal;
  });
  add("encoder_alibi", [](TransformerConfig& c) {
    c.kind = ModelKind::kEncoder;
    c.position = PositionKind::kAlibi;
  });
  add("encoder_post_rms_rope", [](TransformerConfig& c) {
    c.kind = ModelKind::kEncoder;
    c.norm = NormKind::kRms;
    c.norm_place = NormPlace::kPost;
    c.position = PositionKind::kRope;
  });
  add("encoder_decoder", [](TransformerConfig& c) { c.kind = ModelKind::kEncoderDecoder; });
  add("encoder_decoder_two_tables_alibi_grouped", [](TransformerConfig& c) {
    c.kind = ModelKind::kEncoderDecoder;
    c.n_source_vocab = 5;
    c.position = PositionKind::kAlibi;
    c.n_kv_heads = 1;
  });
  add("encoder_decoder_post_none_untied", [](TransformerConfig& c) {
    c.kind = ModelKind::kEncoderDecoder;
    c.norm_place = NormPlace::kPost;
    c.position = PositionKind::kNone;
    c.tied_embeddings = false;
  });
  return configs;
}

std::vector<reference::Example> examples(const TransformerConfig& config) {
  const std::int32_t none = kNoTarget;
  std::vector<reference::Example> both{
      {.tokens = {1, 4, 4, 0, 6},
       .targets = {4, none, 0, 6, 2},
       .padding = {0, 0, 0, 0, 0},
       .source = {},
       .source_padding = {}},
      {.tokens = {3, 2, 5, 0, 0},
       .targets = {2, 5, 1, none, none},
       .padding = {0, 0, 0, 1, 1},
       .source = {},
       .source_padding = {}},
  };
  if (config.kind == ModelKind::kEncoderDecoder) {
    both[0].source = {4, 1, 0, 0};
    both[0].source_padding = {0, 0, 0, 1};
    both[1].source = {2, 3, 3, 1};
    both[1].source_padding = {0, 0, 0, 0};
  }
  return both;
}

std::vector<double> random_params(const TransformerConfig& config) {
  Random random(11);
  const ParamLayout layout(config);
  std::vector<double> params(layout.size);
  for (const NamedSlot& tensor : layout.tensors)
    for (double& value : tensor.slot.vector(params.data()))
      value = 0.5 * random.normal() + (tensor.name.ends_with("_gain") ? 1 : 0);
  return params;
}

}  // namespace attn
