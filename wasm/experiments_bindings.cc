// The names by which JavaScript knows the experiments: see bindings.cc.
#include <emscripten/bind.h>

#include <cstddef>
#include <string>
#include <vector>

#include "core/experiments/dk_sweep.h"
#include "core/experiments/hiding.h"
#include "core/experiments/mistakes.h"
#include "core/experiments/path_length.h"
#include "core/experiments/pieces.h"
#include "core/experiments/position_profile.h"
#include "core/experiments/softmax_limits.h"
#include "core/experiments/statistics.h"
#include "wasm/checked.h"
#include "wasm/lists.h"

namespace attn::wasm {

using namespace emscripten;

EMSCRIPTEN_DECLARE_VAL_TYPE(DkDrawOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(SoftmaxWaysOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(ProfileOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(ShuffleOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(NumberOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(PowerFitOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(MistakeCaseOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(PiecesOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(HidingOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(CacheStepOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(MistakeNames)
EMSCRIPTEN_DECLARE_VAL_TYPE(Numbers)

namespace {

/// Runs experiments; holds the memory that they need on the way.
class Experiments {
 public:
  DkDraw draw_scores(const DkConfig& config) { return dk_draw(config, scratch_); }
  SoftmaxWays softmax_ways(const SoftmaxRowConfig& config) {
    return attn::softmax_ways(config, scratch_);
  }
  float naive_softmax_limit() { return attn::naive_softmax_limit(scratch_); }
  val sinusoidal_profile(const ProfileConfig& config) {
    return val::array(attn::sinusoidal_profile(config));
  }
  val rope_profile(const ProfileConfig& config) { return val::array(attn::rope_profile(config)); }
  val alibi_profile(std::size_t n_distances, std::size_t head, std::size_t n_heads) {
    return val::array(attn::alibi_profile(n_distances, head, n_heads));
  }
  Shuffle shuffle_words(const ShuffleConfig& config) {
    return attn::shuffle_words(config, scratch_);
  }
  double path_influence(const PathConfig& config) { return attn::path_influence(config); }
  PowerFit fit_power(const Numbers& x, const Numbers& y) {
    return attn::fit_power(convertJSArrayToNumberVector<double>(x),
                           convertJSArrayToNumberVector<double>(y));
  }
  HidingRun hide(const HidingConfig& config) { return attn::hide(config, scratch_); }
  CacheStepRun step_with_cache(const CacheStepConfig& config) {
    return attn::step_with_cache(config, scratch_);
  }
  MistakeCase show_mistake(const std::string& name, std::size_t seed) {
    return attn::show_mistake(name, seed);
  }
  PiecesAttention attend_to_symbols(const Numbers& symbols, std::size_t n_symbols,
                                    const PiecesConfig& config) {
    return attend_to_pieces(
        symbol_pieces(convertJSArrayToNumberVector<std::size_t>(symbols), n_symbols), config,
        scratch_);
  }
  PiecesAttention attend_to_picture(const Numbers& pixels, std::size_t size, std::size_t patch,
                                    const PiecesConfig& config) {
    return attend_to_pieces(
        picture_pieces(convertJSArrayToNumberVector<float>(pixels), size, patch), config, scratch_);
  }

 private:
  Arena scratch_;
};

MistakeNames mistake_names() {
  val names = val::array();
  for (const Mistake& mistake : mistakes()) {
    val one = val::object();
    one.set("name", std::string(mistake.name));
    one.set("group", std::string(mistake.group));
    names.call<void>("push", one);
  }
  return MistakeNames(names);
}

}  // namespace

EMSCRIPTEN_BINDINGS(dk_sweep) {
  value_object<DkConfig>("DkConfig")
      .field("dK", &DkConfig::d_k)
      .field("scaled", &DkConfig::scaled)
      .field("n", &DkConfig::n)
      .field("seed", &DkConfig::seed);
  value_object<DkDraw>("DkDraw")
      .field("scoreStd", &DkDraw::score_std)
      .field("largest", &DkDraw::largest)
      .field("entropy", &DkDraw::entropy)
      .field("jacobian", &DkDraw::jacobian);
  register_type<DkDrawOutcome>("DkDraw | Error");
}

EMSCRIPTEN_BINDINGS(softmax_limits) {
  value_object<SoftmaxRowConfig>("SoftmaxRowConfig")
      .field("n", &SoftmaxRowConfig::n)
      .field("factor", &SoftmaxRowConfig::factor)
      .field("shift", &SoftmaxRowConfig::shift)
      .field("temperature", &SoftmaxRowConfig::temperature)
      .field("seed", &SoftmaxRowConfig::seed);
  value_object<SoftmaxWays>("SoftmaxWays")
      .field("scores", &List<&SoftmaxWays::scores>::get, &List<&SoftmaxWays::scores>::set)
      .field("stable", &List<&SoftmaxWays::stable>::get, &List<&SoftmaxWays::stable>::set)
      .field("naive", &List<&SoftmaxWays::naive>::get, &List<&SoftmaxWays::naive>::set)
      .field("sink", &List<&SoftmaxWays::sink>::get, &List<&SoftmaxWays::sink>::set)
      .field("naiveError", &SoftmaxWays::naive_error)
      .field("stableError", &SoftmaxWays::stable_error)
      .field("sinkSum", &SoftmaxWays::sink_sum)
      .field("entropy", &SoftmaxWays::entropy)
      .field("largest", &SoftmaxWays::largest);
  register_type<SoftmaxWaysOutcome>("SoftmaxWays | Error");
  register_type<NumberOutcome>("number | Error");
}

EMSCRIPTEN_BINDINGS(position_profile) {
  enum_<OrderKind>("OrderKind")
      .value("none", OrderKind::kNone)
      .value("sinusoidal", OrderKind::kSinusoidal)
      .value("alibi", OrderKind::kAlibi);
  value_object<ProfileConfig>("ProfileConfig")
      .field("d", &ProfileConfig::d)
      .field("nDistances", &ProfileConfig::n_distances)
      .field("first", &ProfileConfig::first)
      .field("seed", &ProfileConfig::seed);
  register_type<ProfileOutcome>("number[] | Error");
  value_object<ShuffleConfig>("ShuffleConfig")
      .field("words", &List<&ShuffleConfig::words>::get, &List<&ShuffleConfig::words>::set)
      .field("order", &List<&ShuffleConfig::order>::get, &List<&ShuffleConfig::order>::set)
      .field("positions", &ShuffleConfig::positions)
      .field("seed", &ShuffleConfig::seed);
  value_object<Shuffle>("Shuffle")
      .field("n", &Shuffle::n)
      .field("weights", &List<&Shuffle::weights>::get, &List<&Shuffle::weights>::set)
      .field("shuffled", &List<&Shuffle::shuffled>::get, &List<&Shuffle::shuffled>::set)
      .field("weightsChange", &Shuffle::weights_change)
      .field("outputChange", &Shuffle::output_change)
      .field("outputSize", &Shuffle::output_size);
  register_type<ShuffleOutcome>("Shuffle | Error");
}

EMSCRIPTEN_BINDINGS(path_length) {
  enum_<PathKind>("PathKind")
      .value("recurrent", PathKind::kRecurrent)
      .value("convolution", PathKind::kConvolution)
      .value("dilated", PathKind::kDilated)
      .value("attention", PathKind::kAttention);
  value_object<PathConfig>("PathConfig")
      .field("kind", &PathConfig::kind)
      .field("n", &PathConfig::n)
      .field("d", &PathConfig::d)
      .field("gain", &PathConfig::gain)
      .field("seed", &PathConfig::seed);
  function("pathLength(kind, n)", &path_length);
}

EMSCRIPTEN_BINDINGS(statistics) {
  value_object<PowerFit>("PowerFit")
      .field("exponent", &PowerFit::exponent)
      .field("standardError", &PowerFit::standard_error)
      .field("factor", &PowerFit::factor);
  register_type<PowerFitOutcome>("PowerFit | Error");
  register_type<Numbers>("ArrayLike<number>");
}

EMSCRIPTEN_BINDINGS(mistakes) {
  enum_<MistakeProbe>("MistakeProbe")
      .value("none", MistakeProbe::kNone)
      .value("lastToken", MistakeProbe::kLastToken)
      .value("otherSample", MistakeProbe::kOtherSample)
      .value("source", MistakeProbe::kSource);
  value_object<MistakeSigns>("MistakeSigns")
      .field("leastRowSum", &MistakeSigns::least_row_sum)
      .field("mostRowSum", &MistakeSigns::most_row_sum)
      .field("leastColumnSum", &MistakeSigns::least_column_sum)
      .field("mostColumnSum", &MistakeSigns::most_column_sum)
      .field("least", &MistakeSigns::least)
      .field("forbidden", &MistakeSigns::forbidden)
      .field("moved", &MistakeSigns::moved)
      .field("nNan", &MistakeSigns::n_nan);
  value_object<MistakeRun>("MistakeRun")
      .field("nMaps", &MistakeRun::n_maps)
      .field("nRows", &MistakeRun::n_rows)
      .field("nCols", &MistakeRun::n_cols)
      .field("weights", &List<&MistakeRun::weights>::get, &List<&MistakeRun::weights>::set)
      .field("nOutputs", &MistakeRun::n_outputs)
      .field("dOutput", &MistakeRun::d_output)
      .field("output", &List<&MistakeRun::output>::get, &List<&MistakeRun::output>::set)
      .field("signs", &MistakeRun::signs)
      .field("problem", &MistakeRun::problem);
  value_object<MistakeCase>("MistakeCase")
      .field("probe", &MistakeCase::probe)
      .field("hidden", &List<&MistakeCase::hidden>::get, &List<&MistakeCase::hidden>::set)
      .field("right", &MistakeCase::right)
      .field("wrong", &MistakeCase::wrong)
      .field("largestDifference", &MistakeCase::largest_difference);
  register_type<MistakeCaseOutcome>("MistakeCase | Error");
  register_type<MistakeNames>("{ name: string, group: string }[]");
  function("mistakeNames()", &mistake_names);
}

EMSCRIPTEN_BINDINGS(hiding) {
  enum_<Hiding>("Hiding")
      .value("infinity", Hiding::kMinusInfinity)
      .value("unguarded", Hiding::kUnguarded)
      .value("fill", Hiding::kFill)
      .value("after", Hiding::kAfter)
      .value("renormalised", Hiding::kAfterRenormalised);
  value_object<HidingConfig>("HidingConfig")
      .field("way", &HidingConfig::way)
      .field("causal", &HidingConfig::causal)
      .field("n", &HidingConfig::n)
      .field("nSeen", &HidingConfig::n_seen)
      .field("fill", &HidingConfig::fill)
      .field("level", &HidingConfig::level)
      .field("seed", &HidingConfig::seed);
  value_object<HidingRun>("HidingRun")
      .field("nQ", &HidingRun::n_q)
      .field("nKv", &HidingRun::n_kv)
      .field("weights", &List<&HidingRun::weights>::get, &List<&HidingRun::weights>::set)
      .field("sums", &List<&HidingRun::sums>::get, &List<&HidingRun::sums>::set)
      .field("leaked", &HidingRun::leaked)
      .field("moved", &HidingRun::moved)
      .field("error", &HidingRun::error)
      .field("nNan", &HidingRun::n_nan);
  register_type<HidingOutcome>("HidingRun | Error");
  value_object<CacheStepConfig>("CacheStepConfig")
      .field("mask", &CacheStepConfig::mask)
      .field("nCached", &CacheStepConfig::n_cached)
      .field("nNew", &CacheStepConfig::n_new)
      .field("seed", &CacheStepConfig::seed);
  value_object<CacheStepRun>("CacheStepRun")
      .field("weights", &List<&CacheStepRun::weights>::get, &List<&CacheStepRun::weights>::set)
      .field("nSeen", &CacheStepRun::n_seen)
      .field("error", &CacheStepRun::error);
  register_type<CacheStepOutcome>("CacheStepRun | Error");
}

EMSCRIPTEN_BINDINGS(pieces) {
  value_object<PiecesConfig>("PiecesConfig")
      .field("mask", &PiecesConfig::mask)
      .field("window", &PiecesConfig::window)
      .field("hideSelf", &PiecesConfig::hide_self)
      .field("sharpness", &PiecesConfig::sharpness)
      .field("seed", &PiecesConfig::seed);
  value_object<PiecesAttention>("PiecesAttention")
      .field("n", &PiecesAttention::n)
      .field("nHeads", &PiecesAttention::n_heads)
      .field("weights", &List<&PiecesAttention::weights>::get,
             &List<&PiecesAttention::weights>::set)
      .field("entropy", &List<&PiecesAttention::entropy>::get,
             &List<&PiecesAttention::entropy>::set)
      .field("largest", &List<&PiecesAttention::largest>::get,
             &List<&PiecesAttention::largest>::set)
      .field("hidden", &List<&PiecesAttention::hidden>::get, &List<&PiecesAttention::hidden>::set);
  register_type<PiecesOutcome>("PiecesAttention | Error");
}

EMSCRIPTEN_BINDINGS(experiments) {
  class_<Experiments>("Experiments")
      .constructor<>()
      .function("drawScores(config)", checked<&Experiments::draw_scores, DkDrawOutcome>)
      .function("softmaxWays(config)", checked<&Experiments::softmax_ways, SoftmaxWaysOutcome>)
      .function("naiveSoftmaxLimit()", &Experiments::naive_softmax_limit)
      .function("sinusoidalProfile(config)",
                checked<&Experiments::sinusoidal_profile, ProfileOutcome>)
      .function("ropeProfile(config)", checked<&Experiments::rope_profile, ProfileOutcome>)
      .function("alibiProfile(nDistances, head, nHeads)",
                checked<&Experiments::alibi_profile, ProfileOutcome>)
      .function("shuffleWords(config)", checked<&Experiments::shuffle_words, ShuffleOutcome>)
      .function("pathInfluence(config)", checked<&Experiments::path_influence, NumberOutcome>)
      .function("fitPower(x, y)", checked<&Experiments::fit_power, PowerFitOutcome>)
      .function("hide(config)", checked<&Experiments::hide, HidingOutcome>)
      .function("stepWithCache(config)", checked<&Experiments::step_with_cache, CacheStepOutcome>)
      .function("showMistake(name, seed)", checked<&Experiments::show_mistake, MistakeCaseOutcome>)
      .function("attendToSymbols(symbols, nSymbols, config)",
                checked<&Experiments::attend_to_symbols, PiecesOutcome>)
      .function("attendToPicture(pixels, size, patch, config)",
                checked<&Experiments::attend_to_picture, PiecesOutcome>);
}

}  // namespace attn::wasm
