#pragma once

#include "core/tools/train/options.h"

/// What attention-train can be asked for; README.md describes the arguments.
namespace attn::tool {

void train_writer(Options& options);
void train_translator(Options& options);
/// Writes the checkpoint of a run's state.bin in few bits, and says what each precision costs.
void export_model(Options& options);

}  // namespace attn::tool
