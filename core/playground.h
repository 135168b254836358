#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/attention/config.h"
#include "core/attention/multi_head.h"
#include "core/base/arena.h"
#include "core/model/word_vectors.h"

namespace attn {

/// Where the params W_q, W_k, W_v and W_o of the word-vector source come from.
enum class Projection {
  kIdentity,  // each head compares its own slice of the word vectors: "similarity heads"
  kRandom,    // normal numbers from the seed, variance 1 / d_model: an untrained model
};

enum class Param { kWq, kWk, kWv, kWo };

/// One number of a param that the person has typed over.
struct ParamEdit {
  Param param = Param::kWq;
  std::size_t row = 0;
  std::size_t col = 0;
  float value = 0;
};

/// Everything that the person can change, in one value: the same scene gives the same picture.
struct Scene {
  std::vector<std::string> words;        // one token each; queries come from here
  std::vector<std::string> other_words;  // keys and values come from here when `cross`
  bool cross = false;

  std::size_t n_heads = 4;
  std::size_t head = 0;  // the head whose matrices are kept
  bool scaled = true;    // ÷ √d_k
  bool value_is_key = false;
  bool output_projection = false;  // W_o

  MaskKind mask = MaskKind::kNone;
  std::size_t window = 4;
  bool hide_self = false;             // a token may not attend to itself (ignored when `cross`)
  std::vector<std::uint8_t> painted;  // (n_q, n_kv), 1 = hidden by hand; empty = none
  std::vector<std::uint8_t> padding;  // (n_kv), 1 = padding; empty = none
  bool damp_frequent = false;  // adds a bias to the keys of frequent words: see playground.cc

  bool positions = false;  // adds the sinusoidal position encodings
  Projection projection = Projection::kIdentity;
  std::uint32_t seed = 1;
  std::vector<ParamEdit> edits;
};

/// What is on screen. Every view is valid until the next call of the same Playground.
struct Picture {
  std::size_t n_q = 0, n_kv = 0, d_model = 0, d_k = 0, n_heads = 0, head = 0;

  ConstMatrix x, y;               // (n_q | n_kv, d_model)
  ConstMatrix query, key, value;  // of the chosen head: (n, d_k)
  ConstMatrix raw_scores, scores,
      weights;              // of the chosen head: (n_q, n_kv); QKᵀ; scaled, masked; softmax
  ConstMatrix head_output;  // of the chosen head: (n_q, d_v)
  ConstMatrix output;       // (n_q, d_model): all heads, after W_o if it is on

  ConstTensor overview;  // (n_heads, <= 128, <= 128): weights of every head, pooled by maximum
  ConstMatrix row_sums;  // (n_heads, n_q): Σ of a row of weights: 1, or 0 where all is masked
  ConstMatrix entropy;   // (n_heads, n_q), in bits: -Σ w log2 w
  ConstMatrix largest;   // (n_heads, n_q): the largest weight of the row
};

/// The single facade: all state, and every call that the page can make.
class Playground {
 public:
  static constexpr std::size_t kMostTokens = 4096;

  /// Reads a table of word vectors. Error kDamaged names the field that is wrong; the table that
  /// was there stays.
  void load_word_vectors(std::span<const std::uint8_t> bytes);

  /// How each word gets its vector: see WordVectors::explain.
  std::vector<WordOrigin> explain(const std::vector<std::string>& words) const;

  /// Computes everything. Error kInvalidArgument or kLimit names what is wrong; the picture that
  /// was there stays valid then.
  const Picture& show(const Scene& scene);

  /// The param of the last scene as it was used, edits included: (d_model, d_model).
  ConstMatrix param(Param param) const;

 private:
  WordVectors vectors_;
  Arena arena_;
  Picture picture_;
};

}  // namespace attn
