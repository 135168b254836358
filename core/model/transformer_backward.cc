#include <algorithm>

#include "core/attention/dense_grad.h"
#include "core/model/transformer_forward.h"
#include "core/ops/embedding.h"
#include "core/ops/gemm.h"
#include "core/ops/linear.h"

namespace attn {
namespace {

Matrix zeros_like(ConstMatrix x, Arena& arena) {
  const Matrix zeros = arena.matrix(x.rows, x.cols);
  std::fill_n(zeros.data, zeros.rows * zeros.cols, 0.0F);
  return zeros;
}

}  // namespace

/// Gradients of each function of Forward, by the same name. `grad` is the gradient of the residual
/// stream; each sublayer turns that of its output into that of its input, in place.
class Transformer::Backward {
 public:
  Backward(const Transformer& model, std::span<float> grads, Arena& arena)
      : model_(model), grads_(grads), arena_(arena) {}

  Matrix logits(ConstMatrix output, ConstMatrix grad_logits) {
    const Slot& words = model_.layout_.output_embedding;
    const Matrix grad = arena_.matrix(output.rows, output.cols);
    // logits = output · embeddingᵀ
    gemm(grad_logits, model_.matrix(words), grad, {}, arena_);
    gemm(grad_logits, output, matrix(words), {.a = Transpose::kYes, .accumulate = true}, arena_);
    return grad;
  }

  /// `grad_memory`, that of the encoder's output, is added to; empty when there is none.
  void stack(const StackPass& pass, const StackSlots& slots, Matrix grad, Matrix grad_memory) {
    if (config().norm_place == NormPlace::kPre) {
      const Matrix grad_last = zeros_like(grad, arena_);
      norm(slots.final_norm, pass.last, grad, grad_last);
      grad = grad_last;
    }
    for (std::size_t i = slots.layers.size(); i-- > 0;) {
      const LayerPass& layer = pass.layers[i];
      feed_forward(layer.feed_forward, slots.layers[i], grad);
      if (!grad_memory.empty())
        attention(layer.cross, slots.layers[i].norm_cross, slots.layers[i].cross,
                  {.residual = grad, .memory = grad_memory});
      attention(layer.self, slots.layers[i].norm1, slots.layers[i].self, {.residual = grad});
    }
    embed(pass, slots, grad);
  }

 private:
  /// The gradients of what goes into an attention; a self-attention has no memory of its own.
  struct AttentionGrads {
    Matrix residual;
    Matrix memory{};
  };
  /// The gradients inside a sublayer, output = norm?(sum = x + f(in)).
  struct Inside {
    Matrix sum, in;
  };

  const TransformerConfig& config() const { return model_.config_; }
  Matrix matrix(const Slot& slot) { return slot.matrix(grads_.data()); }
  std::span<float> vector(const Slot& slot) { return slot.vector(grads_.data()); }

  /// Adds to grad_x.
  void norm(const NormSlots& slots, ConstMatrix x, ConstMatrix grad_y, Matrix grad_x) {
    normalise_backward(model_.norm(slots), x, grad_y, grad_x,
                       {.gain = vector(slots.gain), .bias = vector(slots.bias)});
  }

  struct Weight {
    const Slot& w;
    const Slot& b;
  };
  /// Adds to grad_x.
  void project(ConstMatrix x, const Weight& weight, ConstMatrix grad_y, Matrix grad_x) {
    linear_backward(x, model_.matrix(weight.w), grad_y,
                    {.x = grad_x, .add_to_x = true, .w = matrix(weight.w), .b = vector(weight.b)},
                    arena_);
  }
  /// A new gradient of x.
  Matrix project(ConstMatrix x, const Weight& weight, ConstMatrix grad_y) {
    const Matrix grad_x = arena_.matrix(x.rows, x.cols);
    linear_backward(x, model_.matrix(weight.w), grad_y,
                    {.x = grad_x, .w = matrix(weight.w), .b = vector(weight.b)}, arena_);
    return grad_x;
  }

  /// The gradient of the sum, and where that of `in` is to be added up. In a post-norm model `in`
  /// is x, so that both are one.
  Inside leave(const SublayerPass& around, const NormSlots& slots, Matrix grad) {
    if (config().norm_place == NormPlace::kPre) return {grad, zeros_like(grad, arena_)};
    const Matrix sum = zeros_like(grad, arena_);
    norm(slots, around.sum, grad, sum);
    return {sum, sum};
  }
  void enter(const SublayerPass& around, const NormSlots& slots, const Inside& inside,
             Matrix grad) {
    if (config().norm_place == NormPlace::kPre)
      norm(slots, around.x, inside.in, grad);
    else
      std::copy_n(inside.sum.data, grad.rows * grad.cols, grad.data);
  }

