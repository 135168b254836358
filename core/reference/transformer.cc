#include "core/reference/transformer.h"

#include <cmath>
#include <limits>
#include <utility>

namespace attn::reference {
namespace {

/// Columns [head · d, (head + 1) · d) of x.
Matrix head_columns(const Matrix& x, std::size_t head, std::size_t d) {
  return Matrix(ConstView(x).block(0, head * d, x.rows, d));
}

void add(Matrix& to, const Matrix& x) {
  for (std::size_t i = 0; i < to.data.size(); ++i) to.data[i] += x.data[i];
}

}  // namespace

double Transformer::embedding_scale() const {
  return config_.position == PositionKind::kSinusoidal
             ? std::sqrt(static_cast<double>(config_.d_model))
             : 1;
}

Matrix Transformer::norm(ConstView x, const NormSlots& slots) const {
  const NormParams params{vector(slots.gain), vector(slots.bias), config_.norm_eps};
  return config_.norm == NormKind::kLayer ? layer_norm(x, params) : rms_norm(x, params);
}

SublayerTrace Transformer::enter(const Matrix& x, const NormSlots& slots) const {
  return {.x = x,
          .in = config_.norm_place == NormPlace::kPre ? norm(x, slots) : x,
          .sum = {},
          .output = {}};
}

void Transformer::leave(SublayerTrace& around, const Matrix& f, const NormSlots& slots) const {
  around.sum = around.x;
  add(around.sum, f);
  around.output = config_.norm_place == NormPlace::kPre ? around.sum : norm(around.sum, slots);
}

Matrix Transformer::embed(const StackSlots& slots, std::span<const std::int32_t> tokens) const {
  Matrix x = embedding(matrix(slots.token_embedding), tokens);
  for (std::size_t position = 0; position < x.rows; ++position)
    for (std::size_t j = 0; j < x.cols; ++j) {
      double& value = x(position, j);
      value *= embedding_scale();
      if (config_.position == PositionKind::kLearned)
        value += matrix(slots.position_embedding)(position, j);
      if (config_.position == PositionKind::kSinusoidal) {
        const double angle =
            static_cast<double>(position) *
            std::pow(10000.0, -static_cast<double>(j - j % 2) / static_cast<double>(x.cols));
        value += j % 2 == 0 ? std::sin(angle) : std::cos(angle);
      }
    }
  return x;
}

Matrix Transformer::head_bias(std::size_t head, std::size_t n_q, std::size_t n_kv,
                              const AttentionRules& rules) const {
  Matrix bias(n_q, n_kv);
  const bool alibi = rules.positions && config_.position == PositionKind::kAlibi;
  for (std::size_t i = 0; i < n_q; ++i)
    for (std::size_t j = 0; j < n_kv; ++j) {
      const double distance = std::abs(static_cast<double>(i) - static_cast<double>(j));
      if (alibi) bias(i, j) = -alibi_slope(head, config_.n_heads) * distance;
      const bool padding = !rules.padding.empty() && rules.padding[j] != 0;
      if (padding || (rules.causal && j > i)) bias(i, j) = -std::numeric_limits<double>::infinity();
    }
  return bias;
}

void Transformer::attend(AttentionTrace& trace, const AttentionSlots& slots,
                         const AttentionRules& rules) const {
  const Matrix& in = trace.around.in;
  const Matrix q = linear(in, matrix(slots.w_q), vector(slots.b_q));
  const Matrix k = linear(trace.memory, matrix(slots.w_k), vector(slots.b_k));
  const Matrix v = linear(trace.memory, matrix(slots.w_v), vector(slots.b_v));
  const std::size_t d_k = config_.d_k();
  trace.concatenated = Matrix(in.rows, config_.d_model);
  for (std::size_t head = 0; head < config_.n_heads; ++head) {
    const std::size_t kv_head = head / (config_.n_heads / config_.n_kv_heads);
    HeadInputs inputs{.query = head_columns(q, head, d_k),
                      .key = head_columns(k, kv_head, d_k),
                      .value = head_columns(v, kv_head, d_k),
                      .bias = head_bias(head, in.rows, trace.memory.rows, rules),
                      .scale = 1 / std::sqrt(static_cast<double>(d_k))};
    if (rules.positions && config_.position == PositionKind::kRope) {
      inputs.query = rotate_positions(inputs.query, /*direction=*/1);
      inputs.key = rotate_positions(inputs.key, /*direction=*/1);
    }
    trace.heads.push_back(attention_head(inputs));
    for (std::size_t i = 0; i < in.rows; ++i)
      for (std::size_t j = 0; j < d_k; ++j)
        trace.concatenated(i, head * d_k + j) = trace.heads.back().output(i, j);
    trace.inputs.push_back(std::move(inputs));
  }
}

FeedForwardTrace Transformer::feed_forward(const Matrix& x, const LayerSlots& slots) const {
  FeedForwardTrace trace{.around = enter(x, slots.norm2), .up = {}, .activated = {}};
  trace.up = linear(trace.around.in, matrix(slots.w_up), vector(slots.b_up));
  trace.activated = trace.up;
  for (double& value : trace.activated.data)
    value = config_.activation == Activation::kGelu ? gelu(value) : silu(value);
  leave(trace.around, linear(trace.activated, matrix(slots.w_down), vector(slots.b_down)),
        slots.norm2);
  return trace;
}

LayerTrace Transformer::layer(const Matrix& x, const LayerSlots& slots,
                              const StackInputs& inputs) const {
  LayerTrace trace;
  const auto attention = [&](AttentionTrace& part, const Matrix& from, const Matrix* memory,
                             const NormSlots& norm, const AttentionSlots& projections) {
    part.around = enter(from, norm);
    part.memory = memory == nullptr ? part.around.in : *memory;
    attend(part, projections, memory == nullptr ? inputs.rules : inputs.memory_rules);
    leave(part.around, linear(part.concatenated, matrix(projections.w_o), vector(projections.b_o)),
          norm);
    return part.around.output;
  };
  Matrix between = attention(trace.self, x, /*memory=*/nullptr, slots.norm1, slots.self);
  if (inputs.memory != nullptr)
    between = attention(trace.cross, between, inputs.memory, slots.norm_cross, slots.cross);
  trace.feed_forward = feed_forward(between, slots);
  return trace;
}

StackTrace Transformer::stack(const StackInputs& inputs) const {
  StackTrace trace;
  trace.tokens.assign(inputs.tokens.begin(), inputs.tokens.end());
  trace.last = embed(inputs.slots, inputs.tokens);
  for (const LayerSlots& slots : inputs.slots.layers) {
    trace.layers.push_back(layer(trace.last, slots, inputs));
    trace.last = trace.layers.back().feed_forward.around.output;
  }
  trace.output = config_.norm_place == NormPlace::kPre ? norm(trace.last, inputs.slots.final_norm)
                                                       : trace.last;
  return trace;
}

Trace Transformer::forward(const Example& example) const {
  const bool both = config_.kind == ModelKind::kEncoderDecoder;
  Trace trace;
  if (config_.has_encoder())
    trace.encoder = stack({.slots = layout_.encoder,
                           .tokens = both ? example.source : example.tokens,
                           .rules = {.causal = false,
                                     .positions = true,
                                     .padding = both ? example.source_padding : example.padding}});
  if (config_.has_decoder())
    trace.decoder = stack(
        {.slots = layout_.decoder,
         .tokens = example.tokens,
         .rules = {.causal = true, .positions = true, .padding = example.padding},
         .memory = both ? &trace.encoder.output : nullptr,
         .memory_rules = {.causal = false, .positions = false, .padding = example.source_padding}});
  // logits(i, word) = Σ_k output(i, k) · embedding(word, k)
  const Matrix& output = (config_.has_decoder() ? trace.decoder : trace.encoder).output;
  const ConstView words = matrix(layout_.output_embedding);
  trace.logits = Matrix(output.rows, words.rows);
  for (std::size_t i = 0; i < output.rows; ++i)
    for (std::size_t word = 0; word < words.rows; ++word)
      for (std::size_t k = 0; k < words.cols; ++k)
        trace.logits(i, word) += output(i, k) * words(word, k);
  return trace;
}

}  // namespace attn::reference
