#include "core/base/error.h"
#include "core/tools/train/arguments.h"
#include "core/tools/train/commands.h"
#include "core/tools/train/texts.h"
#include "core/tools/train/translator_task.h"
#include "core/tools/train/vocabulary.h"

namespace attn::tool {
namespace {

/// Column 0 or 1 of the lines.
std::vector<std::string> column(const std::vector<std::string>& lines, std::size_t index) {
  std::vector<std::string> texts;
  for (const std::string& line : lines) {
    const std::size_t tab = line.find('\t');
    require(tab != std::string::npos, "invalid pair: " + line + " (must have a tab)");
    texts.push_back(index == 0 ? line.substr(0, tab)
                               : line.substr(tab + 1, line.find('\t', tab + 1) - tab - 1));
  }
  return texts;
}

}  // namespace

void train_translator(Options& options) {
  const std::vector<NamedText> texts = read_named_texts(options.all("text"));
  require(texts.size() == 1, "invalid --text: a translator takes one");
  const std::vector<NamedText> valid = read_named_texts(options.all("valid"));
  const VocabularyConfig source_vocabulary{.size = options.whole("source-pieces", 2000)};
  const VocabularyConfig vocabulary{.size = options.whole("pieces", 2600)};
  const std::size_t n_tokens = options.whole("tokens", 2048);
  TransformerConfig config = model_arguments(options);
  config.kind = ModelKind::kEncoderDecoder;
  const RunConfig run_config = run_arguments(options);
  ModelCard card = card_arguments(options, "translator");
  options.done();

  const std::vector<std::string>& lines = texts[0].lines;
  Tokenizer source(train_vocabulary(column(lines, 0), source_vocabulary));
  Tokenizer target(train_vocabulary(column(lines, 1), vocabulary));
  config.n_source_vocab = source.size();
  config.n_vocab = target.size();
  std::vector<TokenPair> pairs = token_pairs(lines, source, target, config.n_context);
  std::printf("%zu of %zu pairs fit\n", pairs.size(), lines.size());
  const std::vector<HeldOut> held_out =
      translator_held_out(valid, source, target, config.n_context);
  const LanguageModel untrained(std::move(card),
                                {.target = std::move(target), .source = std::move(source)}, config,
                                initial_params(config, run_config.trainer.seed));
  std::printf("%zu params, %zu and %zu pieces\n", untrained.params().size(), config.n_source_vocab,
              config.n_vocab);
  run(run_config, untrained, TranslatorTask(std::move(pairs), n_tokens), held_out);
}

}  // namespace attn::tool
