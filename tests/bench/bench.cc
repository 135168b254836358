#include <cstddef>

#include "core/attention/dense.h"
#include "core/attention/streaming.h"
#include "core/base/arena.h"
#include "core/ops/gemm.h"
#include "core/simd/simd.h"
#include "tests/bench/training.h"

/// What the bench page calls: plain numbers and addresses, so that nothing but the kernels is
/// timed.
namespace {

using attn::simd::Vec;

/// kChains independent chains of madd that never leave their registers: what the machine gives when
/// nothing is loaded or stored. Returns their sum, so that no chain is dropped.
template <std::size_t kChains>
[[gnu::noinline]] float run_chains(std::size_t steps, float factor) {
  const Vec a = attn::simd::broadcast(factor);  // the term too: registers are what chains need
  Vec chains[kChains];
  for (Vec& chain : chains) chain = a;
  for (std::size_t step = 0; step < steps; ++step) {
    for (Vec& chain : chains) chain = attn::simd::madd(chain, a, a);
  }
  Vec sum = attn::simd::broadcast(0.0F);
  for (const Vec& chain : chains) sum = sum + chain;
  return attn::simd::reduce_add(sum);
}

attn::Arena arena;

}  // namespace

extern "C" {

[[gnu::used]] float* bench_floats(std::size_t count) { return new float[count]; }
[[gnu::used]] void bench_free(const float* floats) { delete[] floats; }

/// Floats in a vector.
[[gnu::used]] std::size_t bench_lanes() { return attn::simd::kLanes; }

/// Does 2 · chains · steps · lanes operations; chains is 8, 10, 12 or 13.
[[gnu::used]] float bench_peak(std::size_t chains, std::size_t steps) {
  constexpr float kFactor = 0.5F;
  switch (chains) {
    case 8:
      return run_chains<8>(steps, kFactor);
    case 10:
      return run_chains<10>(steps, kFactor);
    case 12:
      return run_chains<12>(steps, kFactor);
    default:
      return run_chains<13>(steps, kFactor);
  }
}

/// abc: three matrices (n, n), one after the other; c = a · b, or a · bᵀ.
[[gnu::used]] void bench_gemm(std::size_t n, float* abc, bool transpose_b) {
  attn::gemm({abc, n, n}, {abc + n * n, n, n}, {abc + 2 * n * n, n, n},
             {.b = transpose_b ? attn::Transpose::kYes : attn::Transpose::kNo}, arena);
}

/// qkvo: query, key, value and output (heads, n, d), one after the other.
[[gnu::used]] void bench_attention(std::size_t heads, std::size_t n, std::size_t d, float* qkvo,
                                   bool causal) {
  const auto at = [&](std::size_t i) {
    return attn::Tensor(qkvo + i * heads * n * d, heads, n, d);
  };
  attn::streaming_attention(
      {.query = at(0), .key = at(1), .value = at(2)},
      {.scale = attn::scaled_by_sqrt(d),
       .mask = {.kind = causal ? attn::MaskKind::kCausal : attn::MaskKind::kNone}},
      {.output = at(3)}, arena);
}

/// The same by dense attention, which keeps the weights: in memory of its own.
[[gnu::used]] void bench_dense(std::size_t heads, std::size_t n, std::size_t d, float* qkvo,
                               bool causal) {
  const auto at = [&](std::size_t i) {
    return attn::Tensor(qkvo + i * heads * n * d, heads, n, d);
  };
  const attn::Arena::Scope scope(arena);
  attn::dense_attention(
      {.query = at(0), .key = at(1), .value = at(2)},
      {.scale = attn::scaled_by_sqrt(d),
       .mask = {.kind = causal ? attn::MaskKind::kCausal : attn::MaskKind::kNone}},
      {.weights = arena.tensor(heads, n, n), .output = at(3)}, arena);
}

[[gnu::used]] attn::bench::Training* bench_training() {
  return new attn::bench::Training(/*n_threads=*/1);
}
[[gnu::used]] void bench_training_free(const attn::bench::Training* training) { delete training; }

/// Returns the tokens of the step.
[[gnu::used]] std::size_t bench_training_step(attn::bench::Training* training) {
  return training->step();
}
}
