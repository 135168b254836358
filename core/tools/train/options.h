#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace attn::tool {

/// Error kInvalidArgument, which gives the name, unless all of `value` is a number.
double parse_number(const std::string& name, const std::string& value);

/// The arguments "--name value" of a command; a name may come several times. Each is asked for
/// once, with what it is when not given; `done` refuses those that nobody asked for. Error
/// kInvalidArgument names the argument.
class Options {
 public:
  Options(int argc, const char* const* argv);

  std::string text(const std::string& name);  // must be given
  std::string text(const std::string& name, const std::string& otherwise);
  std::size_t whole(const std::string& name, std::size_t otherwise);
  double number(const std::string& name, double otherwise);
  std::vector<std::string> all(const std::string& name);
  void done() const;

 private:
  std::map<std::string, std::vector<std::string>> values_;
};

}  // namespace attn::tool
