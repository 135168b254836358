#include "core/base/arena.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>

namespace attn {
namespace {

TEST(Arena, PiecesAreAlignedAndDoNotOverlap) {
  Arena arena;
  float* first = arena.take<float>(3);
  float* second = arena.take<float>(100'000);  // more than the first block holds
  float* third = arena.take<float>(1);
  for (float* piece : {first, second, third})
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(piece) % 64, 0u);
  for (int i = 0; i < 3; ++i) first[i] = 1;
  for (int i = 0; i < 100'000; ++i) second[i] = 2;
  third[0] = 3;
  EXPECT_EQ(first[2], 1);
  EXPECT_EQ(second[0], 2);
  EXPECT_EQ(second[99'999], 2);
}

TEST(Arena, ResetKeepsOneBlockThatHoldsEverything) {
  Arena arena;
  arena.take<float>(100'000);
  arena.take<float>(200'000);
  arena.reset();
  EXPECT_EQ(arena.bytes_used(), 0u);
  const std::size_t reserved = arena.bytes_reserved();
  arena.take<float>(100'000);
  arena.take<float>(200'000);
  EXPECT_EQ(arena.bytes_reserved(), reserved);
  arena.release();
  EXPECT_EQ(arena.bytes_reserved(), 0u);
}

TEST(Arena, ScopeGivesBackWhatWasTakenInside) {
  Arena arena;
  arena.take<float>(16);
  const std::size_t used = arena.bytes_used();
  {
    const Arena::Scope scope(arena);
    arena.take<float>(1 << 20);
    EXPECT_GT(arena.bytes_used(), used);
  }
  EXPECT_EQ(arena.bytes_used(), used);
}

TEST(Arena, ScopeOnAnEmptyArenaGivesBackEverything) {
  Arena arena;
  {
    const Arena::Scope scope(arena);
    arena.take<float>(1 << 20);
    arena.take<float>(1 << 20);
  }
  EXPECT_EQ(arena.bytes_used(), 0u);
}

TEST(Arena, ImpossibleSizesAreRefused) {
  Arena arena;
  try {
    arena.take<float>(SIZE_MAX / 2);
    FAIL() << "more memory than there is";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::kOutOfMemory);
  }
}

TEST(Arena, WhatIsReservedIsOneBlock) {
  Arena arena;
  arena.take<float>(16);
  arena.reserve("a test", 12e6);
  const std::size_t reserved = arena.bytes_reserved();
  EXPECT_GE(reserved, 12'000'000u);
  for (int i = 0; i < 3; ++i) arena.take<float>(1'000'000);
  EXPECT_EQ(arena.bytes_reserved(), reserved);
  arena.reset();
  arena.reserve("a test", 12e6);  // there is room already
  EXPECT_EQ(arena.bytes_reserved(), reserved);
}

TEST(Arena, SaysWhoNeedsHowMuch) {
  Arena arena;
  arena.take<float>(16);
  const std::size_t reserved = arena.bytes_reserved();
  try {
    arena.reserve("a test", 0x1p80);
    FAIL() << "more memory than there is";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::kOutOfMemory);
    EXPECT_STREQ(error.what(), "out of memory: a test needs 1152921504606846976 MiB");
  }
  EXPECT_EQ(arena.bytes_reserved(), reserved);
}

TEST(Arena, SizesWhoseProductOverflowsAreRefused) {
  Arena arena;
  const std::size_t half = std::size_t{1} << (std::numeric_limits<std::size_t>::digits / 2);
  EXPECT_THROW(arena.matrix(half, half), Error);  // half · half is 0 in a std::size_t
  EXPECT_THROW(arena.tensor(half, half, 1), Error);
  EXPECT_EQ(arena.tensor(0, half, half).heads, 0u);  // nothing: fits
}

}  // namespace
}  // namespace attn
