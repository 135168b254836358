#pragma once

#include <string>

#include "core/model/language_model.h"

namespace attn::evaluate {

/// The translation by an encoder–decoder that takes, token by token, the most probable one; stops
/// at kEnd or at the end of the context.
std::string translate(const LanguageModel& model, const std::string& text);

}  // namespace attn::evaluate
