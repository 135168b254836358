// training_bench [THREADS]: prints the tokens a second of training, natively, as one line of JSON.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "tests/bench/training.h"

int main(int argc, char** argv) {
  using Clock = std::chrono::steady_clock;
  const auto n_threads = static_cast<std::size_t>(argc > 1 ? std::max(1, std::atoi(argv[1])) : 1);
  attn::bench::Training training(n_threads);
  constexpr int kWarmUp = 3;
  constexpr int kSteps = 40;
  for (int i = 0; i < kWarmUp; ++i) training.step();
  std::vector<double> rates;
  for (int i = 0; i < kSteps; ++i) {
    const Clock::time_point start = Clock::now();
    const std::size_t tokens = training.step();
    rates.push_back(static_cast<double>(tokens) /
                    std::chrono::duration<double>(Clock::now() - start).count());
  }
  std::ranges::sort(rates);
  std::printf("{\"threads\": %zu, \"tokensPerSecond\": {\"median\": %.0f, \"max\": %.0f}}\n",
              n_threads, rates[rates.size() / 2], rates.back());
}
