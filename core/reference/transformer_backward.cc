#include "core/reference/transformer.h"

namespace attn::reference {
namespace {

Matrix operator+(Matrix a, const Matrix& b) {
  for (std::size_t i = 0; i < a.data.size(); ++i) a.data[i] += b.data[i];
  return a;
}

/// Adds x to the columns [head · d, (head + 1) · d) of `to`, d the columns of x.
void add_head_columns(Matrix& to, std::size_t head, const Matrix& x) {
  for (std::size_t i = 0; i < x.rows; ++i)
    for (std::size_t j = 0; j < x.cols; ++j) to(i, head * x.cols + j) += x(i, j);
}

}  // namespace

class Transformer::Backward {
 public:
  Backward(const Transformer& model, std::span<double> grads) : model_(model), grads_(grads) {}

  /// grad of the stack's output; adds to `grad_memory` what cross-attention took from there.
  void stack(const StackTrace& trace, const StackSlots& slots, Matrix grad, Matrix* grad_memory) {
    if (model_.config_.norm_place == NormPlace::kPre)
      grad = norm(trace.last, slots.final_norm, grad);
    for (std::size_t i = slots.layers.size(); i-- > 0;)
      grad = layer(trace.layers[i], slots.layers[i], std::move(grad), grad_memory);
    embed(trace.tokens, slots, grad);
  }

  View matrix(const Slot& slot) { return slot.matrix(grads_.data()); }
  std::span<double> vector(const Slot& slot) { return slot.vector(grads_.data()); }

 private:
  Matrix norm(ConstView x, const NormSlots& slots, const Matrix& grad_y) {
    const NormParams params{model_.vector(slots.gain), model_.vector(slots.bias),
                            model_.config_.norm_eps};
    const NormGrads grads{vector(slots.gain), vector(slots.bias)};
    return model_.config_.norm == NormKind::kLayer ? layer_norm_backward(x, params, grad_y, grads)
                                                   : rms_norm_backward(x, params, grad_y, grads);
  }

  Matrix linear(ConstView x, const Slot& w, const Slot& b, const Matrix& grad_y) {
    return linear_backward(x, model_.matrix(w), grad_y, matrix(w), vector(b));
  }

  /// The gradient of x + f(in), from that of the output of a sublayer.
  Matrix leave(const SublayerTrace& around, const NormSlots& slots, const Matrix& grad_output) {
    return model_.config_.norm_place == NormPlace::kPre ? grad_output
                                                        : norm(around.sum, slots, grad_output);
  }

  /// The gradient of x, which went into the sum directly and through `in`.
  Matrix enter(const SublayerTrace& around, const NormSlots& slots, const Matrix& grad_in,
               const Matrix& grad_sum) {
    if (model_.config_.norm_place == NormPlace::kPost) return grad_sum + grad_in;
    return grad_sum + norm(around.x, slots, grad_in);
  }

  struct AttendGrads {
    Matrix in, memory;
  };
  AttendGrads attend(const AttentionTrace& trace, const AttentionSlots& slots, bool positions,
                     const Matrix& grad_output) {
    const TransformerConfig& config = model_.config_;
    const Matrix grad = linear(trace.concatenated, slots.w_o, slots.b_o, grad_output);
    const std::size_t n_kv = trace.memory.rows;
    Matrix grad_q(grad.rows, config.d_model);
    Matrix grad_k(n_kv, config.n_kv_heads * config.d_k());
    Matrix grad_v(n_kv, config.n_kv_heads * config.d_k());
    for (std::size_t head = 0; head < config.n_heads; ++head) {
      const Matrix grad_head(
          ConstView(grad).block(0, head * config.d_k(), grad.rows, config.d_k()));
      HeadGrads grads = attention_head_backward(trace.inputs[head], trace.heads[head], grad_head);
      if (positions && config.position == PositionKind::kRope) {
        grads.query = rotate_positions(grads.query, /*direction=*/-1);
        grads.key = rotate_positions(grads.key, /*direction=*/-1);
      }
      const std::size_t kv_head = head / (config.n_heads / config.n_kv_heads);
      add_head_columns(grad_q, head, grads.query);
      add_head_columns(grad_k, kv_head, grads.key);
      add_head_columns(grad_v, kv_head, grads.value);
    }
    return {.in = linear(trace.around.in, slots.w_q, slots.b_q, grad_q),
            .memory = linear(trace.memory, slots.w_k, slots.b_k, grad_k) +
                      linear(trace.memory, slots.w_v, slots.b_v, grad_v)};
  }

