#pragma once

#include <stdexcept>
#include <string>
#include <type_traits>

namespace attn {

/// Why a call was refused. The JavaScript `code` of each is given by `name()`.
enum class ErrorCode {
  kInvalidArgument,  // a shape, a number or a choice that makes no sense
  kLimit,            // sensible, but more than this build takes
  kDamaged,          // bytes from outside that are not what they claim to be
  kOutOfMemory,
};

/// The person's input or a limit: thrown before any state changes. Messages are lower case and give
/// what is wrong, the value and the limit: "invalid heads: 5 (d_model 64 must be a multiple)".
class Error : public std::runtime_error {
 public:
  Error(ErrorCode code, const std::string& message) : std::runtime_error(message), code_(code) {}
  ErrorCode code() const { return code_; }

 private:
  ErrorCode code_;
};

/// "invalid-argument", "limit", "damaged", "out-of-memory".
constexpr const char* name(ErrorCode code) {
  switch (code) {
    case ErrorCode::kInvalidArgument:
      return "invalid-argument";
    case ErrorCode::kLimit:
      return "limit";
    case ErrorCode::kDamaged:
      return "damaged";
    case ErrorCode::kOutOfMemory:
      return "out-of-memory";
  }
  __builtin_unreachable();
}

/// Throws Error{kInvalidArgument, message} unless `condition` holds.
inline void require(bool condition, const std::string& message) {
  if (!condition) throw Error(ErrorCode::kInvalidArgument, message);
}

/// The same for a number that lies outside of its bounds: "invalid layers: 9 (must be 1 to 4)".
template <typename T>
void require_within(const char* name, T value, std::type_identity_t<T> least,
                    std::type_identity_t<T> most) {
  if (!(value >= least && value <= most))
    require(false, std::string("invalid ") + name + ": " + std::to_string(value) + " (must be " +
                       std::to_string(least) + " to " + std::to_string(most) + ")");
}

}  // namespace attn

/// A programmer's error: traps in all builds when `condition` does not hold.
#define ATTN_CHECK(condition)           \
  do {                                  \
    if (!(condition)) __builtin_trap(); \
  } while (false)
