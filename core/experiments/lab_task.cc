#include "core/experiments/lab_task.h"

#include <algorithm>
#include <numeric>

#include "core/base/error.h"
#include "core/base/tokens.h"
#include "core/experiments/date_words.h"
#include "core/model/number_words.h"

namespace attn {
namespace {

// What is written of a source: ten digits, then these; only dates have a dash.
constexpr std::int32_t kBegin = 10, kEnd = 11, kDash = 12;
constexpr std::size_t kNumberDigits = 4, kDateDigits = 10;  // "1234", "2012-05-03"
constexpr std::size_t kMostNumberWords = 8;                 // "… thousand … hundred … …"

const std::vector<std::string>& all_number_words() {
  static const std::vector<std::string> words = [] {
    std::vector<std::string> all{"hundred", "thousand"};
    for (int i = 0; i < 20; ++i) all.push_back(number_words(std::to_string(i)).front());
    for (int i = 20; i < 100; i += 10) all.push_back(number_words(std::to_string(i)).front());
    return all;
  }();
  return words;
}

const std::vector<std::string>& source_words(LabTask task) {
  return task == LabTask::kDates ? all_date_words() : all_number_words();
}

std::int32_t symbol(Random& random, std::size_t n) {
  return static_cast<std::int32_t>(random.below(n));
}

/// The first `count` of 0 … n - 1 in random order.
std::vector<std::int32_t> draw(Random& random, std::size_t n, std::size_t count) {
  std::vector<std::int32_t> all(n);
  std::iota(all.begin(), all.end(), 0);
  for (std::size_t i = 0; i < count; ++i) std::swap(all[i], all[i + random.below(n - i)]);
  all.resize(count);
  return all;
}

/// Appends one sequence after the other.
class Writer {
 public:
  Writer(const LabTaskConfig& config, Random& random, TrainingBatch& batch)
      : config_(config), random_(random), batch_(batch) {}

  void sequence(LabSplit split) {
    switch (config_.task) {
      case LabTask::kRecall:
      case LabTask::kTwo:
        return pairs();
      case LabTask::kCopy:
      case LabTask::kSort:
        return copy_or_sort();
      case LabTask::kInduction:
        return induction();
      case LabTask::kMajority:
        return majority();
      case LabTask::kNumbers:
        return number(split);
      case LabTask::kDates:
        return date(split);
    }
  }

 private:
  /// Pairs, then a key or two.
  void pairs() {
    const auto n_symbols = static_cast<std::int32_t>(config_.n_symbols);
    const std::vector<std::int32_t> keys = draw(random_, config_.n_symbols, config_.n_items);
    std::vector<std::int32_t> values;
    for (const std::int32_t key : keys) {
      values.push_back(symbol(random_, config_.n_symbols));
      put(key * n_symbols + values.back());
    }
    const std::vector<std::int32_t> asked = draw(random_, config_.n_items, 2);
    const auto key = [&](std::size_t i) { return keys[static_cast<std::size_t>(asked[i])]; };
    const auto value = [&](std::size_t i) { return values[static_cast<std::size_t>(asked[i])]; };
    const std::int32_t first = n_symbols * n_symbols;
    if (config_.task == LabTask::kRecall)
      put(first + key(0), value(0));
    else
      put(first + key(0) * n_symbols + key(1), value(0) * n_symbols + value(1));
  }

  void copy_or_sort() {
    std::vector<std::int32_t> symbols;
    for (std::size_t i = 0; i < config_.n_items; ++i) {
      symbols.push_back(symbol(random_, config_.n_symbols));
      put(symbols.back());
    }
    if (config_.task == LabTask::kSort) std::ranges::sort(symbols);
    put(static_cast<std::int32_t>(config_.n_symbols), symbols[0]);
    for (std::size_t i = 0; i + 1 < symbols.size(); ++i) put(symbols[i], symbols[i + 1]);
  }

  void induction() {
    const std::size_t period = config_.n_items / 2 + 1 + random_.below(config_.n_items / 2);
    std::vector<std::int32_t> symbols;
    symbols.reserve(2 * config_.n_items + 1);
    for (std::size_t i = 0; i < 2 * config_.n_items + 1; ++i)
      symbols.push_back(i < period ? symbol(random_, config_.n_symbols) : symbols[i - period]);
    for (std::size_t i = 0; i + 1 < symbols.size(); ++i)
      put(symbols[i], i < period ? kNoTarget : symbols[i + 1]);
  }

  /// Drawn again until one symbol is ahead of all others.
  void majority() {
    std::vector<std::int32_t> symbols(config_.n_items);
    std::vector<std::size_t> counts;
    do {
      counts.assign(config_.n_symbols, 0);
      for (std::int32_t& one : symbols) {
        one = symbol(random_, config_.n_symbols);
        ++counts[static_cast<std::size_t>(one)];
      }
    } while (std::ranges::count(counts, std::ranges::max(counts)) > 1);
    for (const std::int32_t one : symbols) put(one);
    put(static_cast<std::int32_t>(config_.n_symbols),
        static_cast<std::int32_t>(std::ranges::max_element(counts) - counts.begin()));
  }

