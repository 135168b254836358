#include <emscripten/bind.h>

#include <string>

#include "core/simd/simd.h"

using namespace emscripten;

EMSCRIPTEN_BINDINGS(attention_playground) {
  function("buildName", +[] { return std::string(attn::simd::build_name()); });
  function("lanes", +[] { return static_cast<int>(attn::simd::kLanes); });
}
