// No allocation in inner loops: whatever has been warmed up allocates as often for many numbers as
// for few.
#include "tests/core/base/allocations.h"

#include <gtest/gtest.h>

#include "core/attention/dense_grad.h"
#include "core/attention/multi_head.h"
#include "core/attention/streaming.h"
#include "core/attention/streaming_grad.h"
#include "core/train/trainer.h"
#include "tests/core/attention/layer.h"
#include "tests/core/attention/random_inputs.h"
#include "tests/core/model/configs.h"

namespace attn {
namespace {

using testing::allocations_of;
using testing::RandomInputs;

/// Sizes below and above those of every tile and block.
constexpr std::size_t kFew = 3, kMany = 150;

/// Calls f(arena) until the arena has all that it needs, and counts once more.
template <typename F>
std::size_t allocations_when_warm(F&& f) {
  Arena arena;
  for (int i = 0; i < 2; ++i) {
    f(arena);
    arena.reset();
  }
  return allocations_of([&] { f(arena); });
}

TEST(Allocations, AreCounted) {
  EXPECT_EQ(allocations_of([] {}), 0u);
  EXPECT_EQ(allocations_of([] {
              int* volatile one = new int;  // volatile: else a compiler may leave both out
              delete one;
            }),
            1u);
  EXPECT_EQ(allocations_of([] { Arena().take<float>(1); }), 2u);  // the block, and the list of it
}

struct Attention {
  explicit Attention(std::size_t n)
      : inputs({.n_heads = 4, .n_kv_heads = 2, .n_q = n, .n_kv = n}), config{.scale = 0.5F} {
    config.mask.kind = MaskKind::kCausal;
  }

  Tensor like(const ConstTensor& x, Arena& arena) const {
    return arena.tensor(x.heads, x.rows, x.cols);
  }
  DenseGrads grads(Arena& arena) const {
    return {.query = like(inputs.query, arena),
            .key = like(inputs.key, arena),
            .value = like(inputs.value, arena)};
  }

  RandomInputs inputs;
  AttentionConfig config;
};

std::size_t of_dense(std::size_t n) {
  const Attention a(n);
  return allocations_when_warm([&](Arena& arena) {
    const DenseResult result{.scores = arena.tensor(4, n, n),
                             .weights = arena.tensor(4, n, n),
                             .output = arena.tensor(4, n, 3)};
    dense_attention(a.inputs, a.config, result, arena);
    dense_attention_backward(a.inputs, a.config,
                             {.weights = result.weights, .grad_output = result.output},
                             a.grads(arena), arena);
  });
}

std::size_t of_streaming(std::size_t n) {
  const Attention a(n);
  return allocations_when_warm([&](Arena& arena) {
    const StreamingResult result{.output = arena.tensor(4, n, 3),
                                 .log_sum_exp = arena.matrix(4, n)};
    streaming_attention(a.inputs, a.config, result, arena);
    streaming_attention_backward(
        a.inputs, a.config,
        {.output = result.output, .log_sum_exp = result.log_sum_exp, .grad_output = result.output},
        a.grads(arena), arena);
  });
}

std::size_t of_multi_head(std::size_t n) {
  testing::Layer layer({.n_heads = 4, .n_kv_heads = 2, .n_q = n, .n_kv = n});
  const MultiHeadParams params = layer.params();
  return allocations_when_warm([&](Arena& arena) {
    multi_head_attention(layer.x.view().head(0), layer.y.view().head(0), params, layer.config,
                         arena);
  });
}

/// Of a step that is not the first, on sequences of n tokens, all of them one piece of the batch.
std::size_t of_training(std::size_t n) {
  TransformerConfig model = all_kinds_of_config()[0].config;
  model.n_context = kMany;
  TrainingBatch made{.n_sequences = 2, .n = n};
  made.tokens.assign(2 * n, 1);
  made.targets.assign(2 * n, 2);
  const auto task = [&](Random&, TrainingBatch& batch) { batch = made; };
  Trainer trainer(model, {.n_at_a_time = 2}, initial_params(model, /*seed=*/1));
  for (int i = 0; i < 2; ++i) trainer.step(task);
  return allocations_of([&] { trainer.step(task); });
}

TEST(Allocations, OfDenseAttentionAndItsGradientsDoNotGrowWithItsSize) {
  EXPECT_EQ(of_dense(kMany), of_dense(kFew));
}

TEST(Allocations, OfStreamingAttentionAndItsGradientsDoNotGrowWithItsSize) {
  EXPECT_EQ(of_streaming(kMany), of_streaming(kFew));
}

TEST(Allocations, OfMultiHeadAttentionDoNotGrowWithItsSize) {
  EXPECT_EQ(of_multi_head(kMany), of_multi_head(kFew));
}

// An arena may want one block more, but no token one of its own.
TEST(Allocations, OfATrainingStepDoNotGrowWithItsSize) {
  EXPECT_LT(of_training(kMany), of_training(kFew) + kMany);
}

}  // namespace
}  // namespace attn
