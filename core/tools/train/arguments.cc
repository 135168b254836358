#include "core/tools/train/arguments.h"

#include "core/base/error.h"

namespace attn::tool {
namespace {

PositionKind position(const std::string& name) {
  if (name == "learned") return PositionKind::kLearned;
  require(name == "rope", "invalid --position: " + name + " (must be learned or rope)");
  return PositionKind::kRope;
}

}  // namespace

TransformerConfig model_arguments(Options& options) {
  TransformerConfig config;
  config.n_context = options.whole("context", 64);
  config.n_layers = options.whole("layers", 4);
  config.n_heads = config.n_kv_heads = options.whole("heads", 8);
  config.d_model = options.whole("width", 128);
  config.d_ff = options.whole("hidden", 4 * config.d_model);
  config.position = position(options.text("position", "learned"));
  return config;
}

RunConfig run_arguments(Options& options) {
  RunConfig config{.folder = options.text("out")};
  TrainerConfig& trainer = config.trainer;
  trainer.schedule.steps = options.whole("steps", 20'000);
  trainer.schedule.peak = options.number("rate", 4e-3);
  trainer.schedule.least = options.number("last-rate", trainer.schedule.peak / 20);
  trainer.schedule.warm_up = options.whole("warm-up", 300);
  trainer.adamw.weight_decay = options.number("decay", trainer.adamw.weight_decay);
  trainer.smoothing = static_cast<float>(options.number("smoothing", 0));
  trainer.seed = options.whole("seed", 1);
  trainer.n_threads = options.whole("threads", 1);
  trainer.n_at_a_time = options.whole("at-a-time", trainer.n_at_a_time);
  config.steps_to_print = options.whole("print-every", config.steps_to_print);
  config.steps_to_evaluate = options.whole("evaluate-every", config.steps_to_evaluate);
  config.minutes_to_save = options.number("save-minutes", config.minutes_to_save);
  return config;
}

ModelCard card_arguments(Options& options, const std::string& name) {
  return {.name = name,
          .sources = options.text("sources", "unknown"),
          .licence = options.text("licence", "unknown")};
}

}  // namespace attn::tool
