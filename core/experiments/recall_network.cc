#include "core/experiments/recall_network.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/attention/dense.h"
#include "core/attention/dense_grad.h"
#include "core/base/error.h"
#include "core/base/random.h"
#include "core/experiments/rotation.h"
#include "core/ops/embedding.h"
#include "core/ops/gemm.h"
#include "core/ops/linear.h"
#include "core/simd/exp.h"
#include "core/simd/math.h"

namespace attn {
namespace {

using simd::kLanes;
using simd::Vec;

constexpr std::size_t kKernel = 3;

std::size_t depth_of(std::size_t n) {
  std::size_t depth = 0;
  for (std::size_t seen = 1; seen < n; seen *= kKernel) ++depth;
  return depth;
}

void validate(const RecallShape& shape) {
  bool is_power = false;
  for (std::size_t n = kKernel; n <= 243; n *= kKernel) is_power = is_power || n == shape.n;
  require(is_power,
          "invalid number of tokens: " + std::to_string(shape.n) + " (3, 9, 27, 81 or 243)");
  require_within("symbols", shape.n_symbols, /*least=*/2, /*most=*/24);
  require_within("number of params", shape.most_params, /*least=*/1000, /*most=*/20000);
}

/// (d, d) matrices that the kind has.
std::size_t squares_of(const RecallShape& shape) {
  switch (shape.kind) {
    case RecallKind::kRecurrent:
      return 1;
    case RecallKind::kDilated:
      return kKernel * depth_of(shape.n);
    case RecallKind::kAttention:
      return 3;
  }
  ATTN_CHECK(false);
}

std::size_t widest(const RecallShape& shape) {
  const auto count = [&](std::size_t d) {
    return d * (shape.n_vocab() + squares_of(shape) * d + shape.n_symbols);
  };
  std::size_t d = 1;
  while (count(d + 1) <= shape.most_params) ++d;
  return d;
}

/// tanh(x) = 1 - 2 / (e^2x + 1), in place; its error is that of numbers near 1.
void apply_tanh(Matrix x) {
  const Vec one = simd::broadcast(1.0F), two = simd::broadcast(2.0F);
  for (std::size_t i = 0; i < x.rows; ++i)
    for (std::size_t c = 0; c < x.cols; c += kLanes) {
      const Vec doubled = two * simd::load_some(x.row(i) + c, x.cols - c);
      simd::store_some(x.row(i) + c, one - two / (simd::exp(doubled) + one), x.cols - c);
    }
}

/// grad *= 1 - y², for y = tanh(…).
void through_tanh(ConstMatrix y, Matrix grad) {
  const Vec one = simd::broadcast(1.0F);
  for (std::size_t i = 0; i < y.rows; ++i)
    for (std::size_t c = 0; c < y.cols; c += kLanes) {
      const Vec value = simd::load_some(y.row(i) + c, y.cols - c);
      const Vec slope = one - value * value;
      simd::store_some(grad.row(i) + c, slope * simd::load_some(grad.row(i) + c, y.cols - c),
                       y.cols - c);
    }
}

/// Token i of all sequences of n, (n_sequences, d).
Matrix token(Matrix x, std::size_t i, std::size_t n) {
  return {x.row(i), x.rows / n, x.cols, n * x.stride};
}

/// Three rows after each other as one: (rows / 3, 3 · d) of contiguous (rows, d).
Matrix threes(Matrix x) { return {x.data, x.rows / kKernel, kKernel * x.cols}; }

/// One head a sequence: (n_sequences, rows / n_sequences, d).
Tensor by_sequence(Matrix x, std::size_t n_sequences) {
  const std::size_t n = x.rows / n_sequences;
  return {x.data, n_sequences, n, x.cols, x.stride, n * x.stride};
}

AttentionInputs inputs_of(const RecallPass& pass) {
  return {.query = by_sequence(pass.query, pass.n_sequences),
          .key = by_sequence(pass.key, pass.n_sequences),
          .value = by_sequence(pass.value, pass.n_sequences)};
}

}  // namespace

struct RecallNetwork::Gradient {
  std::span<const float> params;
  const RecallPass& pass;
  Matrix last;           // (n_sequences, d), of the pass's
  Matrix embedded;       // (n_sequences · n, d): to be written
  std::span<float> all;  // of the params: is added to
};

Slot RecallNetwork::take(std::size_t rows, std::size_t cols, std::size_t& offset) const {
  const Slot slot{.offset = offset, .rows = rows, .cols = cols};
  offset += slot.size();
  return slot;
}

RecallNetwork::RecallNetwork(const RecallShape& shape) : shape_((validate(shape), shape)) {
  const std::size_t d = widest(shape);
  std::size_t offset = 0;
  table_ = take(shape.n_vocab(), d, offset);
  const bool dilated = shape.kind == RecallKind::kDilated;
  const std::size_t rows = dilated ? kKernel * d : d;
  const std::size_t n_slots = dilated ? depth_of(shape.n) : squares_of(shape);
  for (std::size_t i = 0; i < n_slots; ++i) mixer_.push_back(take(rows, d, offset));
  readout_ = take(d, shape.n_symbols, offset);
}

std::vector<float> RecallNetwork::initial_params(std::uint64_t seed) const {
  std::vector<float> params(n_params());
  Random random(seed);
  const auto draw = [&](const Slot& slot, double variance) {
    for (float& param : slot.vector(params.data()))
      param = static_cast<float>(std::sqrt(variance) * random.normal());
  };
  draw(table_, /*variance=*/1 / static_cast<double>(d()));
  for (const Slot& slot : mixer_) draw(slot, /*variance=*/1 / static_cast<double>(slot.rows));
  if (shape_.kind == RecallKind::kRecurrent) {
    const reference::Matrix rotation = random_rotation(d(), random);
    std::ranges::transform(rotation.data, mixer_[0].vector(params.data()).begin(),
                           [](double number) { return static_cast<float>(number); });
  }
  draw(readout_, /*variance=*/1 / static_cast<double>(d()));
  return params;
}

RecallPass RecallNetwork::forward(std::span<const float> params,
                                  std::span<const std::int32_t> tokens, Arena& arena) const {
  ATTN_CHECK(params.size() == n_params() && tokens.size() % shape_.n == 0);
  RecallPass pass{.tokens = tokens, .n_sequences = tokens.size() / shape_.n};
  pass.states.push_back(arena.matrix(tokens.size(), d()));
  embed(table_.matrix(params.data()), tokens, /*scale=*/1, pass.states[0]);
  switch (shape_.kind) {
    case RecallKind::kRecurrent:
      recur(params, pass, arena);
      break;
    case RecallKind::kDilated:
      convolve(params, pass, arena);
      break;
    case RecallKind::kAttention:
      attend(params, pass, arena);
      break;
  }
  pass.logits = arena.matrix(pass.n_sequences, shape_.n_symbols);
  gemm(pass.last, readout_.matrix(params.data()), pass.logits, {}, arena);
  return pass;
}

void RecallNetwork::backward(std::span<const float> params, const RecallPass& pass,
                             ConstMatrix grad_logits, std::span<float> grads, Arena& arena) const {
  ATTN_CHECK(grads.size() == n_params());
  const Gradient of{.params = params,
                    .pass = pass,
                    .last = arena.matrix(pass.n_sequences, d()),
                    .embedded = arena.matrix(pass.tokens.size(), d()),
                    .all = grads};
  // logits = last · readout
  linear_backward(pass.last, readout_.matrix(params.data()), grad_logits,
                  {.x = of.last, .w = readout_.matrix(grads.data())}, arena);
  switch (shape_.kind) {
    case RecallKind::kRecurrent:
      recur_backward(of, arena);
      break;
    case RecallKind::kDilated:
      convolve_backward(of, arena);
      break;
    case RecallKind::kAttention:
      attend_backward(of, arena);
      break;
  }
  embed_backward(pass.tokens, /*scale=*/1, of.embedded, table_.matrix(grads.data()));
}

void RecallNetwork::recur(std::span<const float> params, RecallPass& pass, Arena& arena) const {
  const Matrix x = pass.states[0];
  const Matrix h = arena.matrix(x.rows, x.cols);
  std::copy_n(x.data, x.rows * x.cols, h.data);
  for (std::size_t i = 0; i < shape_.n; ++i) {
    const Matrix now = token(h, i, shape_.n);
    if (i > 0) {
      const Arena::Scope scope(arena);
      gemm(token(h, i - 1, shape_.n), mixer_[0].matrix(params.data()), now, {.accumulate = true},
           arena);
    }
    apply_tanh(now);
  }
  pass.states.push_back(h);
  pass.last = token(h, shape_.n - 1, shape_.n);
}

void RecallNetwork::recur_backward(const Gradient& of, Arena& arena) const {
  // h_i = tanh(h_{i-1} · R + x_i): first the gradients of what tanh took, from the last to the
  // first
  const Matrix h = of.pass.states[1], grad = of.embedded;
  const std::size_t n = shape_.n;
  for (std::size_t i = n; i-- > 0;) {
    const Matrix now = token(grad, i, n);
    if (i == n - 1) {
      for (std::size_t s = 0; s < now.rows; ++s) std::copy_n(of.last.row(s), now.cols, now.row(s));
    } else {
      const Arena::Scope scope(arena);
      gemm(token(grad, i + 1, n), mixer_[0].matrix(of.params.data()), now, {.b = Transpose::kYes},
           arena);
    }
    through_tanh(token(h, i, n), now);
  }
  // then R's: each state before meets the gradient after it; none comes before a first token
  const std::size_t rows = grad.rows - 1;
  const Matrix after = arena.matrix(rows, grad.cols);
  std::copy_n(grad.row(1), rows * grad.cols, after.data);
  for (std::size_t row = n - 1; row < rows; row += n) std::fill_n(after.row(row), after.cols, 0.0F);
  gemm(h.block(0, 0, rows, h.cols), after, mixer_[0].matrix(of.all.data()),
       {.a = Transpose::kYes, .accumulate = true}, arena);
}

void RecallNetwork::convolve(std::span<const float> params, RecallPass& pass, Arena& arena) const {
  // The taps of token n, and of what it sees, lie side by side: 3 neighbours of a layer make 1 of
  // the next. What token n does not see is not computed.
  for (const Slot& taps : mixer_) {
    const Matrix x = threes(pass.states.back());
    const Matrix y = arena.matrix(x.rows, d());
    gemm(x, taps.matrix(params.data()), y, {}, arena);
    apply_tanh(y);
    pass.states.push_back(y);
  }
  pass.last = pass.states.back();
}

void RecallNetwork::convolve_backward(const Gradient& of, Arena& arena) const {
  Matrix grad_y = of.last;
  for (std::size_t layer = mixer_.size(); layer-- > 0;) {
    const Matrix x = of.pass.states[layer];
    const Matrix grad_x = layer == 0 ? of.embedded : arena.matrix(x.rows, x.cols);
    // y = tanh(x · taps)
    through_tanh(of.pass.states[layer + 1], grad_y);
    linear_backward(threes(x), mixer_[layer].matrix(of.params.data()), grad_y,
                    {.x = threes(grad_x), .w = mixer_[layer].matrix(of.all.data())}, arena);
    grad_y = grad_x;
  }
}

void RecallNetwork::attend(std::span<const float> params, RecallPass& pass, Arena& arena) const {
  const Matrix x = pass.states[0];
  pass.query = arena.matrix(pass.n_sequences, d());
  pass.key = arena.matrix(x.rows, d());
  pass.value = arena.matrix(x.rows, d());
  gemm(token(x, shape_.n - 1, shape_.n), mixer_[0].matrix(params.data()), pass.query, {}, arena);
  gemm(x, mixer_[1].matrix(params.data()), pass.key, {}, arena);
  gemm(x, mixer_[2].matrix(params.data()), pass.value, {}, arena);
  pass.weights = arena.tensor(pass.n_sequences, 1, shape_.n);
  pass.last = arena.matrix(pass.n_sequences, d());
  dense_attention(inputs_of(pass), {.scale = scaled_by_sqrt(d())},
                  {.weights = pass.weights, .output = by_sequence(pass.last, pass.n_sequences)},
                  arena);
}

void RecallNetwork::attend_backward(const Gradient& of, Arena& arena) const {
  const RecallPass& pass = of.pass;
  const std::size_t n_sequences = pass.n_sequences;
  const Matrix query = arena.matrix(n_sequences, d());
  const Matrix key = arena.matrix(pass.key.rows, d());
  const Matrix value = arena.matrix(pass.key.rows, d());
  dense_attention_backward(
      inputs_of(pass), {.scale = scaled_by_sqrt(d())},
      {.weights = pass.weights, .grad_output = by_sequence(of.last, n_sequences)},
      {.query = by_sequence(query, n_sequences),
       .key = by_sequence(key, n_sequences),
       .value = by_sequence(value, n_sequences)},
      arena);
  const Matrix x = pass.states[0];
  const auto project_backward = [&](std::size_t slot, Matrix from, Matrix grad, Matrix grad_from) {
    linear_backward(
        from, mixer_[slot].matrix(of.params.data()), grad,
        {.x = grad_from, .add_to_x = slot != 1, .w = mixer_[slot].matrix(of.all.data())}, arena);
  };
  project_backward(/*slot=*/1, x, key, of.embedded);
  project_backward(/*slot=*/2, x, value, of.embedded);
  const std::size_t last = shape_.n - 1;
  project_backward(/*slot=*/0, token(x, last, shape_.n), query, token(of.embedded, last, shape_.n));
}

}  // namespace attn
