#include "core/tools/evaluate/json_writer.h"

#include <cmath>
#include <cstdio>

namespace attn::evaluate {

void JsonWriter::separate() {
  if (!first_) text_ += ',';
  first_ = false;
}

JsonWriter& JsonWriter::begin_object() {
  separate();
  if (text_.ends_with('[') || text_.ends_with(',')) text_ += '\n';
  text_ += '{';
  first_ = true;
  return *this;
}

JsonWriter& JsonWriter::end_object() {
  text_ += '}';
  first_ = false;
  return *this;
}

JsonWriter& JsonWriter::begin_list() {
  separate();
  text_ += '[';
  first_ = true;
  return *this;
}

JsonWriter& JsonWriter::end_list() {
  text_ += ']';
  first_ = false;
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  value(name);
  text_ += ':';
  first_ = true;
  return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
  separate();
  text_ += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      text_ += '\\';
      text_ += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      char escaped[8];
      std::snprintf(escaped, sizeof escaped, "\\u%04x", static_cast<unsigned>(c));
      text_ += escaped;
    } else {
      text_ += c;
    }
  }
  text_ += '"';
  return *this;
}

JsonWriter& JsonWriter::value(double number) {
  separate();
  char digits[40];
  std::snprintf(digits, sizeof digits, "%.10g", std::round(number * 1e4) / 1e4 + 0.0);  // no "-0"
  text_ += digits;
  return *this;
}

JsonWriter& JsonWriter::value(std::size_t number) {
  separate();
  text_ += std::to_string(number);
  return *this;
}

}  // namespace attn::evaluate
