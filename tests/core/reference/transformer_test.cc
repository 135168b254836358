#include "core/reference/transformer.h"

#include <gtest/gtest.h>

#include "tests/core/model/configs.h"
#include "tests/core/reference/gradient_check.h"

namespace attn::reference {
namespace {

TEST(ReferenceGradient, WholeTransformerOfEveryKind) {
  for (const auto& [name, config] : all_kinds_of_config()) {
    SCOPED_TRACE(name);
    std::vector<double> params = random_params(config);
    const Transformer model(config, params);
    const Example example = examples(config)[1];
    const auto loss = [&] {
      return cross_entropy(model.forward(example).logits, example.targets, /*smoothing=*/0.1).loss;
    };
    const Trace trace = model.forward(example);
    std::vector<double> grads(params.size());
    model.backward(trace, cross_entropy(trace.logits, example.targets, /*smoothing=*/0.1).grad,
                   grads);
    expect_gradient(params, grads, loss);
  }
}

TEST(ReferenceTransformer, PaddingIsNeverSeen) {
  for (const auto& [name, config] : all_kinds_of_config()) {
    SCOPED_TRACE(name);
    const std::vector<double> params = random_params(config);
    const Transformer model(config, params);
    Example example = examples(config)[1];
    const Matrix before = model.forward(example).logits;
    example.tokens[3] = 6;
    const Matrix after = model.forward(example).logits;
    for (std::size_t i = 0; i < 3; ++i)
      for (std::size_t word = 0; word < config.n_vocab; ++word)
        EXPECT_EQ(before(i, word), after(i, word));
  }
}

}  // namespace
}  // namespace attn::reference
