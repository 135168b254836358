#include "core/tools/evaluate/patterns.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace attn::evaluate {
namespace {

constexpr std::size_t kFirstQuery = 2;  // before it, the previous token is the first one

using Keys = std::vector<std::size_t>;

bool is_punctuation(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return std::ispunct(static_cast<unsigned char>(c)) != 0;
  });
}

bool ends_sentence(std::string_view text) { return text == "." || text == "!" || text == "?"; }

Keys previous_token(const MarkedSequence&, std::size_t query) { return {query - 1}; }

Keys next_token(const MarkedSequence& sequence, std::size_t query) {
  return query + 1 < sequence.ids.size() ? Keys{query + 1} : Keys{};
}

Keys first_token(const MarkedSequence&, std::size_t) { return {0}; }

Keys end_token(const MarkedSequence& sequence, std::size_t) {
  return sequence.ids.back() == Tokenizer::kEnd ? Keys{sequence.ids.size() - 1} : Keys{};
}

Keys self(const MarkedSequence&, std::size_t query) { return {query}; }

Keys same_token(const MarkedSequence& sequence, std::size_t query) {
  Keys keys;
  for (std::size_t j = 0; j < query; ++j)
    if (sequence.ids[j] == sequence.ids[query]) keys.push_back(j);
  return keys;
}

Keys punctuation(const MarkedSequence& sequence, std::size_t query) {
  Keys keys;
  for (std::size_t j = 0; j < query; ++j)
    if (sequence.is_mark[j]) keys.push_back(j);
  return keys;
}

Keys sentence_start(const MarkedSequence& sequence, std::size_t query) {
  const std::size_t start = sequence.starts[query];
  return start > 1 && start < query ? Keys{start} : Keys{};
}

Keys induction_names(const MarkedSequence& sequence, std::size_t query) {
  Keys keys;
  if (!sequence.is_name[query]) return keys;
  for (std::size_t j = 0; j + 1 < query; ++j)
    if (sequence.ids[j] == sequence.ids[query]) keys.push_back(j + 1);
  return keys;
}

Keys repetition(const MarkedSequence& sequence, std::size_t query) {
  Keys keys;
  if (sequence.is_mark[query] || query + 1 == sequence.ids.size()) return keys;
  for (std::size_t j = 0; j + 1 < query; ++j)
    if (sequence.ids[j] == sequence.ids[query] && sequence.ids[j + 1] == sequence.ids[query + 1])
      keys.push_back(j + 1);
  return keys;
}

}  // namespace

MarkedSequence marked(const Sequence& sequence) {
  const std::size_t n = sequence.ids.size();
  MarkedSequence result{sequence.ids, std::vector<bool>(n), std::vector<bool>(n),
                        std::vector<std::size_t>(n)};
  std::size_t start = 0;
  bool ended = false;
  for (std::size_t i = 0; i < n; ++i) {
    const auto [begin, end] = sequence.ranges[i];
    const auto piece = std::string_view(sequence.text).substr(begin, end - begin);
    result.is_mark[i] = is_punctuation(piece);
    if (ended && !result.is_mark[i]) start = i;
    ended = ends_sentence(piece) || (ended && result.is_mark[i]);
    result.starts[i] = start;
    const bool after_word = i > 1 && !result.is_mark[i - 1];
    result.is_name[i] = piece.size() > 1 && after_word && start < i &&
                        std::isupper(static_cast<unsigned char>(piece[0])) != 0;
  }
  return result;
}

const std::vector<Pattern>& text_patterns() {
  static const std::vector<Pattern> patterns = {
      {.name = "previous-token", .is_place = true, .keys = previous_token},
      {.name = "next-token", .is_place = true, .keys = next_token},
      {.name = "first-token", .is_place = true, .is_of_keys = true, .keys = first_token},
      {.name = "end-token", .is_place = true, .is_of_keys = true, .keys = end_token},
      {.name = "self", .is_place = true, .keys = self},
      {.name = "same-token", .keys = same_token},
      {.name = "punctuation", .keys = punctuation},
      {.name = "sentence-start", .keys = sentence_start},
      {.name = "induction-names", .keys = induction_names}};
  return patterns;
}

Pattern induction_pattern(std::size_t n) {
  return {.name = "induction", .keys = [n](const MarkedSequence&, std::size_t query) {
            return query > n ? Keys{query - n + 1} : Keys{};
          }};
}

Pattern repetition_pattern() { return {.name = "repetition", .keys = repetition}; }

void add_pattern(const Pattern& pattern, const MarkedSequence& sequence, ConstMatrix weights,
                 Agreement& agreement) {
  for (std::size_t i = kFirstQuery; i < weights.rows; ++i) {
    const Keys keys = pattern.keys(sequence, i);
    if (keys.empty()) continue;
    double sum = 0.0;
    for (const std::size_t j : keys) sum += weights(i, j);
    agreement.weight.add(sum);
    const float* row = weights.row(i);
    const auto strongest =
        static_cast<std::size_t>(std::max_element(row, row + weights.cols) - row);
    agreement.strongest.add(std::ranges::find(keys, strongest) != keys.end() ? 1.0 : 0.0);
  }
}

void OffsetHits::add(const Pattern& pattern, const MarkedSequence& sequence) {
  for (std::size_t i = kFirstQuery; i < sequence.ids.size(); ++i) {
    const Keys keys = pattern.keys(sequence, i);
    if (keys.empty()) continue;
    ++count_;
    for (const std::size_t j : keys) {
      const auto offset = static_cast<std::ptrdiff_t>(j) - static_cast<std::ptrdiff_t>(i);
      if (std::abs(offset) <= kFarthest) ++hits_[static_cast<std::size_t>(offset + kFarthest)];
    }
  }
}

double OffsetHits::best() const {
  if (count_ == 0) return 0.0;
  return static_cast<double>(*std::max_element(hits_.begin(), hits_.end())) /
         static_cast<double>(count_);
}

}  // namespace attn::evaluate
