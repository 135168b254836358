#include <deque>
#include <filesystem>

#include "core/base/error.h"
#include "core/tools/train/arguments.h"
#include "core/tools/train/commands.h"
#include "core/tools/train/texts.h"
#include "core/tools/train/vocabulary.h"
#include "core/tools/train/writer_task.h"

namespace attn::tool {
namespace {

/// The pieces of the run that the folder keeps, so that it can go on with other texts, or new ones.
std::vector<std::string> pieces_of(const std::string& folder, const std::vector<NamedText>& texts,
                                   const VocabularyConfig& config) {
  const std::string path = folder + "/state.bin";
  if (std::filesystem::exists(path)) {
    const TrainingState state = read_training_state(read_file(path));
    const std::span<const std::string> pieces = state.model.tokenizer().pieces();
    return {pieces.begin(), pieces.end()};
  }
  std::vector<std::string> all;
  for (const NamedText& text : texts) all.insert(all.end(), text.lines.begin(), text.lines.end());
  return train_vocabulary(all, config);
}

}  // namespace

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

  Tokenizer tokenizer(pieces_of(run_config.folder, texts, vocabulary));
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
