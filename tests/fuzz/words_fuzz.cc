// The reader of word tables, and any bytes taken for a word of what it reads: Error kDamaged, or
// vectors of mean square 1.
#include <algorithm>
#include <string>

#include "core/base/error.h"
#include "core/model/word_vectors.h"
#include "tests/core/model/word_table.h"
#include "tests/fuzz/bytes.h"

namespace attn::fuzz {
namespace {

constexpr float kEpsilon = 0x1p-23F;

void look_up(const WordVectors& table, const std::string& word) {
  const WordOrigin origin = table.explain(word);
  expect(origin.pieces.empty() == (origin.kind == WordKind::kDrawn));
  const double frequency = table.frequency(word);
  expect(frequency > 0 && frequency <= 1);
  std::vector<float> vector(table.dimensions());
  table.embed(word, vector);
  double square = 0;
  for (const float x : vector) square += static_cast<double>(x) * x;
  // Words of nothing but zeros, or opposite ones, have no direction. Each number is rounded once.
  const double mean = square / static_cast<double>(vector.size());
  expect(mean == 0 || std::abs(mean - 1) <= 2 * kEpsilon);
  expect(mean > 0 || origin.kind != WordKind::kDrawn);
}

void read(std::span<const std::uint8_t> file, FuzzedDataProvider& bytes) {
  try {
    const WordVectors table = WordVectors::read(file);
    expect(table.size() > 0 && table.dimensions() > 0);
    do look_up(table, bytes.ConsumeRandomLengthString());
    while (bytes.remaining_bytes() > 0);
  } catch (const Error& error) {
    expect(error.code() == ErrorCode::kDamaged);
  }
}

/// A valid table of words that spelling leads to, damaged behind its checksum.
std::vector<std::uint8_t> draw_file(FuzzedDataProvider& bytes) {
  constexpr std::size_t kChecksum = 8, kBehind = 12;
  const auto dimensions = bytes.ConsumeIntegralInRange<std::size_t>(1, 9);
  std::vector<TableRow> rows;
  for (const char* word :
       {"boat", "bo\xc3\xa4t", "eighty", "four", "not", "one", "point", "zero"}) {
    rows.push_back({.word = word, .rank = bytes.ConsumeIntegral<std::uint8_t>(), .numbers = {}});
    for (std::size_t i = 0; i < dimensions; ++i)
      rows.back().numbers.push_back(bytes.ConsumeIntegralInRange(-8, 7));
  }
  std::vector<std::uint8_t> file = damage(make_word_table(rows), bytes);
  if (file.size() >= kBehind) seal(file, kChecksum, kBehind);
  return file;
}

}  // namespace
}  // namespace attn::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzedDataProvider raw(data, size);
  attn::fuzz::read({data, size}, raw);
  FuzzedDataProvider bytes(data, size);
  const std::vector<std::uint8_t> file = attn::fuzz::draw_file(bytes);
  attn::fuzz::read(file, bytes);
  return 0;
}
