#pragma once

#include <emscripten/bind.h>

#include <type_traits>
#include <vector>

namespace attn::wasm {

/// A field of type std::vector, which JavaScript has as an array: typed where it holds numbers.
template <auto field>
struct List;

template <typename Owner, typename T, std::vector<T> Owner::* field>
struct List<field> {
  static emscripten::val get(const Owner& owner) { return emscripten::val::array(owner.*field); }
  static void set(Owner& owner, const emscripten::val& array) {
    if constexpr (std::is_arithmetic_v<T>) {
      owner.*field = emscripten::convertJSArrayToNumberVector<T>(array);
    } else {
      owner.*field = emscripten::vecFromJSArray<T>(array);
    }
  }
};

}  // namespace attn::wasm
