#pragma once

#include <string>
#include <vector>

#include "core/tools/train/run.h"

namespace attn::tool {

/// A text file as an argument names it: "NAME=FILE" or "NAME=FILE=SHARE".
struct NamedText {
  std::string name;
  std::vector<std::string> lines;
  double share = 1;
};
std::vector<NamedText> read_named_texts(const std::vector<std::string>& arguments);

/// Held-out text for each kind of model, always the same.
std::vector<HeldOut> writer_held_out(const std::vector<NamedText>& texts,
                                     const Tokenizer& tokenizer, std::size_t n_context);
std::vector<HeldOut> translator_held_out(const std::vector<NamedText>& texts,
                                         const Tokenizer& source, const Tokenizer& target,
                                         std::size_t n_context);

}  // namespace attn::tool
