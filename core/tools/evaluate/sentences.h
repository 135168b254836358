#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/tools/evaluate/labels.h"

namespace attn::evaluate {

/// For each head the places in `candidates` of the examples on which it is most what its label
/// says, best first. For syntax, alignment and mixed heads, where single sentences have no gold:
/// on which its strongest links (not to the first token, not to the query itself) are strongest.
std::vector<std::vector<std::size_t>> find_sentences(const Transformer& transformer,
                                                     const std::vector<Label>& labels,
                                                     const std::vector<Example>& candidates,
                                                     std::size_t n_each);

}  // namespace attn::evaluate
