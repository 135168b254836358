#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "core/attention/dense.h"
#include "core/attention/dense_grad.h"
#include "core/attention/multi_head.h"
#include "core/attention/streaming.h"
#include "core/attention/streaming_grad.h"
#include "core/reference/attention_grad.h"
#include "core/reference/multi_head.h"
#include "tests/core/attention/rounding.h"
#include "tests/core/golden/safetensors.h"

/// Every case of tests/golden/cases.json, through the core and through the reference. A case, a
/// mask or a tensor that is not known here fails.
namespace attn::golden {
namespace {

using testing::largest_error;

const Json& cases() {
  static const Json cases = Json::load(std::string(GOLDEN_DIR) + "/cases.json");
  return cases;
}

/// A tensor of a file with one head where it has only two dimensions, and the same view in T.
template <typename T>
struct Loaded {
  std::vector<T> data;
  std::size_t heads = 0, rows = 0, cols = 0;
  operator TensorView<const T>() const { return view(); }
  TensorView<const T> view() const { return {data.data(), heads, rows, cols}; }
  MatrixView<const T> matrix() const { return view().head(0); }
};

/// One case: its file, and which of its tensors a test has looked at.
class Case {
 public:
  explicit Case(const std::string& name)
      : json_(*std::ranges::find_if(
            cases().items(), [&](const Json& json) { return json["name"].string() == name; })),
        file_(std::string(GOLDEN_DIR) + "/" + name + ".safetensors") {}

  const Json& option(const std::string& name) const { return json_["options"][name]; }
  const std::string& op() const { return json_["op"].string(); }
  bool has(const std::string& name) const { return file_.has(name); }

  template <typename T>
  Loaded<T> tensor(const std::string& name) {
    used_.insert(name);
    if (!has(name)) return {};
    std::vector<std::size_t> shape = file_.shape(name);
    while (shape.size() < 3) shape.insert(shape.begin(), 1);
    return {file_.values<T>(name), shape.at(0), shape.at(1), shape.at(2)};
  }

  /// Every tensor that cases.json lists is in the file in that shape, and has been used.
  void expect_all_used() const {
    for (const auto& [name, listed] : json_["tensors"].members()) {
      EXPECT_TRUE(used_.contains(name) || name.starts_with("grad_"))
          << name << " is not compared with anything";
      std::vector<std::size_t> shape;
      for (const Json& length : listed["shape"].items()) shape.push_back(length.size());
      EXPECT_EQ(file_.shape(name), shape) << name;
    }
  }

