#include <algorithm>

#include "core/tools/evaluate/evaluation.h"
#include "core/tools/evaluate/json_writer.h"

namespace attn::evaluate {
namespace {

using Heads = std::vector<HeadId>;

const char* end_of(bool from_dependent) { return from_dependent ? "dependent" : "head"; }

void write_head(JsonWriter& json, const HeadId& id) {
  json.field("place", name(id.place)).field("layer", id.layer).field("head", id.head);
}

void write_model(JsonWriter& json, const LanguageModel& model) {
  const TransformerConfig& config = model.config();
  json.field("name", model.card().name)
      .field("sources", model.card().sources)
      .field("licence", model.card().licence)
      .field("params", model.params().size())
      .field("vocabulary", config.n_vocab)
      .field("sourceVocabulary", config.n_source_vocab)
      .field("context", config.n_context)
      .field("layers", config.n_layers)
      .field("headsPerLayer", config.n_heads)
      .field("dModel", config.d_model);
}

void write_texts(JsonWriter& json, const std::vector<TextLoss>& texts) {
  json.key("texts").begin_list();
  for (const TextLoss& text : texts) {
    json.begin_object()
        .field("name", text.name)
        .field("tokens", text.loss.trained.count)
        .field("loss", text.loss.trained.mean())
        .field("untrained", text.loss.untrained.mean());
    if (text.words)
      json.field("words", text.words->all.count)
          .field("rareWords", text.words->rare)
          .field("wordLoss", text.words->all.mean());
    json.end_object();
  }
  json.end_list();
}

/// The best head of each place where a pattern has cases, and its baselines.
void write_patterns(JsonWriter& json, const Heads& heads, const Compared<std::vector<Habit>>& all) {
  json.key("patterns").begin_list();
  for (std::size_t i = 0; i < all.trained.size(); ++i) {
    const Habit& habit = all.trained[i];
    for (const Place place : {Place::kEncoder, Place::kSelf, Place::kCross}) {
      std::size_t best = heads.size();
      for (std::size_t h = 0; h < heads.size(); ++h) {
        if (heads[h].place != place || habit.weight[h].count == 0) continue;
        if (best == heads.size() || habit.weight[h].value() > habit.weight[best].value()) best = h;
      }
      if (best == heads.size()) continue;
      json.begin_object().field("kind", habit.pattern);
      write_head(json, heads[best]);
      json.field("score", habit.weight[best].value())
          .field("strongest", habit.strongest[best].value())
          .field("untrained", mean_over(heads, all.untrained[i], place))
          .field("offset", habit.offset[best])
          .field("cases", habit.weight[best].count)
          .end_object();
    }
  }
  json.end_list();
}

void write_label(JsonWriter& json, const Label& label) {
  json.key("label").begin_object().field("kind", label.kind);
  if (label.kind == "syntax")
    json.field("relation", label.relation).field("from", end_of(label.from_dependent));
  if (label.kind != "mixed") json.field("score", label.score).field("baseline", label.baseline);
  json.end_object();
}

void write_heads(JsonWriter& json, const Heads& heads, const Evaluation& evaluation) {
  json.key("heads").begin_list();
  for (std::size_t h = 0; h < heads.size(); ++h) {
    json.begin_object();
    write_head(json, heads[h]);
    write_label(json, evaluation.labels[h]);
    json.key("metrics").begin_object();
    for (const Habit& habit : evaluation.habits.trained)
      if (habit.weight[h].count > 0) json.field(habit.pattern, habit.weight[h].value());
    if (evaluation.alignment && heads[h].place == Place::kCross)
      json.field("alignment", evaluation.alignment->trained.heads.share(h));
    json.end_object();
    const Ablation& ablation = evaluation.ablation;
    json.field("ablation", ablation.without[h].mean() - ablation.whole.mean());
    json.key("sentences").begin_list();
    for (const std::string& sentence : evaluation.sentences[h]) json.value(sentence);
    json.end_list().end_object();
  }
  json.end_list();
}

void write_syntax(JsonWriter& json, const Heads& heads,
                  const Compared<std::vector<RelationResult>>& syntax) {
  json.key("syntax").begin_list();
  for (std::size_t i = 0; i < syntax.trained.size(); ++i) {
    const RelationResult& result = syntax.trained[i];
    json.begin_object()
        .field("relation", result.relation)
        .field("from", end_of(result.from_dependent))
        .field("cases", result.cases());
    write_head(json, heads[result.heads.best()]);
    json.field("score", result.heads.held_out())
        .field("offset", result.offsets.held_out())
        .field("untrained", syntax.untrained[i].heads.held_out())
        .end_object();
  }
  json.end_list();
}

void write_pronouns(JsonWriter& json, const Heads& heads, const Compared<PronounResult>& pronouns) {
  const auto& [trained, untrained] = pronouns;
  const bool before = trained.links_before.held_out() > trained.links.held_out();
  const Halves& links = before ? trained.links_before : trained.links;
  const Halves& untrained_links = before ? untrained.links_before : untrained.links;
  const auto share = [&](std::size_t n) {
    return static_cast<double>(n) / static_cast<double>(trained.cases());
  };
  json.key("pronouns").begin_object().field("cases", trained.cases());
  write_head(json, heads[links.best()]);
  json.field("at", before ? "before the pronoun" : "the pronoun")
      .field("linked", links.held_out())
      .field("linkedUntrained", untrained_links.held_out());
  if (trained.right_probability > 0.0)
    json.field("predicted", share(trained.predicted))
        .field("predictedUntrained", share(untrained.predicted))
        .field("probability", trained.right_probability);
  json.end_object();
}

void write_translation(JsonWriter& json, const TranslationResult& translation) {
  json.key("translation")
      .begin_object()
      .field("sentences", translation.sentences)
      .field("bleu", translation.bleu)
      .field("chrf", translation.chrf)
      .end_object();
}

void write_alignment(JsonWriter& json, const Heads& heads, const Evaluation& evaluation) {
  const auto& [trained, untrained] = *evaluation.alignment;
  json.key("alignment").begin_object().field("words", trained.heads.cases());
  write_head(json, heads[trained.heads.best()]);
  json.field("at",
             evaluation.alignment_row == AlignmentRow::kPredicting ? "before the word" : "the word")
      .field("score", trained.heads.held_out())
      .field("mean", trained.mean)
      .field("diagonal", trained.diagonal)
      .field("untrained", untrained.heads.held_out())
      .end_object();
}

}  // namespace

std::string to_json(const LanguageModel& model, const Evaluation& evaluation) {
  const Heads heads = heads_of(model.config());
  JsonWriter json;
  json.begin_object();
  write_model(json, model);
  write_texts(json, evaluation.texts);
  write_patterns(json, heads, evaluation.habits);
  write_syntax(json, heads, evaluation.syntax);
  if (evaluation.pronouns) write_pronouns(json, heads, *evaluation.pronouns);
  if (evaluation.translation) write_translation(json, *evaluation.translation);
  if (evaluation.alignment) write_alignment(json, heads, evaluation);
  write_heads(json, heads, evaluation);
  json.end_object();
  return json.text() + '\n';
}

}  // namespace attn::evaluate
