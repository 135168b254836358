/**
 * Deutsch: das Glossar.
 *
 * @type {import("./index.js").Texts}
 */
export const terms = {
  "terms.title": "Wörter, die hier vorkommen",
  "terms.about": "Was heißt „{term}“?",
  "term.attention": "Aufmerksamkeit",
  "term.attention.about":
    "Jedes Wort nimmt etwas von den anderen: ein Mittel ihrer Values, gewichtet danach, wie gut ihre Keys zu seiner Query passen. Englisch: attention.",
  "term.token": "Token",
  "term.token.about":
    "Ein Stück Text mit einem eigenen Vektor: ein Wort, ein Wortteil oder ein Zeichen.",
  "term.vector": "Vektor",
  "term.vector.about":
    "Eine Liste von Zahlen, die für ein Token steht. Wörter ähnlicher Bedeutung haben Vektoren, die in dieselbe Richtung zeigen. Auch Embedding genannt.",
  "term.position": "Position",
  "term.position.about":
    "Wo ein Token steht. Aufmerksamkeit allein sieht es nicht, darum werden zu den Vektoren Zahlen addiert, die von der Position abhängen.",
  "term.projection": "Projektion",
  "term.projection.about":
    "Eine Matrix gelernter Zahlen, W, die aus den Vektoren Queries, Keys oder Values macht.",
  "term.query": "Query",
  "term.query.about":
    "Der Vektor, mit dem ein Token fragt (die Abfrage): was suche ich?",
  "term.key": "Key",
  "term.key.about":
    "Der Vektor, mit dem ein Token antwortet (der Schlüssel): was ist hier zu finden?",
  "term.value": "Value",
  "term.value.about":
    "Der Vektor, den ein Token denen übergibt, die auf es achten (der Wert).",
  "term.head": "Kopf",
  "term.head.about":
    "Eine Aufmerksamkeit von mehreren nebeneinander. Jede hat eigene Queries, Keys und Values, so kann jede etwas anderes suchen.",
  "term.score": "Score",
  "term.score.about":
    "Query mal Key, Glied für Glied und zusammengezählt (das Skalarprodukt): wie gut beide passen. Scores vor Softmax heißen auch Logits.",
  "term.scale": "÷ √d_k",
  "term.scale.about":
    "Je mehr Zahlen eine Query hat, desto größer werden ihre Scores. Durch die Wurzel dieser Zahl, d_k, geteilt bleiben sie dort, wo Softmax noch wählen kann.",
  "term.mask": "Maske",
  "term.mask.about":
    "Was Keys vor Queries verbirgt: ein maskierter Score zählt als −∞, sein Gewicht ist also 0.",
  "term.causal": "kausal",
  "term.causal.about":
    "Eine Maske, die alle späteren Tokens verbirgt, damit ein Modell nicht sieht, was es vorhersagen soll.",
  "term.padding": "Padding",
  "term.padding.about":
    "Auffüllung am Ende kurzer Sätze, damit mehrere gleich lang sind. Eine Maske verbirgt sie.",
  "term.softmax": "Softmax",
  "term.softmax.about":
    "Macht aus Scores Gewichte: exp von jedem, geteilt durch die Summe aller. Keines ist negativ, zusammen ergeben sie 1, und der größte Score bekommt das größte Gewicht.",
  "term.temperature": "Temperatur",
  "term.temperature.about":
    "Scores werden vor Softmax durch sie geteilt. Nahe 0 nimmt der größte alles; hoch werden alle gleich.",
  "term.weight": "Gewicht",
  "term.weight.about":
    "Wie viel ihrer Aufmerksamkeit eine Query einem Key gibt, von 0 bis 1.",
  "term.entropy": "Entropie",
  "term.entropy.about":
    "Wie breit eine Zeile von Gewichten gestreut ist, in Bit: 0 für ein Wort allein, log₂ n für n Wörter gleich.",
  "term.output": "Ausgabe",
  "term.output.about":
    "Was eine Query am Ende bekommt: jedes Value mal sein Gewicht, zusammengezählt.",
  "term.self": "Self-Attention",
  "term.self.about":
    "Queries, Keys und Values kommen aus demselben Satz (Selbstaufmerksamkeit).",
  "term.cross": "Cross-Attention",
  "term.cross.about":
    "Queries kommen aus einem Satz, Keys und Values aus einem anderen, wie wenn eine Übersetzung auf ihr Original schaut.",
  "term.layer": "Schicht",
  "term.layer.about":
    "Ein Schritt eines Modells: Aufmerksamkeit und danach ein kleines Netz für jedes Token. Die Ausgabe einer Schicht ist die Eingabe der nächsten.",
  "term.encoder": "Encoder",
  "term.encoder.about":
    "Der Teil eines Übersetzers, der das Original liest, in beide Richtungen.",
  "term.decoder": "Decoder",
  "term.decoder.about":
    "Der Teil eines Modells, der schreibt, ein Token nach dem anderen, und nur zurückschaut.",
  "term.logits": "Logits",
  "term.logits.about":
    "Die Zahlen, eine für jedes Token des Wortschatzes, aus denen Softmax die Wahrscheinlichkeiten des nächsten Tokens macht.",
};
