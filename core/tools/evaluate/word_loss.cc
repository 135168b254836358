#include "core/tools/evaluate/word_loss.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace attn::evaluate {
namespace {

/// Tokens [begin, end).
struct Word {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// Inside pieces, and bytes behind the first of a letter, go on with what stands before them.
bool goes_on(const Tokenizer& tokenizer, const Piece& before, const Piece& piece) {
  const bool is_part = tokenizer.is_inside(piece.id) || piece.id < Tokenizer::kFirstPiece;
  return is_part && before.end == piece.begin;
}

std::vector<Piece> pieces_of(const Sequence& sequence) {
  std::vector<Piece> pieces;
  for (std::size_t i = 1; i < sequence.ids.size(); ++i)
    pieces.push_back({sequence.ids[i], sequence.ranges[i].begin, sequence.ranges[i].end});
  return pieces;
}

/// The words of a text, as tokens behind kBegin.
std::vector<Word> words_of(const Tokenizer& tokenizer, const std::vector<Piece>& pieces) {
  std::vector<Word> words;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    if (i == 0 || !goes_on(tokenizer, pieces[i - 1], pieces[i])) words.push_back({i + 1, i + 1});
    words.back().end = i + 2;
  }
  return words;
}

/// p of all pieces at once, and of some of them.
class Probabilities {
 public:
  Probabilities(const Tokenizer& tokenizer, const std::vector<bool>& frequent)
      : frequent_(frequent), inside_(frequent.size()) {
    for (std::size_t id = 0; id < inside_.size(); ++id)
      inside_[id] = tokenizer.is_inside(static_cast<std::int32_t>(id));
  }

  void read(std::span<const float> logits) {
    p_.resize(logits.size());
    const float largest = *std::max_element(logits.begin(), logits.end());
    std::transform(logits.begin(), logits.end(), p_.begin(),
                   [largest](float x) { return std::exp(static_cast<double>(x) - largest); });
    const double sum = std::accumulate(p_.begin(), p_.end(), 0.0);
    for (double& p : p_) p /= sum;
  }
  double of(std::int32_t id) const { return p_[static_cast<std::size_t>(id)]; }
  /// That a word goes on.
  double inside() const {
    double sum = 0.0;
    for (std::size_t id = 0; id < p_.size(); ++id) sum += inside_[id] ? p_[id] : 0.0;
    return sum;
  }
  /// That a word begins with a piece that is no frequent word.
  double rare() const {
    double sum = 0.0;
    for (std::size_t id = Tokenizer::kFirstByte; id < p_.size(); ++id)
      sum += inside_[id] || frequent_[id] ? 0.0 : p_[id];
    return sum;
  }

 private:
  const std::vector<bool>& frequent_;
  std::vector<bool> inside_;
  std::vector<double> p_;
};

}  // namespace

std::vector<bool> frequent_words(const Tokenizer& tokenizer, const std::vector<std::string>& texts,
                                 std::size_t count) {
  std::vector<std::size_t> counts(tokenizer.size());
  for (const std::string& text : texts) {
    const std::vector<Piece> pieces = tokenizer.encode(text);
    for (const auto& [begin, end] : words_of(tokenizer, pieces))
      if (end == begin + 1) ++counts[static_cast<std::size_t>(pieces[begin - 1].id)];
  }
  std::vector<std::size_t> order(tokenizer.size() - Tokenizer::kFirstPiece);
  std::iota(order.begin(), order.end(), static_cast<std::size_t>(Tokenizer::kFirstPiece));
  std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t id) { return counts[id]; });
  std::vector<bool> result(tokenizer.size());
  for (std::size_t i = 0; i < std::min(count, order.size()); ++i)
    result[order[i]] = counts[order[i]] > 0;
  return result;
}

WordLoss word_loss(const LanguageModel& model, const std::vector<Example>& examples,
                   const std::vector<bool>& frequent) {
  WordLoss result;
  Probabilities before(model.tokenizer(), frequent);
  Probabilities after = before;
  Arena arena;
  for (const Example& example : examples) {
    arena.reset();
    const TransformerPass pass = run(model.transformer(), example, arena);
    const std::vector<std::int32_t>& ids = example.target.ids;
    for (const auto& [begin, end] : words_of(model.tokenizer(), pieces_of(example.target))) {
      // The last word of a text that was cut off may go on.
      if (end == ids.size() && example.next.back() != Tokenizer::kEnd) break;
      before.read({pass.logits.row(begin - 1), pass.logits.cols});
      after.read({pass.logits.row(begin), pass.logits.cols});
      const bool is_piece = frequent[static_cast<std::size_t>(ids[begin])];
      const double more = is_piece ? after.inside() : 1.0;
      const bool is_rare = !is_piece || end > begin + 1;
      const double p = is_rare ? before.rare() + (is_piece ? before.of(ids[begin]) * more : 0.0)
                               : before.of(ids[begin]) * (1.0 - more);
      result.all.sum -= std::log(p / (1.0 - before.inside()));
      ++result.all.count;
      if (is_rare) ++result.rare;
    }
  }
  return result;
}

}  // namespace attn::evaluate
