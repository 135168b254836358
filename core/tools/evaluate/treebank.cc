#include "core/tools/evaluate/treebank.h"

#include <charconv>

#include "core/base/error.h"
#include "core/tools/evaluate/lines.h"

namespace attn::evaluate {
namespace {

constexpr std::string_view kText = "# text = ";

/// Columns of a word's line.
enum Column : std::size_t { kId = 0, kForm = 1, kHead = 6, kRelation = 7, kColumns = 10 };

std::size_t number(std::string_view text) {
  const std::string digits(text);
  std::size_t result = 0;
  const char* end = digits.data() + digits.size();
  const auto [last, error] = std::from_chars(digits.data(), end, result);
  if (error != std::errc() || last != end)
    throw Error(ErrorCode::kDamaged, "damaged treebank: no number: " + digits);
  return result;
}

std::string without_subtype(std::string_view relation) {
  return std::string(relation == "nmod:poss" ? relation : relation.substr(0, relation.find(':')));
}

/// Reads a treebank line by line.
class Reader {
 public:
  void read(std::string_view line) {
    if (line.empty()) return finish();
    if (line.starts_with(kText)) tree_.text = line.substr(kText.size());
    if (line.starts_with('#')) return;
    const std::vector<std::string> columns = split(line, '\t');
    if (columns.size() != kColumns)
      throw Error(ErrorCode::kDamaged, "damaged treebank: " + std::string(line));
    // "3-4" is two words in one, whose own lines follow; "8.1" is a word that is left unsaid.
    if (columns[kId].find_first_of("-.") == std::string::npos) add_word(columns);
  }
  void finish() {
    if (!tree_.words.empty() && found_) trees_.push_back(std::move(tree_));
    tree_ = {};
    at_ = 0;
    found_ = true;
  }
  std::vector<Tree> take() { return std::move(trees_); }

 private:
  void add_word(const std::vector<std::string>& columns) {
    const std::string& form = columns[kForm];
    const std::size_t begin = tree_.text.find_first_not_of(' ', at_);
    found_ =
        found_ && begin != std::string::npos && tree_.text.compare(begin, form.size(), form) == 0;
    if (!found_) return;
    at_ = begin + form.size();
    const std::size_t head = number(columns[kHead]);
    tree_.words.push_back({.range = {begin, at_},
                           .head = head == 0 ? TreeWord::kRoot : head - 1,
                           .relation = without_subtype(columns[kRelation])});
  }

  Tree tree_;
  std::size_t at_ = 0;  // behind the last word
  bool found_ = true;
  std::vector<Tree> trees_;
};

}  // namespace

std::vector<Tree> read_treebank(std::string_view conllu) {
  Reader reader;
  for (const std::string& line : lines(conllu)) reader.read(line);
  reader.finish();
  return reader.take();
}

}  // namespace attn::evaluate
