#include <gtest/gtest.h>

#include <string>

#include "tests/core/golden/json.h"
#include "tests/core/golden/safetensors.h"

namespace attn::golden {
namespace {

TEST(Json, ReadsEveryKindOfValue) {
  const Json json = Json::parse(R"( {"a": [1, -2.5e3, true, null], "b": {"c": "text"}, "d": []} )");
  EXPECT_EQ(json["a"].items().size(), 4u);
  EXPECT_EQ(json["a"].items()[1].number(), -2500.0);
  EXPECT_TRUE(json["a"].items()[2].boolean());
  EXPECT_TRUE(json["a"].items()[3].is_null());
  EXPECT_EQ(json["b"]["c"].string(), "text");
  EXPECT_TRUE(json["d"].items().empty());
}

TEST(Json, RefusesWhatIsNotJson) {
  for (const char* text : {"", "{", "[1 2]", "{\"a\" 1}", "[1,]", "{\"a\":1} x", "\"open", "--1"})
    EXPECT_THROW(Json::parse(text), std::runtime_error) << text;
}

TEST(Safetensors, TheTypesOfAFileAreConverted) {
  const Safetensors file(std::string(GOLDEN_DIR) + "/training_decoder.safetensors");
  EXPECT_EQ(file.shape("tokens"), (std::vector<std::size_t>{20, 3, 9}));
  EXPECT_EQ(file.values<int>("tokens").size(), 20u * 3 * 9);
  for (const int token : file.values<int>("tokens")) {
    EXPECT_GE(token, 0);
    EXPECT_LT(token, 13);
  }
  EXPECT_EQ(file.values<double>("init.token_embedding").size(), 13u * 16);
  EXPECT_FALSE(file.has("nothing"));
  EXPECT_THROW(file.values<double>("nothing"), std::runtime_error);
}

}  // namespace
}  // namespace attn::golden
