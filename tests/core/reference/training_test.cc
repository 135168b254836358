#include <gtest/gtest.h>

#include <cmath>

#include "core/reference/adamw.h"
#include "core/reference/transformer.h"
#include "tests/core/train/golden_training.h"

namespace attn::reference {
namespace {

/// PyTorch added in another order: relative differences of some hundred epsilon a step, which Adam
/// passes on through twenty steps. What is asked for stands in the issue: 1e-9.
constexpr double kTolerance = 1e-9;

void expect_near(std::span<const double> x, std::span<const double> y, const char* what) {
  ASSERT_EQ(x.size(), y.size());
  for (std::size_t i = 0; i < x.size(); ++i)
    ASSERT_NEAR(x[i], y[i], kTolerance * std::max(1.0, std::abs(y[i]))) << what << " " << i;
}

TEST(ReferenceTraining, TwentyStepsAreThoseOfPyTorch) {
  const GoldenTraining run = GoldenTraining::load();
  const ParamLayout layout(run.config);
  std::vector<double> params = run.initial;
  const Transformer model(run.config, params);
  AdamW optimizer(run.adamw, layout);
  for (std::size_t step = 0; step < run.n_steps; ++step) {
    SCOPED_TRACE(step);
    std::vector<double> grads(layout.size);
    double loss = 0;
    for (std::size_t sequence = 0; sequence < run.n_sequences; ++sequence) {
      const Example example{.tokens = run.inputs(step, sequence),
                            .targets = run.targets(step, sequence),
                            .padding = {},
                            .source = {},
                            .source_padding = {}};
      const Trace trace = model.forward(example);
      CrossEntropy result = cross_entropy(trace.logits, example.targets, /*smoothing=*/0);
      const auto share = 1.0 / static_cast<double>(run.n_sequences);
      for (double& grad : result.grad.data) grad *= share;
      loss += share * result.loss;
      model.backward(trace, result.grad, grads);
      if (step == 0) {
        const std::size_t size = trace.logits.data.size();
        expect_near(trace.logits.data, std::span(run.first_logits).subspan(sequence * size, size),
                    "logits");
      }
    }
    if (step == 0) expect_near(grads, run.first_grads, "gradient");
    const Clip clipped = clip(grads, run.clip_norm);
    EXPECT_NEAR(loss, run.losses[step], kTolerance);
    EXPECT_NEAR(clipped.norm, run.grad_norms[step], kTolerance);
    optimizer.step(params, grads, run.learning_rate, clipped.factor);
  }
  expect_near(params, run.final, "final param");
}

}  // namespace
}  // namespace attn::reference
