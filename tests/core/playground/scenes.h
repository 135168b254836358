#pragma once

#include <string>
#include <vector>

#include "core/playground.h"

/// Scenes and pictures for the tests of the facade.
namespace attn {

inline constexpr const char* kSentence = "the boat drifted to the bank of the river";

/// A playground that has the table of the page.
struct LoadedPlayground : Playground {
  LoadedPlayground();
};

std::vector<std::string> split(const std::string& sentence);
Scene scene_of(const std::string& sentence);
/// Turns on whatever a scene of nine words has, all at once.
void everything(Scene& scene);

std::vector<float> numbers(ConstMatrix matrix);
/// Every number of a picture, to compare pictures bit by bit.
std::vector<float> numbers(const Picture& picture);

struct Approximate {
  double value = 0;
  double magnitude = 0;  // Σ |a · b|
};
/// Element (i, j) of a · b, in double.
Approximate product(ConstMatrix a, ConstMatrix b, std::size_t i, std::size_t j);
/// Row i of a times row j of b, in double.
Approximate dot(ConstMatrix a, ConstMatrix b, std::size_t i, std::size_t j);

}  // namespace attn
