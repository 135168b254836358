#pragma once

#include <string>
#include <vector>

#include "core/tools/evaluate/example.h"
#include "core/tools/evaluate/heads.h"
#include "core/tools/evaluate/links.h"
#include "core/tools/evaluate/treebank.h"

namespace attn::evaluate {

/// One relation, looked at from one end.
struct RelationResult {
  std::string relation;
  bool from_dependent = true;  // else from the head to its dependents
  Halves heads;                // guessers: heads_of
  Halves offsets;              // guessers: the word at a distance, farthest first

  std::size_t cases() const { return heads.cases(); }
};

/// For each relation and end of it with at least `fewest` cases: how often the strongest link of a
/// head, and the word at each fixed offset, is the gold one. A case is a word that has at least one
/// gold partner among the words that it can see; in a decoder only those before it. The trees are
/// halved by turns. Trees that are longer than the context are left out. The heads are those of the
/// stack that reads the source, or of a decoder alone; others have no hits.
std::vector<RelationResult> judge_syntax(const LanguageModel& model, const Transformer& transformer,
                                         const std::vector<Tree>& trees, std::size_t fewest);

}  // namespace attn::evaluate
