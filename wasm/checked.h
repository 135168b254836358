#pragma once

#include <emscripten/val.h>

#include <exception>
#include <new>
#include <string>
#include <type_traits>
#include <utility>

#include "core/base/error.h"
#include "core/base/mebibytes.h"
#include "wasm/memory.h"

namespace attn::wasm {

inline emscripten::val make_error(const char* code, const char* message) {
  emscripten::val error = emscripten::val::global("Error").new_(std::string(message));
  error.set("code", std::string(code));
  return error;
}

/// Runs f and gives its result, or a JavaScript Error with `code` where it threw. The Error is
/// returned, not thrown: Embind frees the arguments of a call only when the call returns.
template <typename Outcome, typename F>
Outcome outcome_of(F f) {
  using emscripten::val;
  try {
    if constexpr (std::is_void_v<decltype(f())>) {
      f();
      return Outcome(val::undefined());
    } else {
      return Outcome(val(f()));
    }
  } catch (const Error& error) {
    std::string message = error.what();
    if (error.code() == ErrorCode::kOutOfMemory)
      message += " (" + mebibytes(available_bytes()) + " are available)";
    return Outcome(make_error(name(error.code()), message.c_str()));
  } catch (const std::bad_alloc&) {
    return Outcome(make_error(name(ErrorCode::kOutOfMemory), "out of memory"));
  } catch (const std::exception& error) {
    return Outcome(make_error("internal", error.what()));
  }
}

template <auto f, typename Outcome>
struct Checked;

template <typename R, typename C, typename... A, R (C::*f)(A...), typename Outcome>
struct Checked<f, Outcome> {
  static Outcome call(C& self, A... arguments) {
    return outcome_of<Outcome>([&]() -> R { return (self.*f)(std::forward<A>(arguments)...); });
  }
};

template <typename R, typename C, typename... A, R (C::*f)(A...) const, typename Outcome>
struct Checked<f, Outcome> {
  static Outcome call(const C& self, A... arguments) {
    return outcome_of<Outcome>([&]() -> R { return (self.*f)(std::forward<A>(arguments)...); });
  }
};

/// checked<&C::f, Outcome> is f as Embind binds it; Outcome, a type declared with
/// EMSCRIPTEN_DECLARE_VAL_TYPE, gives it its TypeScript type.
template <auto f, typename Outcome>
constexpr auto checked = &Checked<f, Outcome>::call;

}  // namespace attn::wasm