 private:
  const Json& json_;
  Safetensors file_;
  std::set<std::string> used_;
};

Mask mask_of_kind(const std::string& mask) {
  if (mask == "causal") return {.kind = MaskKind::kCausal};
  if (mask == "causal_lower_right") return {.kind = MaskKind::kCausalLowerRight};
  if (mask == "window") return {.kind = MaskKind::kWindow, .window = 4};
  const bool no_kind = mask == "none" || mask == "bias" || mask == "bool" ||
                       mask == "bool_empty_rows" || mask == "padding";
  EXPECT_TRUE(no_kind) << "unknown mask " << mask;
  return {};
}

/// The masks that must all give the result of the case: by kind, by bits, and by padding.
std::vector<Mask> masks_of(const std::string& name, const Loaded<std::uint8_t>& keep,
                           std::vector<std::uint8_t>& padding) {
  std::vector<Mask> masks;
  const Mask by_kind = mask_of_kind(name);
  const bool needs_bits = name.starts_with("bool") || name == "padding";
  if (!needs_bits) masks.push_back(by_kind);
  if (!keep.data.empty()) masks.push_back({.keep = keep});
  if (name == "padding") {  // every row of `keep` is the same
    for (std::size_t j = 0; j < keep.cols; ++j) padding.push_back(1 - keep.matrix()(0, j));
    masks.push_back({.ignore_key = padding});
  }
  return masks;
}

struct Inputs {
  Loaded<float> query, key, value, bias;
  Loaded<double> output;   // in float64
  Loaded<double> weights;  // in float64
  Loaded<float> grad_output;
  Loaded<double> grad_query, grad_key, grad_value;  // in float64
  double scale = 0;
  double tolerance = 0;  // twice the error of PyTorch's output in float32, and the floor
};

/// Four epsilon, or four epsilon of the scores where softmax passes their rounding on: its
/// derivative is weight · (1 - weight).
double rounding_floor(const reference::Attention& exact) {
  double largest = 1;
  for (std::size_t i = 0; i < exact.weights.data.size(); ++i) {
    const double weight = exact.weights.data[i];
    if (weight > 0)
      largest = std::max(largest, weight * (1 - weight) * std::abs(exact.scores.data[i]));
  }
  return 4 * testing::kEpsilon * largest;
}

/// Gradients of the case against float64; `epsilon` that of the numbers that were computed with.
template <typename T>
void expect_gradients(const Inputs& c, const TensorView<T>& query, const TensorView<T>& key,
                      const TensorView<T>& value, double epsilon) {
  const testing::GradRounding k(c.query.view(), c.key.view(), c.value.view(), c.grad_output.view(),
                                c.scale);
  EXPECT_LE(largest_error(query, c.grad_query), k.query * epsilon);
  EXPECT_LE(largest_error(key, c.grad_key), k.key * epsilon);
  EXPECT_LE(largest_error(value, c.grad_value), k.value * epsilon);
}

void expect_core(const Inputs& c, const Mask& mask) {
  const std::size_t n_heads = c.query.heads;
  Arena arena;
  const Tensor weights = arena.tensor(n_heads, c.query.rows, c.key.rows);
  const Tensor output = arena.tensor(n_heads, c.query.rows, c.value.cols);
  const AttentionInputs inputs{.query = c.query, .key = c.key, .value = c.value};
  const AttentionConfig config{.scale = static_cast<float>(c.scale), .mask = mask, .bias = c.bias};
  dense_attention(inputs, config, {.weights = weights, .output = output}, arena);
  EXPECT_LE(largest_error(output, c.output), c.tolerance);
  EXPECT_LE(largest_error(weights, c.weights), c.tolerance);

  const Matrix log_sum_exp = arena.matrix(n_heads, c.query.rows);
  const Tensor streamed = arena.tensor(n_heads, c.query.rows, c.value.cols);
  streaming_attention(inputs, config, {.output = streamed, .log_sum_exp = log_sum_exp}, arena);
  EXPECT_LE(largest_error(streamed, c.output), c.tolerance);

  const DenseGrads grads{.query = arena.tensor(n_heads, c.query.rows, c.query.cols),
                         .key = arena.tensor(c.key.heads, c.key.rows, c.key.cols),
                         .value = arena.tensor(c.value.heads, c.value.rows, c.value.cols)};
  dense_attention_backward(inputs, config, {.weights = weights, .grad_output = c.grad_output},
                           grads, arena);
  expect_gradients(c, grads.query, grads.key, grads.value, testing::kEpsilon);
  streaming_attention_backward(
      inputs, config,
      {.output = streamed, .log_sum_exp = log_sum_exp, .grad_output = c.grad_output}, grads, arena);
  expect_gradients(c, grads.query, grads.key, grads.value, testing::kEpsilon);
}

reference::Attention expect_reference(const Inputs& c, const Mask& mask) {
  const reference::Tensor query = testing::exact(c.query), key = testing::exact(c.key),
                          value = testing::exact(c.value), bias = testing::exact(c.bias);
  const reference::AttentionInputs inputs{.query = query, .key = key, .value = value};
  const reference::AttentionConfig config{.scale = c.scale, .mask = mask, .bias = bias};
  reference::Attention is = reference::attention(inputs, config);
  const testing::Rounding k(c.query.view(), c.key.view(), c.value.view(), c.scale);
  constexpr double kEpsilon = std::numeric_limits<double>::epsilon();
  EXPECT_LE(largest_error(reference::ConstTensorView(is.output), c.output), k.output * kEpsilon);
  EXPECT_LE(largest_error(reference::ConstTensorView(is.weights), c.weights), k.weights * kEpsilon);
  const reference::Tensor grad_output = testing::exact(c.grad_output);
  const reference::AttentionGrads grads =
      reference::attention_backward(inputs, config, grad_output);
  expect_gradients<const double>(c, grads.query, grads.key, grads.value, kEpsilon);
  return is;
}

void check_attention(Case& file) {
  Inputs c{.query = file.tensor<float>("query"),
           .key = file.tensor<float>("key"),
           .value = file.tensor<float>("value"),
           .bias = file.tensor<float>("bias"),
           .output = file.tensor<double>("output_f64"),
           .weights = file.tensor<double>("weights_f64"),
           .grad_output = file.tensor<float>("grad_output"),
           .grad_query = file.tensor<double>("grad_query_f64"),
           .grad_key = file.tensor<double>("grad_key_f64"),
           .grad_value = file.tensor<double>("grad_value_f64")};
  ASSERT_EQ(c.query.heads, file.option("heads").size());
  ASSERT_EQ(c.key.heads, file.option("kv_heads").size());
  c.scale = file.option("scale").is_null() ? 1 / std::sqrt(static_cast<double>(c.query.cols))
                                           : file.option("scale").number();
  const double pytorch_error = largest_error(file.tensor<float>("output").view(), c.output);

  const Loaded<std::uint8_t> keep = file.tensor<std::uint8_t>("keep");
  std::vector<std::uint8_t> padding;
  const std::vector<Mask> masks = masks_of(file.option("mask").string(), keep, padding);
  ASSERT_FALSE(masks.empty());
  for (const Mask& mask : masks) {
    const reference::Attention exact = expect_reference(c, mask);
    c.tolerance = 2 * pytorch_error + rounding_floor(exact);
    expect_core(c, mask);
  }
}

void check_multi_head(Case& file) {
  const Loaded<float> x = file.tensor<float>("x");
  const Loaded<float> y = file.option("cross").boolean() ? file.tensor<float>("y") : x;
  Loaded<float> w[4], b[4];
  Loaded<double> rw[4], rb[4];
  for (int i = 0; i < 4; ++i) {
    const char letter = "qkvo"[i];
    w[i] = file.tensor<float>(std::string("w_") + letter);
    b[i] = file.tensor<float>(std::string("b_") + letter);
    rw[i] = file.tensor<double>(std::string("w_") + letter);
    rb[i] = file.tensor<double>(std::string("b_") + letter);
    ASSERT_EQ(b[i].data.empty(), !file.option("bias").boolean());
  }
  const std::vector<std::uint8_t> padding = file.tensor<std::uint8_t>("key_padding").data;
  const Mask mask{.kind = file.option("causal").boolean() ? MaskKind::kCausal : MaskKind::kNone,
                  .ignore_key = padding};
  const std::size_t n_heads = file.option("heads").size();
  const std::size_t d_k = file.option("d_model").size() / n_heads;

  Arena arena;
  const MultiHeadResult is =
      multi_head_attention(x.matrix(), y.matrix(),
                           {.w_q = w[0].matrix(),
                            .w_k = w[1].matrix(),
                            .w_v = w[2].matrix(),
                            .w_o = w[3].matrix(),
                            .b_q = b[0].data,
                            .b_k = b[1].data,
                            .b_v = b[2].data,
                            .b_o = b[3].data},
                           {.n_heads = n_heads,
                            .n_kv_heads = n_heads,
                            .attention = {.scale = scaled_by_sqrt(d_k), .mask = mask}},
                           arena);
  const reference::Tensor rx = testing::exact(x), ry = testing::exact(y);
  const reference::MultiHead must = reference::multi_head_attention(
      reference::ConstTensorView(rx).head(0), reference::ConstTensorView(ry).head(0),
      {.w_q = rw[0].matrix(),
       .w_k = rw[1].matrix(),
       .w_v = rw[2].matrix(),
       .w_o = rw[3].matrix(),
       .b_q = rb[0].data,
       .b_k = rb[1].data,
       .b_v = rb[2].data,
       .b_o = rb[3].data},
      {.n_heads = n_heads,
       .n_kv_heads = n_heads,
       .attention = {.scale = 1 / std::sqrt(static_cast<double>(d_k)), .mask = mask}});

  // These files have no float64: the reference stands in for it, and PyTorch's float32 proves it
  // right to the digits that float32 has, projections of d_model terms and attention between.
  const double k = 4 * std::sqrt(static_cast<double>(x.cols));
  const auto compare = [&](const ConstTensor& ours, const std::string& name,
                           const reference::ConstTensorView& exact) {
    const double pytorch_error = largest_error(file.tensor<float>(name).view(), exact);
    EXPECT_LE(pytorch_error, k * testing::kEpsilon) << name;
    EXPECT_LE(largest_error(ours, exact), std::max(2 * pytorch_error, 4 * testing::kEpsilon))
        << name;
  };
  compare(is.weights, "weights", must.attention.weights);
  compare(ConstTensor(ConstMatrix(is.output)), "output",
          reference::ConstTensorView(reference::ConstView(must.output)));
}

class GoldenAttention : public ::testing::TestWithParam<std::string> {};

TEST_P(GoldenAttention, IsPyTorchs) {
  Case file(GetParam());
  if (file.op() == "scaled_dot_product_attention")
    check_attention(file);
  else if (file.op() == "multi_head_attention")
    check_multi_head(file);
  else
    FAIL() << "unknown op " << file.op();
  file.expect_all_used();
}

std::vector<std::string> names() {
  std::vector<std::string> names;
  for (const Json& json : cases().items()) names.push_back(json["name"].string());
  return names;
}

INSTANTIATE_TEST_SUITE_P(All, GoldenAttention, ::testing::ValuesIn(names()),
                         [](const auto& info) { return info.param; });

}  // namespace
}  // namespace attn::golden
