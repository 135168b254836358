/**
 * Deutsch: trainierte Modelle.
 *
 * @type {import("./index.js").Texts}
 */
export const model = {
  "source.title": "Woher die Zahlen kommen",
  "source.writer": "Schreiber",
  "source.translator": "Übersetzer",
  "source.vectors": "Wortvektoren",
  "source.untrained": "Untrainiert",
  "source.writer.about":
    "Ein kleiner Transformer, für diese Seite trainiert, der weiterschreibt. Die Schalter wirken in ihm.",
  "source.translator.about":
    "Ein kleiner Transformer, für diese Seite trainiert, der Englisch ins Französische übersetzt. Er hat alle drei Orte der Aufmerksamkeit.",
  "source.vectors.about":
    "Eine Schicht Aufmerksamkeit auf fertigen Wortvektoren: sie weiß, was Wörter bedeuten, und keine Grammatik.",
  "source.untrained.about":
    "Der Schreiber vor dem Training: dieselbe Form, Zufallszahlen. Was er zeigt, bedeutet nichts.",
  "source.loading": "Wird geladen: {what}. Solange sind Wortvektoren zu sehen.",
  "source.failed":
    "Das Modell ließ sich nicht benutzen: {message}. Wortvektoren werden gezeigt; alles andere geht.",
  "source.retry": "Noch einmal laden",
  "source.facts":
    "{params} Tausend Parameter, {layers} Schichten zu {heads} Köpfen. Trainiert auf:",
  "field.scope": "Wo die Schalter wirken",
  "field.scope.head": "Dieser Kopf",
  "field.scope.layer": "Diese Schicht",
  "field.scope.everywhere": "Überall",
  "field.place": "Ort",
  "field.place.encoder": "Encoder",
  "field.place.decoder": "Decoder",
  "field.place.cross": "Cross",
  "field.modelMask": "Form",
  "field.modelMask.own": "Eigene",
  "field.modelMask.none": "Keine",
  "field.modelMask.causal": "Kausal",
  "field.modelMask.window": "Fenster",
  "field.modelMask.own.about": "Die Maske, mit der das Modell trainiert wurde.",
  "field.modelMask.none.about":
    "Jedes Token darf jedes andere ansehen, auch voraus: ein Schreiber sieht dann, was er schreiben soll.",
  "field.modelMask.causal.about": "Kein Token darf ein späteres ansehen.",
  "field.modelMask.window.about":
    "Ein Token darf kein späteres ansehen und nur so weit zurück, wie das Fenster reicht.",
  "heads.layer": "Schicht {layer}",
  "heads.off": "aus",
  "heads.chosen": "Schicht {layer}, Kopf {head}:",
  "heads.ablation": "Ohne ihn wächst der Verlust um {nats} Nat je Token.",
  "heads.sentence": "Einen Satz für ihn finden",
  "heads.on": "Dieser Kopf ist an",
  "heads.on.about": "Aus trägt er nichts zur Ausgabe bei.",
  "layers.title": "Schichten und Köpfe",
  "head.label": "{name}: {score}",
  "head.label.against": "{name}: {score}, gegen {baseline}",
  "head.previous-token": "voriges Token",
  "head.previous-token.short": "vor.",
  "head.next-token": "nächstes Token",
  "head.next-token.short": "nächst.",
  "head.first-token": "erstes Token",
  "head.first-token.short": "erst.",
  "head.end-token": "letztes Token",
  "head.end-token.short": "Ende",
  "head.self": "es selbst",
  "head.self.short": "selbst",
  "head.same-token": "dasselbe Token",
  "head.same-token.short": "dass.",
  "head.punctuation": "Satzzeichen",
  "head.punctuation.short": "Zeich.",
  "head.sentence-start": "Satzanfang",
  "head.sentence-start.short": "Anf.",
  "head.induction": "Induktion: was beim letzten Mal folgte",
  "head.induction.short": "Indukt.",
  "head.induction-names": "Induktion bei Namen",
  "head.induction-names.short": "Namen",
  "head.syntax": "Syntax:",
  "head.syntax.short": "Syntax",
  "head.alignment": "Übersetzung des Wortes",
  "head.alignment.short": "Zuord.",
  "head.pronouns": "Pronomen zu seinem Nomen",
  "head.pronouns.short": "Pron.",
  "head.mixed": "nichts Bestimmtes",
  "head.mixed.short": "gem.",
  "said.title": "Was das Modell sagt",
  "said.writes.before": "Schreibt, wie trainiert",
  "said.writes.after": "Schreibt, mit den Schaltern",
  "said.translates.before": "Übersetzt, wie trainiert",
  "said.translates.after": "Übersetzt, mit den Schaltern",
  "said.next": "nächstes",
  "said.before": "wie trainiert",
  "said.after": "jetzt",
  "said.position": "Nächstes nach",
  "said.position.end": "dem Ende",
  "said.position.token": "„{token}“",
  "said.loss":
    "Überraschung am Text, in Nat je Token: {before} wie trainiert, {after} jetzt.",
  "said.ended": "(nichts mehr: der Text ist zu Ende)",
  "said.overflowed": "(hört auf: Softmax gab NaN)",
  "token.piece":
    "„{token}“ ist das Stück {pieces} aus dem Wortschatz des Modells",
  "token.special":
    "„{token}“ steht in keinem Text: es bezeichnet Anfang oder Ende",
  "map.title.model": "Schicht {layer}, Kopf {head}",
  "example.model-names": "Namen noch einmal",
  "example.model-names.hint":
    "Manche Köpfe treiben Induktion: beim zweiten „Mrs“ schauen sie auf das, was dem ersten folgte. Sagt das Modell „Bell“? So einen Kopf an seiner Beschriftung finden und ausschalten.",
  "example.model-pronoun": "He oder she?",
  "example.model-pronoun.hint":
    "Wer kommt als Nächstes, und warum? „Nächstes nach“ ansehen, dann √dₖ überall ausschalten und sehen, was daraus wird.",
  "example.model-agreement": "Einer oder viele?",
  "example.model-agreement.hint":
    "„keys“ sind viele, „man“ ist einer: welches Verb folgt? Einen Kopf suchen, der von „man“ zurück zu „keys“ geht.",
  "example.model-tale": "Es war einmal",
  "example.model-tale.hint":
    "Ein Anfang, den das Modell oft gelesen hat. Manche Köpfe schauen nur auf das Token davor: ihre Beschriftung sagt es.",
  "example.model-order": "Andere Wortstellung",
  "example.model-order.hint":
    "Im Französischen steht die Farbe hinter dem Nomen. Bei Cross-Attention schaut jedes französische Wort auf das englische, das es übersetzt: das Muster verlässt die Diagonale.",
  "example.model-question": "Eine Frage",
  "example.model-question.hint":
    "Auf welches englische Wort schaut jedes französische? „Cross“ wählen und Zeile für Zeile lesen.",
};