  void feed_forward(const FeedForwardPass& pass, const LayerSlots& slots, Matrix grad) {
    const Arena::Scope scope(arena_);
    const Inside inside = leave(pass.around, slots.norm2, grad);
    const Matrix up = project(pass.activated, {slots.w_down, slots.b_down}, inside.sum);
    const std::size_t size = up.rows * up.cols;
    activate_backward(config().activation, {pass.up.data, size}, {up.data, size}, {up.data, size});
    project(pass.around.in, {slots.w_up, slots.b_up}, up, inside.in);
    enter(pass.around, slots.norm2, inside, grad);
  }

  void attention(const AttentionPass& pass, const NormSlots& norm_slots,
                 const AttentionSlots& slots, const AttentionGrads& grads) {
    const Arena::Scope scope(arena_);
    const Inside inside = leave(pass.around, norm_slots, grads.residual);
    const Matrix memory = grads.memory.empty() ? inside.in : grads.memory;
    const Matrix heads = project(pass.heads, {slots.w_o, slots.b_o}, inside.sum);
    const Matrix query = arena_.matrix(pass.query.rows, pass.query.cols);
    const Matrix key = arena_.matrix(pass.key.rows, pass.key.cols);
    const Matrix value = arena_.matrix(pass.value.rows, pass.value.cols);
    for (std::size_t sequence = 0; sequence < pass.n_sequences(); ++sequence)
      attend(pass, sequence, heads,
             {.query = sequence_heads(query, sequence, pass.n_q(), config().n_heads),
              .key = sequence_heads(key, sequence, pass.n_kv(), config().n_kv_heads),
              .value = sequence_heads(value, sequence, pass.n_kv(), config().n_kv_heads)});
    project(pass.around.in, {slots.w_q, slots.b_q}, query, inside.in);
    // A key bias adds the same to all scores of a row, which softmax does not see: its gradient is
    // exactly 0, where AdamW would make steps of mere rounding errors; unless keys are rotated.
    const Slot no_bias;
    project(pass.memory, {slots.w_k, rotated(pass) ? slots.b_k : no_bias}, key, memory);
    project(pass.memory, {slots.w_v, slots.b_v}, value, memory);
    enter(pass.around, norm_slots, inside, grads.residual);
  }

  bool rotated(const AttentionPass& pass) const {
    return pass.rules.positions && model_.rope_.has_value();
  }

  void attend(const AttentionPass& pass, std::size_t sequence, Matrix grad_heads,
              const DenseGrads& grads) {
    const std::size_t n_heads = config().n_heads;
    const std::size_t n_kv_heads = config().n_kv_heads;
    dense_attention_backward(
        {.query = sequence_heads(pass.query, sequence, pass.n_q(), n_heads),
         .key = sequence_heads(pass.key, sequence, pass.n_kv(), n_kv_heads),
         .value = sequence_heads(pass.value, sequence, pass.n_kv(), n_kv_heads)},
        attention_config(pass.rules, sequence, pass.n_kv(), config().d_k()),
        {.weights = sequence_matrices(pass.weights, sequence, n_heads),
         .grad_output = sequence_heads(grad_heads, sequence, pass.n_q(), n_heads)},
        grads, arena_);
    if (!rotated(pass)) return;
    model_.rope_->rotate_back(grads.query, pass.rules.first);
    model_.rope_->rotate_back(grads.key, pass.rules.first);
  }

  void embed(const StackPass& pass, const StackSlots& slots, ConstMatrix grad) {
    if (config().position == PositionKind::kLearned) {
      const Matrix positions = matrix(slots.position_embedding);
      for (std::size_t row = 0; row < grad.rows; ++row)
        for (std::size_t j = 0; j < grad.cols; ++j) positions(row % pass.n, j) += grad(row, j);
    }
    embed_backward(pass.tokens, model_.embedding_scale(), grad, matrix(slots.token_embedding));
  }

  const Transformer& model_;
  std::span<float> grads_;
  Arena& arena_;
};

void Transformer::backward(const TransformerPass& pass, ConstMatrix grad_logits,
                           std::span<float> grads, Arena& arena) const {
  ATTN_CHECK(grads.size() == params_.size());
  ATTN_CHECK(grad_logits.rows == pass.logits.rows && grad_logits.cols == pass.logits.cols);
  const Arena::Scope scope(arena);
  Backward backward(*this, grads, arena);
  const bool decodes = config_.has_decoder();
  const StackPass& last = decodes ? pass.decoder : pass.encoder;
  const Matrix grad = backward.logits(last.output, grad_logits);
  Matrix grad_memory;
  if (config_.kind == ModelKind::kEncoderDecoder)
    grad_memory = zeros_like(pass.encoder.output, arena);
  backward.stack(last, decodes ? layout_.decoder : layout_.encoder, grad, grad_memory);
  if (!grad_memory.empty())
    backward.stack(pass.encoder, layout_.encoder, grad_memory, /*grad_memory=*/{});
}

}  // namespace attn
