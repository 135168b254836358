#include "core/tools/train/vocabulary.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <unordered_set>

#include "core/base/utf8.h"
#include "core/model/tokenizer.h"
#include "core/model/words.h"

namespace attn::tool {
namespace {

struct WordCount {
  std::size_t count = 0;
  std::size_t inside = 0;                      // of them not at the beginning of a sentence
  std::map<std::string, std::size_t> spelled;  // how often inside sentences

  /// As `word`, unless most of the time it has capitals.
  std::string spelling(const std::string& word) const {
    const auto most =
        std::ranges::max_element(spelled, {}, [](const auto& entry) { return entry.second; });
    return most != spelled.end() && 2 * most->second > inside ? most->first : word;
  }
};
using Words = std::map<std::string, WordCount>;  // by what is folded

struct Scored {
  std::string piece;  // as in the vocabulary
  std::size_t count = 0;
};

/// Most frequent first; a fixed order where counts are equal.
void sort(std::vector<Scored>& pieces) {
  std::ranges::sort(pieces, [](const Scored& a, const Scored& b) {
    return a.count != b.count ? a.count > b.count : a.piece < b.piece;
  });
}

bool ends_sentence(std::string_view word) {
  constexpr std::string_view kEnds = ".!?:\"«";
  return kEnds.find(word) != std::string_view::npos || word == "»" || word == "…";
}

Words count_words(std::span<const std::string> texts) {
  Words words;
  for (const std::string& text : texts) {
    const FoldedText folded = fold_text(text);
    bool begins = true;
    for (const auto& [begin, end] : folded.words) {
      const std::string word = folded.text.substr(begin, end - begin);
      WordCount& entry = words[word];
      ++entry.count;
      if (!begins) {
        ++entry.inside;
        const std::size_t from = folded.origin[begin];
        std::string as_is = text.substr(from, folded.origin[end] - from);
        // Typography alone (’ for ') is no other spelling.
        if (as_is.size() == word.size() && as_is != word) ++entry.spelled[std::move(as_is)];
      }
      begins = ends_sentence(word);
    }
  }
  return words;
}

/// A word as a row of pieces, the first without a mark before it.
struct Cut {
  std::vector<std::string> pieces;
  std::size_t count = 0;
};

Cut letters(const std::string& word, std::size_t count) {
  Cut cut{.pieces = {}, .count = count};
  for (std::size_t at = 0; at < word.size();) {
    const std::size_t bytes = decode_utf8(word, at).bytes;
    cut.pieces.push_back((at > 0 ? std::string(Tokenizer::kInside) : "") + word.substr(at, bytes));
    at += bytes;
  }
  return cut;
}

using Pair = std::pair<std::string, std::string>;

std::string joined(const Pair& pair) {
  return pair.first + pair.second.substr(Tokenizer::kInside.size());
}

void merge(const Pair& pair, Cut& cut) {
  std::vector<std::string>& pieces = cut.pieces;
  std::size_t to = 0;
  for (std::size_t i = 0; i < pieces.size(); ++i, ++to) {
    const bool is_pair =
        i + 1 < pieces.size() && pieces[i] == pair.first && pieces[i + 1] == pair.second;
    std::string piece = is_pair ? joined(pair) : std::move(pieces[i]);
    if (is_pair) ++i;
    pieces[to] = std::move(piece);
  }
  pieces.resize(to);
}

/// `count` pieces that byte pair encoding finds in the words.
std::vector<Scored> fragments(std::vector<Cut> words, std::size_t count) {
  std::vector<Scored> found;
  while (found.size() < count) {
    std::map<Pair, std::size_t> pairs;
    for (const Cut& word : words)
      for (std::size_t i = 0; i + 1 < word.pieces.size(); ++i)
        pairs[{word.pieces[i], word.pieces[i + 1]}] += word.count;
    const auto most =
        std::ranges::max_element(pairs, {}, [](const auto& entry) { return entry.second; });
    if (most == pairs.end() || most->second < 2) break;
    found.push_back({.piece = joined(most->first), .count = most->second});
    for (Cut& word : words) merge(most->first, word);
  }
  return found;
}

/// The letters that are frequent enough, as they begin words and as they go on inside, and marks.
std::vector<Scored> alphabet(const Words& words, std::size_t least) {
  std::map<std::string, std::size_t> counts;
  for (const auto& [word, entry] : words)
    for (const std::string& piece : letters(word, entry.count).pieces) counts[piece] += entry.count;
  std::vector<Scored> result;
  for (const auto& [piece, count] : counts)
    if (count >= least) result.push_back({.piece = piece, .count = count});
  return result;
}

}  // namespace

std::vector<std::string> train_vocabulary(std::span<const std::string> texts,
                                          const VocabularyConfig& config) {
  const Words words = count_words(texts);
  std::vector<Scored> pieces = alphabet(words, config.least_letters);
  std::unordered_set<std::string> there;
  for (const Scored& letter : pieces) there.insert(letter.piece);

  std::vector<Scored> by_count;
  for (const auto& [word, entry] : words)
    if (!there.contains(word)) by_count.push_back({.piece = word, .count = entry.count});
  sort(by_count);
  const std::size_t left = config.size - std::min(config.size, pieces.size());
  const auto n_fragments =
      static_cast<std::size_t>(config.share_of_fragments * static_cast<double>(left));
  const std::size_t n_whole = std::min(left - n_fragments, by_count.size());

  std::vector<Cut> rare;
  for (std::size_t i = 0; i < by_count.size(); ++i) {
    if (i < n_whole)
      there.insert(by_count[i].piece), pieces.push_back(by_count[i]);
    else
      rare.push_back(letters(by_count[i].piece, by_count[i].count));
  }
  for (Scored& fragment : fragments(std::move(rare), n_fragments))
    if (there.insert(fragment.piece).second) pieces.push_back(std::move(fragment));
  sort(pieces);

  std::vector<std::string> result;
  for (const Scored& scored : pieces) {
    const auto word = words.find(scored.piece);
    result.push_back(word == words.end() ? scored.piece : word->second.spelling(scored.piece));
  }
  return result;
}

}  // namespace attn::tool
