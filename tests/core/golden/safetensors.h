#pragma once

#include <cstddef>
#include <cstring>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/core/golden/json.h"

namespace attn::golden {

/// A .safetensors file: header length (8 bytes, little endian), JSON header, raw little-endian
/// numbers. Throws std::runtime_error when the file or a tensor is not there or not as claimed.
class Safetensors {
 public:
  explicit Safetensors(const std::string& path);

  bool has(const std::string& name) const { return header_.members().contains(name); }
  std::vector<std::size_t> shape(const std::string& name) const;

  /// The numbers of a tensor, row-major, converted from the type that the file has to T.
  template <typename T>
  std::vector<T> values(const std::string& name) const {
    const std::string& type = header_[name]["dtype"].string();
    if (type == "F32") return convert<T, float>(name);
    if (type == "F64") return convert<T, double>(name);
    if (type == "U8") return convert<T, std::uint8_t>(name);
    if (type == "I64") return convert<T, std::int64_t>(name);
    throw std::runtime_error(name + ": unknown type " + type);
  }

 private:
  std::string_view bytes(const std::string& name) const;

  template <typename T, typename Stored>
  std::vector<T> convert(const std::string& name) const {
    const std::string_view raw = bytes(name);
    std::vector<Stored> stored(raw.size() / sizeof(Stored));
    std::memcpy(stored.data(), raw.data(), stored.size() * sizeof(Stored));
    return {stored.begin(), stored.end()};
  }

  std::string file_;
  Json header_;
  std::size_t data_ = 0;  // where the numbers begin
};

}  // namespace attn::golden
