#pragma once

#include <algorithm>
#include <vector>

#include "core/base/tokens.h"
#include "core/model/batch.h"
#include "core/reference/transformer.h"

namespace attn {

/// Examples of one length side by side, as the fast path takes them.
class ExampleBatch {
 public:
  explicit ExampleBatch(std::vector<reference::Example> examples) : examples_(std::move(examples)) {
    const auto append = [](auto& to, const auto& from) {
      to.insert(to.end(), from.begin(), from.end());
    };
    for (const reference::Example& example : examples_) {
      append(tokens_, example.tokens);
      append(targets_, example.targets);
      append(padding_, example.padding);
      append(source_, example.source);
      append(source_padding_, example.source_padding);
    }
  }

  Batch view() const {
    return {.n_sequences = examples_.size(),
            .n = examples_[0].tokens.size(),
            .tokens = tokens_,
            .padding = padding_,
            .n_source = examples_[0].source.size(),
            .source = source_,
            .source_padding = source_padding_};
  }
  std::size_t size() const { return examples_.size(); }
  const reference::Example& example(std::size_t sequence) const { return examples_[sequence]; }
  const std::vector<std::int32_t>& targets() const { return targets_; }
  std::size_t n_targets() const { return count(targets_); }
  std::size_t n_targets(std::size_t sequence) const { return count(examples_[sequence].targets); }

 private:
  static std::size_t count(const std::vector<std::int32_t>& targets) {
    return targets.size() - static_cast<std::size_t>(std::ranges::count(targets, kNoTarget));
  }

  std::vector<reference::Example> examples_;
  std::vector<std::int32_t> tokens_, targets_, source_;
  std::vector<std::uint8_t> padding_, source_padding_;
};

}  // namespace attn
