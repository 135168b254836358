#include "core/tools/evaluate/lines.h"

namespace attn::evaluate {

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> result;
  for (;;) {
    const std::size_t end = text.find(separator);
    result.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) return result;
    text.remove_prefix(end + 1);
  }
}

std::vector<std::string> lines(std::string_view text) {
  std::vector<std::string> result = split(text, '\n');
  if (result.back().empty()) result.pop_back();
  for (std::string& line : result)
    if (line.ends_with('\r')) line.pop_back();
  return result;
}

}  // namespace attn::evaluate
