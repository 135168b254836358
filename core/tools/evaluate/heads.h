#pragma once

#include <cstddef>
#include <vector>

#include "core/base/views.h"
#include "core/model/transformer.h"

namespace attn::evaluate {

/// Which attention of a model a head belongs to.
enum class Place { kEncoder, kSelf, kCross };

/// "encoder", "self" (of a decoder), "cross".
const char* name(Place place);

struct HeadId {
  Place place = Place::kSelf;
  std::size_t layer = 0;
  std::size_t head = 0;

  friend bool operator==(const HeadId&, const HeadId&) = default;
};

/// All heads of a model, in the order of head_weights.
std::vector<HeadId> heads_of(const TransformerConfig& config);

/// The weights (n_q, n_kv) of each head in a pass of one sequence.
std::vector<ConstMatrix> head_weights(const TransformerPass& pass);

/// The outputs (n_q, d_k) of each head in a pass of one sequence.
std::vector<ConstMatrix> head_outputs(const TransformerPass& pass);

}  // namespace attn::evaluate
