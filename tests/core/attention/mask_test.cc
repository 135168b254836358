#include "core/attention/mask.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "core/reference/attention.h"

namespace attn {
namespace {

TEST(Mask, RangesAreTheReferencesDefinitions) {
  constexpr MaskKind kKinds[] = {MaskKind::kNone, MaskKind::kCausal, MaskKind::kCausalLowerRight,
                                 MaskKind::kWindow};
  for (const MaskKind kind : kKinds)
    for (const std::size_t window : {1, 2, 5, 100})
      for (const std::size_t n_q : {1, 2, 7, 12})
        for (const std::size_t n_kv : {0, 1, 2, 7, 12})
          for (std::size_t i = 0; i < n_q; ++i) {
            const Mask mask{.kind = kind, .window = window};
            const KeyRange range = key_range(mask, i, n_q, n_kv);
            EXPECT_LE(range.begin, range.end);
            EXPECT_LE(range.end, n_kv);
            for (std::size_t j = 0; j < n_kv; ++j)
              EXPECT_EQ(range.begin <= j && j < range.end,
                        reference::may_attend(
                            mask, {.head = 0, .query = i, .n_q = n_q, .key = j, .n_kv = n_kv}))
                  << "kind " << static_cast<int>(kind) << " window " << window << " n_q " << n_q
                  << " n_kv " << n_kv << " i " << i << " j " << j;
          }
}

TEST(Mask, BothEndsOfARangeGrowWithTheRow) {
  for (const MaskKind kind : {MaskKind::kCausal, MaskKind::kCausalLowerRight, MaskKind::kWindow})
    for (const std::size_t n_kv : {3, 9, 20})
      for (std::size_t i = 1; i < 9; ++i) {
        const Mask mask{.kind = kind, .window = 3};
        const KeyRange before = key_range(mask, i - 1, 9, n_kv);
        const KeyRange here = key_range(mask, i, 9, n_kv);
        EXPECT_LE(before.begin, here.begin);
        EXPECT_LE(before.end, here.end);
      }
}

TEST(Mask, AnEndlessWindowIsCausal) {
  for (std::size_t i = 0; i < 6; ++i) {
    const Mask mask{.kind = MaskKind::kWindow, .window = SIZE_MAX};
    EXPECT_EQ(key_range(mask, i, 6, 6).begin, 0u);
    EXPECT_EQ(key_range(mask, i, 6, 6).end, i + 1);
  }
}

TEST(Mask, BitsTakeSingleKeysOut) {
  const std::vector<std::uint8_t> keep = {1, 0, 1, 1, 1, 0,   // head 0, two rows of three keys
                                          0, 1, 1, 1, 1, 1};  // head 1
  const std::vector<std::uint8_t> ignore = {0, 0, 1};
  EXPECT_FALSE(has_bits({}));
  const Mask mask{.keep = {keep.data(), 2, 2, 3}, .ignore_key = ignore};
  EXPECT_TRUE(has_bits(mask));
  EXPECT_TRUE(may_attend(mask, /*head=*/0, /*row=*/0, /*key=*/0));
  EXPECT_FALSE(may_attend(mask, /*head=*/0, /*row=*/0, /*key=*/1));
  EXPECT_FALSE(may_attend(mask, /*head=*/1, /*row=*/0, /*key=*/0));
  EXPECT_FALSE(may_attend(mask, /*head=*/1, /*row=*/1, /*key=*/2));
  const Mask shared{.keep = {keep.data(), 1, 2, 3}};
  EXPECT_FALSE(may_attend(shared, /*head=*/5, /*row=*/1, /*key=*/2));
}

}  // namespace
}  // namespace attn
