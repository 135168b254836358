#include "core/tools/evaluate/evaluation.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/tools/evaluate/lines.h"
#include "core/tools/evaluate/sentences.h"
#include "core/tools/evaluate/translate.h"

namespace attn::evaluate {
namespace {

constexpr std::uint64_t kSeed = 1;                // of the untrained model
constexpr std::size_t kMostTokens = 12000;        // of each text
constexpr std::size_t kMostAblatedTokens = 6000;  // of each text: every head costs a pass
constexpr std::size_t kFrequentWords = 2048;
constexpr std::size_t kRandomSequences = 100;
constexpr std::size_t kFewestCases = 50;       // of a relation
constexpr std::size_t kMostCandidates = 1500;  // sentences to choose from
constexpr std::size_t kFewestShown = 10;       // tokens of a sentence to show
constexpr std::size_t kMostShown = 32;
constexpr std::size_t kSentencesEach = 3;

bool translates(const LanguageModel& model) {
  return model.config().kind == ModelKind::kEncoderDecoder;
}

Example example_of(const LanguageModel& model, const std::string& line) {
  if (!translates(model)) return writer_example(model, line);
  const std::vector<std::string> columns = split(line, '\t');
  require(columns.size() >= 2, "invalid pair: " + line + " (must have a tab)");
  return translator_example(model, columns[0], columns[1]);
}

/// Lines spread over the whole text, as many as have `most` tokens together.
std::vector<Example> sample(const LanguageModel& model, const HeldOutText& text, std::size_t most) {
  std::vector<Example> all;
  std::size_t total = 0;
  for (const std::string& line : text.lines) {
    all.push_back(example_of(model, line));
    total += all.back().target.ids.size();
  }
  const std::size_t step = std::max<std::size_t>(1, (total + most - 1) / most);
  std::vector<Example> result;
  for (std::size_t i = 0; i < all.size(); i += step)
    if (!translates(model) || fits(model, all[i])) result.push_back(std::move(all[i]));
  return result;
}

/// The sentences of a text, or its pairs.
std::vector<std::string> sentences_of(const LanguageModel& model, const std::string& line) {
  if (translates(model)) return {line};
  std::vector<std::string> result;
  std::size_t begin = 0;
  while (begin < line.size()) {
    std::size_t end = line.find_first_of(".!?", begin);
    end = std::min(end == std::string::npos ? end : line.find(' ', end), line.size());
    result.push_back(line.substr(begin, end - begin));
    begin = end + 1;
  }
  return result;
}

/// What may be shown on the page: sentences alone and, of longer texts, two that follow each other.
std::vector<Example> candidates(const LanguageModel& model, const std::vector<HeldOutText>& texts) {
  std::vector<Example> all;
  const auto add = [&](const std::string& text) {
    Example example = example_of(model, text);
    const std::size_t n = example.target.ids.size();
    if (fits(model, example) && n >= kFewestShown && n <= kMostShown)
      all.push_back(std::move(example));
  };
  for (const HeldOutText& text : texts) {
    for (const std::string& line : text.lines) {
      const std::vector<std::string> sentences = sentences_of(model, line);
      for (std::size_t i = 0; i < sentences.size(); ++i) {
        add(sentences[i]);
        if (i > 0) add(sentences[i - 1] + ' ' + sentences[i]);
      }
    }
  }
  const std::size_t step = (all.size() + kMostCandidates - 1) / kMostCandidates;
  std::vector<Example> result;
  for (std::size_t i = 0; i < all.size(); i += step) result.push_back(std::move(all[i]));
  return result;
}

/// The row that serves the trained model better.
void judge_alignments(const LanguageModel& model, const Transformer& untrained,
                      const std::vector<AlignedPair>& pairs, Evaluation& result) {
  const auto judge = [&](AlignmentRow row) {
    return judge_alignment(model, model.transformer(), pairs, row);
  };
  AlignmentResult predicting = judge(AlignmentRow::kPredicting);
  AlignmentResult reading = judge(AlignmentRow::kReading);
  const bool at_reading = reading.heads.held_out() > predicting.heads.held_out();
  result.alignment_row = at_reading ? AlignmentRow::kReading : AlignmentRow::kPredicting;
  result.alignment = {at_reading ? std::move(reading) : std::move(predicting),
                      judge_alignment(model, untrained, pairs, result.alignment_row)};
}

TranslationResult judge_translation(const LanguageModel& model,
                                    const std::vector<HeldOutText>& texts) {
  std::vector<Translation> translations;
  for (const HeldOutText& text : texts) {
    for (const std::string& line : text.lines) {
      std::vector<std::string> columns = split(line, '\t');
      if (!fits(model, example_of(model, line))) continue;
      std::string hypothesis = translate(model, columns[0]);
      columns.erase(columns.begin());
      translations.push_back({std::move(hypothesis), std::move(columns)});
    }
  }
  return {translations.size(), bleu(translations), chrf(translations)};
}

void choose_sentences(const LanguageModel& model, const std::vector<HeldOutText>& texts,
                      Evaluation& result) {
  const std::vector<Example> examples = candidates(model, texts);
  for (const std::vector<std::size_t>& list :
       find_sentences(model.transformer(), result.labels, examples, kSentencesEach)) {
    std::vector<std::string>& sentences = result.sentences.emplace_back();
    for (const std::size_t i : list)
      sentences.push_back((translates(model) ? examples[i].source : examples[i].target).text);
  }
}

}  // namespace

Evaluation evaluate(const LanguageModel& model, const Material& material) {
  require(model.config().has_decoder(), "invalid model: an encoder alone");
  const Transformer& trained = model.transformer();
  const std::vector<float> params = initial_params(model.config(), kSeed);
  const Transformer untrained(model.config(), params);
  const std::vector<bool> frequent =
      frequent_words(model.tokenizer(), material.frequent, kFrequentWords);
  Evaluation result;
  std::vector<Example> examples;
  std::vector<Example> ablated;
  for (const HeldOutText& text : material.texts) {
    const std::vector<Example> some = sample(model, text, kMostTokens);
    result.texts.push_back({text.name, {loss(trained, some), loss(untrained, some)}});
    if (!material.frequent.empty()) result.texts.back().words = word_loss(model, some, frequent);
    examples.insert(examples.end(), some.begin(), some.end());
    const std::vector<Example> fewer = sample(model, text, kMostAblatedTokens);
    ablated.insert(ablated.end(), fewer.begin(), fewer.end());
  }
  result.habits = {judge_habits(model, trained, examples, kRandomSequences),
                   judge_habits(model, untrained, examples, kRandomSequences)};
  result.ablation = ablate(trained, ablated);
  result.syntax = {judge_syntax(model, trained, material.trees, kFewestCases),
                   judge_syntax(model, untrained, material.trees, kFewestCases)};
  if (!material.pronouns.empty())
    result.pronouns = {judge_pronouns(model, trained, material.pronouns),
                       judge_pronouns(model, untrained, material.pronouns)};
  if (translates(model)) {
    result.translation = judge_translation(model, material.texts);
    if (!material.alignments.empty())
      judge_alignments(model, untrained, material.alignments, result);
  }
  result.labels = labels({.heads = heads_of(model.config()),
                          .habits = result.habits.trained,
                          .untrained = result.habits.untrained,
                          .syntax = result.syntax.trained,
                          .alignment = result.alignment ? &result.alignment->trained : nullptr});
  choose_sentences(model, material.texts, result);
  return result;
}

}  // namespace attn::evaluate
