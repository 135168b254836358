#include "tests/core/playground/scenes.h"

#include <cmath>
#include <iterator>
#include <sstream>

#include "tests/core/model/word_table.h"

namespace attn {

LoadedPlayground::LoadedPlayground() { load_word_vectors(shipped_word_table()); }

std::vector<std::string> split(const std::string& sentence) {
  std::istringstream stream(sentence);
  return {std::istream_iterator<std::string>(stream), {}};
}

Scene scene_of(const std::string& sentence) {
  Scene scene;
  scene.words = split(sentence);
  return scene;
}

void everything(Scene& s) {
  s.n_heads = 6;
  s.mask = MaskKind::kCausal;
  s.hide_self = s.damp_frequent = s.positions = s.output_projection = true;
  s.projection = Projection::kRandom;
  s.padding = {0, 0, 1, 0, 0, 0, 0, 0, 1};
  s.painted.assign(81, 0);
  s.painted[5 * 9 + 1] = 1;
}

std::vector<float> numbers(ConstMatrix matrix) {
  std::vector<float> result;
  for (std::size_t i = 0; i < matrix.rows; ++i)
    result.insert(result.end(), matrix.row(i), matrix.row(i) + matrix.cols);
  return result;
}

std::vector<float> numbers(const Picture& p) {
  std::vector<float> all;
  for (const ConstMatrix& m :
       {p.x, p.y, p.query, p.key, p.value, p.raw_scores, p.scores, p.weights, p.head_output,
        p.output, p.w_q, p.w_k, p.w_v, p.w_o, p.row_sums, p.column_sums, p.entropy, p.largest}) {
    const std::vector<float> some = numbers(m);
    all.insert(all.end(), some.begin(), some.end());
  }
  for (std::size_t h = 0; h < p.overview.heads; ++h) {
    const std::vector<float> some = numbers(p.overview.head(h));
    all.insert(all.end(), some.begin(), some.end());
  }
  return all;
}

namespace {

/// Σ of term(k) over k < size.
template <typename Term>
Approximate sum(std::size_t size, Term&& term) {
  Approximate result;
  for (std::size_t k = 0; k < size; ++k) {
    const double value = term(k);
    result.value += value;
    result.magnitude += std::abs(value);
  }
  return result;
}

}  // namespace

Approximate product(ConstMatrix a, ConstMatrix b, std::size_t i, std::size_t j) {
  return sum(a.cols, [&](std::size_t k) { return static_cast<double>(a(i, k)) * b(k, j); });
}

Approximate dot(ConstMatrix a, ConstMatrix b, std::size_t i, std::size_t j) {
  return sum(a.cols, [&](std::size_t k) { return static_cast<double>(a(i, k)) * b(j, k); });
}

}  // namespace attn
