#include <deque>

#include "core/base/error.h"
#include "core/tools/train/arguments.h"
#include "core/tools/train/commands.h"
#include "core/tools/train/texts.h"
#include "core/tools/train/vocabulary.h"
#include "core/tools/train/writer_task.h"

namespace attn::tool {

void train_writer(Options& options) {
  const std::vector<NamedText> texts = read_named_texts(options.all("text"));
  const std::vector<NamedText> valid = read_named_texts(options.all("valid"));
  const VocabularyConfig vocabulary{.size = options.whole("pieces", 2560)};
  const WriterTaskConfig shape{.n_sequences = options.whole("sequences", 16),
                               .n = options.whole("length", 64),
                               .repeats = options.number("repeats", 0.05)};
  TransformerConfig config = model_arguments(options);
  const RunConfig run_config = run_arguments(options);
  ModelCard card = card_arguments(options, "writer");
  options.done();

  std::vector<std::string> all;
  for (const NamedText& text : texts) all.insert(all.end(), text.lines.begin(), text.lines.end());
  Tokenizer tokenizer(train_vocabulary(all, vocabulary));
  config.n_vocab = tokenizer.size();

  std::deque<Corpus> corpora;
  std::vector<WriterTask::Source> sources;
  for (const NamedText& text : texts) {
    corpora.emplace_back(text.lines, tokenizer);
    sources.push_back({.corpus = &corpora.back(), .share = text.share});
    std::printf("%s: %zu texts, %zu tokens\n", text.name.c_str(), corpora.back().n_texts(),
                corpora.back().tokens().size());
  }
  const std::vector<HeldOut> held_out = writer_held_out(valid, tokenizer, config.n_context);
  const LanguageModel untrained(std::move(card), {.target = std::move(tokenizer), .source = {}},
                                config, initial_params(config, run_config.trainer.seed));
  std::printf("%zu params, %zu pieces\n", untrained.params().size(), config.n_vocab);
  run(run_config, untrained, WriterTask(std::move(sources), config.n_vocab, shape), held_out);
}

}  // namespace attn::tool
