// The names by which JavaScript knows models in training: see bindings.cc.
#include <emscripten/bind.h>

#include <cstddef>
#include <memory>

#include "core/experiments/lab.h"
#include "wasm/checked.h"
#include "wasm/lists.h"

namespace attn::wasm {

using namespace emscripten;

EMSCRIPTEN_DECLARE_VAL_TYPE(LabStepOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(LabScoreOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(LabProbeOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(LabNothing)

namespace {

/// Opened with `open`, since a constructor cannot return an error.
class LabHolder {
 public:
  void open(const LabConfig& config) { lab_ = std::make_unique<Lab>(config); }
  LabStep step() { return lab().step(); }
  LabScore evaluate(const LabTest& test) { return lab().evaluate(test); }
  LabProbe probe(const LabTest& test) { return lab().probe(test); }
  void go_back(double learning_rate) { lab().go_back(learning_rate); }
  std::size_t n_params() const { return lab_ ? lab_->n_params() : 0; }

 private:
  Lab& lab() {
    require(lab_ != nullptr, "invalid lab: not open");
    return *lab_;
  }
  std::unique_ptr<Lab> lab_;
};

}  // namespace

EMSCRIPTEN_BINDINGS(lab) {
  enum_<LabTask>("LabTask")
      .value("recall", LabTask::kRecall)
      .value("two", LabTask::kTwo)
      .value("copy", LabTask::kCopy)
      .value("sort", LabTask::kSort)
      .value("induction", LabTask::kInduction)
      .value("numbers", LabTask::kNumbers);
  value_object<LabTaskConfig>("LabTaskConfig")
      .field("task", &LabTaskConfig::task)
      .field("nSymbols", &LabTaskConfig::n_symbols)
      .field("nItems", &LabTaskConfig::n_items);
  value_object<LabConfig>("LabConfig")
      .field("task", &LabConfig::task)
      .field("dModel", &LabConfig::d_model)
      .field("nHeads", &LabConfig::n_heads)
      .field("nLayers", &LabConfig::n_layers)
      .field("dFf", &LabConfig::d_ff)
      .field("learningRate", &LabConfig::learning_rate)
      .field("nSequences", &LabConfig::n_sequences)
      .field("seed", &LabConfig::seed)
      .field("scaled", &LabConfig::scaled)
      .field("keyIsQuery", &LabConfig::key_is_query)
      .field("valueIsKey", &LabConfig::value_is_key)
      .field("equalParams", &LabConfig::equal_params)
      .field("averageHeads", &LabConfig::average_heads)
      .field("outputProjection", &LabConfig::output_projection)
      .field("leaks", &LabConfig::leaks);
  value_object<LabTest>("LabTest")
      .field("hidesFuture", &LabTest::hides_future)
      .field("swapsSources", &LabTest::swaps_sources)
      .field("nHeadsOff", &LabTest::n_heads_off);
  value_object<LabStep>("LabStep")
      .field("step", &LabStep::step)
      .field("loss", &LabStep::loss)
      .field("gradNorm", &LabStep::grad_norm)
      .field("diverged", &LabStep::diverged);
  value_object<LabScore>("LabScore")
      .field("loss", &LabScore::loss)
      .field("accuracy", &LabScore::accuracy)
      .field("exact", &LabScore::exact);
  value_object<LabProbe>("LabProbe")
      .field("rows", &List<&LabProbe::rows>::get, &List<&LabProbe::rows>::set)
      .field("cols", &List<&LabProbe::cols>::get, &List<&LabProbe::cols>::set)
      .field("weights", &List<&LabProbe::weights>::get, &List<&LabProbe::weights>::set)
      .field("target", &LabProbe::target)
      .field("answer", &LabProbe::answer);
  register_type<LabNothing>("undefined | Error");
  register_type<LabStepOutcome>("LabStep | Error");
  register_type<LabScoreOutcome>("LabScore | Error");
  register_type<LabProbeOutcome>("LabProbe | Error");
  class_<LabHolder>("Lab")
      .constructor<>()
      .function("open(config)", checked<&LabHolder::open, LabNothing>)
      .function("step()", checked<&LabHolder::step, LabStepOutcome>)
      .function("evaluate(test)", checked<&LabHolder::evaluate, LabScoreOutcome>)
      .function("probe(test)", checked<&LabHolder::probe, LabProbeOutcome>)
      .function("goBack(learningRate)", checked<&LabHolder::go_back, LabNothing>)
      .function("nParams()", &LabHolder::n_params);
}

}  // namespace attn::wasm
