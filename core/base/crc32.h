#pragma once

#include <cstdint>
#include <span>

namespace attn {

/// CRC-32 as zlib, PNG and Ethernet compute it (ISO 3309; polynomial 0xedb88320, reflected).
std::uint32_t crc32(std::span<const std::uint8_t> bytes);

}  // namespace attn
