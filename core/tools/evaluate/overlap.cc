#include "core/tools/evaluate/overlap.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "core/model/words.h"

namespace attn::evaluate {
namespace {

using Units = std::vector<std::string>;  // words, or characters
using NGrams = std::map<Units, std::size_t>;

NGrams n_grams(const Units& units, std::size_t n) {
  NGrams result;
  for (auto first = units.begin(); units.end() - first >= static_cast<std::ptrdiff_t>(n); ++first)
    ++result[Units(first, first + static_cast<std::ptrdiff_t>(n))];
  return result;
}

std::size_t total(const NGrams& grams) {
  std::size_t sum = 0;
  for (const auto& [gram, count] : grams) sum += count;
  return sum;
}

/// How many n-grams of `a` stand in `b` too, each at most as often as there.
std::size_t common(const NGrams& a, const NGrams& b) {
  std::size_t sum = 0;
  for (const auto& [gram, count] : a)
    if (const auto found = b.find(gram); found != b.end()) sum += std::min(count, found->second);
  return sum;
}

Units words(const std::string& text) {
  const FoldedText folded = fold_text(text);
  Units result;
  for (const auto& [begin, end] : folded.words)
    result.push_back(folded.text.substr(begin, end - begin));
  return result;
}

/// The characters (UTF-8) but spaces.
Units characters(const std::string& text) {
  Units result;
  for (const std::string& word : words(text)) {
    for (const char c : word) {
      const bool goes_on = (static_cast<unsigned char>(c) & 0xc0u) == 0x80u;
      if (goes_on && !result.empty()) {
        result.back() += c;
      } else {
        result.emplace_back(1, c);
      }
    }
  }
  return result;
}

/// For each n-gram the most that one of the references has.
NGrams most_of(const std::vector<Units>& references, std::size_t n) {
  NGrams result;
  for (const Units& reference : references)
    for (const auto& [gram, count] : n_grams(reference, n)) {
      std::size_t& most = result[gram];
      most = std::max(most, count);
    }
  return result;
}

std::size_t closest_length(const std::vector<Units>& references, std::size_t length) {
  const auto distance = [&](const Units& reference) {
    const std::size_t n = reference.size();
    return std::pair(n > length ? n - length : length - n, n);
  };
  return std::ranges::min_element(references, {}, distance)->size();
}

constexpr std::size_t kCharacters = 6;
constexpr double kBetaSquared = 4.0;

/// What the hypothesis has, what the reference has, and what both have, of each n.
struct Overlap {
  std::array<std::size_t, kCharacters> hypothesis{}, reference{}, both{};

  void operator+=(const Overlap& other) {
    for (std::size_t n = 0; n < kCharacters; ++n) {
      hypothesis[n] += other.hypothesis[n];
      reference[n] += other.reference[n];
      both[n] += other.both[n];
    }
  }
  /// F of the mean precision and the mean recall, over the n that both have.
  double f() const {
    double precision = 0.0;
    double recall = 0.0;
    double orders = 0.0;
    for (std::size_t n = 0; n < kCharacters; ++n) {
      if (hypothesis[n] == 0 || reference[n] == 0) continue;
      precision += static_cast<double>(both[n]) / static_cast<double>(hypothesis[n]);
      recall += static_cast<double>(both[n]) / static_cast<double>(reference[n]);
      ++orders;
    }
    if (precision + recall == 0.0) return 0.0;
    precision /= orders;
    recall /= orders;
    return (1.0 + kBetaSquared) * precision * recall / (kBetaSquared * precision + recall);
  }
};

Overlap overlap(const Units& hypothesis, const Units& reference) {
  Overlap result;
  for (std::size_t n = 0; n < kCharacters; ++n) {
    const NGrams a = n_grams(hypothesis, n + 1);
    const NGrams b = n_grams(reference, n + 1);
    result.hypothesis[n] = total(a);
    result.reference[n] = total(b);
    result.both[n] = common(a, b);
  }
  return result;
}

Overlap best_overlap(const Translation& translation) {
  const Units hypothesis = characters(translation.hypothesis);
  std::vector<Overlap> all;
  all.reserve(translation.references.size());
  for (const std::string& reference : translation.references)
    all.push_back(overlap(hypothesis, characters(reference)));
  return *std::ranges::max_element(all, {}, &Overlap::f);
}

}  // namespace

double bleu(const std::vector<Translation>& translations) {
  constexpr std::size_t kWords = 4;
  std::array<std::size_t, kWords> right{}, all{};
  std::size_t length = 0;
  std::size_t wanted = 0;
  for (const Translation& translation : translations) {
    const Units hypothesis = words(translation.hypothesis);
    std::vector<Units> references;
    references.reserve(translation.references.size());
    for (const std::string& text : translation.references) references.push_back(words(text));
    length += hypothesis.size();
    wanted += closest_length(references, hypothesis.size());
    for (std::size_t n = 0; n < kWords; ++n) {
      const NGrams grams = n_grams(hypothesis, n + 1);
      right[n] += common(grams, most_of(references, n + 1));
      all[n] += total(grams);
    }
  }
  double log_precision = 0.0;
  for (std::size_t n = 0; n < kWords; ++n) {
    if (right[n] == 0) return 0.0;
    log_precision += std::log(static_cast<double>(right[n]) / static_cast<double>(all[n]));
  }
  const double brevity =
      std::min(0.0, 1.0 - static_cast<double>(wanted) / static_cast<double>(length));
  return 100.0 * std::exp(brevity + log_precision / kWords);
}

double chrf(const std::vector<Translation>& translations) {
  Overlap sum;
  for (const Translation& translation : translations) sum += best_overlap(translation);
  return 100.0 * sum.f();
}

}  // namespace attn::evaluate
