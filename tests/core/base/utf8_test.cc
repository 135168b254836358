#include "core/base/utf8.h"

#include <gtest/gtest.h>

namespace attn {
namespace {

TEST(Utf8, EachLengthComesBack) {
  for (const char32_t value : {0x00u, 0x7fu, 0x80u, 0x7ffu, 0x800u, 0xffffu, 0x10000u, 0x10ffffu}) {
    std::string text = "x";
    append_utf8(text, value);
    EXPECT_EQ(decode_utf8(text, 1), (CodePoint{.value = value, .bytes = text.size() - 1}));
  }
}

TEST(Utf8, TheBytesAreThoseOfTheStandard) {
  std::string text;
  for (const char32_t value : {U'a', U'é', U'日', U'😀'}) append_utf8(text, value);
  EXPECT_EQ(text, "aé日😀");
}

TEST(Utf8, BytesThatStartNothingAreOneByteEach) {
  const CodePoint nothing{.value = kReplacementCharacter, .bytes = 1};
  for (const char* bytes :
       {"\x80", "\xc3", "\xc3z", "\xe6\x97", "\xff", "\xc1\x80", "\xf4\x90\x80\x80"})
    EXPECT_EQ(decode_utf8(bytes, 0), nothing) << bytes;
}

}  // namespace
}  // namespace attn
