#include "tests/core/golden/safetensors.h"

#include <bit>
#include <cstdint>

namespace attn::golden {

static_assert(std::endian::native == std::endian::little);

Safetensors::Safetensors(const std::string& path) : file_(read_file(path)), header_(nullptr) {
  std::uint64_t length = 0;
  if (file_.size() < sizeof length) throw std::runtime_error(path + ": too short");
  std::memcpy(&length, file_.data(), sizeof length);
  if (length > file_.size() - sizeof length) throw std::runtime_error(path + ": header too long");
  data_ = sizeof length + static_cast<std::size_t>(length);
  header_ = Json::parse(std::string_view(file_).substr(sizeof length, data_ - sizeof length));
}

std::vector<std::size_t> Safetensors::shape(const std::string& name) const {
  std::vector<std::size_t> shape;
  for (const Json& length : header_[name]["shape"].items()) shape.push_back(length.size());
  return shape;
}

std::string_view Safetensors::bytes(const std::string& name) const {
  const Json::Array& range = header_[name]["data_offsets"].items();
  const std::size_t begin = range.at(0).size();
  const std::size_t end = range.at(1).size();
  if (begin > end || end > file_.size() - data_) throw std::runtime_error(name + ": outside");
  return std::string_view(file_).substr(data_ + begin, end - begin);
}

}  // namespace attn::golden
