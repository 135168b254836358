#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace attn {

/// Writes a file's bytes; numbers are little endian.
class ByteWriter {
 public:
  void u32(std::uint32_t value);
  void f32(float value);
  void append(std::span<const std::uint8_t> more);
  void append(std::string_view text);

  std::vector<std::uint8_t> bytes;
};

/// Reads a file from front to back and trusts nothing. Each call names the field that it reads:
/// Error kDamaged, "damaged <file>: <field> is cut off", when it is not there.
class ByteReader {
 public:
  /// `file` says in messages what is being read: "checkpoint".
  ByteReader(std::span<const std::uint8_t> bytes, std::string file)
      : bytes_(bytes), file_(std::move(file)) {}

  std::size_t left() const { return bytes_.size(); }
  std::span<const std::uint8_t> take(std::size_t count, const std::string& field);
  std::uint32_t u32(const std::string& field);
  /// Error kDamaged also when it is not finite.
  float f32(const std::string& field);
  [[noreturn]] void damaged(const std::string& field) const;

 private:
  std::span<const std::uint8_t> bytes_;
  std::string file_;
};

/// What stands before the body of a file.
struct FileHeader {
  std::string_view magic;  // 4 letters
  std::uint32_t version = 1;
};

/// Magic, u32 version, u32 CRC-32 of the body, u32 bytes of the body, the body.
std::vector<std::uint8_t> sealed(const FileHeader& header, std::span<const std::uint8_t> body);

/// A reader of the body of a sealed file; Error kDamaged names what is wrong with the header.
ByteReader unsealed(const FileHeader& header, std::span<const std::uint8_t> bytes,
                    const std::string& file);

}  // namespace attn
