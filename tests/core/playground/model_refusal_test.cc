// What is refused: a scene, or a file of a model.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <iterator>
#include <span>
#include <utility>

#include "tests/core/playground/models.h"
#include "tests/core/playground/scenes.h"

namespace attn {
namespace {

std::string refusal(Playground& playground, const ModelScene& scene, ErrorCode code) {
  try {
    playground.show_model(scene);
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), code) << error.what();
    return error.what();
  }
  return "accepted";
}

TEST(ShowModel, ARefusedSceneKeepsThePicture) {
  ModelPlayground playground;
  const ModelPicture& picture = playground.show_model(writer_scene());
  const std::vector<float> before = numbers(picture);
  const auto refused = [&](ModelScene scene, const std::function<void(ModelScene&)>& change,
                           ErrorCode code = ErrorCode::kInvalidArgument) {
    change(scene);
    return refusal(playground, scene, code);
  };
  const ModelScene writer = writer_scene(), translator = translator_scene();
  EXPECT_EQ(refused(writer, [](ModelScene& s) { s.text = " \n"; }), "no words: type a sentence");
  EXPECT_EQ(refused(translator, [](ModelScene& s) { s.text = ""; }), "no words: type a sentence");
  EXPECT_EQ(refused(
                writer,
                [](ModelScene& s) {
                  s.text =
                      "cat cat cat cat cat cat cat cat cat cat cat "
                      "cat cat cat cat cat";
                },
                ErrorCode::kLimit),
            "text too long for the model: 17 pieces (limit 16)");
  EXPECT_EQ(refused(
                translator,
                [](ModelScene& s) { s.text = "cat cat cat cat cat cat cat cat cat cat cat cat"; },
                ErrorCode::kLimit),
            "text too long for the model: 13 pieces (limit 12)");
  EXPECT_EQ(refused(
                translator,
                [](ModelScene& s) { s.target_text = "chat chat chat chat chat chat chat ......"; },
                ErrorCode::kLimit),
            "target text too long for the model: 14 pieces (limit 12)");
  EXPECT_EQ(refused(writer, [](ModelScene& s) { s.chosen.layer = 3; }),
            "invalid layer: 3 (must be below 3)");
  EXPECT_EQ(refused(writer, [](ModelScene& s) { s.chosen.head = 4; }),
            "invalid head: 4 (must be below 4)");
  EXPECT_EQ(refused(writer, [](ModelScene& s) { s.heads_off = {{.head = 9}}; }),
            "invalid head: 9 (must be below 4)");
  EXPECT_EQ(refused(writer, [](ModelScene& s) { s.chosen.place = ModelPlace::kCross; }),
            "invalid place: a decoder alone has self-attention alone");
  EXPECT_EQ(refused(writer, [](ModelScene& s) { s.position = 8; }),
            "invalid position: 8 (must be below 8)");
  EXPECT_THAT(refused(writer, [](ModelScene& s) { s.switches.softmax.temperature = 0; }),
              testing::EndsWith("(must be from 0.05 to 20)"));
  EXPECT_EQ(refused(writer,
                    [](ModelScene& s) {
                      s.switches.mask = MaskKind::kWindow;
                      s.switches.window = 0;
                    }),
            "invalid window: 0 (must be at least 1)");
  EXPECT_EQ(numbers(picture), before);
}

/// The tests in JavaScript read these files.
TEST(LoadModel, TheFilesForOtherTestsAreTheseModels) {
  for (const auto& [name, config] :
       {std::pair("writer", writer_config()), std::pair("translator", translator_config())}) {
    std::ifstream file(std::string(GOLDEN_DIR) + "/models/" + name + ".bin", std::ios::binary);
    const std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(file), {}};
    EXPECT_EQ(write_language_model(make_model(config), {.embeddings = 8, .projections = 8}), bytes);
  }
}

TEST(LoadModel, NeedsTheModelAndKeepsTheOneItHas) {
  Playground playground;
  EXPECT_EQ(refusal(playground, writer_scene(), ErrorCode::kInvalidArgument),
            "no writer: load it first");
  std::vector<std::uint8_t> file = model_file(writer_config());
  EXPECT_EQ(playground.load_model(file).model, ModelName::kWriter);
  const std::vector<float> before = numbers(playground.show_model(writer_scene()));
  EXPECT_THROW(playground.load_model(std::span(file).first(file.size() / 2)), Error);
  file[file.size() / 2] ^= 1;
  EXPECT_THROW(playground.load_model(file), Error);
  TransformerConfig encoder = writer_config();
  encoder.kind = ModelKind::kEncoder;
  EXPECT_THROW(playground.load_model(model_file(encoder)), Error);
  EXPECT_EQ(refusal(playground, translator_scene(), ErrorCode::kInvalidArgument),
            "no translator: load it first");
  EXPECT_EQ(numbers(playground.show_model(writer_scene())), before);
  EXPECT_EQ(playground.load_model(model_file(writer_config(), /*seed=*/2)).n_layers, 3U);
  EXPECT_NE(numbers(playground.show_model(writer_scene())), before);
}

}  // namespace
}  // namespace attn
