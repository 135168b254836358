#pragma once

#include <string>
#include <string_view>

namespace attn::evaluate {

/// Writes JSON (RFC 8259) piece by piece; the caller closes what it opens. Numbers have at most
/// four decimals. An item of a list of objects begins a line.
class JsonWriter {
 public:
  JsonWriter& begin_object();
  JsonWriter& end_object();
  JsonWriter& begin_list();
  JsonWriter& end_list();
  JsonWriter& key(std::string_view name);
  JsonWriter& value(std::string_view text);
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(double number);
  JsonWriter& value(std::size_t number);

  /// key and value.
  template <typename T>
  JsonWriter& field(std::string_view name, const T& x) {
    return key(name).value(x);
  }

  const std::string& text() const { return text_; }

 private:
  void separate();

  std::string text_;
  bool first_ = true;  // nothing stands before in this object or list, or its key alone
};

}  // namespace attn::evaluate
