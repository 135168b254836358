#include "tests/core/base/allocations.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> count = 0;

}  // namespace

namespace attn::testing {

std::size_t allocations() { return count; }

}  // namespace attn::testing

#if defined(__SANITIZE_ADDRESS__)

// AddressSanitizer keeps its own operators, which find more faults than these would. This is its
// function as sanitizer/allocator_interface.h, which Debian's g++ lacks, declares it.
extern "C" int __sanitizer_install_malloc_and_free_hooks(void (*malloc_hook)(const volatile void*,
                                                                             std::size_t),
                                                         void (*free_hook)(const volatile void*));

namespace {

const int kInstalled = __sanitizer_install_malloc_and_free_hooks(
    [](const volatile void*, std::size_t) { ++count; }, [](const volatile void*) {});

}  // namespace

#else

namespace {

void* or_throw(void* memory) {
  ++count;
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace

// All other forms of new and delete come down to these.
void* operator new(std::size_t size) { return or_throw(std::malloc(size > 0 ? size : 1)); }
void* operator new(std::size_t size, std::align_val_t alignment) {
  const auto align = static_cast<std::size_t>(alignment);
  // Unsigned numbers wrap: what is too large by less than the alignment must not become small.
  const std::size_t rounded = (size + align - 1) / align * align;
  return or_throw(rounded < size ? nullptr : std::aligned_alloc(align, rounded));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

#endif
