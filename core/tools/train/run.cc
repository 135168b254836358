#include "core/tools/train/run.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <optional>

#include "core/base/error.h"

namespace attn::tool {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Where a run begins: the untrained model, or what the folder keeps.
struct Start {
  std::vector<float> params;
  std::optional<AdamWState> optimizer{};
};

Start find_start(const std::string& folder, const LanguageModel& untrained) {
  const std::string path = folder + "/state.bin";
  if (!std::filesystem::exists(path)) return {.params = untrained.params()};
  TrainingState state = read_training_state(read_file(path));
  require(state.model.config() == untrained.config() &&
              std::ranges::equal(state.model.tokenizer().pieces(), untrained.tokenizer().pieces()),
          "invalid folder: " + path + " is of another model");
  std::printf("goes on after step %zu\n", state.optimizer.steps);
  return {.params = state.model.params(), .optimizer = std::move(state.optimizer)};
}

void save(const std::string& folder, const LanguageModel& untrained, const Trainer& trainer) {
  const LanguageModel model(untrained.card(), copy_vocabularies(untrained), untrained.config(),
                            trainer.params());
  write_file(folder + "/state.bin", write_training_state(model, trainer.optimizer().state()));
}

/// Tokens and loss since the last line of print.
struct Progress {
  Clock::time_point start = Clock::now();
  std::size_t steps = 0;
  std::size_t tokens = 0;
  double loss = 0;  // Σ over the steps

  void print(const TrainingStep& last, std::size_t all_steps) {
    const double seconds = seconds_since(start);
    const std::size_t done = last.step + 1;
    std::printf("step %zu of %zu  loss %.4f  norm %.2f  rate %.2e  %.0f tokens/s  %.0f min left\n",
                done, all_steps, loss / static_cast<double>(steps), last.grad_norm,
                last.learning_rate, static_cast<double>(tokens) / seconds,
                seconds / static_cast<double>(steps) * static_cast<double>(all_steps - done) / 60);
    std::fflush(stdout);
    *this = {};
  }
};

void print_held_out(Trainer& trainer, const std::vector<HeldOut>& held_out) {
  std::printf("held out:");
  for (const HeldOut& text : held_out)
    std::printf("  %s %.4f", text.name.c_str(), evaluate(trainer, text));
  std::printf("\n");
  std::fflush(stdout);
}

}  // namespace

double evaluate(Trainer& trainer, const HeldOut& held_out) {
  double sum = 0;
  std::size_t n_targets = 0;
  for (const TrainingBatch& batch : held_out.batches) {
    sum += trainer.evaluate(batch) * static_cast<double>(batch.n_targets());
    n_targets += batch.n_targets();
  }
  return sum / static_cast<double>(n_targets);
}

void run(const RunConfig& config, const LanguageModel& untrained, const Task& task,
         const std::vector<HeldOut>& held_out) {
  std::filesystem::create_directories(config.folder);
  Start start = find_start(config.folder, untrained);
  Trainer trainer(untrained.config(), config.trainer, std::move(start.params));
  if (start.optimizer) trainer.restore(std::move(*start.optimizer));
  const std::size_t steps = config.trainer.schedule.steps;
  Clock::time_point saved = Clock::now();
  Progress progress;
  while (trainer.optimizer().steps() < steps) {
    const TrainingStep step = trainer.step(task);
    ++progress.steps;
    progress.tokens += step.n_tokens;
    progress.loss += step.loss;
    const std::size_t done = step.step + 1;
    if (done % config.steps_to_print == 0) progress.print(step, steps);
    if (done % config.steps_to_evaluate == 0 || done == steps) print_held_out(trainer, held_out);
    if (seconds_since(saved) > 60 * config.minutes_to_save || done == steps) {
      save(config.folder, untrained, trainer);
      saved = Clock::now();
    }
  }
}

std::vector<std::uint8_t> read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  require(file.is_open(), "invalid file: " + path + " cannot be read");
  return {std::istreambuf_iterator<char>(file), {}};
}

void write_file(const std::string& path, std::span<const std::uint8_t> bytes) {
  const std::string part = path + ".part";
  std::ofstream file(part, std::ios::binary);
  file.write(reinterpret_cast<const char*>(bytes.data()),
             static_cast<std::streamsize>(bytes.size()));
  file.close();
  require(file.good(), "invalid file: " + part + " cannot be written");
  std::filesystem::rename(part, path);
}

LanguageModel::Vocabularies copy_vocabularies(const LanguageModel& model) {
  const auto copy = [](const Tokenizer& tokenizer) {
    return Tokenizer({tokenizer.pieces().begin(), tokenizer.pieces().end()});
  };
  LanguageModel::Vocabularies vocabularies{.target = copy(model.tokenizer()),
                                           .source = std::nullopt};
  if (model.config().n_source_vocab > 0)
    vocabularies.source.emplace(copy(model.source_tokenizer()));
  return vocabularies;
}

}  // namespace attn::tool
