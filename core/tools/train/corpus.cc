#include "core/tools/train/corpus.h"

#include <fstream>

#include "core/base/error.h"

namespace attn::tool {
namespace {

bool ends_sentence(std::string_view piece) { return piece == "." || piece == "!" || piece == "?"; }

}  // namespace

Corpus::Corpus(std::span<const std::string> texts, const Tokenizer& tokenizer)
    : n_texts_(texts.size()) {
  for (const std::string& text : texts) {
    places_.push_back({.token = tokens_.size(), .begins_text = true});
    tokens_.push_back(Tokenizer::kBegin);
    bool ended = false;
    for (const Piece& piece : tokenizer.encode(text)) {
      const std::string_view name = tokenizer.piece(piece.id);
      // A quotation mark behind a full stop may close or open: no sentence is taken to begin there.
      if (ended && name != "\"" && !ends_sentence(name))
        places_.push_back({.token = tokens_.size(), .begins_text = false});
      ended = ends_sentence(name);
      tokens_.push_back(piece.id);
    }
    tokens_.push_back(Tokenizer::kEnd);
  }
}

std::vector<std::string> read_lines(const std::string& path) {
  std::ifstream file(path);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);)
    if (!line.empty()) lines.push_back(line);
  require(!lines.empty(), "invalid file: " + path + " (must have text)");
  return lines;
}

}  // namespace attn::tool
