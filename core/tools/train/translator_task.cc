#include "core/tools/train/translator_task.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/base/tokens.h"

namespace attn::tool {
namespace {

std::vector<std::int32_t> ended(const Tokenizer& tokenizer, std::string_view text) {
  std::vector<std::int32_t> tokens;
  for (const Piece& piece : tokenizer.encode(text)) tokens.push_back(piece.id);
  tokens.push_back(Tokenizer::kEnd);
  return tokens;
}

std::size_t length(const TokenPair& pair) {
  return std::max(pair.source.size(), pair.target.size());
}

}  // namespace

std::vector<TokenPair> token_pairs(std::span<const std::string> lines, const Tokenizer& source,
                                   const Tokenizer& target, std::size_t n_context) {
  std::vector<TokenPair> pairs;
  for (const std::string& line : lines) {
    const std::string_view text(line);
    const std::size_t tab = text.find('\t');
    require(tab != std::string::npos, "invalid pair: " + line + " (must have a tab)");
    const std::size_t end = std::min(text.find('\t', tab + 1), text.size());
    pairs.push_back({.source = ended(source, text.substr(0, tab)),
                     .target = ended(target, text.substr(tab + 1, end - tab - 1))});
    if (length(pairs.back()) > n_context) pairs.pop_back();
  }
  require(!pairs.empty(), "invalid pairs: none fits the context");
  return pairs;
}

TrainingBatch batch_of(std::span<const TokenPair* const> pairs) {
  TrainingBatch batch{.n_sequences = pairs.size()};
  for (const TokenPair* pair : pairs) {
    batch.n = std::max(batch.n, pair->target.size());
    batch.n_source = std::max(batch.n_source, pair->source.size());
  }
  const auto fill = [](auto& numbers, std::size_t count, auto value) {
    numbers.insert(numbers.end(), count, value);
  };
  for (const TokenPair* pair : pairs) {
    const auto& [source, target] = *pair;
    batch.tokens.push_back(Tokenizer::kBegin);
    batch.tokens.insert(batch.tokens.end(), target.begin(), target.end() - 1);
    batch.targets.insert(batch.targets.end(), target.begin(), target.end());
    batch.source.insert(batch.source.end(), source.begin(), source.end());
    fill(batch.padding, target.size(), std::uint8_t{0});
    fill(batch.source_padding, source.size(), std::uint8_t{0});
    const std::size_t rest = batch.n - target.size();
    fill(batch.tokens, rest, Tokenizer::kPadding);
    fill(batch.targets, rest, kNoTarget);
    fill(batch.padding, rest, std::uint8_t{1});
    const std::size_t source_rest = batch.n_source - source.size();
    fill(batch.source, source_rest, Tokenizer::kPadding);
    fill(batch.source_padding, source_rest, std::uint8_t{1});
  }
  return batch;
}

TranslatorTask::TranslatorTask(std::vector<TokenPair> pairs, std::size_t n_tokens)
    : pairs_(std::move(pairs)), n_tokens_(n_tokens) {
  require(!pairs_.empty(), "invalid pairs: none");
  std::ranges::sort(pairs_, [](const TokenPair& a, const TokenPair& b) {
    if (length(a) != length(b)) return length(a) < length(b);
    return a.source.size() + a.target.size() < b.source.size() + b.target.size();
  });
}

void TranslatorTask::operator()(Random& random, TrainingBatch& batch) const {
  const std::size_t at = random.below(pairs_.size());
  const std::size_t longest = length(pairs_[at]);
  const auto [first, last] = std::ranges::equal_range(pairs_, longest, {}, length);
  const std::size_t room = std::max<std::size_t>(n_tokens_ / (2 * longest), 1);
  std::vector<const TokenPair*> drawn;
  drawn.reserve(room);
  for (std::size_t i = 0; i < room; ++i)
    drawn.push_back(&*(first + static_cast<std::ptrdiff_t>(
                                   random.below(static_cast<std::uint64_t>(last - first)))));
  batch = batch_of(drawn);
}

}  // namespace attn::tool
