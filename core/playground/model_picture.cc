#include "core/playground/model_picture.h"

#include <algorithm>

#include "core/ops/gemm.h"
#include "core/ops/linear.h"
#include "core/playground/summary.h"

namespace attn {
namespace {

constexpr std::size_t kOverview = 64;  // the most rows and columns of an overview

const AttentionPass& attention_pass(const TransformerPass& pass, const HeadPlace& at) {
  const StackPass& stack = at.place == ModelPlace::kEncoder ? pass.encoder : pass.decoder;
  const LayerPass& layer = stack.layers[at.layer];
  return at.place == ModelPlace::kCross ? layer.cross : layer.self;
}

const AttentionSlots& attention_slots(const ParamLayout& layout, const HeadPlace& at) {
  const StackSlots& stack = at.place == ModelPlace::kEncoder ? layout.encoder : layout.decoder;
  const LayerSlots& layer = stack.layers[at.layer];
  return at.place == ModelPlace::kCross ? layer.cross : layer.self;
}

/// The sums of every head of the chosen place.
void summarize_all(const PassOfScene& of, ModelPicture& picture, Arena& arena) {
  const std::size_t n_all = picture.n_layers * picture.n_heads;
  const auto rows = [&](std::size_t n) { return arena.matrix(n_all, n); };
  const Matrix row_sums = rows(picture.n_q), entropy = rows(picture.n_q);
  const Matrix largest = rows(picture.n_q), column_sums = rows(picture.n_kv);
  const Tensor overview =
      arena.tensor(n_all, std::min(picture.n_q, kOverview), std::min(picture.n_kv, kOverview));
  HeadPlace at{.place = of.scene.chosen.place};
  for (std::size_t i = 0; i < n_all; ++i) {
    at.layer = i / picture.n_heads;
    at.head = i % picture.n_heads;
    const AttentionPass& pass = attention_pass(of.pass, at);
    const auto row = [&](const Matrix& x) { return std::span(x.row(i), x.cols); };
    summarize(pass.scores.head(at.head), pass.weights.head(at.head), of.attention.softmax(at),
              {.overview = overview.head(i),
               .row_sums = row(row_sums),
               .column_sums = row(column_sums),
               .entropy = row(entropy),
               .largest = row(largest)});
  }
  picture.overview = overview;
  picture.row_sums = row_sums;
  picture.column_sums = column_sums;
  picture.entropy = entropy;
  picture.largest = largest;
}

/// The params of the chosen head as they were used.
void show_params(const PassOfScene& of, ModelPicture& picture) {
  const HeadPlace& at = of.scene.chosen;
  const AttentionSlots& slots = attention_slots(of.model.layout(), at);
  const std::size_t d_k = picture.d_k;
  const std::size_t kv_head = at.head / (picture.n_heads / of.model.config().n_kv_heads);
  const float* params = of.params.data();
  const auto columns = [&](const Slot& slot, std::size_t head) {
    return slot.matrix(params).block(0, head * d_k, slot.rows, d_k);
  };
  const auto bias = [&](const Slot& slot, std::size_t begin, std::size_t size) {
    return slot.size() == 0 ? ConstMatrix() : ConstMatrix(params + slot.offset + begin, 1, size);
  };
  picture.w_q = columns(slots.w_q, at.head);
  picture.b_q = bias(slots.b_q, at.head * d_k, d_k);
  const bool key_is_query = of.attention.key_is_query(at);
  picture.w_k = key_is_query ? picture.w_q : columns(slots.w_k, kv_head);
  picture.b_k = key_is_query ? picture.b_q : bias(slots.b_k, kv_head * d_k, d_k);
  const bool value_is_key = of.attention.value_is_key(at);
  picture.w_v = value_is_key ? picture.w_k : columns(slots.w_v, kv_head);
  picture.b_v = value_is_key ? picture.b_k : bias(slots.b_v, kv_head * d_k, d_k);
  picture.w_o = slots.w_o.matrix(params).block(at.head * d_k, 0, d_k, slots.w_o.cols);
  picture.b_o = bias(slots.b_o, 0, slots.b_o.size());
}

/// The matrices of the chosen head.
void show_head(const PassOfScene& of, ModelPicture& picture, Arena& arena) {
  const HeadPlace& at = of.scene.chosen;
  const TransformerConfig& config = of.model.config();
  const AttentionPass& pass = attention_pass(of.pass, at);
  const std::size_t kv_head = at.head / (config.n_heads / config.n_kv_heads);
  picture.x = pass.around.in;
  picture.y = pass.memory;
  picture.query = split_heads(pass.query, config.n_heads).head(at.head);
  picture.key = of.attention.key_is_query(at)
                    ? picture.query
                    : ConstMatrix(split_heads(pass.key, config.n_kv_heads).head(kv_head));
  picture.value = of.attention.value_is_key(at)
                      ? picture.key
                      : ConstMatrix(split_heads(pass.value, config.n_kv_heads).head(kv_head));
  const Matrix raw_scores = arena.matrix(picture.n_q, picture.n_kv);
  gemm(picture.query, picture.key, raw_scores, {.b = Transpose::kYes}, arena);
  picture.raw_scores = raw_scores;
  picture.scores = pass.scores.head(at.head);
  picture.weights = pass.weights.head(at.head);
  picture.head_output = split_heads(pass.heads, config.n_heads).head(at.head);
  // The pass has it only together with the residual stream.
  const AttentionSlots& slots = attention_slots(of.model.layout(), at);
  const Matrix output = arena.matrix(picture.n_q, config.d_model);
  linear(pass.heads, slots.w_o.matrix(of.params.data()), slots.b_o.vector(of.params.data()), output,
         arena);
  picture.output = output;
}

}  // namespace

ModelToken token_of(const Tokenizer& tokenizer, const Piece& piece) {
  const bool inside = tokenizer.is_inside(piece.id);
  return {.piece =
              std::string(tokenizer.piece(piece.id).substr(inside ? Tokenizer::kInside.size() : 0)),
          .inside = inside,
          .special = piece.id < Tokenizer::kFirstByte,
          .begin = piece.begin,
          .end = piece.end};
}

ModelPicture picture_of(const PassOfScene& of, Arena& arena) {
  const HeadPlace& at = of.scene.chosen;
  const TransformerConfig& config = of.model.config();
  const AttentionPass& pass = attention_pass(of.pass, at);
  ModelPicture picture;
  picture.n_q = pass.n_q();
  picture.n_kv = pass.n_kv();
  picture.d_model = config.d_model;
  picture.d_k = config.d_k();
  picture.n_heads = config.n_heads;
  picture.head = at.head;
  picture.n_layers = config.n_layers;
  picture.layer = at.layer;
  picture.rotated = config.position == PositionKind::kRope && at.place != ModelPlace::kCross;
  show_head(of, picture, arena);
  show_params(of, picture);
  summarize_all(of, picture, arena);
  return picture;
}

}  // namespace attn
