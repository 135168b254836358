#include "core/experiments/pieces.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "core/base/error.h"

namespace attn {
namespace {

float weight(const PiecesAttention& attention, std::size_t head, std::size_t query,
             std::size_t key) {
  return attention.weights[(head * attention.n + query) * attention.n + key];
}

TEST(Pieces, TheFirstHeadFindsTheSameSymbol) {
  Arena arena;
  //                                          A  C  G  A  C  T  A
  const Pieces dna = symbol_pieces({0, 1, 2, 0, 1, 3, 0}, /*n_symbols=*/4);
  const PiecesAttention attention = attend_to_pieces(dna, {}, arena);
  ASSERT_EQ(attention.n_heads, 4U);
  // Three of seven match: e^6 / (3 e^6 + 4) each.
  for (const std::size_t key : {0, 3, 6}) EXPECT_GT(weight(attention, 0, 0, key), 0.32F);
  EXPECT_LT(weight(attention, 0, 0, 1), 0.01F);
}

TEST(Pieces, TheSecondFindsTheSameNeighbours) {
  Arena arena;
  const Pieces dna = symbol_pieces({0, 1, 2, 3, 0, 3, 2, 1}, /*n_symbols=*/4);
  const PiecesAttention attention = attend_to_pieces(dna, {.hide_self = true}, arena);
  // Symbol 1, between 0 and 2, and symbol 5, between 0 and 2 as well.
  EXPECT_GT(weight(attention, 1, 1, 5), 0.5F);
  EXPECT_EQ(weight(attention, 1, 1, 1), 0);
}

TEST(Pieces, TheThirdLooksAroundWhereItStands) {
  Arena arena;
  const Pieces same = symbol_pieces(std::vector<std::size_t>(9, 0), /*n_symbols=*/1);
  const PiecesAttention attention = attend_to_pieces(same, {}, arena);
  EXPECT_GT(weight(attention, 2, 4, 4), weight(attention, 2, 4, 3));
  EXPECT_GT(weight(attention, 2, 4, 3), weight(attention, 2, 4, 0));
  EXPECT_EQ(weight(attention, 0, 4, 3), weight(attention, 0, 4, 0));  // all are alike
}

TEST(Pieces, PatchesThatLookAlikeAttendToEachOther) {
  Arena arena;
  // 4 x 4 pixels, patches of 2: a stroke at the top left and again at the bottom right.
  const Pieces picture =
      picture_pieces({1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0}, /*size=*/4, /*patch=*/2);
  const PiecesAttention attention = attend_to_pieces(picture, {.hide_self = true}, arena);
  ASSERT_EQ(attention.n, 4U);
  EXPECT_GT(weight(attention, 0, 0, 3), 0.9F);
  EXPECT_GT(weight(attention, 0, 1, 2), 0.9F);  // the two that are empty
}

TEST(Pieces, MasksHoldAndSeedsDraw) {
  Arena arena;
  const Pieces notes = symbol_pieces({3, 1, 4, 1, 5, 2}, /*n_symbols=*/8);
  const PiecesAttention causal = attend_to_pieces(notes, {.mask = MaskKind::kCausal}, arena);
  for (std::size_t head = 0; head < 4; ++head)
    for (std::size_t i = 0; i < 6; ++i)
      for (std::size_t j = 0; j < 6; ++j) {
        EXPECT_EQ(weight(causal, head, i, j) == 0, j > i);
        EXPECT_EQ(causal.hidden[i * 6 + j] == 1, j > i);
      }
  const PiecesAttention other =
      attend_to_pieces(notes, {.mask = MaskKind::kCausal, .seed = 2}, arena);
  EXPECT_EQ(weight(other, 0, 5, 2), weight(causal, 0, 5, 2));
  EXPECT_NE(weight(other, 3, 5, 2), weight(causal, 3, 5, 2));
}

TEST(Pieces, RefusesWhatIsBeyondItsBounds) {
  EXPECT_THROW(symbol_pieces({}, 4), Error);
  EXPECT_THROW(symbol_pieces({4}, 4), Error);
  EXPECT_THROW(symbol_pieces(std::vector<std::size_t>(257, 0), 4), Error);
  EXPECT_THROW(picture_pieces(std::vector<float>(16), /*size=*/4, /*patch=*/3), Error);
  EXPECT_THROW(picture_pieces(std::vector<float>(15), /*size=*/4, /*patch=*/2), Error);
  Arena arena;
  EXPECT_THROW(attend_to_pieces(symbol_pieces({0}, 1), {.sharpness = -1}, arena), Error);
}

}  // namespace
}  // namespace attn
