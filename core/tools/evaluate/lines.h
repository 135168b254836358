#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attn::evaluate {

/// The parts between the separators: one more than there are separators.
std::vector<std::string> split(std::string_view text, char separator);

/// The lines of a text, without their ends, "\n" or "\r\n".
std::vector<std::string> lines(std::string_view text);

}  // namespace attn::evaluate
