#include "core/model/params.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "core/base/error.h"
#include "tests/core/model/configs.h"

namespace attn {
namespace {

TEST(ParamLayout, HasEveryNumberOnceAndNamesEachTensor) {
  for (const auto& [name, config] : all_kinds_of_config()) {
    SCOPED_TRACE(name);
    const ParamLayout layout(config);
    std::size_t end = 0;
    std::set<std::string> names;
    for (const NamedSlot& tensor : layout.tensors) {
      EXPECT_EQ(tensor.slot.offset, end) << tensor.name;
      EXPECT_GT(tensor.slot.size(), 0u) << tensor.name;
      EXPECT_TRUE(names.insert(tensor.name).second) << tensor.name;
      end += tensor.slot.size();
    }
    EXPECT_EQ(layout.size, end);
  }
}

TEST(ParamLayout, TiedAndSharedTablesAreOne) {
  TransformerConfig config = all_kinds_of_config()[5].config;
  const ParamLayout shared(config);
  EXPECT_EQ(shared.encoder.token_embedding.offset, shared.decoder.token_embedding.offset);
  EXPECT_EQ(shared.output_embedding.offset, shared.decoder.token_embedding.offset);
  config.n_source_vocab = 5;
  config.tied_embeddings = false;
  const ParamLayout own(config);
  EXPECT_NE(own.encoder.token_embedding.offset, own.decoder.token_embedding.offset);
  EXPECT_NE(own.output_embedding.offset, own.decoder.token_embedding.offset);
  EXPECT_EQ(own.size, shared.size + (5 + 7) * config.d_model);
}

TEST(InitialParams, AreSeededAndOfTheStatedSizes) {
  TransformerConfig config = all_kinds_of_config()[0].config;
  config.d_model = config.d_ff = 64;
  const std::vector<float> params = initial_params(config, /*seed=*/1);
  EXPECT_EQ(params, initial_params(config, /*seed=*/1));
  EXPECT_NE(params, initial_params(config, /*seed=*/2));
  const ParamLayout layout(config);
  for (const NamedSlot& tensor : layout.tensors) {
    double sum = 0, square = 0;
    for (const float x : tensor.slot.vector(params.data())) sum += x, square += x * x;
    const auto n = static_cast<double>(tensor.slot.size());
    if (!tensor.is_matrix) {
      EXPECT_EQ(sum, tensor.name.ends_with("_gain") ? n : 0) << tensor.name;
      continue;
    }
    double variance = 1.0 / 64;
    if (tensor.name.ends_with("w_o") || tensor.name.ends_with("w_down")) variance /= 4;
    if (tensor.name.ends_with("embedding")) variance = 0.02 * 0.02;
    // The variance of n numbers is off by √(2 / n) of itself; five times that is beyond chance.
    EXPECT_NEAR(square / n, variance, 5 * std::sqrt(2 / n) * variance) << tensor.name;
  }
}

TEST(TransformerConfig, WhatDoesNotFitIsNamed) {
  const TransformerConfig good = all_kinds_of_config()[0].config;
  const auto message = [&](auto change) {
    TransformerConfig config = good;
    change(config);
    try {
      validate(config);
      return std::string("accepted");
    } catch (const Error& error) {
      return std::string(error.what());
    }
  };
  EXPECT_EQ(message([](auto&) {}), "accepted");
  EXPECT_EQ(message([](auto& c) { c.n_heads = 3, c.n_kv_heads = 3; }),
            "invalid heads: 3 (d_model 8 must be a multiple)");
  EXPECT_EQ(message([](auto& c) { c.n_heads = 4, c.n_kv_heads = 3; }),
            "invalid kv heads: 3 (heads 4 must be a multiple)");
  EXPECT_EQ(message([](auto& c) { c.n_heads = 8, c.position = PositionKind::kRope; }),
            "invalid heads: 8 (rotary positions need an even d_model / heads, not 1)");
  EXPECT_EQ(message([](auto& c) { c.d_ff = 0; }), "invalid d_ff: 0");
  EXPECT_EQ(message([](auto& c) { c.n_layers = 65; }), "n_layers is too large: 65 (limit 64)");
  EXPECT_EQ(message([](auto& c) { c.n_source_vocab = 5; }),
            "invalid n_source_vocab: only an encoder–decoder has a source");
  EXPECT_EQ(message([](auto& c) { c.norm_eps = 0; }),
            "invalid norm eps: 0.000000 (must be above 0)");
  EXPECT_EQ(
      message([](auto& c) { c.n_layers = 64, c.d_model = 4096, c.d_ff = 16384; }).substr(0, 15),
      "too many params");
}

}  // namespace
}  // namespace attn
