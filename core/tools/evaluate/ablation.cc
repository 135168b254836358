#include "core/tools/evaluate/ablation.h"

#include "core/attention/dense.h"

namespace attn::evaluate {
namespace {

using Vector = std::vector<double>;

/// The mean output of each head, (d_k).
std::vector<Vector> mean_outputs(const Transformer& model, const std::vector<Example>& examples) {
  std::vector<Vector> sums(heads_of(model.config()).size(), Vector(model.config().d_k()));
  std::vector<std::size_t> counts(sums.size());
  Arena arena;
  for (const Example& example : examples) {
    arena.reset();
    const std::vector<ConstMatrix> outputs = head_outputs(run(model, example, arena));
    for (std::size_t h = 0; h < outputs.size(); ++h) {
      counts[h] += outputs[h].rows;
      for (std::size_t i = 0; i < outputs[h].rows; ++i)
        for (std::size_t d = 0; d < sums[h].size(); ++d) sums[h][d] += outputs[h](i, d);
    }
  }
  for (std::size_t h = 0; h < sums.size(); ++h)
    for (double& x : sums[h]) x /= static_cast<double>(counts[h]);
  return sums;
}

bool is_at(const HeadId& id, const AttentionPlace& at) {
  const Place place = at.cross ? Place::kCross : (at.in_encoder ? Place::kEncoder : Place::kSelf);
  return id.place == place && id.layer == at.layer;
}

/// A pass in which one head says the same everywhere.
ForwardOptions replaced(const HeadId& id, const Vector& output) {
  ForwardOptions options;
  options.attend = [id, &output](const AttentionPlace& place, const AttentionInputs& inputs,
                                 const AttentionConfig& config, const DenseResult& result,
                                 Arena& scratch) {
    dense_attention(inputs, config, result, scratch);
    if (!is_at(id, place)) return;
    const Matrix head = result.output.head(id.head);
    for (std::size_t i = 0; i < head.rows; ++i)
      for (std::size_t d = 0; d < head.cols; ++d) head(i, d) = static_cast<float>(output[d]);
  };
  return options;
}

}  // namespace

Ablation ablate(const Transformer& model, const std::vector<Example>& examples) {
  const std::vector<HeadId> heads = heads_of(model.config());
  const std::vector<Vector> means = mean_outputs(model, examples);
  Ablation result{.whole = loss(model, examples), .without = {}};
  for (std::size_t h = 0; h < heads.size(); ++h)
    result.without.push_back(loss(model, examples, replaced(heads[h], means[h])));
  return result;
}

}  // namespace attn::evaluate
