#include "core/model/word_vectors.h"

#include <algorithm>
#include <cmath>

#include "core/base/crc32.h"
#include "core/base/error.h"
#include "core/base/random.h"
#include "core/model/spelling.h"

namespace attn {
namespace {

using Bytes = std::span<const std::uint8_t>;

constexpr std::string_view kMagic = "ATV2";
constexpr std::uint32_t kVersion = 1;
constexpr std::size_t kCheckedFrom = 12;  // the checksum covers what follows it
constexpr std::size_t kHeader = 24;

void check(bool condition, const std::string& message) {
  if (!condition) throw Error(ErrorCode::kDamaged, "damaged word table: " + message);
}

std::uint32_t read_u32(Bytes bytes, std::size_t at) {
  std::uint32_t value = 0;
  for (std::size_t i = 4; i-- > 0;) value = (value << 8) | bytes[at + i];
  return value;
}

struct Sizes {
  std::uint64_t words = 0, dimensions = 0, list = 0;

  std::uint64_t plane() const { return (words + 1) / 2; }
  std::uint64_t bytes() const { return kHeader + list + words + dimensions * plane(); }
};

/// Verifies everything that stands before the word list.
Sizes read_header(Bytes bytes) {
  check(bytes.size() >= kHeader, "sizes (" + std::to_string(bytes.size()) + " bytes, header " +
                                     std::to_string(kHeader) + ")");
  check(std::equal(kMagic.begin(), kMagic.end(), bytes.begin()), "magic (not ATV2)");
  const std::uint32_t version = read_u32(bytes, 4);
  check(version == kVersion,
        "version " + std::to_string(version) + " (must be " + std::to_string(kVersion) + ")");
  const Sizes sizes{read_u32(bytes, 12), read_u32(bytes, 16), read_u32(bytes, 20)};
  check(sizes.words > 0 && sizes.dimensions > 0, "sizes (no words or no dimensions)");
  check(sizes.bytes() == bytes.size(), "sizes (" + std::to_string(bytes.size()) + " bytes, need " +
                                           std::to_string(sizes.bytes()) + ")");
  check(crc32(bytes.subspan(kCheckedFrom)) == read_u32(bytes, 8), "checksum");
  return sizes;
}

std::vector<std::string> read_words(Bytes list, std::size_t count) {
  std::vector<std::string> words;
  words.reserve(count);
  for (auto begin = list.begin();;) {
    const auto end = std::find(begin, list.end(), std::uint8_t{'\n'});
    words.emplace_back(begin, end);
    if (end == list.end()) break;
    begin = end + 1;
  }
  check(words.size() == count, "word list (" + std::to_string(words.size()) + " words, need " +
                                   std::to_string(count) + ")");
  const bool rising =
      std::ranges::adjacent_find(words, std::ranges::greater_equal()) == words.end();
  check(rising, "word list (not in order)");
  return words;
}

std::vector<double> read_frequencies(Bytes ranks) {
  std::vector<double> result;
  double sum = 0;
  for (const std::uint8_t rank : ranks) sum += result.emplace_back(std::exp2(-rank / 16.0));
  for (double& share : result) share /= sum;
  return result;
}

std::vector<std::int8_t> read_planes(Bytes planes, const Sizes& sizes) {
  std::vector<std::int8_t> numbers(sizes.words * sizes.dimensions);
  for (std::size_t dimension = 0; dimension < sizes.dimensions; ++dimension) {
    const Bytes plane = planes.subspan(dimension * sizes.plane(), sizes.plane());
    for (std::size_t word = 0; word < sizes.words; ++word) {
      const int nibble = (plane[word / 2] >> (4 * (word % 2))) & 15;
      numbers[word * sizes.dimensions + dimension] = static_cast<std::int8_t>(nibble - 8);
    }
  }
  return numbers;
}

/// Adds a direction that depends on the bytes alone: their FNV-1a hash is the seed (Fowler, Noll,
/// Vo).
void add_drawn(std::string_view word, std::span<double> sum) {
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (const char c : word) hash = (hash ^ static_cast<std::uint8_t>(c)) * 0x100000001b3u;
  Random random(hash);
  for (double& x : sum) x += random.normal();
}

/// Scales `from` to mean square 1; all zeros stay zeros.
void write_scaled(std::span<const double> from, std::span<float> to) {
  double square = 0;
  for (const double x : from) square += x * x;
  const double scale = square > 0 ? std::sqrt(static_cast<double>(from.size()) / square) : 0.0;
  std::ranges::transform(from, to.begin(), [&](double x) { return static_cast<float>(x * scale); });
}

}  // namespace

WordVectors WordVectors::read(Bytes bytes) {
  const Sizes sizes = read_header(bytes);
  WordVectors table;
  table.dimensions_ = sizes.dimensions;
  table.words_ = read_words(bytes.subspan(kHeader, sizes.list), sizes.words);
  table.frequency_ = read_frequencies(bytes.subspan(kHeader + sizes.list, sizes.words));
  table.numbers_ = read_planes(bytes.subspan(kHeader + sizes.list + sizes.words), sizes);
  return table;
}

std::optional<std::size_t> WordVectors::find(std::string_view folded) const {
  const auto found = std::ranges::lower_bound(words_, folded);
  if (found == words_.end() || *found != folded) return std::nullopt;
  return static_cast<std::size_t>(found - words_.begin());
}

std::vector<std::string> WordVectors::known(std::span<const std::string> words) const {
  std::vector<std::string> result;
  std::ranges::copy_if(words, std::back_inserter(result),
                       [this](const std::string& word) { return find(word).has_value(); });
  return result;
}

/// Of all ways to cut the word, the one with the largest sum of squared lengths of known pieces, by
/// dynamic programming from the left.
std::vector<std::string> WordVectors::cut(std::string_view folded) const {
  constexpr std::size_t kShortest = 3;
  constexpr std::size_t kLongest = 20;  // keeps the work linear in the length
  struct Best {
    std::size_t score = 0, covered = 0;
    std::size_t piece = 0;  // length of the piece that ends here; 0 = this byte is left out
  };
  std::vector<Best> best(folded.size() + 1);
  for (std::size_t end = 1; end <= folded.size(); ++end) {
    best[end] = {.score = best[end - 1].score, .covered = best[end - 1].covered, .piece = 0};
    for (std::size_t length = kShortest; length <= std::min(end, kLongest); ++length) {
      const Best& before = best[end - length];
      const std::size_t score = before.score + length * length;
      if (score > best[end].score && find(folded.substr(end - length, length)))
        best[end] = {.score = score, .covered = before.covered + length, .piece = length};
    }
  }
  std::vector<std::string> pieces;
  if (2 * best.back().covered < folded.size()) return pieces;
  for (std::size_t end = folded.size(); end > 0;) {
    const std::size_t length = best[end].piece;
    if (length > 0) pieces.emplace_back(folded.substr(end - length, length));
    end -= std::max<std::size_t>(length, 1);
  }
  std::ranges::reverse(pieces);
  return pieces;
}

WordOrigin WordVectors::explain(std::string_view word) const {
  const std::string folded = fold(word);
  if (find(folded)) return {.kind = WordKind::kKnown, .pieces = {folded}};
  std::vector<std::string> pieces = known(spell_out(folded));
  if (pieces.size() == 1) return {.kind = WordKind::kKnown, .pieces = std::move(pieces)};
  if (pieces.empty()) pieces = cut(folded);
  if (pieces.empty()) return {.kind = WordKind::kDrawn, .pieces = {}};
  return {.kind = WordKind::kComposed, .pieces = std::move(pieces)};
}

void WordVectors::add_direction(std::size_t word, std::span<double> sum) const {
  const std::span numbers = std::span(numbers_).subspan(word * dimensions_, dimensions_);
  double square = 0;
  for (const std::int8_t x : numbers) square += x * x;
  if (square == 0) return;
  const double scale = 1 / std::sqrt(square);
  for (std::size_t i = 0; i < dimensions_; ++i) sum[i] += numbers[i] * scale;
}

void WordVectors::embed(std::string_view word, std::span<float> vector) const {
  ATTN_CHECK(vector.size() == dimensions_);
  std::vector<double> sum(dimensions_);
  const WordOrigin origin = explain(word);
  for (const std::string& piece : origin.pieces) add_direction(*find(piece), sum);
  if (origin.kind == WordKind::kDrawn) add_drawn(fold(word), sum);
  write_scaled(sum, vector);
}

double WordVectors::frequency(std::string_view word) const {
  const WordOrigin origin = explain(word);
  if (origin.kind == WordKind::kDrawn) return std::ranges::min(frequency_);
  double rarest = 1;
  for (const std::string& piece : origin.pieces)
    rarest = std::min(rarest, frequency_[*find(piece)]);
  return rarest;
}

}  // namespace attn
