#include "core/model/language_model.h"

#include <algorithm>
#include <charconv>
#include <string_view>

#include "core/base/error.h"

namespace attn {
namespace {

[[noreturn]] void damaged(const std::string& what) {
  throw Error(ErrorCode::kDamaged, "damaged checkpoint: " + what);
}

void require_size(const char* name, const Tokenizer& tokenizer, std::size_t n_vocab) {
  require(tokenizer.size() == n_vocab, std::string("invalid ") + name + ": " +
                                           std::to_string(tokenizer.size()) + " (must be " +
                                           std::to_string(n_vocab) + ")");
}

void validate(const ModelCard& card, const LanguageModel::Vocabularies& vocabularies,
              const TransformerConfig& config) {
  for (const std::string* line : {&card.name, &card.sources, &card.licence})
    require(line->find('\n') == std::string::npos, "invalid card: a line break in " + *line);
  require_size("vocabulary", vocabularies.target, config.n_vocab);
  require(vocabularies.source.has_value() == (config.n_source_vocab > 0),
          "invalid source vocabulary: the config has " + std::to_string(config.n_source_vocab) +
              " tokens of a source");
  if (vocabularies.source)
    require_size("source vocabulary", *vocabularies.source, config.n_source_vocab);
}

/// Reads the notes line by line.
class Lines {
 public:
  explicit Lines(std::string_view text) : text_(text) {}

  bool done() const { return text_.empty(); }
  std::string_view next(const std::string& field) {
    const std::size_t end = text_.find('\n');
    if (end == std::string_view::npos) damaged(field + " is cut off");
    const std::string_view line = text_.substr(0, end);
    text_.remove_prefix(end + 1);
    return line;
  }
  /// What stands behind "field: ".
  std::string_view next_field(const std::string& field) {
    const std::string_view line = next(field);
    const std::string begin = field + ": ";
    if (!line.starts_with(begin)) damaged(field + " is not there");
    return line.substr(begin.size());
  }
  std::vector<std::string> next_pieces(const std::string& field) {
    const std::string digits(next_field(field));
    std::size_t count = 0;
    const char* end = digits.data() + digits.size();
    if (const auto [last, error] = std::from_chars(digits.data(), end, count);
        error != std::errc() || last != end)
      damaged(field + " is no number");
    std::vector<std::string> pieces;
    pieces.reserve(std::min(count, text_.size()));  // a piece has a byte at least
    for (std::size_t i = 0; i < count; ++i) pieces.emplace_back(next(field));
    return pieces;
  }

 private:
  std::string_view text_;
};

void append_pieces(std::string& notes, const char* field, std::span<const std::string> pieces) {
  notes += std::string(field) + ": " + std::to_string(pieces.size()) + '\n';
  for (const std::string& piece : pieces) notes += piece + '\n';
}

}  // namespace

LanguageModel::LanguageModel(ModelCard card, Vocabularies vocabularies,
                             const TransformerConfig& config, std::vector<float> params)
    : card_((validate(card, vocabularies, config), std::move(card))),
      vocabularies_(std::move(vocabularies)),
      params_(std::make_unique<const std::vector<float>>(std::move(params))),
      transformer_(config, *params_) {}

std::vector<std::uint8_t> write_language_model(const LanguageModel& model,
                                               const CheckpointPrecision& precision) {
  const ModelCard& card = model.card();
  std::string notes =
      "name: " + card.name + "\nsources: " + card.sources + "\nlicence: " + card.licence + '\n';
  append_pieces(notes, "pieces", model.tokenizer().pieces());
  append_pieces(notes, "source pieces",
                model.config().n_source_vocab > 0 ? model.source_tokenizer().pieces()
                                                  : std::span<const std::string>{});
  return write_checkpoint(
      {.config = model.config(), .notes = std::move(notes), .params = model.params()}, precision);
}

LanguageModel read_language_model(std::span<const std::uint8_t> bytes) {
  Checkpoint checkpoint = read_checkpoint(bytes);
  Lines lines(checkpoint.notes);
  ModelCard card;
  card.name = lines.next_field("name");
  card.sources = lines.next_field("sources");
  card.licence = lines.next_field("licence");
  Tokenizer target(lines.next_pieces("pieces"));
  std::vector<std::string> source = lines.next_pieces("source pieces");
  if (!lines.done()) damaged("more notes than there should be");
  LanguageModel::Vocabularies vocabularies{.target = std::move(target), .source = std::nullopt};
  if (!source.empty()) vocabularies.source.emplace(std::move(source));
  try {
    return {std::move(card), std::move(vocabularies), checkpoint.config,
            std::move(checkpoint.params)};
  } catch (const Error& error) {
    damaged(error.what());
  }
}

}  // namespace attn
