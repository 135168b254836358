#include "core/base/byte_stream.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "core/base/crc32.h"
#include "core/base/error.h"

namespace attn {

void ByteWriter::u32(std::uint32_t value) {
  for (int shift = 0; shift < 32; shift += 8)
    bytes.push_back(static_cast<std::uint8_t>(value >> shift));
}

void ByteWriter::f32(float value) { u32(std::bit_cast<std::uint32_t>(value)); }

void ByteWriter::append(std::span<const std::uint8_t> more) {
  bytes.insert(bytes.end(), more.begin(), more.end());
}

void ByteWriter::append(std::string_view text) {
  bytes.insert(bytes.end(), text.begin(), text.end());
}

void ByteReader::damaged(const std::string& field) const {
  throw Error(ErrorCode::kDamaged, "damaged " + file_ + ": " + field);
}

std::span<const std::uint8_t> ByteReader::take(std::size_t count, const std::string& field) {
  if (count > bytes_.size()) damaged(field + " is cut off");
  const std::span taken = bytes_.first(count);
  bytes_ = bytes_.subspan(count);
  return taken;
}

std::uint32_t ByteReader::u32(const std::string& field) {
  const std::span four = take(4, field);
  return static_cast<std::uint32_t>(four[0]) | static_cast<std::uint32_t>(four[1]) << 8 |
         static_cast<std::uint32_t>(four[2]) << 16 | static_cast<std::uint32_t>(four[3]) << 24;
}

float ByteReader::f32(const std::string& field) {
  const float value = std::bit_cast<float>(u32(field));
  if (!std::isfinite(value)) damaged(field + " is not finite");
  return value;
}

std::vector<std::uint8_t> sealed(const FileHeader& header, std::span<const std::uint8_t> body) {
  ByteWriter file;
  file.append(header.magic);
  file.u32(header.version);
  file.u32(crc32(body));
  file.u32(static_cast<std::uint32_t>(body.size()));
  file.append(body);
  return std::move(file.bytes);
}

ByteReader unsealed(const FileHeader& header, std::span<const std::uint8_t> bytes,
                    const std::string& file) {
  ByteReader reader(bytes, file);
  const std::span magic = reader.take(header.magic.size(), "magic");
  if (!std::ranges::equal(magic, header.magic, {}, {},
                          [](char c) { return static_cast<std::uint8_t>(c); }))
    reader.damaged("magic");
  if (const std::uint32_t version = reader.u32("version"); version != header.version)
    reader.damaged("version " + std::to_string(version) + " (must be " +
                   std::to_string(header.version) + ")");
  const std::uint32_t checksum = reader.u32("checksum");
  if (const std::uint32_t size = reader.u32("size"); size != reader.left())
    reader.damaged("size " + std::to_string(size) + " (there are " + std::to_string(reader.left()) +
                   " bytes)");
  if (crc32(bytes.last(reader.left())) != checksum) reader.damaged("checksum");
  return reader;
}

}  // namespace attn
