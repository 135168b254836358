#pragma once

#include <cstddef>
#include <functional>

namespace attn {

/// Calls f(0) … f(n - 1), each on a thread of its own, and waits for all; the first exception, by
/// index, goes on to the caller. A build without threads (WebAssembly) calls them one by one.
void parallel(std::size_t n, const std::function<void(std::size_t)>& f);

}  // namespace attn
