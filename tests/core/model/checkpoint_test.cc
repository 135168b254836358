#include "core/model/checkpoint.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "core/base/crc32.h"
#include "core/base/error.h"
#include "core/base/random.h"
#include "core/model/quantise.h"
#include "tests/core/model/configs.h"

namespace attn {
namespace {

Checkpoint checkpoint_of(const TransformerConfig& config) {
  return {.config = config, .notes = "tales — été", .params = initial_params(config, /*seed=*/3)};
}
Checkpoint small() { return checkpoint_of(all_kinds_of_config()[0].config); }

/// The message with which the bytes are refused, or "accepted".
std::string message(std::span<const std::uint8_t> bytes) {
  try {
    read_checkpoint(bytes);
    return "accepted";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::kDamaged);
    return error.what();
  }
}

void put_u32(std::vector<std::uint8_t>& bytes, std::size_t at, std::uint32_t value) {
  for (std::size_t i = 0; i < 4; ++i) bytes[at + i] = static_cast<std::uint8_t>(value >> (8 * i));
}
/// Makes size and checksum right again, so that what lies behind them is reached.
void seal(std::vector<std::uint8_t>& bytes) {
  put_u32(bytes, 12, static_cast<std::uint32_t>(bytes.size() - 16));
  put_u32(bytes, 8, crc32(std::span(bytes).subspan(16)));
}
std::string message_sealed(std::vector<std::uint8_t> bytes) {
  seal(bytes);
  return message(bytes);
}

TEST(Checkpoint, FloatsComeBackToTheLastBitForEveryKind) {
  for (const auto& [name, config] : all_kinds_of_config()) {
    SCOPED_TRACE(name);
    const Checkpoint before = checkpoint_of(config);
    const Checkpoint after = read_checkpoint(write_checkpoint(before));
    EXPECT_EQ(after.config, before.config);
    EXPECT_EQ(after.notes, before.notes);
    EXPECT_EQ(after.params, before.params);
  }
}

TEST(Checkpoint, QuantisedNumbersAreWithinAStepAndVectorsAreExact) {
  for (unsigned bits = kFewestBits; bits <= kMostBits; ++bits) {
    SCOPED_TRACE(bits);
    const Checkpoint before = small();
    const ParamLayout layout(before.config);
    const Checkpoint after =
        read_checkpoint(write_checkpoint(before, {.embeddings = bits, .projections = bits}));
    EXPECT_EQ(after.params,
              quantised(before.config, before.params, {.embeddings = bits, .projections = bits}));
    for (const NamedSlot& tensor : layout.tensors) {
      SCOPED_TRACE(tensor.name);
      const ConstMatrix is = tensor.slot.matrix(after.params.data());
      const ConstMatrix must = tensor.slot.matrix(before.params.data());
      for (std::size_t i = 0; i < must.rows; ++i) {
        const std::span row(must.row(i), must.cols);
        if (!tensor.is_matrix) {
          EXPECT_TRUE(std::ranges::equal(row, std::span(is.row(i), is.cols)));
          continue;
        }
        // Plain rounding with steps of largest / (2^(bits - 1) - 1) has at most this error in the
        // mean square; the chosen scale must not be worse.
        double largest = 0, error = 0;
        for (std::size_t j = 0; j < must.cols; ++j) {
          largest = std::max(largest, std::abs(static_cast<double>(row[j])));
          error += std::pow(static_cast<double>(is(i, j)) - row[j], 2);
        }
        const double step = largest / ((1 << (bits - 1)) - 1);
        EXPECT_LE(error / static_cast<double>(must.cols), step * step / 4);
      }
    }
  }
}

TEST(Checkpoint, FewerBitsMakeASmallerFile) {
  const Checkpoint model = small();
  std::size_t last = write_checkpoint(model).size();
  for (const unsigned bits : {8, 4}) {
    const std::size_t size =
        write_checkpoint(model, {.embeddings = bits, .projections = bits}).size();
    EXPECT_LT(size, last);
    last = size;
  }
}

TEST(QuantiseRow, TakesRowsOfZerosTinyNumbersAndOneLargeOne) {
  std::vector<std::int8_t> levels(3);
  EXPECT_EQ(quantise_row(std::vector<float>{0, 0, 0}, 4, levels), 0);
  EXPECT_EQ(levels, (std::vector<std::int8_t>{0, 0, 0}));
  const float tiny = std::numeric_limits<float>::denorm_min();
  EXPECT_EQ(quantise_row(std::vector<float>{tiny, 0, -tiny}, 8, levels), 0);
  const float scale = quantise_row(std::vector<float>{-7, 3.5F, 1}, 4, levels);
  EXPECT_GT(scale, 0);
  EXPECT_EQ(levels[0], -7);
  EXPECT_EQ(quantise_row({}, 4, {}), 0);
}

TEST(Checkpoint, WhatCannotBeKeptIsRefused) {
  Checkpoint bad = small();
  EXPECT_THROW(write_checkpoint(bad, {.embeddings = 3}), Error);
  EXPECT_THROW(write_checkpoint(bad, {.projections = 9}), Error);
  bad.params[5] = std::numeric_limits<float>::quiet_NaN();
  EXPECT_THROW(write_checkpoint(bad), Error);
  bad.params.pop_back();
  EXPECT_THROW(write_checkpoint(bad), Error);
}

TEST(Checkpoint, EachFieldThatIsWrongIsNamed) {
  const std::vector<std::uint8_t> good = write_checkpoint(small());
  ASSERT_EQ(message(good), "accepted");
  const auto changed = [&](std::size_t at, std::uint32_t value) {
    std::vector<std::uint8_t> bytes = good;
    put_u32(bytes, at, value);
    return bytes;
  };
  EXPECT_EQ(message({}), "damaged checkpoint: magic is cut off");
  EXPECT_EQ(message(changed(0, 7)), "damaged checkpoint: magic");
  EXPECT_EQ(message(changed(4, 2)), "damaged checkpoint: version 2 (must be 1)");
  EXPECT_EQ(message(changed(8, 0)), "damaged checkpoint: checksum");
  EXPECT_EQ(message(changed(12, 5)), "damaged checkpoint: size 5 (there are " +
                                         std::to_string(good.size() - 16) + " bytes)");
  EXPECT_EQ(message_sealed(changed(16, 3)), "damaged checkpoint: kind 3");
  EXPECT_EQ(message_sealed(changed(20, 0)), "damaged checkpoint: invalid n_vocab: 0");
  EXPECT_EQ(message_sealed(changed(36, 3)),
            "damaged checkpoint: invalid heads: 3 (d_model 8 must be a multiple)");
  EXPECT_EQ(message_sealed(changed(72, 2)), "damaged checkpoint: biases 2");
  EXPECT_EQ(message_sealed(changed(76, 0x7f800000)), "damaged checkpoint: norm_eps is not finite");
  EXPECT_EQ(message_sealed(changed(80, 0x7fffffff)), "damaged checkpoint: notes is cut off");
  const std::size_t tensors = 84 + small().notes.size();
  EXPECT_EQ(message_sealed(changed(tensors, 9)), "damaged checkpoint: token_embedding has 9 bits");
  EXPECT_EQ(message_sealed(changed(tensors + 4, 0x7fc00000)),
            "damaged checkpoint: token_embedding is not finite");
  std::vector<std::uint8_t> longer = good;
  longer.push_back(0);
  EXPECT_EQ(message_sealed(longer), "damaged checkpoint: 1 bytes after the last tensor");
  // A config that asks for far more than the file has is found before anything is allocated for it.
  EXPECT_EQ(message_sealed(changed(20, 1 << 17)), "damaged checkpoint: token_embedding is cut off");
}

TEST(Checkpoint, NumberBeyondItsBitsIsNamed) {
  const Checkpoint model = small();
  std::vector<std::uint8_t> bytes = write_checkpoint(model, {.embeddings = 5});
  bytes[84 + model.notes.size() + 4 + 4] = 32;  // bits, scale, first number
  EXPECT_EQ(message_sealed(bytes),
            "damaged checkpoint: token_embedding has a number beyond its bits");
}

TEST(Checkpoint, ScaleThatOverflowsANumberIsNamed) {
  const Checkpoint model = small();
  std::vector<std::uint8_t> bytes = write_checkpoint(model, {.embeddings = 8});
  const std::size_t scale = 84 + model.notes.size() + 4;
  put_u32(bytes, scale, std::bit_cast<std::uint32_t>(std::numeric_limits<float>::max()));
  bytes[scale + 4] = 0;  // level -128
  EXPECT_EQ(message_sealed(bytes), "damaged checkpoint: token_embedding is not finite");
}

TEST(Checkpoint, EveryTruncationAndThousandsOfRandomChangesAreRefusedOrRead) {
  const std::vector<std::uint8_t> good =
      write_checkpoint(small(), {.embeddings = 4, .projections = 6});
  for (std::size_t size = 0; size < good.size(); ++size) {
    ASSERT_NE(message(std::span(good).first(size)), "accepted") << size;
    ASSERT_NE(message_sealed({good.begin(), good.begin() + static_cast<std::ptrdiff_t>(
                                                               std::max<std::size_t>(size, 16))}),
              "accepted")
        << size;
  }
  Random random(5);
  for (int i = 0; i < 3000; ++i) {
    std::vector<std::uint8_t> bytes = good;
    for (std::uint64_t n = 1 + random.below(4); n > 0; --n)
      bytes[random.below(i % 2 == 0 ? 120 : bytes.size())] =
          static_cast<std::uint8_t>(random.below(256));
    message(bytes);
    message_sealed(bytes);
  }
}

}  // namespace
}  // namespace attn
