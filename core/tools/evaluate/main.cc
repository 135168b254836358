// attention-evaluate --NAME VALUE …: judges a trained language model (README.md).
#include <algorithm>
#include <cstdio>
#include <iterator>
#include <string>
#include <vector>

#include "core/tools/evaluate/evaluation.h"
#include "core/tools/train/corpus.h"
#include "core/tools/train/options.h"
#include "core/tools/train/run.h"
#include "core/tools/train/texts.h"

namespace attn::evaluate {
namespace {

/// The text of a file that may be left out.
std::string read_text(const std::string& path) {
  if (path.empty()) return {};
  const std::vector<std::uint8_t> bytes = tool::read_file(path);
  return {bytes.begin(), bytes.end()};
}

void judge(tool::Options& options) {
  const std::string model_path = options.text("model");
  const std::string out = options.text("out");
  Material material;
  for (tool::NamedText& text : tool::read_named_texts(options.all("texts")))
    material.texts.push_back({text.name, std::move(text.lines)});
  material.trees = read_treebank(read_text(options.text("treebank", "")));
  material.pronouns = read_pronouns(read_text(options.text("pronouns", "")));
  material.alignments = read_alignments(read_text(options.text("alignments", "")));
  for (const std::string& path : options.all("frequent"))
    std::ranges::move(tool::read_lines(path), std::back_inserter(material.frequent));
  options.done();
  const LanguageModel model = read_language_model(tool::read_file(model_path));
  const std::string json = to_json(model, evaluate(model, material));
  tool::write_file(out, std::vector<std::uint8_t>(json.begin(), json.end()));
}

}  // namespace
}  // namespace attn::evaluate

int main(int argc, char** argv) {
  try {
    attn::tool::Options options(argc - 1, argv + 1);
    attn::evaluate::judge(options);
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "attention-evaluate: %s\n", error.what());
    return 1;
  }
}
