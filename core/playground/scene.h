#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/attention/config.h"
#include "core/ops/softmax_along.h"

namespace attn {

/// Where the params W_q, W_k, W_v and W_o of the word-vector source come from.
enum class Projection {
  kIdentity,  // each head compares its own slice of the word vectors: "similarity heads"
  kRandom,    // normal numbers from the seed, variance 1 / d_model: an untrained model
};

enum class Param { kWq, kWk, kWv, kWo };

/// One number of a whole param (d_model, d_model) that the person has typed over: element (i, c) of
/// head h is (row i, column h · d_k + c) of W_q, W_k and W_v; element (r, j) is (row h · d_k + r,
/// column j) of W_o.
struct ParamEdit {
  Param param = Param::kWq;
  std::size_t row = 0;
  std::size_t col = 0;
  float value = 0;  // at most ±kLargestEdit, so that no score overflows
};
inline constexpr float kLargestEdit = 1e6F;

/// Everything that the person can change, in one value: the same scene gives the same picture.
struct Scene {
  static constexpr std::size_t kMostWords = 4096;
  static constexpr std::size_t kMostDimensions = 4096;  // what a scene needs fits 32 bits then
  static constexpr float kLeastTemperature = 0.05F;
  static constexpr float kMostTemperature = 20;

  std::vector<std::string> words;        // one token each; queries come from here
  std::vector<std::string> other_words;  // keys and values come from here when `cross`
  bool cross = false;

  std::size_t n_heads = 4;
  std::size_t head = 0;       // the head whose matrices are kept
  bool scaled = true;         // ÷ √d_k
  bool key_is_query = false;  // W_q in place of W_k: keys as queries are made
  bool value_is_key = false;
  bool output_projection = false;  // W_o; without it the heads are only concatenated

  SoftmaxConfig softmax{};  // temperature from kLeastTemperature to kMostTemperature

  MaskKind mask = MaskKind::kNone;
  std::size_t window = 4;
  bool hide_self = false;             // a token may not attend to itself (ignored when `cross`)
  std::vector<std::uint8_t> painted;  // (n_q, n_kv), 1 = hidden by hand; empty = none
  std::vector<std::uint8_t> padding;  // (n_kv), 1 = padding; empty = none
  bool damp_frequent = false;         // adds `frequency_bias` to the scores of each key

  bool positions = false;  // adds the sinusoidal position encodings
  Projection projection = Projection::kIdentity;
  std::uint32_t seed = 1;
  std::vector<ParamEdit> edits;

  const std::vector<std::string>& key_words() const { return cross ? other_words : words; }
};

/// Error kInvalidArgument unless it is from kLeastTemperature to kMostTemperature.
void validate_temperature(float temperature);

/// Error kInvalidArgument or kLimit that names the first thing that is wrong.
void validate(const Scene& scene, std::size_t d_model);

/// log(a / (a + p)) for a word of frequency p, a = 0.001: added to a score, it multiplies the
/// weight by the smooth inverse frequency a / (a + p) before the row is scaled to 1 (Arora, Liang,
/// Ma 2017, "A simple but tough-to-beat baseline for sentence embeddings", ICLR, section 3).
float frequency_bias(double frequency);

}  // namespace attn
