#pragma once

#include <vector>

#include "core/tools/evaluate/example.h"
#include "core/tools/evaluate/heads.h"

namespace attn::evaluate {

/// Σ and count as in `loss`, of the whole model and of the model with the output of one head
/// replaced, at every token, by that head's mean over all tokens of the examples (mean ablation:
/// what the head tells of this text is gone, its usual contribution stays).
struct Ablation {
  Loss whole;
  std::vector<Loss> without;  // in the order of heads_of
};
Ablation ablate(const Transformer& model, const std::vector<Example>& examples);

}  // namespace attn::evaluate
