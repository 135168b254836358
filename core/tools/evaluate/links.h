#pragma once

#include <cstddef>
#include <vector>

#include "core/base/views.h"

namespace attn::evaluate {

/// The tokens of one word, in order.
using WordTokens = std::vector<std::size_t>;

/// The weight of a link to a word: summed over its tokens. A link out of a word starts at its last
/// token: in a causal model it alone has seen the whole word.
double link(ConstMatrix weights, std::size_t query, const WordTokens& to);

inline constexpr std::size_t kNoWord = static_cast<std::size_t>(-1);

/// The word with the strongest link, but for `left_out`; tokens of no word (begin, end) do not
/// count. kNoWord when no word has any weight.
std::size_t strongest(ConstMatrix weights, std::size_t query, const std::vector<WordTokens>& words,
                      std::size_t left_out = kNoWord);

/// How often guessers (heads, fixed offsets) were right, in two halves of the cases.
class Halves {
 public:
  explicit Halves(std::size_t guessers) : hits_{Hits(guessers), Hits(guessers)} {}

  void add_case(std::size_t half) { ++cases_[half]; }
  void add_hit(std::size_t half, std::size_t guesser) { ++hits_[half][guesser]; }

  std::size_t cases() const { return cases_[0] + cases_[1]; }
  /// The share of all cases in which a guesser was right.
  double share(std::size_t guesser) const;
  /// The guesser that was right most often.
  std::size_t best() const;
  /// The share of cases in which the best guesser of the OTHER half was right: no case helps to
  /// choose the guesser that it judges.
  double held_out() const;

 private:
  using Hits = std::vector<std::size_t>;
  std::vector<Hits> hits_;
  std::size_t cases_[2] = {0, 0};
};

}  // namespace attn::evaluate
