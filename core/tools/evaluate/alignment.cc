#include "core/tools/evaluate/alignment.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "core/base/error.h"
#include "core/tools/evaluate/lines.h"

namespace attn::evaluate {
namespace {

bool is_letter(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return std::isalnum(byte) != 0 || byte >= 0x80;
}

/// The end of the letters from `at` on.
std::size_t letters_end(std::string_view text, std::size_t at) {
  while (at < text.size() && is_letter(text[at])) ++at;
  return at;
}

[[noreturn]] void damaged(const std::string& line) {
  throw Error(ErrorCode::kDamaged, "damaged alignment: " + line);
}

std::pair<std::size_t, std::size_t> read_link(const std::string& text) {
  std::pair<std::size_t, std::size_t> result;
  const char* end = text.data() + text.size();
  const auto source = std::from_chars(text.data(), end, result.first);
  if (source.ec != std::errc() || source.ptr == end || *source.ptr != '-') damaged(text);
  const auto target = std::from_chars(source.ptr + 1, end, result.second);
  if (target.ec != std::errc() || target.ptr != end) damaged(text);
  return result;
}

AlignedPair read_pair(const std::string& line) {
  const std::vector<std::string> columns = split(line, '\t');
  if (columns.size() != 3) damaged(line);
  AlignedPair pair{.source = columns[0],
                   .target = columns[1],
                   .source_words = english_words(columns[0]),
                   .target_words = french_words(columns[1]),
                   .links = {}};
  pair.links.resize(pair.target_words.size());
  for (const std::string& text : split(columns[2], ' ')) {
    const auto [source, target] = read_link(text);
    if (source >= pair.source_words.size() || target >= pair.links.size()) damaged(line);
    pair.links[target].push_back(source);
  }
  return pair;
}

bool contains(const std::vector<std::size_t>& list, std::size_t x) {
  return std::ranges::find(list, x) != list.end();
}

std::vector<WordTokens> tokens_of(const Sequence& sequence, const std::vector<Range>& words) {
  std::vector<WordTokens> result;
  for (const Range& word : words) {
    // A token that straddles words belongs to the one in which it begins.
    WordTokens tokens = sequence.within(word);
    std::erase_if(tokens, [&](std::size_t i) { return sequence.ranges[i].begin < word.begin; });
    result.push_back(std::move(tokens));
  }
  return result;
}

/// The mean of some matrices of one shape.
std::vector<float> mean_of(const std::vector<ConstMatrix>& all) {
  std::vector<float> result(all[0].rows * all[0].cols);
  for (const ConstMatrix& x : all)
    for (std::size_t i = 0; i < x.rows; ++i)
      for (std::size_t j = 0; j < x.cols; ++j)
        result[i * x.cols + j] += x(i, j) / static_cast<float>(all.size());
  return result;
}

}  // namespace

std::vector<Range> english_words(std::string_view text) {
  std::vector<Range> result;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    at = letters_end(text, at);
    while (at > begin && at + 1 < text.size() && text[at] == '\'' && is_letter(text[at + 1]))
      at = letters_end(text, at + 1);
    if (at > begin) result.push_back({begin, at});
    if (at < text.size()) ++at;
  }
  return result;
}

std::vector<Range> french_words(std::string_view text) {
  std::vector<Range> result;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    at = letters_end(text, at);
    const bool is_word = at > begin;
    const bool has_apostrophe = at < text.size() && text[at] == '\'';
    if (is_word) result.push_back({begin, at + (has_apostrophe ? 1 : 0)});
    if (at < text.size()) ++at;
  }
  return result;
}

std::vector<AlignedPair> read_alignments(std::string_view tsv) {
  std::vector<AlignedPair> result;
  for (const std::string& line : lines(tsv)) result.push_back(read_pair(line));
  return result;
}

AlignmentResult judge_alignment(const LanguageModel& model, const Transformer& transformer,
                                const std::vector<AlignedPair>& pairs, AlignmentRow row) {
  const std::vector<HeadId> heads = heads_of(transformer.config());
  AlignmentResult result{.heads = Halves(heads.size())};
  Arena arena;
  for (std::size_t p = 0; p < pairs.size(); ++p) {
    const AlignedPair& pair = pairs[p];
    const Example example = translator_example(model, pair.source, pair.target);
    arena.reset();
    const std::vector<ConstMatrix> weights = head_weights(run(transformer, example, arena));
    const std::vector<WordTokens> source = tokens_of(example.source, pair.source_words);
    const std::vector<WordTokens> target = tokens_of(example.target, pair.target_words);
    std::vector<ConstMatrix> cross;
    for (std::size_t h = 0; h < heads.size(); ++h)
      if (heads[h].place == Place::kCross) cross.push_back(weights[h]);
    const std::vector<float> mean = mean_of(cross);
    for (std::size_t word = 0; word < target.size(); ++word) {
      if (pair.links[word].empty() || target[word].empty()) continue;
      const auto is_right = [&](ConstMatrix x) {
        const std::size_t at =
            row == AlignmentRow::kReading ? target[word].back() : target[word].front() - 1;
        return contains(pair.links[word], strongest(x, at, source));
      };
      result.heads.add_case(p % 2);
      for (std::size_t h = 0; h < heads.size(); ++h)
        if (heads[h].place == Place::kCross && is_right(weights[h])) result.heads.add_hit(p % 2, h);
      if (is_right({mean.data(), cross[0].rows, cross[0].cols})) ++result.mean;
      const std::size_t diagonal = (2 * word + 1) * source.size() / (2 * target.size());
      if (contains(pair.links[word], diagonal)) ++result.diagonal;
    }
  }
  if (result.heads.cases() == 0) return result;
  result.mean /= static_cast<double>(result.heads.cases());
  result.diagonal /= static_cast<double>(result.heads.cases());
  return result;
}

}  // namespace attn::evaluate
