#include "core/attention/multi_head_grad.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "core/reference/multi_head_grad.h"
#include "tests/core/attention/layer.h"

namespace attn {
namespace {

using testing::ExactParams;
using testing::GuardedTensor;
using testing::kEpsilon;
using testing::largest_error;
using testing::Layer;

/// Room for every gradient, guarded; 1 at first, so that adding and overwriting differ.
struct Room {
  explicit Room(const Layer& layer, const MultiHeadParams& params)
      : x(layer.x),
        y(layer.y),
        w_q(layer.w_q),
        w_k(layer.w_k),
        w_v(layer.w_v),
        w_o(layer.w_o),
        b{ones(params.b_q), ones(params.b_k), ones(params.b_v), ones(params.b_o)} {
    for (GuardedTensor* grad : {&x, &y, &w_q, &w_k, &w_v, &w_o}) grad->fill(1);
  }
  static std::vector<float> ones(std::span<const float> like) {
    return std::vector<float>(like.size(), 1);
  }
  static Matrix only(GuardedTensor& tensor) { return tensor.view().head(0); }

  GuardedTensor x, y, w_q, w_k, w_v, w_o;
  std::vector<float> b[4];
};

void expect_close(const ConstMatrix& is, const reference::Matrix& must, double more, double k) {
  reference::Matrix shifted = must;
  for (double& value : shifted.data) value += more;
  EXPECT_LE(
      largest_error(ConstTensor(is), reference::ConstTensorView(reference::ConstView(shifted))),
      k * kEpsilon);
}

void expect_close(std::span<const float> is, const std::vector<double>& must, double k) {
  ASSERT_EQ(is.size(), must.size());
  reference::Matrix row(1, must.size());
  row.data = must;
  expect_close(ConstMatrix(is.data(), 1, is.size()), row, /*more=*/1, k);
}

void expect_as_reference(const Layer& layer, const MultiHeadParams& params) {
  Arena arena;
  const ConstMatrix x = layer.x.view().head(0), y = layer.y.view().head(0);
  const MultiHeadResult result = multi_head_attention(x, y, params, layer.config, arena);
  GuardedTensor grad_output(1, result.output.rows, result.output.cols);
  Random random(9);
  grad_output.fill_normal(random);

  Room is(layer, params);
  const bool has_v = !params.w_v.empty(), has_o = !params.w_o.empty();
  multi_head_attention_backward(
      {.x = x, .y = y, .params = params, .config = layer.config, .result = result},
      grad_output.view().head(0),
      {.x = Room::only(is.x),
       .y = Room::only(is.y),
       .w_q = Room::only(is.w_q),
       .w_k = Room::only(is.w_k),
       .w_v = has_v ? Room::only(is.w_v) : Matrix{},
       .w_o = has_o ? Room::only(is.w_o) : Matrix{},
       .b_q = is.b[0],
       .b_k = is.b[1],
       .b_v = is.b[2],
       .b_o = is.b[3]},
      arena);
  const reference::MultiHeadGrads must = reference::multi_head_attention_backward(
      ExactParams::matrix(x), ExactParams::matrix(y), ExactParams(params), layer.exact_config(),
      ExactParams::matrix(grad_output.view().head(0)));

  // Five products one after the other, sums over widths and lengths, of numbers up to `size`.
  const double size = testing::longest_row(layer.x.view()) * testing::longest_row(layer.y.view()) *
                      testing::longest_row(grad_output.view());
  const double k = 8 * size * std::sqrt(static_cast<double>(x.rows + y.rows + x.cols));
  expect_close(Room::only(is.x), must.x, /*more=*/0, k);
  expect_close(Room::only(is.y), must.y, /*more=*/0, k);
  expect_close(Room::only(is.w_q), must.w_q, /*more=*/1, k);
  expect_close(Room::only(is.w_k), must.w_k, /*more=*/1, k);
  if (has_v) expect_close(Room::only(is.w_v), must.w_v, /*more=*/1, k);
  if (has_o) expect_close(Room::only(is.w_o), must.w_o, /*more=*/1, k);
  expect_close(is.b[0], must.b_q, k);
  expect_close(is.b[1], must.b_k, k);
  expect_close(is.b[2], must.b_v, k);
  expect_close(is.b[3], must.b_o, k);
  for (const GuardedTensor* grad : {&is.x, &is.y, &is.w_q, &is.w_k, &is.w_v, &is.w_o})
    EXPECT_TRUE(grad->gaps_intact());
}

TEST(MultiHeadGradient, IsTheReference) { testing::for_each_layer(expect_as_reference); }

}  // namespace
}  // namespace attn
