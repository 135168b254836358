#include "core/attention/multi_head.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "tests/core/attention/layer.h"
#include "tests/core/attention/rounding.h"

namespace attn {
namespace {

using testing::ExactParams;
using testing::kEpsilon;
using testing::largest_error;
using testing::Layer;

void expect_as_reference(const Layer& layer, const MultiHeadParams& params) {
  Arena arena;
  const MultiHeadResult is = multi_head_attention(layer.x.view().head(0), layer.y.view().head(0),
                                                  params, layer.config, arena);
  const MultiHeadConfig& config = layer.config;
  const ConstTensor x = layer.x.view();
  const reference::MultiHead must = reference::multi_head_attention(
      ExactParams::matrix(x.head(0)), ExactParams::matrix(layer.y.view().head(0)),
      ExactParams(params), layer.exact_config());
  const auto split = [](const reference::Matrix& m, std::size_t n) {
    return split_heads(reference::ConstView(m), n);
  };
  const auto query = split(must.query, config.n_heads);
  const auto key = split(must.key, config.n_kv_heads);
  const auto value = split(must.value, config.n_kv_heads);
  // A projection is off by k epsilon; that moves scores and values by as much as they multiply.
  const double k = std::sqrt(static_cast<double>(x.cols)) * testing::longest_row(x) + 2;
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

TEST(MultiHeadAttention, IsTheReference) { testing::for_each_layer(expect_as_reference); }

TEST(MultiHeadAttention, RefusesWhatDoesNotFitAndSaysWhy) {
  const testing::LayerSizes sizes{.n_heads = 2, .n_kv_heads = 2, .n_q = 2, .n_kv = 3};
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

TEST(MultiHeadAttention, RefusesHeadsThatTogetherAreWiderThanANumberHolds) {
  constexpr std::size_t kHeads = std::numeric_limits<std::size_t>::max() / 2 + 1;
  const std::vector<float> numbers(4);
  const ConstMatrix x(numbers.data(), 1, 2), y(numbers.data(), 0, 2);
  const MultiHeadParams params{
      .w_q = {nullptr, 2, 0}, .w_k = {nullptr, 2, 0}, .w_v = {numbers.data(), 2, 2}, .w_o = {}};
  Arena arena;
  EXPECT_THROW(multi_head_attention(x, y, params, {.n_heads = kHeads}, arena), Error);
}

}  // namespace
}  // namespace attn
