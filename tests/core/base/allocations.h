#pragma once

#include <cstddef>

namespace attn::testing {

/// How often anything in this program has taken memory from the system's heap so far.
std::size_t allocations();

/// How often f does.
template <typename F>
std::size_t allocations_of(F&& f) {
  const std::size_t before = allocations();
  f();
  return allocations() - before;
}

}  // namespace attn::testing
