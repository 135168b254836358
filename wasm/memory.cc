#include "wasm/memory.h"

#include <emscripten/heap.h>
#include <malloc.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>

namespace attn::wasm {

double available_bytes() {
  const std::size_t grows_by =
      emscripten_get_heap_max() - reinterpret_cast<std::uintptr_t>(sbrk(0));
  return static_cast<double>(grows_by) + static_cast<double>(mallinfo().fordblks);
}

}  // namespace attn::wasm
