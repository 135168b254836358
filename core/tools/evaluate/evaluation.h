#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/tools/evaluate/ablation.h"
#include "core/tools/evaluate/alignment.h"
#include "core/tools/evaluate/labels.h"
#include "core/tools/evaluate/overlap.h"
#include "core/tools/evaluate/pronouns.h"
#include "core/tools/evaluate/word_loss.h"

namespace attn::evaluate {

/// Held-out lines of one kind: texts, or for a translator "source TAB translation TAB …".
struct HeldOutText {
  std::string name;
  std::vector<std::string> lines;
};

/// What a model is judged on; what is empty is not judged.
struct Material {
  std::vector<HeldOutText> texts;
  std::vector<Tree> trees;
  std::vector<PronounCase> pronouns;
  std::vector<AlignedPair> alignments;  // of a translator
  std::vector<std::string> frequent;  // texts whose most frequent words word_loss counts; a writer
};

/// A number for the model and for the same model before training.
template <typename T>
struct Compared {
  T trained, untrained;
};

struct TextLoss {
  std::string name;
  Compared<Loss> loss;
  std::optional<WordLoss> words{};
};

struct TranslationResult {
  std::size_t sentences = 0;
  double bleu = 0.0;
  double chrf = 0.0;
};

struct Evaluation {
  std::vector<TextLoss> texts;
  Compared<std::vector<Habit>> habits;
  Ablation ablation;
  Compared<std::vector<RelationResult>> syntax;
  std::optional<Compared<PronounResult>> pronouns;
  std::optional<TranslationResult> translation;
  std::optional<Compared<AlignmentResult>> alignment;
  AlignmentRow alignment_row = AlignmentRow::kPredicting;
  std::vector<Label> labels;
  std::vector<std::vector<std::string>> sentences;  // (heads_of): where each shows its label
};

/// A model that reads text with a decoder, or an encoder–decoder. Error kInvalidArgument for an
/// encoder alone.
Evaluation evaluate(const LanguageModel& model, const Material& material);

/// The published form (README.md).
std::string to_json(const LanguageModel& model, const Evaluation& evaluation);

}  // namespace attn::evaluate
