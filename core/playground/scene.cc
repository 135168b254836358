#include "core/playground/scene.h"

#include <cmath>
#include <string>

#include "core/base/error.h"

namespace attn {
namespace {

void validate_words(const std::vector<std::string>& words, const std::string& which) {
  require(!words.empty(), "no words: type a " + which + "sentence");
  if (words.size() > Scene::kMostWords)
    throw Error(ErrorCode::kLimit, "too many words" + (which.empty() ? "" : " in the " + which) +
                                       (which.empty() ? "" : "sentence") + ": " +
                                       std::to_string(words.size()) + " (limit " +
                                       std::to_string(Scene::kMostWords) + ")");
}

void require_size(const char* what, std::size_t is, std::size_t must) {
  require(is == 0 || is == must, std::string("invalid ") + what + " size: " + std::to_string(is) +
                                     " (must be " + std::to_string(must) + ")");
}

void validate_mask(const Scene& scene) {
  require(scene.mask != MaskKind::kWindow || scene.window >= 1,
          "invalid window: 0 (must be at least 1)");
  const std::size_t n_kv = scene.key_words().size();
  require_size("painted", scene.painted.size(), scene.words.size() * n_kv);
  require_size("padding", scene.padding.size(), n_kv);
}

void validate_edit(const ParamEdit& edit, std::size_t d_model) {
  const auto require_below = [&](const char* what, std::size_t index) {
    require(index < d_model, std::string("invalid ") + what +
                                 " of an edit: " + std::to_string(index) + " (must be below " +
                                 std::to_string(d_model) + ")");
  };
  require_below("row", edit.row);
  require_below("column", edit.col);
  require(std::abs(edit.value) <= kLargestEdit,  // false for NaN too
          "invalid value of an edit: " + std::to_string(edit.value) + " (limit ±" +
              std::to_string(static_cast<int>(kLargestEdit)) + ")");
}

}  // namespace

void validate_temperature(float temperature) {
  require(temperature >= Scene::kLeastTemperature && temperature <= Scene::kMostTemperature,
          "invalid temperature: " + std::to_string(temperature) + " (must be from 0.05 to 20)");
}

void validate(const Scene& scene, std::size_t d_model) {
  require(d_model > 0, "no word table: load it first");
  if (d_model > Scene::kMostDimensions)
    throw Error(ErrorCode::kLimit,
                "too many dimensions of the word table: " + std::to_string(d_model) + " (limit " +
                    std::to_string(Scene::kMostDimensions) + ")");
  validate_words(scene.words, "");
  if (scene.cross) validate_words(scene.other_words, "second ");
  require(scene.n_heads > 0 && d_model % scene.n_heads == 0,
          "invalid heads: " + std::to_string(scene.n_heads) + " (d_model " +
              std::to_string(d_model) + " must be a multiple)");
  require(scene.head < scene.n_heads, "invalid head: " + std::to_string(scene.head) +
                                          " (must be below " + std::to_string(scene.n_heads) + ")");
  validate_temperature(scene.softmax.temperature);
  validate_mask(scene);
  for (const ParamEdit& edit : scene.edits) validate_edit(edit, d_model);
}

float frequency_bias(double frequency) {
  constexpr double kA = 1e-3;
  return static_cast<float>(std::log(kA / (kA + frequency)));
}

}  // namespace attn
