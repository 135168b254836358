#include "core/attention/multi_head.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "core/reference/multi_head.h"
#include "tests/core/attention/rounding.h"
#include "tests/core/attention/tensors.h"

namespace attn {
namespace {

using testing::exact;
using testing::GuardedTensor;
using testing::kEpsilon;
using testing::largest_error;

struct Sizes {
  std::size_t n_heads = 1, n_kv_heads = 1;
  std::size_t n_q = 1, n_kv = 1;
  std::size_t d_x = 4, d_y = 4;
  std::size_t d_k = 2, d_v = 2, d_out = 4;
};

/// Random inputs and params of one layer.
struct Layer {
  explicit Layer(const Sizes& s)
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

  reference::MultiHead expected(const MultiHeadParams& p) const {
    const reference::Tensor rx = exact(x), ry = exact(y);
    const reference::Tensor q = matrix(p.w_q), k = matrix(p.w_k), v = matrix(p.w_v),
                            o = matrix(p.w_o);
    const std::vector<double> rq(p.b_q.begin(), p.b_q.end()), rk(p.b_k.begin(), p.b_k.end()),
        rv(p.b_v.begin(), p.b_v.end()), ro(p.b_o.begin(), p.b_o.end());
    return reference::multi_head_attention(
        only(rx), only(ry),
        {.w_q = only(q),
         .w_k = only(k),
         .w_v = only(v),
         .w_o = only(o),
         .b_q = rq,
         .b_k = rk,
         .b_v = rv,
         .b_o = ro},
        {.n_heads = config.n_heads,
         .n_kv_heads = config.n_kv_heads,
         .attention = {.scale = static_cast<double>(config.attention.scale),
                       .mask = config.attention.mask},
         .value_is_key = config.value_is_key});
  }

  void expect_as_reference(const MultiHeadParams& p) {
    Arena arena;
    const MultiHeadResult is =
        multi_head_attention(x.view().head(0), y.view().head(0), p, config, arena);
    const reference::MultiHead must = expected(p);
    const auto split = [](const reference::Matrix& m, std::size_t n) {
      return split_heads(reference::ConstView(m), n);
    };
    const auto query = split(must.query, config.n_heads);
    const auto key = split(must.key, config.n_kv_heads);
    const auto value = split(must.value, config.n_kv_heads);
    // A projection is off by k epsilon; that moves scores and values by as much as they multiply.
    const double k =
        std::sqrt(static_cast<double>(x.view().cols)) * testing::longest_row(x.view()) + 2;
    const testing::Rounding rounding(query, key, value, config.attention.scale);
    EXPECT_LE(largest_error(is.query, query), k * kEpsilon);
    EXPECT_LE(largest_error(is.key, key), k * kEpsilon);
    EXPECT_LE(largest_error(is.value, value), k * kEpsilon);
    EXPECT_LE(largest_error(is.scores, must.attention.scores), k * rounding.scores * kEpsilon);
    EXPECT_LE(largest_error(is.weights, must.attention.weights), k * rounding.weights * kEpsilon);
    EXPECT_LE(largest_error(is.heads, must.attention.output), k * rounding.output * kEpsilon);
    EXPECT_LE(largest_error(ConstTensor(ConstMatrix(is.output)), split(must.output, 1)),
              k * rounding.output * kEpsilon);
  }

  static std::vector<float> random_floats(std::size_t count) {
    Random random(count);
    std::vector<float> floats(count);
    for (float& f : floats) f = static_cast<float>(random.normal());
    return floats;
  }
  static reference::Tensor matrix(ConstMatrix m) { return exact(ConstTensor(m)); }
  static reference::ConstView only(const reference::Tensor& t) {
    return reference::ConstTensorView(t).head(0);
  }

  Random random{1};
  GuardedTensor x, y, w_q, w_k, w_v, w_o;
  std::vector<float> b_q, b_k, b_v, b_o;
  MultiHeadConfig config;
};

TEST(MultiHeadAttention, IsTheReferenceAtAllLengths) {
  for (const std::size_t n_q : testing::edge_sizes())
    for (const std::size_t n_kv : testing::edge_sizes()) {
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
      layer.expect_as_reference(layer.params());
    }
}

TEST(MultiHeadAttention, IsTheReferenceWithGroupsAndPadding) {
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
  layer.expect_as_reference(layer.params());
}

TEST(MultiHeadAttention, ValuesMayBeTheKeys) {
  Layer layer({.n_heads = 2, .n_kv_heads = 2, .n_q = 5, .n_kv = 6});
  layer.config.value_is_key = true;
  MultiHeadParams params = layer.params();
  params.w_v = {};
  params.b_v = {};
  layer.expect_as_reference(params);
}

TEST(MultiHeadAttention, WithoutOutputProjectionTheHeadsAreConcatenated) {
  Layer layer({.n_heads = 2, .n_kv_heads = 1, .n_q = 5, .n_kv = 6, .d_k = 3, .d_v = 4});
  MultiHeadParams params = layer.params();
  params.w_o = {};
  params.b_o = {};
  params.b_q = {};
  layer.expect_as_reference(params);
}

TEST(MultiHeadAttention, RefusesWhatDoesNotFitAndSaysWhy) {
  const Sizes sizes{.n_heads = 2, .n_kv_heads = 2, .n_q = 2, .n_kv = 3};
  const auto refusal = [&](auto change) -> std::string {
    Layer layer(sizes);
    MultiHeadParams params = layer.params();
    change(layer, params);
    Arena arena;
    try {
      multi_head_attention(layer.x.view().head(0), layer.y.view().head(0), params, layer.config,
                           arena);
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ErrorCode::kInvalidArgument);
      EXPECT_EQ(arena.bytes_used(), 0u) << "work before the check";
      return error.what();
    }
    return "accepted";
  };
  EXPECT_EQ(refusal([](Layer& l, auto&) { l.config.n_heads = 0; }),
            "invalid heads: 0 (must be at least 1)");
  EXPECT_EQ(refusal([](Layer& l, auto&) { l.config.n_heads = 3; }),
            "invalid key heads: 2 (heads 3 must be a multiple)");
  EXPECT_EQ(refusal([](Layer& l, auto&) { l.config.n_kv_heads = 0; }),
            "invalid key heads: 0 (heads 2 must be a multiple)");
  EXPECT_EQ(refusal([](Layer& l, auto&) { l.config.n_kv_heads = 4; }),
            "invalid key heads: 4 (heads 2 must be a multiple)");
  EXPECT_EQ(refusal([](auto&, MultiHeadParams& p) { p.w_q = p.w_q.block(0, 0, 4, 3); }),
            "invalid w_q columns: 3 (must be a multiple of heads 2)");
  EXPECT_EQ(refusal([](auto&, MultiHeadParams& p) { p.w_k = p.w_k.block(0, 0, 3, 4); }),
            "invalid w_k rows: 3 (must be 4)");
  EXPECT_EQ(refusal([](auto&, MultiHeadParams& p) { p.w_o = p.w_o.block(0, 0, 3, 4); }),
            "invalid w_o rows: 3 (must be 4)");
  EXPECT_EQ(refusal([](auto&, MultiHeadParams& p) { p.b_v = p.b_v.first(3); }),
            "invalid b_v length: 3 (must be 4)");
  EXPECT_EQ(refusal([](auto&, MultiHeadParams& p) { p.w_o = {}; }), "invalid b_o: there is no w_o");
}

}  // namespace
}  // namespace attn
