#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/base/arena.h"
#include "core/base/views.h"
#include "core/model/word_vectors.h"
#include "core/playground/scene.h"

namespace attn {

/// What is on screen. Every view is valid until the next call of the same Playground that succeeds.
struct Picture {
  std::size_t n_q = 0, n_kv = 0, d_model = 0, d_k = 0, n_heads = 0, head = 0;

  ConstMatrix x, y;               // (n_q | n_kv, d_model)
  ConstMatrix query, key, value;  // of the chosen head: (n, d_k)
  ConstMatrix raw_scores;         // of the chosen head: (n_q, n_kv): QKᵀ
  ConstMatrix scores;             // scaled, biased; -inf where masked
  ConstMatrix weights;            // softmax of each row of scores
  ConstMatrix head_output;        // of the chosen head: (n_q, d_v)
  ConstMatrix output;             // (n_q, d_model): all heads, after W_o if it is on

  /// The params of the chosen head as they were used, edits included. w_v is w_k when V = K; w_o is
  /// of the identity without an output projection.
  ConstMatrix w_q, w_k, w_v;  // (d_model, d_k)
  ConstMatrix w_o;            // (d_k, d_model)

  ConstTensor overview;  // (n_heads, <= 128, <= 128): weights of every head, pooled by maximum
  ConstMatrix row_sums;  // (n_heads, n_q): Σ of a row of weights: 1, or 0 where all is masked
  ConstMatrix entropy;   // (n_heads, n_q), in bits: -Σ w log2 w
  ConstMatrix largest;   // (n_heads, n_q): the largest weight of the row
};

/// The single facade: all state, and every call that the page can make.
class Playground {
 public:
  /// Reads a table of word vectors. Error kDamaged names the field that is wrong; the table that
  /// was there stays.
  void load_word_vectors(std::span<const std::uint8_t> bytes);
  const WordVectors& word_vectors() const { return vectors_; }

  /// How each word gets its vector: see WordVectors::explain.
  std::vector<WordOrigin> explain(const std::vector<std::string>& words) const;

  /// Computes everything. Error kInvalidArgument, kLimit or kOutOfMemory says what is wrong; the
  /// picture that was there stays valid then. Takes 12 bytes for each pair of query and key, 13
  /// when `painted` or `hide_self` is used, whatever the number of heads: 57 MB for 2,000 tokens,
  /// 227 MB for 4,096. The memory stays for the next picture.
  const Picture& show(const Scene& scene);

  std::size_t bytes_reserved() const { return arena_->bytes_reserved(); }

 private:
  void make_room(std::size_t bytes);

  WordVectors vectors_;
  std::unique_ptr<Arena> arena_ = std::make_unique<Arena>();  // holds the picture
  Arena scratch_;
  Picture picture_;
};

}  // namespace attn
