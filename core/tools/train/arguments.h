#pragma once

#include "core/tools/train/options.h"
#include "core/tools/train/run.h"

/// The arguments that both trainings have.
namespace attn::tool {

/// Sizes of the model, all but those of the vocabularies.
TransformerConfig model_arguments(Options& options);
RunConfig run_arguments(Options& options);
ModelCard card_arguments(Options& options, const std::string& name);

}  // namespace attn::tool
