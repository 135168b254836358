// The names by which JavaScript knows the core: no logic here. Arguments and results are plain
// objects; arrays are named by address (views.h); errors are returned (checked.h).
#include <emscripten/bind.h>

#include <string>

#include "core/attention/config.h"
#include "core/simd/simd.h"
#include "wasm/call.h"
#include "wasm/checked.h"
#include "wasm/views.h"

namespace attn::wasm {

using namespace emscripten;

EMSCRIPTEN_DECLARE_VAL_TYPE(OptionalTensor)
EMSCRIPTEN_DECLARE_VAL_TYPE(OptionalBits)
EMSCRIPTEN_DECLARE_VAL_TYPE(OptionalBytes)
EMSCRIPTEN_DECLARE_VAL_TYPE(DoneOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(MemoryOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(GradsOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(MultiHeadOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(TensorOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(MatrixOutcome)

EMSCRIPTEN_BINDINGS(build) {
  function("buildName", +[] { return std::string(simd::build_name()); });
  function("lanes", +[] { return static_cast<int>(simd::kLanes); });
}

EMSCRIPTEN_BINDINGS(views) {
  bind_tensor<float>("Tensor");
  bind_tensor<const float>("ConstTensor");
  bind_tensor<const std::uint8_t>("Bits");
  bind_matrix<float>("Matrix");
  bind_matrix<const float>("ConstMatrix");
  bind_span<const float>("Floats");
  bind_span<const std::uint8_t>("Bytes");
  register_type<OptionalTensor>("ConstTensor | undefined");
  register_type<OptionalBits>("Bits | undefined");
  register_type<OptionalBytes>("Bytes | undefined");
}

EMSCRIPTEN_BINDINGS(attention) {
  enum_<MaskKind>("MaskKind")
      .value("none", MaskKind::kNone)
      .value("causal", MaskKind::kCausal)
      .value("causalLowerRight", MaskKind::kCausalLowerRight)
      .value("window", MaskKind::kWindow);
  using Keep = Optional<&Mask::keep, OptionalBits>;
  using IgnoreKey = Optional<&Mask::ignore_key, OptionalBytes>;
  value_object<Mask>("Mask")
      .field("kind", &Mask::kind)
      .field("window", &Mask::window)
      .field("keep", &Keep::get, &Keep::set)
      .field("ignoreKey", &IgnoreKey::get, &IgnoreKey::set);
  value_object<AttentionInputs>("AttentionInputs")
      .field("query", &AttentionInputs::query)
      .field("key", &AttentionInputs::key)
      .field("value", &AttentionInputs::value);
  using Bias = Optional<&AttentionConfig::bias, OptionalTensor>;
  value_object<AttentionConfig>("AttentionConfig")
      .field("scale", &AttentionConfig::scale)
      .field("mask", &AttentionConfig::mask)
      .field("bias", &Bias::get, &Bias::set);
  function("scaledBySqrt(dK)", &scaled_by_sqrt);

  register_type<DoneOutcome>("undefined | Error");
  value_object<MemoryNeed>("MemoryNeed")
      .field("needed", &MemoryNeed::needed)
      .field("available", &MemoryNeed::available);
  register_type<MemoryOutcome>("MemoryNeed | Error");
  value_object<DenseGrads>("DenseGrads")
      .field("gradQuery", &DenseGrads::query)
      .field("gradKey", &DenseGrads::key)
      .field("gradValue", &DenseGrads::value);
  register_type<GradsOutcome>("DenseGrads | Error");
  using IgnoreLinear = Optional<&LinearAttentionConfig::ignore_key, OptionalBytes>;
  value_object<LinearAttentionConfig>("LinearAttentionConfig")
      .field("causal", &LinearAttentionConfig::causal)
      .field("ignoreKey", &IgnoreLinear::get, &IgnoreLinear::set);
}

EMSCRIPTEN_BINDINGS(layers) {
  enum_<RopeLayout>("RopeLayout")
      .value("interleaved", RopeLayout::kInterleaved)
      .value("halfSplit", RopeLayout::kHalfSplit);
  enum_<SoftmaxAxis>("SoftmaxAxis")
      .value("rows", SoftmaxAxis::kRows)
      .value("columns", SoftmaxAxis::kColumns)
      .value("all", SoftmaxAxis::kAll);
  value_object<SoftmaxConfig>("SoftmaxConfig")
      .field("axis", &SoftmaxConfig::axis)
      .field("stable", &SoftmaxConfig::stable)
      .field("temperature", &SoftmaxConfig::temperature);
  enum_<NormKind>("NormKind").value("layer", NormKind::kLayer).value("rms", NormKind::kRms);
  value_object<Norm>("Norm")
      .field("kind", &Norm::kind)
      .field("gain", &Norm::gain)
      .field("bias", &Norm::bias)
      .field("eps", &Norm::eps);
  register_type<TensorOutcome>("Tensor | Error");
  register_type<MatrixOutcome>("Matrix | Error");
}

EMSCRIPTEN_BINDINGS(multi_head) {
  value_object<MultiHeadParams>("MultiHeadParams")
      .field("wQ", &MultiHeadParams::w_q)
      .field("wK", &MultiHeadParams::w_k)
      .field("wV", &MultiHeadParams::w_v)
      .field("wO", &MultiHeadParams::w_o)
      .field("bQ", &MultiHeadParams::b_q)
      .field("bK", &MultiHeadParams::b_k)
      .field("bV", &MultiHeadParams::b_v)
      .field("bO", &MultiHeadParams::b_o);
  value_object<MultiHeadConfig>("MultiHeadConfig")
      .field("nHeads", &MultiHeadConfig::n_heads)
      .field("nKvHeads", &MultiHeadConfig::n_kv_heads)
      .field("attention", &MultiHeadConfig::attention)
      .field("valueIsKey", &MultiHeadConfig::value_is_key);
  value_object<MultiHeadResult>("MultiHeadResult")
      .field("query", &MultiHeadResult::query)
      .field("key", &MultiHeadResult::key)
      .field("value", &MultiHeadResult::value)
      .field("scores", &MultiHeadResult::scores)
      .field("weights", &MultiHeadResult::weights)
      .field("heads", &MultiHeadResult::heads)
      .field("output", &MultiHeadResult::output);
  register_type<MultiHeadOutcome>("MultiHeadResult | Error");
}

EMSCRIPTEN_BINDINGS(call) {
  class_<Call>("Call")
      .constructor<>()
      .function("reserve(bytes)", &Call::reserve)
      .function("release()", &Call::release)
      .function("attention(packet, scale, wantScores)", checked<&Call::attention, DoneOutcome>)
      .function("attentionMemory(inputs, streaming, wantScores)",
                checked<&Call::attention_memory, MemoryOutcome>)
      .function("linearAttentionMemory(inputs)",
                checked<&Call::linear_attention_memory, MemoryOutcome>)
      .function("multiHeadAttention(x, y, params, config)",
                checked<&Call::multi_head_attention, MultiHeadOutcome>)
      .function("attentionGradients(inputs, config, gradOutput)",
                checked<&Call::attention_gradients, GradsOutcome>)
      .function("streamingAttention(packet, scale)",
                checked<&Call::streaming_attention, DoneOutcome>)
      .function("streamingGradients(inputs, config, gradOutput)",
                checked<&Call::streaming_gradients, GradsOutcome>)
      .function("linearAttention(inputs, config)", checked<&Call::linear_attention, TensorOutcome>)
      .function("rope(x, first, layout)", checked<&Call::rope, TensorOutcome>)
      .function("softmax(scores, config)", checked<&Call::softmax, MatrixOutcome>)
      .function("normalise(x, norm)", checked<&Call::normalise, MatrixOutcome>);
}

}  // namespace attn::wasm
