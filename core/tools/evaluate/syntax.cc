#include "core/tools/evaluate/syntax.h"

#include <algorithm>
#include <map>
#include <utility>

namespace attn::evaluate {
namespace {

constexpr std::ptrdiff_t kFarthest = 10;  // words
constexpr std::size_t kOffsets = 2 * kFarthest + 1;

/// A word and those that a relation joins it to.
struct Case {
  std::string relation;
  bool from_dependent;
  std::size_t word;
  std::vector<std::size_t> gold;
};

std::vector<Case> cases_of(const Tree& tree, bool causal) {
  std::map<std::pair<std::string, std::size_t>, std::vector<std::size_t>> dependents;
  std::vector<Case> result;
  for (std::size_t word = 0; word < tree.words.size(); ++word) {
    const TreeWord& it = tree.words[word];
    if (it.head == TreeWord::kRoot || it.head >= tree.words.size()) continue;
    if (!causal || it.head < word)
      result.push_back({it.relation, /*from_dependent=*/true, word, {it.head}});
    if (!causal || word < it.head) dependents[{it.relation, it.head}].push_back(word);
  }
  for (auto& [key, words] : dependents)
    result.push_back({key.first, /*from_dependent=*/false, key.second, std::move(words)});
  return result;
}

bool contains(const std::vector<std::size_t>& list, std::size_t x) {
  return std::find(list.begin(), list.end(), x) != list.end();
}

class Judge {
 public:
  Judge(const LanguageModel& model, const Transformer& transformer)
      : model_(model), transformer_(transformer), heads_(heads_of(transformer.config())) {}

  void add(const Tree& tree, std::size_t half) {
    const bool source = transformer_.config().kind == ModelKind::kEncoderDecoder;
    const Example example = source ? translator_example(model_, tree.text, /*target=*/"")
                                   : writer_example(model_, tree.text);
    if (!fits(model_, example)) return;
    arena_.reset();
    const TransformerPass pass = run(transformer_, example, arena_);
    const std::vector<ConstMatrix> weights = head_weights(pass);
    const Sequence& sequence = source ? example.source : example.target;
    std::vector<WordTokens> words;
    words.reserve(tree.words.size());
    for (const TreeWord& word : tree.words) words.push_back(sequence.within(word.range));
    const bool causal = !transformer_.config().has_encoder();
    for (const Case& it : cases_of(tree, causal)) {
      if (words[it.word].empty()) continue;
      RelationResult& result = result_of(it);
      add_offsets(it, half, result.offsets);
      result.heads.add_case(half);
      for (std::size_t h = 0; h < heads_.size(); ++h) {
        if (heads_[h].place != (causal ? Place::kSelf : Place::kEncoder)) continue;
        if (contains(it.gold, strongest(weights[h], words[it.word].back(), words, it.word)))
          result.heads.add_hit(half, h);
      }
    }
  }

  std::vector<RelationResult> take(std::size_t fewest) {
    std::vector<RelationResult> list;
    for (auto& [key, result] : results_)
      if (result.cases() >= fewest) list.push_back(std::move(result));
    return list;
  }

 private:
  RelationResult& result_of(const Case& it) {
    const auto [found, added] = results_.try_emplace(
        {it.relation, it.from_dependent},
        RelationResult{it.relation, it.from_dependent, Halves(heads_.size()), Halves(kOffsets)});
    return found->second;
  }

  static void add_offsets(const Case& it, std::size_t half, Halves& offsets) {
    offsets.add_case(half);
    for (const std::size_t gold : it.gold) {
      const auto offset = static_cast<std::ptrdiff_t>(gold) - static_cast<std::ptrdiff_t>(it.word);
      if (std::abs(offset) <= kFarthest)
        offsets.add_hit(half, static_cast<std::size_t>(offset + kFarthest));
    }
  }

  const LanguageModel& model_;
  const Transformer& transformer_;
  std::vector<HeadId> heads_;
  std::map<std::pair<std::string, bool>, RelationResult> results_;
  Arena arena_;
};

}  // namespace

std::vector<RelationResult> judge_syntax(const LanguageModel& model, const Transformer& transformer,
                                         const std::vector<Tree>& trees, std::size_t fewest) {
  Judge judge(model, transformer);
  for (std::size_t i = 0; i < trees.size(); ++i) judge.add(trees[i], i % 2);
  return judge.take(fewest);
}

}  // namespace attn::evaluate
