#pragma once

#include "core/model/transformer.h"
#include "core/playground/model_scene.h"

namespace attn {

/// The attention of a model as the scene wants it; the scene must outlive it.
class ModelAttention {
 public:
  explicit ModelAttention(const ModelScene& scene) : scene_(scene) {}

  /// For Transformer's forward: scores are kept, and attention is computed here. To the bit the
  /// model's own where the scene changes nothing.
  ForwardOptions options() const;

  /// The softmax of a head.
  SoftmaxConfig softmax(const HeadPlace& at) const;
  /// Whether a head attends with queries as keys, or keys as values.
  bool key_is_query(const HeadPlace& at) const;
  bool value_is_key(const HeadPlace& at) const;

 private:
  bool acts_on(const HeadPlace& at) const;
  void attend(const HeadPlace& at, const AttentionInputs& inputs, const AttentionConfig& config,
              const DenseResult& result, Arena& scratch) const;
  AttentionInputs changed(const HeadPlace& at, AttentionInputs inputs) const;
  AttentionConfig changed(const HeadPlace& at, AttentionConfig config,
                          const AttentionInputs& inputs, Arena& scratch) const;

  const ModelScene& scene_;
};

ModelPlace place_of(const AttentionPlace& place);

}  // namespace attn
