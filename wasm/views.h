#pragma once

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/base/views.h"

namespace attn::wasm {

/// How views cross the boundary: as plain objects that hold an address and sizes, in elements.
/// web/engine/memory.js fills and reads the memory that they name.

template <typename View>
std::uintptr_t address_of(const View& view) {
  return reinterpret_cast<std::uintptr_t>(view.data);
}
template <typename View>
void set_address(View& view, std::uintptr_t address) {
  view.data = reinterpret_cast<decltype(view.data)>(address);
}

template <typename T>
std::uintptr_t span_address(const std::span<T>& span) {
  return reinterpret_cast<std::uintptr_t>(span.data());
}
template <typename T>
void set_span_address(std::span<T>& span, std::uintptr_t address) {
  span = {reinterpret_cast<T*>(address), span.size()};
}
template <typename T>
std::size_t span_size(const std::span<T>& span) {
  return span.size();
}
template <typename T>
void set_span_size(std::span<T>& span, std::size_t size) {
  span = {span.data(), size};
}

/// A field that JavaScript may leave undefined, which gives an empty view: cheaper to pass than one
/// of zeros, as each number of a view is a call of its own. Value, a type declared with
/// EMSCRIPTEN_DECLARE_VAL_TYPE, gives it its TypeScript type.
template <auto field, typename Value>
struct Optional;

template <typename Owner, typename View, View Owner::* field, typename Value>
struct Optional<field, Value> {
  static Value get(const Owner& owner) { return Value(emscripten::val(owner.*field)); }
  static void set(Owner& owner, Value view) {
    owner.*field = view.isUndefined() ? View{} : view.template as<View>();
  }
};

template <typename T>
void bind_tensor(const char* name) {
  using View = TensorView<T>;
  emscripten::value_object<View>(name)
      .field("address", &address_of<View>, &set_address<View>)
      .field("heads", &View::heads)
      .field("rows", &View::rows)
      .field("cols", &View::cols)
      .field("rowStride", &View::row_stride)
      .field("headStride", &View::head_stride);
}

template <typename T>
void bind_matrix(const char* name) {
  using View = MatrixView<T>;
  emscripten::value_object<View>(name)
      .field("address", &address_of<View>, &set_address<View>)
      .field("rows", &View::rows)
      .field("cols", &View::cols)
      .field("rowStride", &View::stride);
}

template <typename T>
void bind_span(const char* name) {
  emscripten::value_object<std::span<T>>(name)
      .field("address", &span_address<T>, &set_span_address<T>)
      .field("size", &span_size<T>, &set_span_size<T>);
}

}  // namespace attn::wasm
