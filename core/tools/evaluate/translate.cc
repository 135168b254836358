#include "core/tools/evaluate/translate.h"

#include <algorithm>
#include <vector>

#include "core/tools/evaluate/example.h"

namespace attn::evaluate {

std::string translate(const LanguageModel& model, const std::string& text) {
  Arena arena;
  KvCache cache = model.transformer().start(source_sequence(model, text).ids, arena);
  std::vector<std::int32_t> tokens = {Tokenizer::kBegin};
  while (cache.length() < cache.capacity()) {
    arena.reset();
    const Matrix logits = model.transformer().step(std::span(tokens).last(1), cache, arena).logits;
    const std::span<const float> row(logits.row(0), logits.cols);
    const auto token = static_cast<std::int32_t>(std::ranges::max_element(row) - row.begin());
    if (token == Tokenizer::kEnd) break;
    tokens.push_back(token);
  }
  return model.tokenizer().decode(tokens);
}

}  // namespace attn::evaluate
