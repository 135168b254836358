#include "core/tools/train/texts.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/tools/train/options.h"
#include "core/tools/train/translator_task.h"
#include "core/tools/train/writer_task.h"

namespace attn::tool {
namespace {

NamedText read_named_text(const std::string& argument) {
  const std::size_t name_end = argument.find('=');
  require(name_end != std::string::npos,
          "invalid text: " + argument + " (must be NAME=FILE or NAME=FILE=SHARE)");
  const std::size_t file_end = std::min(argument.find('=', name_end + 1), argument.size());
  NamedText text{.name = argument.substr(0, name_end),
                 .lines = read_lines(argument.substr(name_end + 1, file_end - name_end - 1))};
  if (file_end < argument.size())
    text.share = parse_number("share of " + text.name, argument.substr(file_end + 1));
  return text;
}

}  // namespace

std::vector<NamedText> read_named_texts(const std::vector<std::string>& arguments) {
  std::vector<NamedText> texts;
  texts.reserve(arguments.size());
  for (const std::string& argument : arguments) texts.push_back(read_named_text(argument));
  return texts;
}

std::vector<HeldOut> writer_held_out(const std::vector<NamedText>& texts,
                                     const Tokenizer& tokenizer, std::size_t n_context) {
  constexpr std::size_t kSequences = 256;
  std::vector<HeldOut> held_out;
  for (const NamedText& text : texts) {
    const Corpus corpus(text.lines, tokenizer);
    held_out.push_back(
        {.name = text.name, .batches = {validation_batch(corpus, n_context, kSequences)}});
  }
  return held_out;
}

std::vector<HeldOut> translator_held_out(const std::vector<NamedText>& texts,
                                         const Tokenizer& source, const Tokenizer& target,
                                         std::size_t n_context) {
  constexpr std::size_t kPairs = 1024;
  std::vector<HeldOut> held_out;
  for (const NamedText& text : texts) {
    const std::vector<TokenPair> pairs = token_pairs(text.lines, source, target, n_context);
    std::vector<const TokenPair*> some;
    for (const TokenPair& pair : pairs)
      if (some.size() < kPairs) some.push_back(&pair);
    held_out.push_back({.name = text.name, .batches = {batch_of(some)}});
  }
  return held_out;
}

}  // namespace attn::tool
