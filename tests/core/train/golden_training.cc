#include "tests/core/train/golden_training.h"

#include <algorithm>

#include "tests/core/golden/json.h"
#include "tests/core/golden/safetensors.h"

namespace attn {
namespace {

std::vector<double> flat(const golden::Safetensors& file, const ParamLayout& layout,
                         const std::string& prefix) {
  std::vector<double> buffer(layout.size);
  for (const NamedSlot& tensor : layout.tensors)
    std::ranges::copy(file.values<double>(prefix + tensor.name),
                      tensor.slot.vector(buffer.data()).begin());
  return buffer;
}

std::vector<double> numbers(const golden::Json& array) {
  std::vector<double> values;
  for (const golden::Json& item : array.items()) values.push_back(item.number());
  return values;
}

}  // namespace

GoldenTraining GoldenTraining::load() {
  const std::string path = GOLDEN_DIR "/training_decoder";
  const golden::Json json = golden::Json::load(path + ".json");
  const golden::Safetensors file(path + ".safetensors");
  const golden::Json& config = json["config"];
  const golden::Json& optimizer = config["optimizer"];
  GoldenTraining run;
  run.config = {.kind = ModelKind::kDecoder,
                .n_vocab = config["n_vocab"].size(),
                .n_context = config["n_context"].size(),
                .n_layers = config["n_layers"].size(),
                .n_heads = config["n_heads"].size(),
                .n_kv_heads = config["n_heads"].size(),
                .d_model = config["d_model"].size(),
                .d_ff = config["d_ff"].size()};
  run.adamw = {.beta1 = optimizer["beta1"].number(),
               .beta2 = optimizer["beta2"].number(),
               .eps = optimizer["eps"].number(),
               .weight_decay = optimizer["weight_decay"].number()};
  run.learning_rate = optimizer["lr"].number();
  run.clip_norm = optimizer["clip_norm"].number();
  run.n_steps = config["steps"].size();
  run.n_sequences = config["batch"].size();
  run.tokens = file.values<std::int32_t>("tokens");
  const ParamLayout layout(run.config);
  run.initial = flat(file, layout, "init.");
  run.final = flat(file, layout, "final.");
  run.first_grads = flat(file, layout, "grad0.");
  run.first_logits = file.values<double>("logits0");
  run.losses = numbers(json["loss"]);
  run.grad_norms = numbers(json["grad_norm_before_clip"]);
  return run;
}

std::vector<std::int32_t> GoldenTraining::inputs(std::size_t step, std::size_t sequence) const {
  const auto begin = tokens.begin() + static_cast<std::ptrdiff_t>((step * n_sequences + sequence) *
                                                                  (config.n_context + 1));
  return {begin, begin + static_cast<std::ptrdiff_t>(config.n_context)};
}

std::vector<std::int32_t> GoldenTraining::targets(std::size_t step, std::size_t sequence) const {
  const auto begin = tokens.begin() + static_cast<std::ptrdiff_t>((step * n_sequences + sequence) *
                                                                  (config.n_context + 1));
  return {begin + 1, begin + static_cast<std::ptrdiff_t>(config.n_context + 1)};
}

}  // namespace attn
