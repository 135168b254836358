#pragma once

#include <cmath>
#include <string>

namespace attn {

/// "17 MiB", rounded up: for messages.
inline std::string mebibytes(double bytes) {
  constexpr double kMebibyte = 1 << 20;
  const std::string number = std::to_string(std::ceil(bytes / kMebibyte));
  return number.substr(0, number.find('.')) + " MiB";
}

}  // namespace attn
