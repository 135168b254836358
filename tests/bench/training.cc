#include "tests/bench/training.h"

namespace attn::bench {
namespace {

constexpr TransformerConfig kModel{.kind = ModelKind::kDecoder,
                                   .n_vocab = 2048,
                                   .n_context = 64,
                                   .n_layers = 4,
                                   .n_heads = 8,
                                   .n_kv_heads = 8,
                                   .d_model = 128,
                                   .d_ff = 512};
constexpr std::size_t kSequences = 16;

void random_tokens(Random& random, TrainingBatch& batch) {
  batch = {.n_sequences = kSequences, .n = kModel.n_context};
  for (std::size_t i = 0; i < kSequences * kModel.n_context; ++i) {
    batch.tokens.push_back(static_cast<std::int32_t>(random.below(kModel.n_vocab)));
    batch.targets.push_back(static_cast<std::int32_t>(random.below(kModel.n_vocab)));
  }
}

}  // namespace

Training::Training(std::size_t n_threads)
    : trainer_(kModel, {.n_threads = n_threads}, initial_params(kModel, /*seed=*/1)) {}

std::size_t Training::step() { return trainer_.step(random_tokens).n_tokens; }

}  // namespace attn::bench
