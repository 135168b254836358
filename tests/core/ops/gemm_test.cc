#include "core/ops/gemm.h"

#include <gtest/gtest.h>

#include <vector>

#include "core/base/random.h"

namespace attn {
namespace {
TEST(Gemm, Smoke) {
  Random random(1);
  for (std::size_t m : {0, 1, 2, 3, 5, 17, 70})
    for (std::size_t n : {0, 1, 3, 7, 16, 33, 300})
      for (std::size_t k : {0, 1, 5, 64, 513})
        for (int t = 0; t < 4; ++t) {
          std::vector<float> a(m * k + 1), b(k * n + 1), c(m * n + 1, 2);
          for (float& x : a) x = random.normal();
          for (float& x : b) x = random.normal();
          GemmConfig g{.a = t & 1 ? Transpose::kYes : Transpose::kNo,
                       .b = t & 2 ? Transpose::kYes : Transpose::kNo,
                       .alpha = 0.5f};
          Arena arena;
          gemm(t & 1 ? ConstMatrix{a.data(), k, m} : ConstMatrix{a.data(), m, k},
               t & 2 ? ConstMatrix{b.data(), n, k} : ConstMatrix{b.data(), k, n},
               Matrix{c.data(), m, n}, g, arena);
          for (std::size_t i = 0; i < m; ++i)
            for (std::size_t j = 0; j < n; ++j) {
              double s = 0;
              for (std::size_t l = 0; l < k; ++l)
                s += double(t & 1 ? a[l * m + i] : a[i * k + l]) *
                     (t & 2 ? b[j * k + l] : b[l * n + j]);
              ASSERT_NEAR(c[i * n + j], s / 2, 1e-4) << m << " " << n << " " << k << " " << t;
            }
        }
}
}  // namespace
}  // namespace attn
