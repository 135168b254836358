#pragma once

#include <sanitizer/allocator_interface.h>

#include "tests/fuzz/bytes.h"

/// Counts allocations, for what must make none. Of one target: include it there alone.
namespace attn::fuzz {

/// Of this thread: libFuzzer has others.
inline thread_local std::size_t allocations = 0;

template <typename F>
std::size_t count_allocations(F&& f) {
  const std::size_t before = allocations;
  f();
  return allocations - before;
}

}  // namespace attn::fuzz

extern "C" int LLVMFuzzerInitialize(int*, char***) {
  const auto count = [](const volatile void*, std::size_t) { ++attn::fuzz::allocations; };
  attn::fuzz::expect(
      __sanitizer_install_malloc_and_free_hooks(count, [](const volatile void*) {}) != 0);
  return 0;
}
