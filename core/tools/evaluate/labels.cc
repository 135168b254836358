#include "core/tools/evaluate/labels.h"

#include <algorithm>

namespace attn::evaluate {
namespace {

void take_better(Label& label, const Label& other) {
  if (other.gain() > label.gain()) label = other;
}

Label best_label(const Findings& findings, std::size_t h) {
  const HeadId& id = findings.heads[h];
  Label best;
  for (std::size_t i = 0; i < findings.habits.size(); ++i) {
    const Habit& habit = findings.habits[i];
    const double untrained = mean_over(findings.heads, findings.untrained[i], id.place);
    take_better(best, {.kind = habit.pattern,
                       .relation = {},
                       .score = habit.weight[h].value(),
                       .baseline = std::max(untrained, habit.offset[h])});
  }
  for (const RelationResult& result : findings.syntax)
    take_better(best, {.kind = "syntax",
                       .relation = result.relation,
                       .from_dependent = result.from_dependent,
                       .score = result.heads.share(h),
                       .baseline = result.offsets.share(result.offsets.best())});
  if (findings.alignment != nullptr)
    take_better(best, {.kind = "alignment",
                       .relation = {},
                       .score = findings.alignment->heads.share(h),
                       .baseline = findings.alignment->diagonal});
  return best.gain() < kClear ? Label{} : best;
}

}  // namespace

std::vector<Label> labels(const Findings& findings) {
  std::vector<Label> result;
  result.reserve(findings.heads.size());
  for (std::size_t h = 0; h < findings.heads.size(); ++h) result.push_back(best_label(findings, h));
  return result;
}

double mean_over(const std::vector<HeadId>& heads, const Habit& habit, Place place) {
  Mean mean;
  for (std::size_t h = 0; h < heads.size(); ++h)
    if (heads[h].place == place) mean.add(habit.weight[h].value());
  return mean.value();
}

}  // namespace attn::evaluate
