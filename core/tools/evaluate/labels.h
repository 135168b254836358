#pragma once

#include <string>
#include <vector>

#include "core/tools/evaluate/alignment.h"
#include "core/tools/evaluate/habits.h"
#include "core/tools/evaluate/syntax.h"

namespace attn::evaluate {

/// What a head is most.
struct Label {
  std::string kind = "mixed";  // a pattern's name, "syntax", "alignment"
  std::string relation;        // of syntax
  bool from_dependent = true;  // of syntax
  double score = 0.0;
  double baseline = 0.0;

  /// The share of what the baseline leaves to win.
  double gain() const { return baseline >= 1.0 ? 0.0 : (score - baseline) / (1.0 - baseline); }
};

/// What labels are drawn from.
struct Findings {
  const std::vector<HeadId>& heads;
  const std::vector<Habit>& habits;
  const std::vector<Habit>& untrained;
  const std::vector<RelationResult>& syntax;
  const AlignmentResult* alignment = nullptr;  // of a translator
};

/// The label with the greatest gain for each head. The baseline of a pattern is the mean over the
/// heads of that place in the untrained model, or the best fixed offset where that is more; of a
/// relation the best fixed offset; of the alignment the diagonal. Below a gain of kClear: mixed.
inline constexpr double kClear = 0.25;
std::vector<Label> labels(const Findings& findings);

/// The mean of a habit over the heads of a place.
double mean_over(const std::vector<HeadId>& heads, const Habit& habit, Place place);

}  // namespace attn::evaluate
