#include "core/base/crc32.h"

#include <gtest/gtest.h>

#include <string_view>

namespace attn {
namespace {

std::uint32_t crc_of(std::string_view text) {
  return crc32({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

TEST(Crc32, GivesThePublishedCheckValue) {
  EXPECT_EQ(crc_of("123456789"), 0xcbf43926u);
  EXPECT_EQ(crc_of(""), 0u);
}

}  // namespace
}  // namespace attn
