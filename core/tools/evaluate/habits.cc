#include "core/tools/evaluate/habits.h"

#include <algorithm>
#include <array>

#include "core/base/random.h"

namespace attn::evaluate {
namespace {

constexpr std::size_t kFewest = 6;
constexpr std::size_t kMost = 20;
constexpr std::array kPlaces = {Place::kEncoder, Place::kSelf, Place::kCross};

/// One pattern for all heads of a model.
class Judge {
 public:
  Judge(std::vector<HeadId> heads, std::string name)
      : heads_(std::move(heads)), name_(std::move(name)), agreement_(heads_.size()) {}

  void add(const Pattern& pattern, const Example& example,
           const std::vector<ConstMatrix>& weights) {
    for (const Place place : kPlaces) {
      if (place == Place::kCross && !pattern.is_of_keys) continue;
      const Sequence& keys = keys_of(place, example);
      if (keys.ids.empty()) continue;
      const MarkedSequence sequence = marked(keys);
      if (!pattern.is_place && place != Place::kCross)
        offsets_[static_cast<std::size_t>(place)].add(pattern, sequence);
      for (std::size_t h = 0; h < heads_.size(); ++h)
        if (heads_[h].place == place) add_pattern(pattern, sequence, weights[h], agreement_[h]);
    }
  }
  Habit result() const {
    Habit habit{.pattern = name_, .weight = {}, .strongest = {}, .offset = {}};
    for (std::size_t h = 0; h < heads_.size(); ++h) {
      habit.weight.push_back(agreement_[h].weight);
      habit.strongest.push_back(agreement_[h].strongest);
      habit.offset.push_back(offsets_[static_cast<std::size_t>(heads_[h].place)].best());
    }
    return habit;
  }

 private:
  std::vector<HeadId> heads_;
  std::string name_;
  std::vector<Agreement> agreement_;
  std::array<OffsetHits, kPlaces.size()> offsets_;
};

/// A first token and `n` different whole words, twice.
Sequence repeated(const Tokenizer& tokenizer, std::size_t n, Random& random) {
  std::vector<std::int32_t> ids = {Tokenizer::kBegin};
  while (ids.size() <= n) {
    const auto id = static_cast<std::int32_t>(
        Tokenizer::kFirstPiece + random.below(tokenizer.size() - Tokenizer::kFirstPiece));
    if (!tokenizer.is_inside(id) && std::ranges::find(ids, id) == ids.end()) ids.push_back(id);
  }
  for (std::size_t i = 1; i <= n; ++i) ids.push_back(ids[i]);
  return {.text = {}, .ids = ids, .ranges = std::vector<Range>(ids.size())};
}

Habit judge_induction(const LanguageModel& model, const Transformer& transformer,
                      std::size_t n_sequences) {
  Judge judge(heads_of(model.config()), "induction");
  Random random(/*seed=*/1);
  Arena arena;
  const std::size_t most = std::min(kMost, (model.config().n_context - 1) / 2);
  for (std::size_t i = 0; i < n_sequences; ++i) {
    const std::size_t n = kFewest + random.below(most - kFewest + 1);
    Example example{.source = {}, .target = repeated(model.tokenizer(), n, random), .next = {}};
    if (model.config().kind == ModelKind::kEncoderDecoder)
      example.source = repeated(model.source_tokenizer(), n, random);
    arena.reset();
    judge.add(induction_pattern(n), example, head_weights(run(transformer, example, arena)));
  }
  return judge.result();
}

}  // namespace

std::vector<Habit> judge_habits(const LanguageModel& model, const Transformer& transformer,
                                const std::vector<Example>& examples, std::size_t n_random) {
  const std::vector<HeadId> heads = heads_of(model.config());
  std::vector<Judge> judges;
  for (const Pattern& pattern : text_patterns()) judges.emplace_back(heads, pattern.name);
  Arena arena;
  for (const Example& example : examples) {
    arena.reset();
    const std::vector<ConstMatrix> weights = head_weights(run(transformer, example, arena));
    for (std::size_t i = 0; i < judges.size(); ++i)
      judges[i].add(text_patterns()[i], example, weights);
  }
  std::vector<Habit> result = {judge_induction(model, transformer, n_random)};
  for (const Judge& judge : judges) result.push_back(judge.result());
  return result;
}

const Sequence& keys_of(Place place, const Example& example) {
  return place == Place::kSelf ? example.target : example.source;
}

}  // namespace attn::evaluate
