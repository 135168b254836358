#pragma once

#include "core/model/word_vectors.h"
#include "core/playground/picture.h"
#include "core/playground/workspace.h"

namespace attn {

/// The columns of one head.
template <typename T>
MatrixView<T> head_of(const MatrixView<T>& all, const Scene& scene, std::size_t head) {
  return split_heads(all, scene.n_heads).head(head);
}

/// What scores are multiplied by.
float scale_of(const Scene& scene, const Workspace& work);

/// All that is O(n): params, word vectors, projections, and the bias of each key.
void write_source(const WordVectors& vectors, const Scene& scene, const Workspace& work,
                  Arena& scratch);

/// The views of the chosen head.
Picture picture_of(const Scene& scene, const Workspace& work);

}  // namespace attn
