#include "core/tools/train/commands.h"
#include "core/tools/train/texts.h"

namespace attn::tool {
namespace {

void print_losses(const char* name, const LanguageModel& model, std::vector<float> params,
                  const std::vector<HeldOut>& held_out) {
  Trainer trainer(model.config(), {}, std::move(params));
  std::printf("%s:", name);
  for (const HeldOut& text : held_out)
    std::printf("  %s %.4f", text.name.c_str(), evaluate(trainer, text));
  std::printf("\n");
}

}  // namespace

void export_model(Options& options) {
  const TrainingState state = read_training_state(read_file(options.text("state")));
  const std::string to = options.text("to");
  const CheckpointPrecision precision{
      .embeddings = static_cast<unsigned>(options.whole("embedding-bits", 6)),
      .projections = static_cast<unsigned>(options.whole("projection-bits", 6))};
  const std::vector<NamedText> valid = read_named_texts(options.all("valid"));
  options.done();

  const LanguageModel& model = state.model;
  const bool translates = model.config().kind == ModelKind::kEncoderDecoder;
  const std::vector<HeldOut> held_out =
      translates ? translator_held_out(valid, model.source_tokenizer(), model.tokenizer(),
                                       model.config().n_context)
                 : writer_held_out(valid, model.tokenizer(), model.config().n_context);
  print_losses("float32", model, model.params(), held_out);
  for (unsigned bits = kMostBits; bits >= kFewestBits; --bits)
    print_losses(
        (std::to_string(bits) + " bits").c_str(), model,
        quantised(model.config(), model.params(), {.embeddings = bits, .projections = bits}),
        held_out);
  print_losses("as written", model, quantised(model.config(), model.params(), precision), held_out);
  const std::vector<std::uint8_t> file = write_language_model(model, precision);
  write_file(to, file);
  std::printf("%s: %zu bytes, after step %zu\n", to.c_str(), file.size(), state.optimizer.steps);
}

}  // namespace attn::tool
