#include "tests/core/golden/json.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace attn::golden {
namespace {

class Parser {
 public:
  explicit Parser(std::string_view text) : rest_(text) {}

  Json document() {
    Json json = value();
    skip_space();
    if (!rest_.empty()) fail();
    return json;
  }

 private:
  [[noreturn]] void fail() const {
    throw std::runtime_error("not JSON at: " + std::string(rest_.substr(0, 20)));
  }
  void skip_space() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size()));
  }
  bool take(std::string_view token) {
    skip_space();
    if (!rest_.starts_with(token)) return false;
    rest_.remove_prefix(token.size());
    return true;
  }
  void need(std::string_view token) {
    if (!take(token)) fail();
  }

  Json value() {
    if (take("null")) return Json(nullptr);
    if (take("true")) return Json(true);
    if (take("false")) return Json(false);
    if (take("{")) return object();
    if (take("[")) return array();
    if (take("\"")) return Json(string());
    return number();
  }

  Json object() {
    Json::Object members;
    while (!take("}")) {
      if (!members.empty()) need(",");
      need("\"");
      std::string key = string();
      need(":");
      members.insert_or_assign(std::move(key), value());
    }
    return Json(std::move(members));
  }

  Json array() {
    Json::Array items;
    while (!take("]")) {
      if (!items.empty()) need(",");
      items.push_back(value());
    }
    return Json(std::move(items));
  }

  /// What follows an opening quote.
  std::string string() {
    const std::size_t end = rest_.find_first_of("\"\\");
    if (end == std::string_view::npos || rest_[end] == '\\') fail();
    std::string text(rest_.substr(0, end));
    rest_.remove_prefix(end + 1);
    return text;
  }

  Json number() {
    const std::size_t length = std::min(rest_.find_first_not_of("+-.0123456789eE"), rest_.size());
    const std::string digits(rest_.substr(0, length));
    char* end = nullptr;
    const double number = std::strtod(digits.c_str(), &end);
    if (digits.empty() || *end != '\0') fail();
    rest_.remove_prefix(length);
    return Json(number);
  }

  std::string_view rest_;
};

}  // namespace

Json Json::parse(std::string_view text) { return Parser(text).document(); }

Json Json::load(const std::string& path) { return parse(read_file(path)); }

const Json& Json::operator[](std::string_view key) const {
  const auto found = members().find(key);
  if (found == members().end()) throw std::runtime_error("no " + std::string(key));
  return found->second;
}

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace attn::golden
