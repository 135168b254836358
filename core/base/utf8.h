#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace attn {

struct CodePoint {
  char32_t value = 0;
  std::size_t bytes = 1;

  friend bool operator==(const CodePoint&, const CodePoint&) = default;
};

/// What stands for a byte that is no part of UTF-8.
inline constexpr char32_t kReplacementCharacter = 0xfffd;

/// The code point that starts at text[at], at < text.size(); a byte that starts none counts as
/// U+FFFD. Surrogates and overlong forms of three and four bytes are taken as they are.
CodePoint decode_utf8(std::string_view text, std::size_t at);

/// Appends `value`, at most U+10FFFF.
void append_utf8(std::string& text, char32_t value);

}  // namespace attn
