#pragma once

#include <string>
#include <vector>

#include "core/model/transformer_config.h"
#include "core/reference/transformer.h"

namespace attn {

/// Small configs that between them have every kind, norm, place, position, activation, grouped and
/// ungrouped heads, tied and untied embeddings, with and without biases.
struct NamedConfig {
  std::string name;
  TransformerConfig config;
};
std::vector<NamedConfig> all_kinds_of_config();

/// Two sequences that fit the config: of different lengths, with padding in the shorter one and
/// positions without a target.
std::vector<reference::Example> examples(const TransformerConfig& config);

/// Params that are far from special values: no gain is 1, no bias is 0.
std::vector<double> random_params(const TransformerConfig& config);

}  // namespace attn
