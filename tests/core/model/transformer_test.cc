#include "core/model/transformer.h"

#include <gtest/gtest.h>

#include "core/ops/loss.h"
#include "core/reference/transformer.h"
#include "tests/core/model/configs.h"
#include "tests/core/model/example_batch.h"
#include "tests/core/ops/compare.h"

namespace attn {
namespace {

using testing::expect_close;

/// Each of the some ten functions on the way through a layer is off by a few epsilon of numbers of
/// size 1 to 4, and norms pass that on at about its size: measured 30 and below 100 in the
/// gradients, which go both ways.
constexpr double kForward = 150;
constexpr double kBackward = 600;

/// A config with its params, in float and exactly the same in double.
struct Model {
  explicit Model(const TransformerConfig& config)
      : config(config),
        params(rounded(random_params(config))),
        exact(params.begin(), params.end()) {}
  static std::vector<float> rounded(const std::vector<double>& values) {
    return {values.begin(), values.end()};
  }
  TransformerConfig config;
  std::vector<float> params;
  std::vector<double> exact;
};

template <typename Check>
void for_all_kinds(Check check) {
  for (const auto& [name, config] : all_kinds_of_config()) {
    SCOPED_TRACE(name);
    check(Model(config));
  }
}

TEST(Transformer, ForwardIsThatOfTheReferenceForEveryKind) {
  for_all_kinds([](const Model& model) {
    const ExampleBatch batch(examples(model.config));
    Arena arena;
    const TransformerPass pass =
        Transformer(model.config, model.params).forward(batch.view(), arena);
    const reference::Transformer slow(model.config, model.exact);
    for (std::size_t s = 0; s < batch.size(); ++s)
      expect_close(pass.logits.block(s * batch.view().n, 0, batch.view().n, model.config.n_vocab),
                   slow.forward(batch.example(s)).logits, kForward);
  });
}

TEST(Transformer, GradientsAreThoseOfTheReferenceForEveryKind) {
  for_all_kinds([](const Model& model) {
    const ExampleBatch batch(examples(model.config));
    Arena arena;
    const Transformer fast(model.config, model.params);
    const TransformerPass pass = fast.forward(batch.view(), arena);
    const auto n_targets = static_cast<float>(batch.n_targets());
    const double loss = cross_entropy(pass.logits, batch.targets(),
                                      {.smoothing = 0.1F, .grad_scale = 1 / n_targets});
    std::vector<float> grads(model.params.size());
    fast.backward(pass, pass.logits, grads, arena);

    const reference::Transformer slow(model.config, model.exact);
    std::vector<double> must(model.exact.size());
    double must_loss = 0;
    for (std::size_t s = 0; s < batch.size(); ++s) {
      const reference::Example& example = batch.example(s);
      const reference::Trace trace = slow.forward(example);
      reference::CrossEntropy part =
          reference::cross_entropy(trace.logits, example.targets, static_cast<double>(0.1F));
      const double share = static_cast<double>(batch.n_targets(s)) / n_targets;
      for (double& grad : part.grad.data) grad *= share;
      must_loss += share * part.loss;
      slow.backward(trace, part.grad, must);
    }
    EXPECT_NEAR(loss / n_targets, must_loss, kForward * testing::kEpsilon * must_loss);
    for (const NamedSlot& tensor : fast.layout().tensors) {
      SCOPED_TRACE(tensor.name);
      expect_close(tensor.slot.matrix(static_cast<const float*>(grads.data())),
                   tensor.slot.matrix(static_cast<const double*>(must.data())), kBackward);
    }
  });
}

TEST(Transformer, GradientsAreAdded) {
  const Model model(all_kinds_of_config()[0].config);
  const ExampleBatch batch(examples(model.config));
  Arena arena;
  const Transformer fast(model.config, model.params);
  const TransformerPass pass = fast.forward(batch.view(), arena);
  cross_entropy(pass.logits, batch.targets(), {});
  std::vector<float> once(model.params.size()), twice(model.params.size());
  fast.backward(pass, pass.logits, once, arena);
  for (int i = 0; i < 2; ++i) fast.backward(pass, pass.logits, twice, arena);
  for (std::size_t i = 0; i < once.size(); ++i)
    ASSERT_NEAR(twice[i], 2 * once[i], 16 * testing::kEpsilon * std::max(1.0F, std::abs(once[i])));
}

/// Each step's numbers are those of the whole forward pass, in pieces of 2 tokens, 1 and the rest.
TEST(Transformer, StepsWithACacheGiveTheWholePass) {
  for_all_kinds([](const Model& model) {
    if (!model.config.has_decoder()) return;
    const Transformer fast(model.config, model.params);
    const std::vector<std::int32_t> tokens{3, 1, 4, 1, 5, 2};
    const std::vector<std::int32_t> source = model.config.kind == ModelKind::kEncoderDecoder
                                                 ? std::vector<std::int32_t>{2, 0, 4}
                                                 : std::vector<std::int32_t>{};
    Arena arena;
    const TransformerPass whole = fast.forward({.n_sequences = 1,
                                                .n = tokens.size(),
                                                .tokens = tokens,
                                                .n_source = source.size(),
                                                .source = source},
                                               arena);
    KvCache cache = fast.start(source, arena);
    for (const std::size_t end : {2u, 3u, 6u}) {
      const std::size_t begin = cache.length();
      const std::span part = std::span(tokens).subspan(begin, end - begin);
      const TransformerPass step = fast.step(part, cache, arena);
      expect_close(step.logits,
                   testing::exact(whole.logits.block(begin, 0, part.size(), model.config.n_vocab)),
                   kForward);
      const Tensor weights = step.decoder.layers.back().self.weights;
      EXPECT_EQ(weights.rows, part.size());
      EXPECT_EQ(weights.cols, end);
      EXPECT_EQ(cache.length(), end);
    }
    // What was truncated is computed anew, to the same numbers.
    cache.truncate(4);
    const TransformerPass again = fast.step(std::span(tokens).subspan(4), cache, arena);
    expect_close(again.logits, testing::exact(whole.logits.block(4, 0, 2, model.config.n_vocab)),
                 kForward);
  });
}

std::vector<float> numbers(ConstMatrix x) {
  std::vector<float> all;
  for (std::size_t i = 0; i < x.rows; ++i) all.insert(all.end(), x.row(i), x.row(i) + x.cols);
  return all;
}

/// Whatever of the earlier pass is kept, to the bit: it may be of a longer or a shorter sequence.
TEST(Transformer, APassThatIsTakenUpAgainIsTheWholePass) {
  const auto expect_same = [](const SublayerPass& a, const SublayerPass& b) {
    EXPECT_EQ(numbers(a.x), numbers(b.x));
    EXPECT_EQ(numbers(a.in), numbers(b.in));
    EXPECT_EQ(numbers(a.sum), numbers(b.sum));
    EXPECT_EQ(numbers(a.output), numbers(b.output));
  };
  for_all_kinds([&](const Model& model) {
    if (model.config.kind != ModelKind::kDecoder) return;
    const Transformer fast(model.config, model.params);
    const std::vector<std::int32_t> tokens{3, 1, 4, 1, 5, 2};
    const ForwardOptions options{.keep_scores = true};
    Arena arena;
    const auto forward = [&](std::span<const std::int32_t> part) {
      return fast.forward({.n_sequences = 1, .n = part.size(), .tokens = part}, arena, options);
    };
    const TransformerPass whole = forward(tokens);
    for (std::size_t n_kept = 1; n_kept + Transformer::kLeastResumed <= tokens.size(); ++n_kept)
      for (const std::size_t n_earlier :
           {std::max(n_kept, Transformer::kLeastResumed), tokens.size()}) {
        std::vector<std::int32_t> other(tokens.begin(), tokens.begin() + n_earlier);
        for (std::size_t i = n_kept; i < other.size(); ++i) other[i] = 0;
        const TransformerPass pass = fast.resume(forward(other), n_kept, tokens, arena, options);
        EXPECT_EQ(numbers(pass.logits), numbers(whole.logits));
        EXPECT_EQ(numbers(pass.decoder.embedded), numbers(whole.decoder.embedded));
        EXPECT_EQ(numbers(pass.decoder.last), numbers(whole.decoder.last));
        EXPECT_EQ(numbers(pass.decoder.output), numbers(whole.decoder.output));
        ASSERT_EQ(pass.decoder.layers.size(), model.config.n_layers);
        for (std::size_t i = 0; i < model.config.n_layers; ++i) {
          const LayerPass& a = pass.decoder.layers[i];
          const LayerPass& b = whole.decoder.layers[i];
          expect_same(a.self.around, b.self.around);
          expect_same(a.feed_forward.around, b.feed_forward.around);
          EXPECT_EQ(numbers(a.feed_forward.up), numbers(b.feed_forward.up));
          EXPECT_EQ(numbers(a.feed_forward.activated), numbers(b.feed_forward.activated));
          EXPECT_EQ(numbers(a.self.query), numbers(b.self.query));
          EXPECT_EQ(numbers(a.self.key), numbers(b.self.key));
          EXPECT_EQ(numbers(a.self.value), numbers(b.self.value));
          EXPECT_EQ(numbers(a.self.heads), numbers(b.self.heads));
          for (std::size_t h = 0; h < model.config.n_heads; ++h) {
            EXPECT_EQ(numbers(a.self.scores.head(h)), numbers(b.self.scores.head(h)));
            EXPECT_EQ(numbers(a.self.weights.head(h)), numbers(b.self.weights.head(h)));
          }
        }
      }
  });
}

TEST(Transformer, StepBeyondTheContextIsRefusedAndChangesNothing) {
  const Model model(all_kinds_of_config()[0].config);
  const Transformer fast(model.config, model.params);
  Arena arena;
  KvCache cache = fast.start({}, arena);
  const std::vector<std::int32_t> tokens(model.config.n_context);
  fast.step(tokens, cache, arena);
  try {
    fast.step(std::span(tokens).first(1), cache, arena);
    FAIL() << "more than n_context";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::kLimit);
    EXPECT_STREQ(error.what(), "too many tokens: 7 (limit 6)");
  }
  EXPECT_EQ(cache.length(), model.config.n_context);
  EXPECT_GT(cache.bytes(), 0u);
  EXPECT_THROW(cache.truncate(7), Error);
}

TEST(Transformer, ScoresAreKeptWhenWanted) {
  const Model model(all_kinds_of_config()[0].config);
  const ExampleBatch batch(examples(model.config));
  const Transformer fast(model.config, model.params);
  Arena arena;
  EXPECT_TRUE(fast.forward(batch.view(), arena).decoder.layers[0].self.scores.empty());
  const TransformerPass pass = fast.forward(batch.view(), arena, {.keep_scores = true});
  const reference::Trace must =
      reference::Transformer(model.config, model.exact).forward(batch.example(1));
  const AttentionPass& self = pass.decoder.layers[1].self;
  const Matrix scores = self.scores.head(1 * model.config.n_heads + 1);  // sequence 1, head 1
  const auto& [query, key, value, bias, scale] = must.decoder.layers[1].self.inputs[1];
  double expected = 0;
  for (std::size_t k = 0; k < query.cols; ++k) expected += scale * query(2, k) * key(1, k);
  EXPECT_NEAR(scores(2, 1), expected, kForward * testing::kEpsilon * std::max(1.0, expected));
  expect_close(self.weights.head(3), must.decoder.layers[1].self.heads[1].weights, kForward);
}

TEST(Transformer, AttentionCanBeReplaced) {
  const Model model(all_kinds_of_config()[5].config);  // encoder–decoder
  const ExampleBatch batch(examples(model.config));
  const Transformer fast(model.config, model.params);
  Arena arena;
  std::size_t calls = 0, cross = 0, in_encoder = 0;
  const ForwardOptions options{
      .attend = [&](const AttentionPlace& place, const AttentionInputs& inputs,
                    const AttentionConfig& config, const DenseResult& result, Arena& scratch) {
        ++calls;
        cross += place.cross ? 1 : 0;
        in_encoder += place.in_encoder ? 1 : 0;
        dense_attention(inputs, config, result, scratch);
        const Matrix head = result.output.head(0);
        for (std::size_t i = 0; i < head.rows; ++i) std::fill_n(head.row(i), head.cols, 0.0F);
      }};
  const TransformerPass pass = fast.forward(batch.view(), arena, options);
  EXPECT_EQ(calls, 2 * 2 * 3u);  // sequences, layers, attentions
  EXPECT_EQ(cross, 2 * 2u);
  EXPECT_EQ(in_encoder, 2 * 2u);
  EXPECT_EQ(pass.decoder.layers[0].cross.heads(0, 0), 0);
  EXPECT_NE(pass.decoder.layers[0].cross.heads(0, model.config.d_k()), 0);
}

TEST(Transformer, BatchesThatDoNotFitAreRefused) {
  const Model model(all_kinds_of_config()[0].config);
  const Transformer fast(model.config, model.params);
  Arena arena;
  const std::vector<std::int32_t> tokens{0, 1, 7, -1, 2, 3, 4};
  const auto message = [&](const Batch& batch) {
    try {
      fast.forward(batch, arena);
      return std::string("accepted");
    } catch (const Error& error) {
      return std::string(error.what());
    }
  };
  const std::span all(tokens);
  EXPECT_EQ(message({}), "invalid batch: no sequence");
  EXPECT_EQ(message({.n_sequences = 1, .n = 0}), "invalid sequence length: 0");
  EXPECT_EQ(message({.n_sequences = 1, .n = 7, .tokens = all}),
            "too many tokens in sequence: 7 (limit 6)");
  EXPECT_EQ(message({.n_sequences = 2, .n = 2, .tokens = all.first(3)}),
            "invalid sequence tokens: 3 (must be 4)");
  EXPECT_EQ(message({.n_sequences = 1, .n = 3, .tokens = all.first(3)}),
            "invalid token: 7 (must be below 7)");
  EXPECT_EQ(message({.n_sequences = 1, .n = 1, .tokens = all.subspan(3, 1)}),
            "invalid token: -1 (must be below 7)");
  EXPECT_EQ(message({.n_sequences = 1,
                     .n = 2,
                     .tokens = all.first(2),
                     .n_source = 2,
                     .source = all.first(2)}),
            "invalid source: only an encoder–decoder reads one");
  EXPECT_THROW(Transformer(model.config, std::span(model.params).first(3)), Error);
}

}  // namespace
}  // namespace attn
