#include "core/attention/online_softmax.h"

#include "core/simd/exp.h"
#include "core/simd/simd.h"

namespace attn {
namespace {

using simd::kLanes;
using simd::Vec;

/// The largest of each column of the tile from `scores` on, four keys at a time: one at a time, the
/// loop itself takes longer than what it does.
Vec largest(const float* scores, Matrix tile) {
  const auto at = [&](std::size_t k) { return simd::load(scores + k * tile.stride); };
  Vec even = at(0);
  Vec odd = even;
  std::size_t k = 1;
  for (; k + 4 <= tile.rows; k += 4) {
    even = simd::max(simd::max(even, at(k)), at(k + 1));
    odd = simd::max(simd::max(odd, at(k + 2)), at(k + 3));
  }
  for (; k < tile.rows; ++k) even = simd::max(even, at(k));
  return simd::max(even, odd);
}

/// One vector of queries, down its column of scores: nothing is ever added up across lanes, and the
/// exponentials are summed while they are in a register. Two vectors at a time were 2 % slower in
/// Chromium.
void absorb_column(const OnlineSoftmax& state, std::size_t query, Matrix tile) {
  float* scores = tile.data + query;
  const Vec before = simd::load(state.max + query);
  const Vec max = simd::max(before, largest(scores, tile));

  Vec sum = simd::broadcast(0.0F);
  for (std::size_t k = 0; k < tile.rows; ++k) {
    const Vec e = simd::exp2_weight(simd::load(scores + k * tile.stride) - max);
    simd::store(scores + k * tile.stride, e);
    sum = sum + e;
  }

  const Vec factor = simd::exp2_weight(before - max);
  simd::store(state.max + query, max);
  simd::store(state.factor + query, factor);
  simd::store(state.sum + query, simd::madd(simd::load(state.sum + query), factor, sum));
}

}  // namespace

[[gnu::noinline]] void absorb(const OnlineSoftmax& state, Matrix scores) {
  for (std::size_t query = 0; query < scores.cols; query += kLanes) {
    absorb_column(state, query, scores);
  }
}

}  // namespace attn
