#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/attention/multi_head.h"
#include "core/reference/multi_head.h"
#include "tests/core/attention/tensors.h"

namespace attn::testing {

struct LayerSizes {
  std::size_t n_heads = 1, n_kv_heads = 1;
  std::size_t n_q = 1, n_kv = 1;
  std::size_t d_x = 4, d_y = 4;
  std::size_t d_k = 2, d_v = 2, d_out = 4;
};

/// Params in double, with room for their numbers.
struct ExactParams {
  explicit ExactParams(const MultiHeadParams& p)
      : w{matrix(p.w_q), matrix(p.w_k), matrix(p.w_v), matrix(p.w_o)},
        b{vector(p.b_q), vector(p.b_k), vector(p.b_v), vector(p.b_o)} {}

  operator reference::MultiHeadParams() const {
    return {.w_q = w[0],
            .w_k = w[1],
            .w_v = w[2],
            .w_o = w[3],
            .b_q = b[0],
            .b_k = b[1],
            .b_v = b[2],
            .b_o = b[3]};
  }

  static reference::Matrix matrix(ConstMatrix m) {
    const reference::Tensor tensor = exact(ConstTensor(m));
    return reference::Matrix(reference::ConstTensorView(tensor).head(0));
  }
  static std::vector<double> vector(std::span<const float> v) { return {v.begin(), v.end()}; }

  reference::Matrix w[4];
  std::vector<double> b[4];
};

/// Random inputs and params of one multi-head attention.
struct Layer {
  explicit Layer(const LayerSizes& s)
      : x(1, s.n_q, s.d_x),
        y(1, s.n_kv, s.d_y),
        w_q(1, s.d_x, s.n_heads * s.d_k),
        w_k(1, s.d_y, s.n_kv_heads * s.d_k),
        w_v(1, s.d_y, s.n_kv_heads * s.d_v),
        w_o(1, s.n_heads * s.d_v, s.d_out),
        b_q(random_floats(s.n_heads * s.d_k)),
        b_k(random_floats(s.n_kv_heads * s.d_k)),
        b_v(random_floats(s.n_kv_heads * s.d_v)),
        b_o(random_floats(s.d_out)) {
    x.fill_normal(random);
    y.fill_normal(random);
    for (GuardedTensor* w : {&w_q, &w_k, &w_v, &w_o})
      w->fill_normal(random, 1 / std::sqrt(static_cast<double>(w->view().rows)));
    config.n_heads = s.n_heads;
    config.n_kv_heads = s.n_kv_heads;
    config.attention.scale = scaled_by_sqrt(s.d_k);
  }

  MultiHeadParams params() const {
    return {.w_q = w_q.view().head(0),
            .w_k = w_k.view().head(0),
            .w_v = w_v.view().head(0),
            .w_o = w_o.view().head(0),
            .b_q = b_q,
            .b_k = b_k,
            .b_v = b_v,
            .b_o = b_o};
  }

  reference::MultiHeadConfig exact_config() const {
    return {.n_heads = config.n_heads,
            .n_kv_heads = config.n_kv_heads,
            .attention = {.scale = static_cast<double>(config.attention.scale),
                          .mask = config.attention.mask},
            .value_is_key = config.value_is_key};
  }

  std::vector<float> random_floats(std::size_t count) {
    std::vector<float> floats(count);
    for (float& f : floats) f = static_cast<float>(random.normal());
    return floats;
  }

  Random random{1};
  GuardedTensor x, y, w_q, w_k, w_v, w_o;
  std::vector<float> b_q, b_k, b_v, b_o;
  MultiHeadConfig config;
};

/// Calls check(layer, params) for layers of all lengths, with groups of heads and padding, with V =
/// K, and without output projection.
template <typename Check>
void for_each_layer(Check check) {
  for (const std::size_t n_q : edge_sizes())
    for (const std::size_t n_kv : edge_sizes()) {
      SCOPED_TRACE(::testing::Message() << "n_q " << n_q << " n_kv " << n_kv);
      Layer layer({.n_heads = 2,
                   .n_kv_heads = 2,
                   .n_q = n_q,
                   .n_kv = n_kv,
                   .d_x = 9,
                   .d_y = 5,
                   .d_k = 3,
                   .d_v = 4,
                   .d_out = 7});
      layer.config.attention.mask.kind = n_q % 2 == 0 ? MaskKind::kNone : MaskKind::kCausal;
      check(layer, layer.params());
    }
  {
    SCOPED_TRACE("groups and padding");
    Layer layer({.n_heads = 6,
                 .n_kv_heads = 2,
                 .n_q = 9,
                 .n_kv = 11,
                 .d_x = 24,
                 .d_y = 16,
                 .d_k = 5,
                 .d_v = 3,
                 .d_out = 8});
    const std::vector<std::uint8_t> padding = {0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1};
    layer.config.attention.mask.ignore_key = padding;
    check(layer, layer.params());
  }
  {
    SCOPED_TRACE("V = K");
    Layer layer({.n_heads = 2, .n_kv_heads = 2, .n_q = 5, .n_kv = 6});
    layer.config.value_is_key = true;
    MultiHeadParams params = layer.params();
    params.w_v = {};
    params.b_v = {};
    check(layer, params);
  }
  {
    SCOPED_TRACE("no output projection, no bias of the queries");
    Layer layer({.n_heads = 2, .n_kv_heads = 1, .n_q = 5, .n_kv = 6, .d_k = 3, .d_v = 4});
    MultiHeadParams params = layer.params();
    params.w_o = {};
    params.b_o = {};
    params.b_q = {};
    check(layer, params);
  }
}

}  // namespace attn::testing
