// What needs a model: a tiny one, untrained.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/tools/evaluate/ablation.h"
#include "core/tools/evaluate/evaluation.h"
#include "core/tools/evaluate/translate.h"
#include "core/tools/evaluate/word_loss.h"

namespace attn::evaluate {
namespace {

const std::vector<std::string> kPieces = {"the", "cat", "dog", "he", "she", "saw", "slept",
                                          ".",   "a",   "b",   "c",  "d",   "e",   "f"};

LanguageModel tiny(ModelKind kind) {
  LanguageModel::Vocabularies vocabularies{.target = Tokenizer(kPieces), .source = std::nullopt};
  const TransformerConfig config{.kind = kind,
                                 .n_vocab = vocabularies.target.size(),
                                 .n_context = 16,
                                 .n_layers = 2,
                                 .n_heads = 2,
                                 .n_kv_heads = 2,
                                 .d_model = 8,
                                 .d_ff = 16};
  std::vector<float> params = initial_params(config, /*seed=*/3);
  return {{.name = "tiny", .sources = "none", .licence = "none"},
          std::move(vocabularies),
          config,
          std::move(params)};
}

TEST(WriterExample, BeginsAndEndsAndKnowsWhereTokensStand) {
  const LanguageModel model = tiny(ModelKind::kDecoder);
  const Example example = writer_example(model, "The cat slept.");
  EXPECT_EQ(example.target.ids.size(), 5u);
  EXPECT_EQ(example.target.ids[0], Tokenizer::kBegin);
  EXPECT_EQ(example.next.back(), Tokenizer::kEnd);
  EXPECT_EQ(example.target.within({4, 9}), (std::vector<std::size_t>{2, 3}));
  EXPECT_TRUE(fits(model, example));
  const Example longer = writer_example(model, "a b c d e f a b c d e f a b c d e f");
  EXPECT_EQ(longer.target.ids.size(), 16u);
  EXPECT_FALSE(fits(model, longer));
}

TEST(Loss, IsThatOfTheUniformGuessWhenLogitsAreEqual) {
  const LanguageModel model = tiny(ModelKind::kDecoder);
  const std::vector<float> zeros(model.params().size());
  const Transformer transformer(model.config(), zeros);
  const Loss loss = evaluate::loss(transformer, {writer_example(model, "the cat slept")});
  EXPECT_GT(loss.count, 0u);
  const double expected = std::log(static_cast<double>(model.config().n_vocab));
  EXPECT_NEAR(loss.mean(), expected, 16 * 0x1p-52 * expected);
}

TEST(WordLoss, IsThatOfTheUniformGuessWhenLogitsAreEqual) {
  LanguageModel::Vocabularies vocabularies{.target = Tokenizer({"cat", "c", "##s", "a", "dog"}),
                                           .source = std::nullopt};
  const TransformerConfig config{
      .n_vocab = vocabularies.target.size(), .n_context = 8, .d_model = 8, .d_ff = 8};
  const auto n = static_cast<double>(config.n_vocab);
  const LanguageModel model({.name = "tiny", .sources = "none", .licence = "none"},
                            std::move(vocabularies), config,
                            std::vector<float>(initial_params(config, /*seed=*/1).size()));
  const auto frequent = frequent_words(model.tokenizer(), {"cat dog cat dog", "cats c dogs"}, 2);
  const std::vector<std::string> names = {"cat", "dog"};
  for (std::size_t id = 0; id < frequent.size(); ++id)
    EXPECT_EQ(frequent[id], std::ranges::count(
                                names, model.tokenizer().piece(static_cast<std::int32_t>(id))) > 0);
  const auto of = [&](const char* text) {
    return word_loss(model, {writer_example(model, text)}, frequent);
  };
  // One of n pieces, and not "##s" before or behind it: 1 / n · (n - 1) / n of (n - 1) / n.
  EXPECT_NEAR(of("cat").all.sum, std::log(n), 64 * 0x1p-52 * n);
  EXPECT_EQ(of("cat").rare, 0u);
  // Bytes, "c", "a"; or "cat" and more, one of n pieces.
  const double rare = (256 + 2 + 1 / n) / (n - 1);
  for (const char* text : {"cats", "dogs"}) {
    EXPECT_NEAR(of(text).all.sum, -std::log(rare), 64 * 0x1p-52 * n) << text;
    EXPECT_EQ(of(text).rare, 1u);
  }
  EXPECT_NEAR(of("c").all.sum, -std::log((256 + 2) / (n - 1)), 64 * 0x1p-52 * n);
  EXPECT_EQ(of("cats dog c").all.count, 3u);
  EXPECT_EQ(of("cat cat cat cat cat cat cat").all.count, 7u);
  // The last word that has room may go on.
  EXPECT_EQ(of("cat cat cat cat cat cat cat cat").all.count, 6u);
}

TEST(Ablation, NothingIsLostWhereAHeadSaysTheSameAnyway) {
  const LanguageModel model = tiny(ModelKind::kDecoder);
  // Over one token, the mean is what the head says.
  Example example = writer_example(model, "");
  ASSERT_EQ(example.target.ids.size(), 1u);
  example.next = {Tokenizer::kFirstPiece};
  const Ablation result = ablate(model.transformer(), {example});
  ASSERT_EQ(result.without.size(), 4u);
  for (const Loss& loss : result.without) EXPECT_DOUBLE_EQ(loss.mean(), result.whole.mean());
}

TEST(Ablation, ChangesEachHeadByItself) {
  const LanguageModel model = tiny(ModelKind::kEncoderDecoder);
  const Ablation result =
      ablate(model.transformer(), {translator_example(model, "a b c", "the cat slept .")});
  ASSERT_EQ(result.without.size(), 12u);
  for (const Loss& loss : result.without) EXPECT_NE(loss.sum, result.whole.sum);
}

TEST(Translate, StopsAtTheEndOfTheContext) {
  const LanguageModel model = tiny(ModelKind::kEncoderDecoder);
  EXPECT_LE(model.tokenizer().encode(translate(model, "a b c")).size(),
            16 * std::string("<00>").size());
}

Material material(bool pairs) {
  Material result;
  result.texts = {{"texts", {}}};
  for (const char* text : {"the cat saw a dog .", "he slept . the dog slept . he saw ."})
    result.texts[0].lines.push_back(pairs ? std::string(text) + "\tshe slept .\ta b" : text);
  result.frequent = {"the cat saw"};
  result.pronouns = read_pronouns("0\tthe cat saw the dog . he slept .\t0-7\t12-19\t22-24\tshe\n");
  result.alignments = read_alignments("a b\tb a\t0-1 1-0\n");
  return result;
}

TEST(Evaluation, JudgesAWriterAndATranslator) {
  for (const ModelKind kind : {ModelKind::kDecoder, ModelKind::kEncoderDecoder}) {
    const bool pairs = kind == ModelKind::kEncoderDecoder;
    const LanguageModel model = tiny(kind);
    const Evaluation result = evaluate::evaluate(model, material(pairs));
    const std::size_t n_heads = heads_of(model.config()).size();
    EXPECT_EQ(result.labels.size(), n_heads);
    EXPECT_EQ(result.sentences.size(), n_heads);
    EXPECT_EQ(result.ablation.without.size(), n_heads);
    EXPECT_EQ(result.pronouns->trained.cases(), 1u);
    EXPECT_EQ(result.alignment.has_value(), pairs);
    EXPECT_EQ(result.translation.has_value(), pairs);
    // An untrained model knows as much before training as after: no head has a label of its own
    // beyond what chance gives the heads of one model.
    for (std::size_t i = 0; i < result.habits.trained.size(); ++i)
      EXPECT_EQ(result.habits.trained[i].pattern, result.habits.untrained[i].pattern);
    const std::string json = to_json(model, result);
    EXPECT_TRUE(json.starts_with("{\"name\":\"tiny\""));
    EXPECT_EQ(json.find("nan"), std::string::npos);
  }
}

TEST(Syntax, CountsWordsWithAPartnerBeforeThem) {
  const LanguageModel model = tiny(ModelKind::kDecoder);
  // "the" depends on the word behind it, "slept" has its subject before it.
  const Tree tree{.text = "the cat slept",
                  .words = {{.range = {0, 3}, .head = 1, .relation = "det"},
                            {.range = {4, 7}, .head = 2, .relation = "nsubj"},
                            {.range = {8, 13}, .head = TreeWord::kRoot, .relation = "root"}}};
  const auto results = judge_syntax(model, model.transformer(), {tree, tree}, /*fewest=*/2);
  ASSERT_EQ(results.size(), 2u);
  EXPECT_EQ(results[0].relation, "det");
  for (const RelationResult& result : results) {
    EXPECT_FALSE(result.from_dependent);
    EXPECT_EQ(result.cases(), 2u);
    EXPECT_EQ(result.offsets.held_out(), 1.0);
  }
  // "cat" sees "the" alone: every head is right.
  for (std::size_t h = 0; h < 4; ++h) EXPECT_EQ(results[0].heads.share(h), 1.0);
  EXPECT_TRUE(judge_syntax(model, model.transformer(), {tree}, /*fewest=*/2).empty());
}

TEST(Pronouns, RefusesRangesThatAreNotThere) {
  EXPECT_THROW(read_pronouns("0\tab\t0-1\t1-2\t2-3\tshe\n"), Error);
  EXPECT_THROW(read_pronouns("0\tab\t0-1\t1-2\tshe\n"), Error);
  EXPECT_THROW(read_pronouns("0\tab\t0-1\t1-2\t1\tshe\n"), Error);
}

}  // namespace
}  // namespace attn::evaluate
