#include "core/tools/evaluate/json_writer.h"

#include <gtest/gtest.h>

namespace attn::evaluate {
namespace {

TEST(JsonWriter, WritesObjectsListsAndNumbers) {
  JsonWriter json;
  json.begin_object().field("a", 0.5).field("b", std::size_t{3}).key("c").begin_list();
  json.begin_object().end_object().value("x").value(-0.00001).end_list();
  json.field("d", 1.0 / 3).end_object();
  EXPECT_EQ(json.text(), "{\"a\":0.5,\"b\":3,\"c\":[\n{},\"x\",0],\"d\":0.3333}");
}

TEST(JsonWriter, EscapesWhatMustBe) {
  JsonWriter json;
  json.value("say \"é\\\"\n");
  EXPECT_EQ(json.text(), "\"say \\\"é\\\\\\\"\\u000a\"");
}

}  // namespace
}  // namespace attn::evaluate
