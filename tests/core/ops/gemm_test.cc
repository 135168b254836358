#include "core/ops/gemm.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/ops/operands.h"
#include "core/reference/layers.h"
#include "tests/core/attention/tensors.h"

namespace attn {
namespace {

using testing::edge_sizes;
using testing::GuardedTensor;
using testing::kEpsilon;
using testing::kInfinity;

bool operator==(const GuardedTensor& a, const GuardedTensor& b) {
  const ConstMatrix x = a.view().head(0), y = b.view().head(0);
  for (std::size_t i = 0; i < x.rows; ++i)
    for (std::size_t j = 0; j < x.cols; ++j)
      if (!(x(i, j) == y(i, j))) return false;
  return true;
}

/// op(x) in double, or |op(x)|.
reference::Matrix exact(ConstMatrix x, Transpose op, bool absolute) {
  const bool flip = op == Transpose::kYes;
  reference::Matrix result(flip ? x.cols : x.rows, flip ? x.rows : x.cols);
  for (std::size_t i = 0; i < result.rows; ++i)
    for (std::size_t j = 0; j < result.cols; ++j) {
      const auto value = static_cast<double>(flip ? x(j, i) : x(i, j));
      result(i, j) = absolute ? std::abs(value) : value;
    }
  return result;
}

/// One product of random matrices, with NaN all around each of their rows.
struct Problem {
  Problem(std::size_t m, std::size_t n, std::size_t k, const GemmConfig& config)
      : config(config),
        depth(k),
        a(1, config.a == Transpose::kYes ? k : m, config.a == Transpose::kYes ? m : k),
        b(1, config.b == Transpose::kYes ? n : k, config.b == Transpose::kYes ? k : n),
        before(1, m, n),
        c(1, m, n) {
    Random random(m + 1000 * n + 1000'000 * k);
    for (GuardedTensor* matrix : {&a, &b, &before}) matrix->fill_normal(random);
  }

  void run() {
    c = before;
    Arena scratch;
    gemm(a.view().head(0), b.view().head(0), c.view().head(0), config, scratch);
  }

  /// |error| <= (k + 3) · epsilon · (Σ |alpha · a · b| + |c|): the promise of gemm.h.
  void expect_as_reference() {
    run();
    const reference::Matrix sums = product(/*absolute=*/false);
    const reference::Matrix sizes = product(/*absolute=*/true);
    const auto alpha = static_cast<double>(config.alpha);
    const double k = static_cast<double>(depth) + 3;
    for (std::size_t i = 0; i < sums.rows; ++i)
      for (std::size_t j = 0; j < sums.cols; ++j) {
        const double old =
            config.accumulate ? static_cast<double>(before.view().head(0)(i, j)) : 0.0;
        const double tolerance = k * kEpsilon * (std::abs(alpha) * sizes(i, j) + std::abs(old));
        ASSERT_NEAR(static_cast<double>(c.view().head(0)(i, j)), alpha * sums(i, j) + old,
                    tolerance)
            << i << ", " << j;
      }
    EXPECT_TRUE(c.gaps_intact());
  }

  reference::Matrix product(bool absolute) const {
    return reference::linear(exact(a.view().head(0), config.a, absolute),
                             exact(b.view().head(0), config.b, absolute), {});
  }

  GemmConfig config;
  std::size_t depth;
  GuardedTensor a, b, before, c;
};

std::vector<GemmConfig> all_transposes() {
  std::vector<GemmConfig> configs;
  for (const Transpose a : {Transpose::kNo, Transpose::kYes})
    for (const Transpose b : {Transpose::kNo, Transpose::kYes}) configs.push_back({.a = a, .b = b});
  return configs;
}

std::string describe(const Problem& p) {
  return std::to_string(p.c.view().rows) + " x " + std::to_string(p.c.view().cols) + " x " +
         std::to_string(p.depth) + (p.config.a == Transpose::kYes ? ", a transposed" : "") +
         (p.config.b == Transpose::kYes ? ", b transposed" : "");
}

TEST(Gemm, EdgeSizes) {
  for (const GemmConfig& config : all_transposes())
    for (const std::size_t m : edge_sizes())
      for (const std::size_t n : edge_sizes())
        for (const std::size_t k : edge_sizes()) {
          Problem problem(m, n, k, config);
          SCOPED_TRACE(describe(problem));
          problem.expect_as_reference();
        }
}

TEST(Gemm, SeveralBlocksOfRowsColumnsAndDepth) {
  for (const GemmConfig& config : all_transposes()) {
    Problem problem(67, 259, 513, config);
    SCOPED_TRACE(describe(problem));
    problem.expect_as_reference();
  }
}

TEST(Gemm, AlphaAndAccumulate) {
  for (const std::size_t m : {1, 5, 40})
    for (const std::size_t k : {0, 7, 300})
      for (GemmConfig config : all_transposes())
        for (const bool accumulate : {false, true}) {
          config.alpha = -0.37F;
          config.accumulate = accumulate;
          Problem problem(m, 70, k, config);
          SCOPED_TRACE(describe(problem));
          problem.expect_as_reference();
        }
}

TEST(Gemm, TheIdentityChangesNothing) {
  Problem problem(70, 35, 70, {});
  problem.a.fill(0);
  for (std::size_t i = 0; i < 70; ++i) problem.a.view().head(0)(i, i) = 1;
  problem.b.view().head(0)(3, 4) = std::numeric_limits<float>::denorm_min();
  problem.run();
  EXPECT_TRUE(problem.c == problem.b);
}

// Tiles, tails and packing change with the sizes; the sum of one element must not.
TEST(Gemm, AnElementDoesNotDependOnWhereItStands) {
  for (const GemmConfig& config : all_transposes()) {
    Problem whole(70, 90, 40, config);
    whole.run();
    for (const std::size_t rows : {2, 3, 5, 33})
      for (const std::size_t cols : {1, 2, 7, 33, 65}) {
        Problem part(rows, cols, 40, config);
        const std::size_t row = 11, col = 13;
        const ConstMatrix a = whole.a.view().head(0), b = whole.b.view().head(0);
        Arena scratch;
        gemm(config.a == Transpose::kYes ? a.block(0, row, 40, rows) : a.block(row, 0, rows, 40),
             config.b == Transpose::kYes ? b.block(col, 0, cols, 40) : b.block(0, col, 40, cols),
             part.c.view().head(0), config, scratch);
        for (std::size_t i = 0; i < rows; ++i)
          for (std::size_t j = 0; j < cols; ++j)
            ASSERT_EQ(part.c.view().head(0)(i, j), whole.c.view().head(0)(row + i, col + j))
                << describe(part);
      }
  }
}

TEST(Gemm, InfinityStaysInItsRowAndColumn) {
  for (const GemmConfig& config : all_transposes()) {
    Problem problem(9, 19, 6, config);
    problem.run();
    const GuardedTensor before = problem.c;
    const bool flip = config.a == Transpose::kYes;
    problem.a.view().head(0)(flip ? 2 : 5, flip ? 5 : 2) = kInfinity;  // op(a)(5, 2)
    problem.run();
    for (std::size_t i = 0; i < 9; ++i)
      for (std::size_t j = 0; j < 19; ++j) {
        const float is = problem.c.view().head(0)(i, j);
        if (i == 5) {
          EXPECT_TRUE(std::isinf(is));
        } else {
          EXPECT_EQ(is, before.view().head(0)(i, j));
        }
      }
  }
}

TEST(Gemm, GivesItsScratchBack) {
  Problem problem(70, 90, 300, {.b = Transpose::kYes});
  Arena scratch;
  gemm(problem.a.view().head(0), problem.b.view().head(0), problem.c.view().head(0), problem.config,
       scratch);
  EXPECT_EQ(scratch.bytes_used(), 0U);
}

}  // namespace
}  // namespace attn
