#include "core/experiments/lab.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/error.h"
#include "core/ops/loss.h"

namespace attn {
namespace {

constexpr std::size_t kTestSequences = 64;
constexpr std::uint64_t kTestSeed = 0x7e57;

TransformerConfig model_of(const LabConfig& config) {
  const LabShape shape = lab_shape(config.task);
  TransformerConfig model{.n_vocab = shape.n_vocab,
                          .n_source_vocab = shape.n_source_vocab,
                          .n_context = std::max(shape.n, shape.n_source),
                          .n_layers = config.n_layers,
                          .n_heads = config.n_heads,
                          .n_kv_heads = config.n_heads,
                          .d_model = config.d_model,
                          .d_ff = config.d_ff,
                          .tied_embeddings = false,
                          .biases = false};
  if (shape.n_source > 0)
    model.kind = ModelKind::kEncoderDecoder;
  else if (config.leaks)
    model.kind = ModelKind::kEncoder;
  // Two matrices of d_ff rows or columns make up for one of d_model.
  const std::size_t saved = (config.key_is_query ? 1U : 0U) + (config.value_is_key ? 1U : 0U);
  if (config.equal_params) model.d_ff += saved * config.d_model / 2;
  return model;
}

float root_d_k(const TransformerConfig& model) {
  return std::sqrt(static_cast<float>(model.d_k()));
}

void switch_off(Tensor output, std::size_t first) {
  for (std::size_t head = first; head < output.heads; ++head)
    for (std::size_t i = 0; i < output.rows; ++i)
      std::fill_n(output.head(head).row(i), output.cols, 0.0F);
}

std::int32_t first_choice(ConstMatrix logits, std::size_t row) {
  const float* begin = logits.row(row);
  return static_cast<std::int32_t>(std::max_element(begin, begin + logits.cols) - begin);
}

TrainingBatch one_of(const TrainingBatch& all, std::size_t sequence) {
  const auto part = [&](const auto& values, std::size_t n) {
    if (values.empty()) return values;
    const auto begin = values.begin() + static_cast<std::ptrdiff_t>(sequence * n);
    return std::decay_t<decltype(values)>(begin, begin + static_cast<std::ptrdiff_t>(n));
  };
  return {.n_sequences = 1,
          .n = all.n,
          .tokens = part(all.tokens, all.n),
          .targets = part(all.targets, all.n),
          .n_source = all.n_source,
          .source = part(all.source, all.n_source),
          .source_padding = part(all.source_padding, all.n_source)};
}

/// Each sequence gets the source of the next, the last one that of the first.
void swap_sources(TrainingBatch& batch) {
  const auto n = static_cast<std::ptrdiff_t>(batch.n_source);
  std::rotate(batch.source.begin(), batch.source.begin() + n, batch.source.end());
  std::rotate(batch.source_padding.begin(), batch.source_padding.begin() + n,
              batch.source_padding.end());
}

}  // namespace

void validate(const LabConfig& config) {
  validate(config.task);
  require_within("d_model", config.d_model, /*least=*/8, /*most=*/128);
  require_within("layers", config.n_layers, /*least=*/1, /*most=*/4);
  require_within("d_ff", config.d_ff, /*least=*/8, /*most=*/512);
  require_within("sequences", config.n_sequences, /*least=*/1, /*most=*/128);
  validate_learning_rate(config.learning_rate);
  validate(model_of(config));
}

Lab::Lab(const LabConfig& config)
    : config_((validate(config), config)),
      params_(initial_params(model_of(config), config.seed)),
      model_(model_of(config), params_),
      descent_(params_, config.learning_rate) {
  find_ties();
  begin();
  Random random(config_.seed + kTestSeed);
  fill(config_.task, LabSplit::kHeldOut, kTestSequences, random, test_);
  descent_.keep();
}

void Lab::tie_attention(const AttentionSlots& slots) {
  std::vector<Slot> alike;
  if (config_.key_is_query) alike = {slots.w_q, slots.w_k};
  if (config_.value_is_key) {
    if (alike.empty()) alike.push_back(slots.w_k);
    alike.push_back(slots.w_v);
  }
  if (!alike.empty()) ties_.push_back({.slots = alike, .rows = slots.w_k.rows});
  // The mean of the heads through one block of W_O is all of them through alike blocks.
  if (config_.average_heads) ties_.push_back({.slots = {slots.w_o}, .rows = model_.config().d_k()});
  if (!config_.output_projection) frozen_.push_back(slots.w_o);
  if (!config_.scaled) queries_.push_back(slots.w_q);
}

void Lab::find_ties() {
  const ParamLayout& layout = model_.layout();
  for (const StackSlots* stack : {&layout.encoder, &layout.decoder})
    for (const LayerSlots& layer : stack->layers) {
      tie_attention(layer.self);
      if (layer.cross.w_q.size() > 0) tie_attention(layer.cross);
    }
}

void Lab::begin() {
  for (const Tie& tie : ties_) {
    const float* first = params_.data() + tie.slots[0].offset;
    for (const Slot& slot : tie.slots)
      for (std::size_t i = 0; i < slot.size(); ++i)
        params_[slot.offset + i] = first[i % tie.size()];
  }
  for (const Slot& slot : queries_)
    for (float& param : slot.vector(params_.data())) param *= root_d_k(model_.config());
  for (const Slot& slot : frozen_) {  // the identity
    const Matrix matrix = slot.matrix(params_.data());
    for (std::size_t i = 0; i < matrix.rows; ++i)
      for (std::size_t j = 0; j < matrix.cols; ++j) matrix(i, j) = i == j ? 1.0F : 0.0F;
  }
}

/// The gradient of a tied param is the sum of those of its copies: given to each, they stay alike.
void Lab::change(std::span<float> grads) const {
  for (const Slot& slot : queries_)
    for (float& grad : slot.vector(grads.data())) grad *= root_d_k(model_.config());
  for (const Tie& tie : ties_) {
    const std::size_t size = tie.size();
    std::vector<float> sum(size, 0.0F);
    for (const Slot& slot : tie.slots)
      for (std::size_t i = 0; i < slot.size(); ++i) sum[i % size] += grads[slot.offset + i];
    for (const Slot& slot : tie.slots)
      for (std::size_t i = 0; i < slot.size(); ++i) grads[slot.offset + i] = sum[i % size];
  }
  for (const Slot& slot : frozen_) std::ranges::fill(slot.vector(grads.data()), 0.0F);
}

void Lab::go_back(double learning_rate) { descent_.go_back(learning_rate); }

/// A step of AdamW; it sees the W_Q of the formula, of which √d_k as much is kept.
LabStep Lab::apply(double loss) {
  std::vector<float> before;
  if (!queries_.empty()) before = params_;
  const double guessing = std::log(static_cast<double>(model_.config().n_vocab));
  const LabStep report = descent_.step(loss, guessing, grads_);
  if (report.diverged) return report;
  for (const Slot& slot : queries_)
    for (std::size_t i = slot.offset; i < slot.offset + slot.size(); ++i)
      params_[i] = before[i] + root_d_k(model_.config()) * (params_[i] - before[i]);
  descent_.keep();
  return report;
}

LabStep Lab::step() {
  // Each step draws from a stream of its own, the same for all that is compared.
  Random seeds(config_.seed);
  Random random(seeds.bits() + n_steps());
  fill(config_.task, LabSplit::kTrain, config_.n_sequences, random, batch_);
  const auto n_targets = static_cast<double>(batch_.n_targets());
  arena_.reset();
  const TransformerPass pass = model_.forward(batch_.view(0, batch_.n_sequences), arena_);
  const double loss = cross_entropy(pass.logits, batch_.targets,
                                    {.grad_scale = static_cast<float>(1 / n_targets)}) /
                      n_targets;
  grads_.assign(params_.size(), 0.0F);
  model_.backward(pass, pass.logits, grads_, arena_);
  change(grads_);
  return apply(loss);
}

TransformerPass Lab::run(const TrainingBatch& batch, const LabTest& test) {
  arena_.reset();
  const std::size_t on = config_.n_layers * config_.n_heads -
                         std::min(test.n_heads_off, config_.n_layers * config_.n_heads);
  const ForwardOptions options{
      .attend = [&](const AttentionPlace& place, const AttentionInputs& inputs,
                    const AttentionConfig& config, const DenseResult& result, Arena& scratch) {
        AttentionConfig rules = config;
        if (test.hides_future && !place.cross && model_.config().kind != ModelKind::kEncoderDecoder)
          rules.mask.kind = MaskKind::kCausal;
        dense_attention(inputs, rules, result, scratch);
        const std::size_t before = place.layer * config_.n_heads;
        switch_off(result.output, on > before ? std::min(on - before, config_.n_heads) : 0);
      }};
  return model_.forward(batch.view(0, batch.n_sequences), arena_, options);
}

LabScore Lab::evaluate(const LabTest& test) {
  TrainingBatch batch = test_;
  if (test.swaps_sources) swap_sources(batch);
  const TransformerPass pass = run(batch, test);
  std::size_t right = 0, exact = 0;
  for (std::size_t s = 0; s < batch.n_sequences; ++s) {
    bool all = true;
    for (std::size_t row = s * batch.n; row < (s + 1) * batch.n; ++row) {
      if (batch.targets[row] == kNoTarget) continue;
      const bool is_right = first_choice(pass.logits, row) == batch.targets[row];
      right += is_right ? 1 : 0;
      all = all && is_right;
    }
    exact += all ? 1 : 0;
  }
  const auto n_targets = static_cast<double>(batch.n_targets());
  return {.loss = cross_entropy(pass.logits, batch.targets, {}) / n_targets,
          .accuracy = static_cast<double>(right) / n_targets,
          .exact = static_cast<double>(exact) / static_cast<double>(batch.n_sequences)};
}

LabProbe Lab::probe(const LabTest& test) {
  TrainingBatch batch = test_;
  if (test.swaps_sources) swap_sources(batch);
  batch = one_of(batch, /*sequence=*/0);
  const TransformerPass pass = run(batch, test);
  LabProbe probe;
  for (const std::int32_t token : batch.tokens)
    probe.rows.push_back(token_name(config_.task, token));
  const bool crosses = model_.config().kind == ModelKind::kEncoderDecoder;
  std::size_t n_cols = batch.n;
  if (crosses) {
    n_cols = static_cast<std::size_t>(std::ranges::count(batch.source_padding, 0));
    for (std::size_t i = 0; i < n_cols; ++i)
      probe.cols.push_back(source_name(config_.task, batch.source[i]));
  } else {
    probe.cols = probe.rows;
  }
  const StackPass& stack = model_.config().has_decoder() ? pass.decoder : pass.encoder;
  const LayerPass& layer = stack.layers.back();
  const Tensor& weights = crosses ? layer.cross.weights : layer.self.weights;
  const auto n_heads = static_cast<float>(weights.heads);
  for (std::size_t i = 0; i < batch.n; ++i) {
    for (std::size_t j = 0; j < n_cols; ++j) {
      float sum = 0;
      for (std::size_t head = 0; head < weights.heads; ++head) sum += weights.head(head)(i, j);
      probe.weights.push_back(sum / n_heads);
    }
    if (batch.targets[i] == kNoTarget) continue;
    // What stands for a value of a pair is a number, not the pair with that token.
    const auto name = [&](std::int32_t token) {
      const bool is_value =
          config_.task.task == LabTask::kRecall || config_.task.task == LabTask::kTwo;
      return is_value ? std::to_string(token) : token_name(config_.task, token);
    };
    probe.target += name(batch.targets[i]);
    probe.answer += name(first_choice(pass.logits, i));
  }
  return probe;
}

std::size_t Lab::n_params() const {
  std::size_t n = params_.size();
  for (const Tie& tie : ties_) {
    std::size_t all = 0;
    for (const Slot& slot : tie.slots) all += slot.size();
    n -= all - tie.size();
  }
  for (const Slot& slot : frozen_) n -= slot.size();
  return n;
}

}  // namespace attn
