#pragma once

#include <cstdint>

namespace attn {

/// A target that asks for nothing: padding, or a position without a loss. Tokens are 0, 1, ….
inline constexpr std::int32_t kNoTarget = -1;

}  // namespace attn
