#include "core/base/utf8.h"

#include <cstdint>

namespace attn {

CodePoint decode_utf8(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const std::uint8_t lead = byte(at);
  if (lead < 0x80) return {.value = lead, .bytes = 1};
  const std::size_t bytes = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 1;
  if (bytes == 1 || at + bytes > text.size()) return {.value = kReplacementCharacter, .bytes = 1};
  char32_t value = lead & (0xffu >> (bytes + 1));
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(at + i) & 0xc0) != 0x80) return {.value = kReplacementCharacter, .bytes = 1};
    value = (value << 6) | (byte(at + i) & 0x3fu);
  }
  if (value > 0x10ffff) return {.value = kReplacementCharacter, .bytes = 1};
  return {.value = value, .bytes = bytes};
}

void append_utf8(std::string& text, char32_t value) {
  const auto put = [&](char32_t byte) { text += static_cast<char>(byte); };
  if (value < 0x80) return put(value);
  const int more = value < 0x800 ? 1 : value < 0x10000 ? 2 : 3;  // bytes after the first
  put(((0xff00u >> (more + 1)) & 0xffu) | (value >> (6 * more)));
  for (int i = more - 1; i >= 0; --i) put(0x80u | ((value >> (6 * i)) & 0x3fu));
}

}  // namespace attn
