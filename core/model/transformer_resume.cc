#include <algorithm>
#include <limits>

#include "core/model/transformer_forward.h"

namespace attn {
namespace {

/// Puts what is kept of an earlier pass before what was computed of the tokens behind it.
class Joining {
 public:
  Joining(std::size_t n_kept, std::size_t n, Arena& arena)
      : n_kept_(n_kept), n_(n), arena_(arena) {}

  void join(const LayerPass& kept, LayerPass& pass) {
    join(kept.self.around, pass.self.around);
    pass.self.memory = pass.self.around.in;
    for (const auto part :
         {&AttentionPass::query, &AttentionPass::key, &AttentionPass::value, &AttentionPass::heads})
      join(kept.self.*part, pass.self.*part);
    join(kept.self.scores, pass.self.scores, -std::numeric_limits<float>::infinity());
    join(kept.self.weights, pass.self.weights, /*hidden=*/0.0F);
    pass.self.rules = {.causal = true, .positions = true};
    join(kept.feed_forward.around, pass.feed_forward.around);
    for (const auto part : {&FeedForwardPass::up, &FeedForwardPass::activated})
      join(kept.feed_forward.*part, pass.feed_forward.*part);
  }

  /// x ends with the rows of the new tokens; a cache gave it those before, too.
  void join(const Matrix& kept, Matrix& x) {
    const Matrix all = arena_.matrix(n_, x.cols);
    copy(kept, n_kept_, x.cols, all);
    const std::size_t n_new = n_ - n_kept_;
    copy(x.block(x.rows - n_new, 0, n_new, x.cols), n_new, x.cols,
         all.block(n_kept_, 0, n_new, x.cols));
    x = all;
  }

 private:
  void join(const SublayerPass& kept, SublayerPass& pass) {
    for (const auto part :
         {&SublayerPass::x, &SublayerPass::in, &SublayerPass::sum, &SublayerPass::output})
      join(kept.*part, pass.*part);
  }

  /// Of each head (n_q, n_kv): a kept row has `hidden` where it ends.
  void join(const Tensor& kept, Tensor& x, float hidden) {
    if (x.empty()) return;
    const Tensor all = arena_.tensor(x.heads, n_, n_);
    fill(all, hidden);
    for (std::size_t h = 0; h < x.heads; ++h) {
      const Matrix head = all.head(h);
      copy(kept.head(h), n_kept_, n_kept_, head);
      copy(x.head(h), n_ - n_kept_, n_, head.block(n_kept_, 0, n_ - n_kept_, n_));
    }
    x = all;
  }

  static void copy(const Matrix& from, std::size_t rows, std::size_t cols, const Matrix& to) {
    for (std::size_t i = 0; i < rows; ++i) std::copy_n(from.row(i), cols, to.row(i));
  }

  std::size_t n_kept_, n_;
  Arena& arena_;
};

}  // namespace

TransformerPass Transformer::resume(const TransformerPass& earlier, std::size_t n_kept,
                                    std::span<const std::int32_t> tokens, Arena& arena,
                                    const ForwardOptions& options) const {
  const StackPass& kept = earlier.decoder;
  ATTN_CHECK(config_.kind == ModelKind::kDecoder);
  ATTN_CHECK(kept.n >= std::max(n_kept, kLeastResumed));
  ATTN_CHECK(n_kept + kLeastResumed <= tokens.size());
  KvCache cache(config_, /*n_source=*/0);
  cache.append(n_kept);
  for (std::size_t i = 0; i < config_.n_layers; ++i) {
    const AttentionPass& layer = kept.layers[i].self;
    std::copy_n(layer.key.data, n_kept * layer.key.cols, cache.key(i).data);
    std::copy_n(layer.value.data, n_kept * layer.value.cols, cache.value(i).data);
  }
  TransformerPass pass = step(tokens.subspan(n_kept), cache, arena, options);
  Joining joining(n_kept, tokens.size(), arena);
  StackPass& stack = pass.decoder;
  stack.tokens = tokens;
  stack.n = tokens.size();
  for (const auto part : {&StackPass::embedded, &StackPass::last, &StackPass::output})
    joining.join(kept.*part, stack.*part);
  for (std::size_t i = 0; i < config_.n_layers; ++i) joining.join(kept.layers[i], stack.layers[i]);
  joining.join(earlier.logits, pass.logits);
  return pass;
}

}  // namespace attn
