#include "core/tools/evaluate/sentences.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace attn::evaluate {
namespace {

constexpr std::size_t kFewestCases = 2;  // queries that show a pattern in one sentence

std::optional<Pattern> pattern_of(const Label& label) {
  if (label.kind.starts_with("induction")) return repetition_pattern();
  const auto found = std::ranges::find(text_patterns(), label.kind, &Pattern::name);
  return found == text_patterns().end() ? std::nullopt : std::optional(*found);
}

/// The mean of the strongest weight of each query but on the first token and on itself.
Mean sharpness(ConstMatrix weights, bool cross) {
  Mean mean;
  for (std::size_t i = 2; i < weights.rows; ++i) {
    double most = 0.0;
    for (std::size_t j = cross ? 0 : 1; j < weights.cols; ++j)
      if (cross || i != j) most = std::max<double>(most, weights(i, j));
    mean.add(most);
  }
  return mean;
}

Mean score(const std::optional<Pattern>& pattern, Place place, const Example& example,
           ConstMatrix weights) {
  if (!pattern) return sharpness(weights, place == Place::kCross);
  Agreement agreement;
  add_pattern(*pattern, marked(keys_of(place, example)), weights, agreement);
  return agreement.weight;
}

}  // namespace

std::vector<std::vector<std::size_t>> find_sentences(const Transformer& transformer,
                                                     const std::vector<Label>& labels,
                                                     const std::vector<Example>& candidates,
                                                     std::size_t n_each) {
  const std::vector<HeadId> heads = heads_of(transformer.config());
  std::vector<std::vector<std::pair<double, std::size_t>>> scores(heads.size());
  Arena arena;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    arena.reset();
    const std::vector<ConstMatrix> weights = head_weights(run(transformer, candidates[i], arena));
    for (std::size_t h = 0; h < heads.size(); ++h) {
      const Mean mean = score(pattern_of(labels[h]), heads[h].place, candidates[i], weights[h]);
      if (mean.count >= kFewestCases) scores[h].emplace_back(-mean.value(), i);
    }
  }
  std::vector<std::vector<std::size_t>> result;
  for (auto& list : scores) {
    std::ranges::sort(list);
    std::vector<std::size_t> best;
    for (std::size_t i = 0; i < std::min(n_each, list.size()); ++i) best.push_back(list[i].second);
    result.push_back(std::move(best));
  }
  return result;
}

}  // namespace attn::evaluate
