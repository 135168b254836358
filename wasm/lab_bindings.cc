// The names by which JavaScript knows models in training: see bindings.cc.
#include <emscripten/bind.h>

#include <cstddef>
#include <memory>

#include "core/experiments/lab.h"
#include "core/experiments/recall_lab.h"
#include "wasm/checked.h"
#include "wasm/lists.h"

namespace attn::wasm {

using namespace emscripten;

EMSCRIPTEN_DECLARE_VAL_TYPE(LabStepOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(LabScoreOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(LabProbeOutcome)
EMSCRIPTEN_DECLARE_VAL_TYPE(LabNothing)
EMSCRIPTEN_DECLARE_VAL_TYPE(RecallScoreOutcome)

namespace {

/// Opened with `open`, since a constructor cannot return an error.
template <typename T>
class Opened {
 public:
  template <typename Config>
  void open(const Config& config) {
    held_ = std::make_unique<T>(config);
  }
  bool is_open() const { return held_ != nullptr; }
  T& get() const {
    require(is_open(), "invalid lab: not open");
    return *held_;
  }

 private:
  std::unique_ptr<T> held_;
};

class LabHolder {
 public:
  void open(const LabConfig& config) { lab_.open(config); }
  LabStep step() { return lab_.get().step(); }
  LabScore evaluate(const LabTest& test) { return lab_.get().evaluate(test); }
  LabProbe probe(const LabTest& test) { return lab_.get().probe(test); }
  void go_back(double learning_rate) { lab_.get().go_back(learning_rate); }
  std::size_t n_params() const { return lab_.is_open() ? lab_.get().n_params() : 0; }

 private:
  Opened<Lab> lab_;
};

class RecallLabHolder {
 public:
  void open(const RecallConfig& config) { lab_.open(config); }
  LabStep step() { return lab_.get().step(); }
  RecallScore evaluate() { return lab_.get().evaluate(); }
  void go_back(double learning_rate) { lab_.get().go_back(learning_rate); }
  std::size_t n_params() const { return lab_.is_open() ? lab_.get().n_params() : 0; }

 private:
  Opened<RecallLab> lab_;
};

}  // namespace

EMSCRIPTEN_BINDINGS(lab) {
  enum_<LabTask>("LabTask")
      .value("recall", LabTask::kRecall)
      .value("two", LabTask::kTwo)
      .value("copy", LabTask::kCopy)
      .value("sort", LabTask::kSort)
      .value("induction", LabTask::kInduction)
      .value("majority", LabTask::kMajority)
      .value("numbers", LabTask::kNumbers)
      .value("dates", LabTask::kDates);
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

EMSCRIPTEN_BINDINGS(recall_lab) {
  enum_<RecallKind>("RecallKind")
      .value("recurrent", RecallKind::kRecurrent)
      .value("dilated", RecallKind::kDilated)
      .value("attention", RecallKind::kAttention);
  value_object<RecallShape>("RecallShape")
      .field("kind", &RecallShape::kind)
      .field("n", &RecallShape::n)
      .field("nSymbols", &RecallShape::n_symbols)
      .field("mostParams", &RecallShape::most_params);
  value_object<RecallConfig>("RecallConfig")
      .field("shape", &RecallConfig::shape)
      .field("learningRate", &RecallConfig::learning_rate)
      .field("nSequences", &RecallConfig::n_sequences)
      .field("seed", &RecallConfig::seed);
  value_object<RecallScore>("RecallScore")
      .field("loss", &RecallScore::loss)
      .field("accuracy", &RecallScore::accuracy);
  register_type<RecallScoreOutcome>("RecallScore | Error");
  class_<RecallLabHolder>("RecallLab")
      .constructor<>()
      .function("open(config)", checked<&RecallLabHolder::open, LabNothing>)
      .function("step()", checked<&RecallLabHolder::step, LabStepOutcome>)
      .function("evaluate()", checked<&RecallLabHolder::evaluate, RecallScoreOutcome>)
      .function("goBack(learningRate)", checked<&RecallLabHolder::go_back, LabNothing>)
      .function("nParams()", &RecallLabHolder::n_params);
}

}  // namespace attn::wasm
