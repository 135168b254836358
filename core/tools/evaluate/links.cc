#include "core/tools/evaluate/links.h"

#include <algorithm>

namespace attn::evaluate {
namespace {

std::size_t index_of_largest(const std::vector<std::size_t>& x) {
  return static_cast<std::size_t>(std::max_element(x.begin(), x.end()) - x.begin());
}

double ratio(std::size_t a, std::size_t b) {
  return b == 0 ? 0.0 : static_cast<double>(a) / static_cast<double>(b);
}

}  // namespace

double link(ConstMatrix weights, std::size_t query, const WordTokens& to) {
  double sum = 0.0;
  for (const std::size_t j : to) sum += weights(query, j);
  return sum;
}

std::size_t strongest(ConstMatrix weights, std::size_t query, const std::vector<WordTokens>& words,
                      std::size_t left_out) {
  std::size_t best = kNoWord;
  double most = 0.0;
  for (std::size_t word = 0; word < words.size(); ++word) {
    if (word == left_out) continue;
    const double weight = link(weights, query, words[word]);
    if (weight <= most) continue;
    most = weight;
    best = word;
  }
  return best;
}

double Halves::share(std::size_t guesser) const {
  return ratio(hits_[0][guesser] + hits_[1][guesser], cases());
}

std::size_t Halves::best() const {
  Hits sum = hits_[0];
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += hits_[1][i];
  return index_of_largest(sum);
}

double Halves::held_out() const {
  const std::size_t hits =
      hits_[0][index_of_largest(hits_[1])] + hits_[1][index_of_largest(hits_[0])];
  return ratio(hits, cases());
}

}  // namespace attn::evaluate
