#include "core/tools/train/options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/error.h"

namespace attn::tool {
namespace {

Options parse(std::vector<const char*> arguments) {
  return {static_cast<int>(arguments.size()), arguments.data()};
}

template <typename F>
std::string message(F&& f) {
  try {
    f();
    return "accepted";
  } catch (const Error& error) {
    return error.what();
  }
}

TEST(Options, GivesWhatWasAskedForOrTheDefault) {
  Options options = parse({"--a", "x", "--b", "7", "--c", "0.5", "--t", "1", "--t", "2"});
  EXPECT_EQ(options.text("a"), "x");
  EXPECT_EQ(options.whole("b", 1), 7u);
  EXPECT_EQ(options.number("c", 1), 0.5);
  EXPECT_THAT(options.all("t"), testing::ElementsAre("1", "2"));
  EXPECT_EQ(options.text("d", "y"), "y");
  EXPECT_EQ(options.whole("e", 3), 3u);
  EXPECT_EQ(options.number("f", 2.5), 2.5);
  EXPECT_TRUE(options.all("g").empty());
  EXPECT_NO_THROW(options.done());
}

TEST(Options, NamesWhatIsWrong) {
  EXPECT_EQ(message([] { parse({"a", "x"}); }), "invalid argument: a (must begin with --)");
  EXPECT_EQ(message([] { parse({"--a"}); }), "invalid --a: no value");
  EXPECT_EQ(message([] { parse({}).text("a"); }), "invalid --a: 0 values (must be 1)");
  EXPECT_EQ(message([] { parse({"--a", "7x"}).whole("a", 1); }), "invalid --a: 7x");
  EXPECT_EQ(message([] { parse({"--a", "-1"}).whole("a", 1); }), "invalid --a: -1");
  EXPECT_EQ(message([] { parse({"--a", "1", "--a", "2"}).whole("a", 1); }),
            "invalid --a: 2 values (must be 1)");
  EXPECT_EQ(message([] { parse({"--a", "1.5y"}).number("a", 1); }), "invalid --a: 1.5y");
  EXPECT_EQ(message([] { parse({"--a", ""}).number("a", 1); }), "invalid --a: ");
  EXPECT_EQ(message([] { parse({"--typo", "1"}).done(); }), "invalid argument: --typo");
}

}  // namespace
}  // namespace attn::tool
