#include "core/tools/train/options.h"

#include <charconv>
#include <cstdlib>

#include "core/base/error.h"

namespace attn::tool {
namespace {

std::size_t parse_whole(const std::string& name, const std::string& value) {
  std::size_t result = 0;
  const char* end = value.data() + value.size();
  const auto [last, error] = std::from_chars(value.data(), end, result);
  require(error == std::errc() && last == end, "invalid --" + name + ": " + value);
  return result;
}

}  // namespace

double parse_number(const std::string& name, const std::string& value) {
  char* end = nullptr;  // std::from_chars takes no double in the libc++ of Emscripten 3.1
  const double result = std::strtod(value.c_str(), &end);
  require(!value.empty() && *end == '\0', "invalid " + name + ": " + value);
  return result;
}

Options::Options(int argc, const char* const* argv) {
  for (int i = 0; i < argc; i += 2) {
    const std::string name = argv[i];
    require(name.starts_with("--"), "invalid argument: " + name + " (must begin with --)");
    require(i + 1 < argc, "invalid " + name + ": no value");
    values_[name.substr(2)].emplace_back(argv[i + 1]);
  }
}

std::vector<std::string> Options::all(const std::string& name) {
  const auto found = values_.find(name);
  if (found == values_.end()) return {};
  std::vector<std::string> values = std::move(found->second);
  values_.erase(found);
  return values;
}

std::string Options::text(const std::string& name) {
  const std::vector<std::string> values = all(name);
  require(values.size() == 1,
          "invalid --" + name + ": " + std::to_string(values.size()) + " values (must be 1)");
  return values[0];
}

std::string Options::text(const std::string& name, const std::string& otherwise) {
  return values_.contains(name) ? text(name) : otherwise;
}

std::size_t Options::whole(const std::string& name, std::size_t otherwise) {
  return values_.contains(name) ? parse_whole(name, text(name)) : otherwise;
}

double Options::number(const std::string& name, double otherwise) {
  return values_.contains(name) ? parse_number("--" + name, text(name)) : otherwise;
}

void Options::done() const {
  require(values_.empty(),
          "invalid argument: --" + (values_.empty() ? std::string() : values_.begin()->first));
}

}  // namespace attn::tool