  Matrix feed_forward(const FeedForwardTrace& trace, const LayerSlots& slots,
                      const Matrix& grad_output) {
    const Matrix grad_sum = leave(trace.around, slots.norm2, grad_output);
    Matrix grad = linear(trace.activated, slots.w_down, slots.b_down, grad_sum);
    for (std::size_t i = 0; i < grad.data.size(); ++i) {
      const double x = trace.up.data[i];
      grad.data[i] *=
          model_.config_.activation == Activation::kGelu ? gelu_derivative(x) : silu_derivative(x);
    }
    const Matrix grad_in = linear(trace.around.in, slots.w_up, slots.b_up, grad);
    return enter(trace.around, slots.norm2, grad_in, grad_sum);
  }

  Matrix layer(const LayerTrace& trace, const LayerSlots& slots, Matrix grad, Matrix* grad_memory) {
    grad = feed_forward(trace.feed_forward, slots, grad);
    if (grad_memory != nullptr) {
      const Matrix grad_sum = leave(trace.cross.around, slots.norm_cross, grad);
      const AttendGrads grads = attend(trace.cross, slots.cross, /*positions=*/false, grad_sum);
      *grad_memory = std::move(*grad_memory) + grads.memory;
      grad = enter(trace.cross.around, slots.norm_cross, grads.in, grad_sum);
    }
    const Matrix grad_sum = leave(trace.self.around, slots.norm1, grad);
    const AttendGrads grads = attend(trace.self, slots.self, /*positions=*/true, grad_sum);
    return enter(trace.self.around, slots.norm1, grads.in + grads.memory, grad_sum);
  }

  void embed(std::span<const std::int32_t> tokens, const StackSlots& slots, Matrix grad) {
    if (model_.config_.position == PositionKind::kLearned)
      for (std::size_t i = 0; i < grad.rows; ++i)
        for (std::size_t j = 0; j < grad.cols; ++j)
          matrix(slots.position_embedding)(i, j) += grad(i, j);
    for (double& value : grad.data) value *= model_.embedding_scale();
    embedding_backward(tokens, grad, matrix(slots.token_embedding));
  }

  const Transformer& model_;
  std::span<double> grads_;
};

void Transformer::backward(const Trace& trace, ConstView grad_logits,
                           std::span<double> grads) const {
  Backward backward(*this, grads);
  const StackTrace& last = config_.has_decoder() ? trace.decoder : trace.encoder;
  const ConstView words = matrix(layout_.output_embedding);
  const View grad_words = backward.matrix(layout_.output_embedding);
  Matrix grad(last.output.rows, last.output.cols);
  // logits(i, word) = Σ_k output(i, k) · embedding(word, k)
  for (std::size_t i = 0; i < grad.rows; ++i)
    for (std::size_t word = 0; word < words.rows; ++word)
      for (std::size_t k = 0; k < words.cols; ++k) {
        grad(i, k) += grad_logits(i, word) * words(word, k);
        grad_words(word, k) += grad_logits(i, word) * last.output(i, k);
      }
  if (config_.kind != ModelKind::kEncoderDecoder) {
    backward.stack(last, config_.has_decoder() ? layout_.decoder : layout_.encoder, std::move(grad),
                   /*grad_memory=*/nullptr);
    return;
  }
  Matrix grad_memory(trace.encoder.output.rows, config_.d_model);
  backward.stack(trace.decoder, layout_.decoder, std::move(grad), &grad_memory);
  backward.stack(trace.encoder, layout_.encoder, std::move(grad_memory), /*grad_memory=*/nullptr);
}

}  // namespace attn::reference
