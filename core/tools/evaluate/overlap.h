#pragma once

#include <string>
#include <vector>

namespace attn::evaluate {

/// A translation, and one or more that people wrote.
struct Translation {
  std::string hypothesis;
  std::vector<std::string> references;
};

/// BLEU of a whole test set (Papineni et al. 2002, ACL, section 2.3), n-grams up to 4, the closest
/// length of the references, 0 to 100. Words are those of fold_text: case does not count,
/// punctuation does.
double bleu(const std::vector<Translation>& translations);

/// chrF2 of a whole test set (Popović 2015, WMT, section 2), n-grams of 1 to 6 characters, spaces
/// left out, beta 2, of each sentence against its best reference, 0 to 100. Case does not count.
double chrf(const std::vector<Translation>& translations);

}  // namespace attn::evaluate
