#pragma once

#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace attn::golden {

/// A JSON value (RFC 8259), read whole. What is not JSON throws std::runtime_error, strings with
/// escapes too (the files here have none); a value of another kind than the one asked for throws
/// std::bad_variant_access.
class Json {
 public:
  using Array = std::vector<Json>;
  using Object = std::map<std::string, Json, std::less<>>;
  using Value = std::variant<std::nullptr_t, bool, double, std::string, Array, Object>;

  static Json parse(std::string_view text);
  /// The JSON value that the file at `path` holds.
  static Json load(const std::string& path);

  explicit Json(Value value) : value_(std::move(value)) {}

  bool is_null() const { return std::holds_alternative<std::nullptr_t>(value_); }
  bool boolean() const { return as<bool>(); }
  double number() const { return as<double>(); }
  std::size_t size() const { return static_cast<std::size_t>(number()); }
  const std::string& string() const { return as<std::string>(); }
  const Array& items() const { return as<Array>(); }
  const Object& members() const { return as<Object>(); }
  const Json& operator[](std::string_view key) const;

 private:
  template <typename T>
  const T& as() const {
    return std::get<T>(value_);
  }
  Value value_;
};

/// The bytes of a file; std::runtime_error when it cannot be read.
std::string read_file(const std::string& path);

}  // namespace attn::golden
