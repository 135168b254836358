#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/base/views.h"
#include "core/tools/evaluate/example.h"

namespace attn::evaluate {

/// A sequence with what the patterns ask of its tokens.
struct MarkedSequence {
  std::vector<std::int32_t> ids;
  std::vector<bool> is_mark;        // punctuation
  std::vector<bool> is_name;        // a capital inside a sentence
  std::vector<std::size_t> starts;  // the first token of each token's sentence
};
MarkedSequence marked(const Sequence& sequence);

/// A habit of a head: the keys that a query should look at. A query without such keys is not
/// counted.
struct Pattern {
  std::string name;
  bool is_place = false;    // the keys follow from the places alone: no baseline of offsets
  bool is_of_keys = false;  // the keys do not depend on the query: has a sense in cross-attention
  std::function<std::vector<std::size_t>(const MarkedSequence&, std::size_t query)> keys;
};

/// What can be seen in any text: previous-token, next-token, first-token, end-token (kEnd), self,
/// same-token (before), punctuation (before), sentence-start (of a further sentence),
/// induction-names (what followed the same name before).
const std::vector<Pattern>& text_patterns();

/// What followed the same token before, where it does follow again: to find sentences that show
/// induction.
Pattern repetition_pattern();

/// Of a sequence of a first token and n others, twice: the token that followed the same one in the
/// first round (Olsson et al. 2022, arXiv 2209.11895).
Pattern induction_pattern(std::size_t n);

struct Mean {
  double sum = 0.0;
  std::size_t count = 0;

  void add(double x) {
    sum += x;
    ++count;
  }
  double value() const { return count == 0 ? 0.0 : sum / static_cast<double>(count); }
};

/// How far weights keep to a pattern.
struct Agreement {
  Mean weight;     // on the keys that the pattern names
  Mean strongest;  // 1 where the most weight is on one of them, else 0
};

/// Adds each query from the third token on that has keys.
void add_pattern(const Pattern& pattern, const MarkedSequence& sequence, ConstMatrix weights,
                 Agreement& agreement);

/// How often the key at a fixed distance is one of the pattern's.
class OffsetHits {
 public:
  static constexpr std::ptrdiff_t kFarthest = 20;

  void add(const Pattern& pattern, const MarkedSequence& sequence);
  /// The share of queries for which the best fixed offset is right.
  double best() const;

 private:
  std::vector<std::size_t> hits_ = std::vector<std::size_t>(2 * kFarthest + 1);
  std::size_t count_ = 0;
};

}  // namespace attn::evaluate
