#include "core/model/transformer_forward.h"

#include <algorithm>

#include "core/attention/alibi.h"
#include "core/base/error.h"
#include "core/ops/embedding.h"
#include "core/ops/gemm.h"
#include "core/ops/linear.h"

namespace attn {
namespace {

void add(Matrix to, ConstMatrix x) {
  for (std::size_t i = 0; i < to.rows; ++i)
    for (std::size_t j = 0; j < to.cols; ++j) to(i, j) += x(i, j);
}

}  // namespace

AttentionConfig attention_config(const AttentionRules& rules, std::size_t sequence,
                                 std::size_t n_kv, std::size_t d_k) {
  AttentionConfig config{.scale = scaled_by_sqrt(d_k), .mask = {}, .bias = rules.bias};
  if (rules.causal) config.mask.kind = MaskKind::kCausalLowerRight;
  if (!rules.padding.empty()) config.mask.ignore_key = rules.padding.subspan(sequence * n_kv, n_kv);
  return config;
}

Matrix Transformer::Forward::project(ConstMatrix x, const Slot& w, const Slot& b) {
  const Matrix y = arena_.matrix(x.rows, w.cols);
  linear(x, model_.matrix(w), model_.vector(b), y, arena_);
  return y;
}

Matrix Transformer::Forward::embed(const Input& input, std::size_t first) {
  const Matrix x = arena_.matrix(input.tokens.size(), config().d_model);
  attn::embed(model_.matrix(input.slots.token_embedding), input.tokens, model_.embedding_scale(),
              x);
  ConstMatrix positions;
  if (config().position == PositionKind::kLearned)
    positions = model_.matrix(input.slots.position_embedding);
  if (config().position == PositionKind::kSinusoidal)
    positions = {model_.sinusoid_.data(), config().n_context, config().d_model};
  if (!positions.empty())
    for (std::size_t sequence = 0; sequence < input.n_sequences; ++sequence)
      add(x.block(sequence * input.n, 0, input.n, x.cols),
          positions.block(first, 0, input.n, x.cols));
  return x;
}

ConstTensor Transformer::Forward::position_bias(const Input& input, std::size_t first) {
  if (config().position != PositionKind::kAlibi) return {};
  const Tensor bias = arena_.tensor(config().n_heads, input.n, first + input.n);
  alibi_bias(bias);
  return bias;
}

SublayerPass Transformer::Forward::enter(Matrix x, const NormSlots& slots) {
  SublayerPass around{.x = x, .in = x, .sum = {}, .output = {}};
  if (config().norm_place == NormPlace::kPre) {
    around.in = new_like(x);
    normalise(model_.norm(slots), x, around.in);
  }
  return around;
}

/// `f` becomes the sum.
void Transformer::Forward::leave(SublayerPass& around, Matrix f, const NormSlots& slots) {
  add(f, around.x);
  around.sum = f;
  around.output = f;
  if (config().norm_place == NormPlace::kPost) {
    around.output = new_like(f);
    normalise(model_.norm(slots), f, around.output);
  }
}

void Transformer::Forward::attend(AttentionPass& pass, const Attention& what) {
  const std::size_t n_heads = config().n_heads;
  ATTN_CHECK(what.n_sequences > 0);
  const std::size_t n_q = pass.query.rows / what.n_sequences;
  const std::size_t n_kv = pass.key.rows / what.n_sequences;
  pass.heads = arena_.matrix(pass.query.rows, config().d_model);
  pass.weights = arena_.tensor(what.n_sequences * n_heads, n_q, n_kv);
  if (options_.keep_scores) pass.scores = arena_.tensor(what.n_sequences * n_heads, n_q, n_kv);
  AttentionPlace place = what.place;
  for (place.sequence = 0; place.sequence < what.n_sequences; ++place.sequence) {
    const Arena::Scope scope(arena_);
    const std::size_t sequence = place.sequence;
    const AttentionInputs inputs{
        .query = sequence_heads(pass.query, sequence, n_q, n_heads),
        .key = sequence_heads(pass.key, sequence, n_kv, config().n_kv_heads),
        .value = sequence_heads(pass.value, sequence, n_kv, config().n_kv_heads)};
    const AttentionConfig rules = attention_config(pass.rules, sequence, n_kv, config().d_k());
    const DenseResult result{.scores = sequence_matrices(pass.scores, sequence, n_heads),
                             .weights = sequence_matrices(pass.weights, sequence, n_heads),
                             .output = sequence_heads(pass.heads, sequence, n_q, n_heads)};
    if (options_.attend)
      options_.attend(place, inputs, rules, result, arena_);
    else
      dense_attention(inputs, rules, result, arena_);
  }
}

void Transformer::Forward::self_attention(AttentionPass& pass, const Attention& what,
                                          const Input& input) {
  const std::size_t first = pass.rules.first;
  const Matrix in = pass.around.in;
  pass.memory = in;
  pass.query = project(in, what.slots.w_q, what.slots.b_q);
  pass.key = what.key.empty() ? arena_.matrix(in.rows, what.slots.w_k.cols) : what.key;
  pass.value = what.value.empty() ? arena_.matrix(in.rows, what.slots.w_v.cols) : what.value;
  // The rows of these tokens; before them a cache has the earlier ones.
  const Matrix key = pass.key.block(first, 0, in.rows, pass.key.cols);
  const Matrix value = pass.value.block(first, 0, in.rows, pass.value.cols);
  linear(in, model_.matrix(what.slots.w_k), model_.vector(what.slots.b_k), key, arena_);
  linear(in, model_.matrix(what.slots.w_v), model_.vector(what.slots.b_v), value, arena_);
  if (model_.rope_)
    for (std::size_t sequence = 0; sequence < input.n_sequences; ++sequence) {
      model_.rope_->rotate(sequence_heads(pass.query, sequence, input.n, config().n_heads), first);
      model_.rope_->rotate(sequence_heads(key, sequence, input.n, config().n_kv_heads), first);
    }
  attend(pass, what);
}

void Transformer::Forward::cross_attention(AttentionPass& pass, const Attention& what,
                                           const Input& input) {
  pass.memory = input.memory;
  pass.query = project(pass.around.in, what.slots.w_q, what.slots.b_q);
  const bool cached = !what.key.empty();
  pass.key = cached ? what.key : project(input.memory, what.slots.w_k, what.slots.b_k);
  pass.value = cached ? what.value : project(input.memory, what.slots.w_v, what.slots.b_v);
  attend(pass, what);
}

FeedForwardPass Transformer::Forward::feed_forward(Matrix x, const LayerSlots& slots) {
  FeedForwardPass pass{.around = enter(x, slots.norm2), .up = {}, .activated = {}};
  pass.up = project(pass.around.in, slots.w_up, slots.b_up);
  pass.activated = new_like(pass.up);
  const std::size_t size = pass.up.rows * pass.up.cols;
  activate(config().activation, {pass.up.data, size}, {pass.activated.data, size});
  leave(pass.around, project(pass.activated, slots.w_down, slots.b_down), slots.norm2);
  return pass;
}

LayerPass Transformer::Forward::layer(Matrix x, std::size_t index, const Input& input,
                                      const AttentionRules& rules) {
  const LayerSlots& slots = input.slots.layers[index];
  LayerPass pass;
  Attention what{.place = {.in_encoder = input.in_encoder, .layer = index},
                 .slots = slots.self,
                 .n_sequences = input.n_sequences};
  if (input.cache != nullptr) {
    const Matrix key = input.cache->key(index);
    what.key = key.block(0, 0, rules.first + input.n, key.cols);
    what.value = input.cache->value(index).block(0, 0, rules.first + input.n, key.cols);
  }
  pass.self.around = enter(x, slots.norm1);
  pass.self.rules = rules;
  self_attention(pass.self, what, input);
  leave(pass.self.around, project(pass.self.heads, slots.self.w_o, slots.self.b_o), slots.norm1);
  x = pass.self.around.output;

  if (!slots.cross.w_q.size()) {
    pass.feed_forward = feed_forward(x, slots);
    return pass;
  }
  Attention cross{.place = {.in_encoder = false, .cross = true, .layer = index},
                  .slots = slots.cross,
                  .n_sequences = input.n_sequences};
  if (input.cache != nullptr) {
    cross.key = input.cache->source_key(index);
    cross.value = input.cache->source_value(index);
  }
  pass.cross.around = enter(x, slots.norm_cross);
  pass.cross.rules.padding = input.memory_padding;
  cross_attention(pass.cross, cross, input);
  leave(pass.cross.around, project(pass.cross.heads, slots.cross.w_o, slots.cross.b_o),
        slots.norm_cross);
  pass.feed_forward = feed_forward(pass.cross.around.output, slots);
  return pass;
}

StackPass Transformer::Forward::stack(const Input& input) {
  const std::size_t first = input.cache == nullptr ? 0 : input.cache->length();
  const AttentionRules rules{.causal = !input.in_encoder,
                             .positions = true,
                             .first = first,
                             .padding = input.padding,
                             .bias = position_bias(input, first)};
  StackPass pass;
  pass.tokens = input.tokens;
  pass.n = input.n;
  pass.embedded = embed(input, first);
  pass.last = pass.embedded;
  for (std::size_t i = 0; i < config().n_layers; ++i) {
    pass.layers.push_back(layer(pass.last, i, input, rules));
    pass.last = pass.layers.back().feed_forward.around.output;
  }
  pass.output = pass.last;
  if (config().norm_place == NormPlace::kPre) {
    pass.output = new_like(pass.last);
    normalise(model_.norm(input.slots.final_norm), pass.last, pass.output);
  }
  return pass;
}

Matrix Transformer::Forward::logits(ConstMatrix output) {
  const Matrix result = arena_.matrix(output.rows, config().n_vocab);
  gemm(output, model_.matrix(model_.layout_.output_embedding), result, {.b = Transpose::kYes},
       arena_);
  return result;
}

void Transformer::Forward::cache_memory(Matrix memory, KvCache& cache) {
  for (std::size_t i = 0; i < config().n_layers; ++i) {
    const AttentionSlots& slots = model_.layout_.decoder.layers[i].cross;
    linear(memory, model_.matrix(slots.w_k), model_.vector(slots.b_k), cache.source_key(i), arena_);
    linear(memory, model_.matrix(slots.w_v), model_.vector(slots.b_v), cache.source_value(i),
           arena_);
  }
}

TransformerPass Transformer::forward(const Batch& batch, Arena& arena,
                                     const ForwardOptions& options) const {
  validate(batch, config_);
  const bool both = config_.kind == ModelKind::kEncoderDecoder;
  Forward forward(*this, options, arena);
  TransformerPass pass;
  if (config_.has_encoder())
    pass.encoder = forward.stack({.slots = layout_.encoder,
                                  .in_encoder = true,
                                  .n_sequences = batch.n_sequences,
                                  .n = both ? batch.n_source : batch.n,
                                  .tokens = both ? batch.source : batch.tokens,
                                  .padding = both ? batch.source_padding : batch.padding});
  if (config_.has_decoder())
    pass.decoder = forward.stack({.slots = layout_.decoder,
                                  .in_encoder = false,
                                  .n_sequences = batch.n_sequences,
                                  .n = batch.n,
                                  .tokens = batch.tokens,
                                  .padding = batch.padding,
                                  .memory = pass.encoder.output,
                                  .memory_padding = batch.source_padding});
  pass.logits = forward.logits((config_.has_decoder() ? pass.decoder : pass.encoder).output);
  return pass;
}

}  // namespace attn