  void number(LabSplit split) {
    std::int32_t number = 0;
    do number = 1000 + symbol(random_, 9000);
    while (is_held_out(number) != (split == LabSplit::kHeldOut));
    const std::string digits = std::to_string(number);
    spell(digits, number_words(digits.substr(0, 1) + "," + digits.substr(1)), kMostNumberWords);
  }

  void date(LabSplit split) {
    Date date;
    do {
      date.year = 1910 + symbol(random_, 190);
      date.month = 1 + symbol(random_, 12);
      date.day =
          1 + symbol(random_, static_cast<std::size_t>(days_of_month(date.year, date.month)));
    } while (is_held_out(date.year + 5 * date.month + 3 * date.day) !=
             (split == LabSplit::kHeldOut));
    const DateOrder order = random_.below(2) == 0 ? DateOrder::kDayFirst : DateOrder::kMonthFirst;
    spell(date_digits(date), date_words(date, order), kMostDateWords);
  }

  static bool is_held_out(std::int32_t number) { return number % 7 == 3; }

  /// The words as a source, the digits as what is written of it.
  void spell(const std::string& digits, const std::vector<std::string>& words, std::size_t most) {
    std::int32_t before = kBegin;
    for (const char digit : digits) {
      const std::int32_t token = digit == '-' ? kDash : digit - '0';
      put(before, token);
      before = token;
    }
    put(before, kEnd);
    const std::vector<std::string>& all = source_words(config_.task);
    for (std::size_t i = 0; i < most; ++i) {
      const bool is_word = i < words.size();
      batch_.source.push_back(
          is_word ? static_cast<std::int32_t>(std::ranges::find(all, words[i]) - all.begin()) : 0);
      batch_.source_padding.push_back(is_word ? 0 : 1);
    }
  }

  void put(std::int32_t token, std::int32_t target = kNoTarget) {
    batch_.tokens.push_back(token);
    batch_.targets.push_back(target);
  }

  const LabTaskConfig& config_;
  Random& random_;
  TrainingBatch& batch_;
};

std::string letter(std::int32_t token) { return {static_cast<char>('a' + token)}; }

bool has_pairs(LabTask task) { return task == LabTask::kRecall || task == LabTask::kTwo; }
bool has_source(LabTask task) { return task == LabTask::kNumbers || task == LabTask::kDates; }

}  // namespace

void validate(const LabTaskConfig& config) {
  require_within("symbols", config.n_symbols, /*least=*/2, /*most=*/24);
  require_within("items", config.n_items, /*least=*/2,
                 has_pairs(config.task) ? std::min<std::size_t>(config.n_symbols, 16) : 16);
}

LabShape lab_shape(const LabTaskConfig& config) {
  const std::size_t n = config.n_items, symbols = config.n_symbols;
  switch (config.task) {
    case LabTask::kRecall:
      return {.n_vocab = symbols * symbols + symbols, .n = n + 1};
    case LabTask::kTwo:
      return {.n_vocab = 2 * symbols * symbols, .n = n + 1};
    case LabTask::kCopy:
    case LabTask::kSort:
      return {.n_vocab = symbols + 1, .n = 2 * n};
    case LabTask::kInduction:
      return {.n_vocab = symbols, .n = 2 * n};
    case LabTask::kMajority:
      return {.n_vocab = symbols + 1, .n = n + 1};
    case LabTask::kNumbers:
      return {.n_vocab = 12,
              .n_source_vocab = source_words(config.task).size(),
              .n = kNumberDigits + 1,
              .n_source = kMostNumberWords};
    case LabTask::kDates:
      return {.n_vocab = 13,
              .n_source_vocab = source_words(config.task).size(),
              .n = kDateDigits + 1,
              .n_source = kMostDateWords};
  }
  ATTN_CHECK(false);
}

void fill(const LabTaskConfig& config, LabSplit split, std::size_t n_sequences, Random& random,
          TrainingBatch& batch) {
  const LabShape shape = lab_shape(config);
  batch = {.n_sequences = n_sequences, .n = shape.n, .n_source = shape.n_source};
  Writer writer(config, random, batch);
  for (std::size_t i = 0; i < n_sequences; ++i) writer.sequence(split);
}

std::string token_name(const LabTaskConfig& config, std::int32_t token) {
  const auto n_symbols = static_cast<std::int32_t>(config.n_symbols);
  const std::int32_t n_pairs = n_symbols * n_symbols;
  if (has_source(config.task)) {
    if (token < kBegin) return std::to_string(token);
    return token == kBegin ? "▸" : token == kEnd ? "■" : "-";
  }
  if (config.task == LabTask::kMajority && token == n_symbols) return "?";
  if (!has_pairs(config.task)) return token == n_symbols ? "|" : letter(token);
  if (token < n_pairs) return letter(token / n_symbols) + std::to_string(token % n_symbols);
  const std::int32_t asked = token - n_pairs;
  if (config.task == LabTask::kRecall) return letter(asked) + "?";
  return letter(asked / n_symbols) + "+" + letter(asked % n_symbols) + "?";
}

std::string source_name(const LabTaskConfig& config, std::int32_t token) {
  return source_words(config.task)[static_cast<std::size_t>(token)];
}

}  // namespace attn
