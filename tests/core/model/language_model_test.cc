#include "core/model/language_model.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/error.h"
#include "tests/core/model/language_models.h"

namespace attn {
namespace {

using testing::ElementsAreArray;
using testing::HasSubstr;

/// The message with which a file with these notes is refused, or "accepted".
std::string message(const LanguageModel& model, std::string notes) {
  try {
    read_language_model(write_checkpoint(
        {.config = model.config(), .notes = std::move(notes), .params = model.params()}));
    return "accepted";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::kDamaged);
    return error.what();
  }
}

TEST(LanguageModel, AFileGivesBackEverything) {
  for (const ModelKind kind : {ModelKind::kDecoder, ModelKind::kEncoderDecoder}) {
    const LanguageModel before = small_language_model(kind);
    const LanguageModel after = read_language_model(write_language_model(before));
    EXPECT_EQ(after.card(), before.card());
    EXPECT_EQ(after.config(), before.config());
    EXPECT_EQ(after.params(), before.params());
    EXPECT_THAT(after.tokenizer().pieces(), ElementsAreArray(before.tokenizer().pieces()));
    EXPECT_THAT(after.source_tokenizer().pieces(),
                ElementsAreArray(before.source_tokenizer().pieces()));
  }
}

TEST(LanguageModel, AMovedOneComputesTheSame) {
  const std::int32_t tokens[] = {1, 260};
  const Batch batch{.n_sequences = 1, .n = 2, .tokens = tokens};
  Arena arena, other_arena;
  auto from = std::make_unique<LanguageModel>(small_language_model(ModelKind::kDecoder));
  const Matrix must = from->transformer().forward(batch, arena).logits;
  const LanguageModel to = std::move(*from);
  from.reset();
  const Matrix is = to.transformer().forward(batch, other_arena).logits;
  EXPECT_TRUE(std::equal(is.data, is.data + is.rows * is.cols, must.data));
  EXPECT_EQ(to.tokenizer().encode("wörd1")[0].id, Tokenizer::kFirstPiece + 1);
}

TEST(LanguageModel, PartsThatDoNotFitAreRefused) {
  const LanguageModel model = small_language_model(ModelKind::kDecoder);
  const auto make = [&](ModelCard card, std::size_t n_pieces, std::size_t n_source) {
    LanguageModel::Vocabularies vocabularies{.target = Tokenizer(numbered_pieces("a", n_pieces)),
                                             .source = std::nullopt};
    if (n_source > 0) vocabularies.source.emplace(numbered_pieces("a", n_source));
    return LanguageModel(std::move(card), std::move(vocabularies), model.config(), model.params());
  };
  EXPECT_NO_THROW(make({}, 5, 0));
  EXPECT_THROW(make({.name = "a\nb"}, 5, 0), Error);
  EXPECT_THROW(make({}, 4, 0), Error);
  EXPECT_THROW(make({}, 5, 3), Error);
}

TEST(LanguageModel, EachFieldOfTheNotesThatIsWrongIsNamed) {
  const LanguageModel model = small_language_model(ModelKind::kDecoder);
  const std::string good =
      "name: x\nsources: y\nlicence: z\npieces: 5\na\nb\nc\nd\ne\nsource pieces: 0\n";
  EXPECT_EQ(message(model, good), "accepted");
  const auto changed = [&](const std::string& from, const std::string& to) {
    return message(model, std::string(good).replace(good.find(from), from.size(), to));
  };
  EXPECT_EQ(message(model, ""), "damaged checkpoint: name is cut off");
  EXPECT_EQ(changed("sources", "source"), "damaged checkpoint: sources is not there");
  EXPECT_EQ(changed("s: 5", "s: 5x"), "damaged checkpoint: pieces is no number");
  EXPECT_EQ(changed("s: 5", "s: -5"), "damaged checkpoint: pieces is no number");
  EXPECT_EQ(changed("s: 5", "s: 4000000000"), "damaged checkpoint: pieces is cut off");
  EXPECT_EQ(changed("\nb\n", "\na\n"), "damaged vocabulary: piece 1 is there twice: a");
  EXPECT_THAT(changed("5\na\n", "4\n"), HasSubstr("invalid vocabulary: 263 (must be 264)"));
  EXPECT_THAT(changed(": 0\n", ": 1\nu\n"), HasSubstr("invalid source vocabulary"));
  EXPECT_EQ(message(model, good + "more\n"), "damaged checkpoint: more notes than there should be");
}

}  // namespace
}  // namespace attn
