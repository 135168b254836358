#include "core/train/parallel.h"

#ifdef __EMSCRIPTEN__

namespace attn {

void parallel(std::size_t n, const std::function<void(std::size_t)>& f) {
  for (std::size_t i = 0; i < n; ++i) f(i);
}

}  // namespace attn

#else

#include <exception>
#include <thread>
#include <vector>

namespace attn {

void parallel(std::size_t n, const std::function<void(std::size_t)>& f) {
  std::vector<std::exception_ptr> failures(n);
  const auto run = [&](std::size_t i) {
    try {
      f(i);
    } catch (...) {
      failures[i] = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> threads;
    for (std::size_t i = 1; i < n; ++i) threads.emplace_back(run, i);
    if (n > 0) run(0);
  }
  for (const std::exception_ptr& failure : failures)
    if (failure) std::rethrow_exception(failure);
}

}  // namespace attn

#endif
