/**
 * German: the mistake lab.
 *
 * @type {import("./index.js").Texts}
 */
export const mistakes = {
  "experiment.mistakes.title": "Fehlerlabor",
  "experiment.mistakes.question":
    "Von rund 70 Arten, Attention falsch zu machen: Wie viele ändern die Form dessen, was herauskommt?",
  "experiment.mistakes.about":
    "Jeden hat jemand gemacht, oder er liegt neben einem solchen. Falsch und richtig laufen auf denselben Zufallszahlen nebeneinander, und was an beiden gemessen wird, sagt, woran man den Fehler erkennt.",
  "experiment.mistakes.predict.most": "Die meisten",
  "experiment.mistakes.predict.half": "Etwa die Hälfte",
  "experiment.mistakes.predict.few": "Nur wenige",
  "experiment.mistakes.arm.lab": "Alle Fehler",
  "experiment.mistakes.setting.mistake": "Fehler",
  "experiment.mistakes.finding.signs":
    "Von {all} Fehlern ändern {shape} eine Form oder scheitern ganz, und {nan} geben NaN. Bei {sums} ergeben Zeilen nicht 1, {forbidden} geben Verdecktem Gewicht, bei {moved} bewegt sich, was nicht darf (oder nichts, wo es müsste). {silent} zeigen nichts davon: Nur ein Vergleich der Zahlen findet sie.",
  "experiment.mistakes.figure.signs": "Welches Zeichen wie viele verrät",
  "experiment.mistakes.column.sign": "Zeichen",
  "experiment.mistakes.column.mistakes": "Fehler",
  "mistakes.choose": "Fehler",
  "mistakes.group.scale": "Skalierung",
  "mistakes.group.softmax": "Softmax",
  "mistakes.group.product": "Produkte",
  "mistakes.group.mask": "Maske",
  "mistakes.group.padding": "Padding",
  "mistakes.group.heads": "Köpfe",
  "mistakes.group.sources": "Quellen",
  "mistakes.before": "Voriger",
  "mistakes.after": "Nächster",
  "mistakes.place": "{n} von {all}",
  "mistakes.wrong": "Falsch",
  "mistakes.right": "Richtig",
  "mistakes.weights": "Gewichte",
  "mistakes.weights.wrong": "Gewichte, falsch",
  "mistakes.weights.right": "Gewichte, richtig",
  "mistakes.output": "Ausgabe",
  "mistakes.output.wrong": "Ausgabe, falsch",
  "mistakes.output.right": "Ausgabe, richtig",
  "mistakes.map.name": "Welcher Kopf gezeigt wird",
  "mistakes.nothing": "Es kommt nichts heraus: {problem}",
  "mistakes.signs": "Woran man ihn erkennt",
  "mistakes.sign": "Gemessen",
  "mistakes.sign.shape": "Form der Ausgabe",
  "mistakes.sign.map": "Form der Gewichte",
  "mistakes.sign.rows": "Zeilensummen",
  "mistakes.sign.columns": "Spaltensummen",
  "mistakes.sign.least": "Kleinstes Gewicht",
  "mistakes.sign.nan": "Zahlen, die NaN sind",
  "mistakes.sign.forbidden": "Größtes Gewicht auf Verdecktem",
  "mistakes.sign.lastToken":
    "Frühere Ausgaben bewegen sich mit dem letzten Token, um",
  "mistakes.sign.otherSample": "Ausgaben bewegen sich mit dem anderen Satz, um",
  "mistakes.sign.source": "Ausgaben bewegen sich mit Y, um",
  "mistakes.sign.none": "Keines dieser Zeichen: Die Zahlen vergleichen",
  "mistakes.differs": "anders",
  "mistakes.seen": "In öffentlichem Code gesehen",
  "mistakes.seen.none":
    "Ein Nachbar von Fehlern, die in öffentlichem Code standen.",
  "mistakes.leaves": "Die Verweise verlassen diese Seite, zu GitHub.",
  "mistake.no-scale": "Ohne √d_k",
  "mistake.no-scale.text":
    "Die Scores sind √d_k-mal zu groß, also ist Softmax zu scharf, und das umso mehr, je größer d_k ist.",
  "mistake.scale-by-sqrt-d-model": "√d_model statt √d_k",
  "mistake.scale-by-sqrt-d-model.text":
    "Ein Score summiert die d_k Produkte eines Kopfes. Mit √d_model wird er zu klein, und die Gewichte werden zu gleichmäßig.",
  "mistake.scale-by-d-k": "d_k statt der Wurzel",
  "mistake.scale-by-d-k.text":
    "Eine Summe von d_k Produkten hat die Standardabweichung √d_k, nicht d_k: Die Gewichte werden zu gleichmäßig.",
  "mistake.multiplied-by-sqrt-d-k": "Mit √d_k multipliziert",
  "mistake.multiplied-by-sqrt-d-k.text":
    "Die Scores sind d_k-mal die richtigen: Fast alles Gewicht fällt auf einen Key.",
  "mistake.scale-by-sqrt-n": "√n statt √d_k",
  "mistake.scale-by-sqrt-n.text":
    "Die Skalierung gehört zur Länge eines Keys, nicht zu ihrer Anzahl: Das Ergebnis ändert sich mit der Länge des Textes.",
  "mistake.scale-after-softmax": "Skalierung nach Softmax",
  "mistake.scale-after-softmax.text":
    "Jede Zeile summiert sich zu 1/√d_k, und Softmax hat die Scores unskaliert gesehen.",
  "mistake.softmax-over-queries": "Softmax über die Queries",
  "mistake.softmax-over-queries.text":
    "Die Spalten summieren sich zu 1, nicht die Zeilen: Queries konkurrieren um jeden Key.",
  "mistake.softmax-over-everything": "Softmax über die ganze Matrix",
  "mistake.softmax-over-everything.text":
    "Alle Gewichte zusammen ergeben 1, jede Zeile also etwa 1/n.",
  "mistake.softmax-over-heads": "Softmax über die Köpfe",
  "mistake.softmax-over-heads.text":
    "Die Köpfe konkurrieren um jedes Tokenpaar, und keine Zeile ergibt 1.",
  "mistake.softmax-over-the-batch": "Softmax über den Batch",
  "mistake.softmax-over-the-batch.text":
    "Die Sätze des Batches konkurrieren. Bei einem einzigen Satz sind alle Gewichte 1.",
  "mistake.softmax-over-an-axis-of-length-1":
    "Softmax über eine Achse der Länge 1",
  "mistake.softmax-over-an-axis-of-length-1.text":
    "Eine Zahl, geteilt durch sich selbst: Alle Gewichte sind genau 1.",
  "mistake.overflow": "Maximum nicht abgezogen",
  "mistake.overflow.text":
    "Bei kleinen Scores richtig. exp eines großen Scores ist unendlich, und inf/inf ist NaN.",
  "mistake.not-divided-by-the-sum": "Nicht durch die Summe geteilt",
  "mistake.not-divided-by-the-sum.text":
    "exp ohne Division: Die Zeilen ergeben nicht 1.",
  "mistake.no-exp": "Ohne exp",
  "mistake.no-exp.text":
    "Scores, durch ihre Summe geteilt, können negativ sein, oder riesig, wo die Summe nahe 0 liegt.",
  "mistake.no-softmax": "Ohne Softmax",
  "mistake.no-softmax.text": "Die rohen Scores dienen als Gewichte.",
  "mistake.softmax-twice": "Softmax zweimal",
  "mistake.softmax-twice.text":
    "Das zweite sieht nur Zahlen von 0 bis 1: Sein Ergebnis ist fast gleichmäßig. Die Zeilen ergeben trotzdem 1.",
  "mistake.sigmoid": "Sigmoid statt Softmax",
  "mistake.sigmoid.text":
    "Jeder Score zählt für sich; Keys konkurrieren nicht, und die Zeilensummen sind beliebig.",
  "mistake.sum-without-keepdims": "Summe ohne keepdims",
  "mistake.sum-without-keepdims.text":
    "Die Zeilensummen haben ihre Achse verloren, also wurde Spalte j durch die Summe von Zeile j geteilt.",
  "mistake.max-without-keepdims": "Maximum ohne keepdims",
  "mistake.max-without-keepdims.text":
    "Von Spalte j wurde das Maximum von Zeile j abgezogen; die Zeilen ergeben 1, aber die Gewichte sind andere.",
  "mistake.dropout-left-on": "Dropout noch an",
  "mistake.dropout-left-on.text":
    "Ein Viertel der Gewichte ist 0, der Rest um 4/3 größer. Im Training ist das gewollt, und Zeilen müssen nicht 1 ergeben.",
  "mistake.queries-and-keys-swapped": "Queries und Keys vertauscht",
  "mistake.queries-and-keys-swapped.text":
    "K Qᵀ hat die richtige Form, wenn es so viele Queries wie Keys gibt; seine Zeilen gehören aber den Keys.",
  "mistake.keys-not-transposed": "Keys nicht transponiert",
  "mistake.keys-not-transposed.text":
    "Q K passt nicht zusammen. Bei n = d_k würde es passen, und niemand merkte es.",
  "mistake.weights-times-keys": "Gewichte mal Keys",
  "mistake.weights-times-keys.text":
    "Keys sagen, wohin geschaut wird; geholt werden die Values. Die Gewichte stimmen. Bei d_v = d_k verrät es keine Form.",
  "mistake.weights-times-queries": "Gewichte mal Queries",
  "mistake.weights-times-queries.text":
    "Die Gewichte stimmen; was sie holen, nicht.",
  "mistake.weights-transposed": "Gewichte transponiert",
  "mistake.weights-transposed.text":
    "Jede Ausgabe mischt nach einer Spalte der Gewichte, und Spalten ergeben nicht 1.",
  "mistake.mean-of-the-values": "Durch die Zahl der Values geteilt",
  "mistake.mean-of-the-values.text":
    "Die Gewichte ergeben schon 1: Die Ausgabe ist n-mal zu klein.",
  "mistake.no-mask": "Keine kausale Maske",
  "mistake.no-mask.text":
    "Jedes Token sieht, was es vorhersagen soll: Im Training ist der Verlust klein, und damit geschriebener Text ist schlecht.",
  "mistake.mask-after-softmax": "Maske nach Softmax",
  "mistake.mask-after-softmax.text":
    "Verdecktes wird nicht gesehen, aber die Zeilen ergeben weniger als 1, und die Zukunft steckt noch im Nenner.",
  "mistake.masked-with-0": "Verdeckte Scores auf 0 gesetzt",
  "mistake.masked-with-0.text":
    "exp(0) ist 1, also bekommt Verdecktes Gewicht. 1e-9 tut dasselbe.",
  "mistake.masked-with-plus-inf": "Plus unendlich als Füllwert",
  "mistake.masked-with-plus-inf.text":
    "Das Vorzeichen ist falsch: Softmax wird inf/inf, NaN.",
  "mistake.fill-too-small": "Füllwert zu klein",
  "mistake.fill-too-small.text":
    "-10 liegt über Scores, die selbst um -40 liegen: Dort bekommen verdeckte Keys fast alles Gewicht.",
  "mistake.mask-added-as-0-and-1": "Maske als 0 und 1 addiert",
  "mistake.mask-added-as-0-and-1.text":
    "Sichtbares zählt e-mal mehr, und nichts wird verdeckt. Eine additive Maske hat 0 und -inf.",
  "mistake.mask-inverted": "Maske umgekehrt",
  "mistake.mask-inverted.text":
    "True heißt in einer Schnittstelle „beachten“, in der nächsten „ignorieren“. Hier sieht jedes Token nur die Zukunft.",
  "mistake.mask-transposed": "Maske transponiert",
  "mistake.mask-transposed.text":
    "Ihre Zeilen gehören den Queries und ihre Spalten den Keys.",
  "mistake.scores-multiplied": "Scores mit dem Füllwert multipliziert",
  "mistake.scores-multiplied.text":
    "Ein negativer Score mal -1e9 ist ein riesiger positiver: Verdecktes bekommt alles Gewicht.",
  "mistake.minus-inf-without-softmax": "-inf, wo kein Softmax folgt",
  "mistake.minus-inf-without-softmax.text":
    "Nur exp macht aus -inf eine 0. Ohne exp gelangt -inf in die Ausgabe.",
  "mistake.hides-itself": "Diagonale verdeckt",
  "mistake.hides-itself.text":
    "Das erste Token sieht nichts: 0/0 ist NaN. triu braucht k=1 für das, was verdeckt wird.",
  "mistake.hides-itself-filled-with-minus-1e9":
    "Diagonale verdeckt, mit -1e9 gefüllt",
  "mistake.hides-itself-filled-with-minus-1e9.text":
    "Diesmal kein NaN: Das erste Token schaut gleichmäßig auf alles, auch auf die Zukunft.",
  "mistake.sees-one-ahead": "Diagonale um eins verschoben",
  "mistake.sees-one-ahead.text":
    "Jedes Token sieht das nächste, das es vorhersagen soll.",
  "mistake.triu-for-tril": "triu statt tril",
  "mistake.triu-for-tril.text":
    "Jedes Token sieht sich und die Zukunft, nicht die Vergangenheit.",
  "mistake.sees-only-itself": "Nur die Diagonale",
  "mistake.sees-only-itself.text":
    "Alles Gewicht bleibt beim Token selbst: Die Ausgabe ist sein eigener Value.",
  "mistake.top-left-with-a-cache": "Links oben trotz Cache",
  "mistake.top-left-with-a-cache.text":
    "Zwei neue Token fragen, sechs Keys sind da. Links oben ausgerichtet, sieht das erste neue nur den ersten Key, nicht die vor ihm.",
  "mistake.padding-dropped": "Padding vergessen",
  "mistake.padding-dropped.text":
    "Die kausale Maske ist da, aber aufgefüllte Keys bekommen Gewicht.",
  "mistake.causal-dropped": "Kausale Maske vergessen",
  "mistake.causal-dropped.text": "Padding ist verdeckt, die Zukunft nicht.",
  "mistake.or-for-and": "Oder statt und",
  "mistake.or-for-and.text":
    "Ein Key wird gesehen, wenn er in der Vergangenheit liegt oder kein Padding ist. Es muss beides sein.",
  "mistake.padded-queries-hidden": "Padding-Zeilen verdeckt, nicht Spalten",
  "mistake.padded-queries-hidden.text":
    "Aufgefüllte Queries sehen nichts (NaN), und aufgefüllte Keys werden von allen gesehen.",
  "mistake.padded-queries-hidden-as-well": "Padding-Zeilen auch verdeckt",
  "mistake.padded-queries-hidden-as-well.text":
    "Ihre Zeilen sind 0/0. Ein NaN im Verlust genügt, und alle Parameter sind verloren.",
  "mistake.padding-inverted": "Padding umgekehrt",
  "mistake.padding-inverted.text":
    "1 = Padding wurde für 1 = Wort gehalten: Nur Padding wird gesehen.",
  "mistake.row-with-nothing-to-see": "Eine Zeile, die nichts sieht",
  "mistake.row-with-nothing-to-see.text":
    "Padding steht vorn, also haben die ersten Zeilen keinen Key: 0/0. Richtig sind Nullen.",
  "mistake.row-with-nothing-to-see-filled-with-minus-1e9":
    "Eine Zeile, die nichts sieht, mit -1e9 gefüllt",
  "mistake.row-with-nothing-to-see-filled-with-minus-1e9.text":
    "Alle Scores der Zeile sind gleich, also schaut sie gleichmäßig auf alles Verdeckte.",
  "mistake.mask-of-another-sample": "Maske eines anderen Satzes",
  "mistake.mask-of-another-sample.text":
    "Masken wurden batchweise wiederholt, Köpfe stehen aber satzweise (repeat statt repeat_interleave): Manche Köpfe bekommen das Padding des anderen Satzes.",
  "mistake.split-without-transpose": "Geteilt, ohne zu transponieren",
  "mistake.split-without-transpose.text":
    "Zahlen werden über Token hinweg neu gruppiert: In den Gewichten hält die Maske, und die Zukunft sickert trotzdem durch.",
  "mistake.merge-without-transpose": "Zusammengesetzt, ohne zu transponieren",
  "mistake.merge-without-transpose.text":
    "Gewichte und Form stimmen. Beim Zusammensetzen der Köpfe geraten die Token durcheinander.",
  "mistake.split-and-merge-without-transpose": "Beides, ohne zu transponieren",
  "mistake.split-and-merge-without-transpose.text":
    "Jeder Kopf sieht einen Block von Token statt einer Scheibe jedes Tokens.",
  "mistake.heads-interleaved": "Köpfe verschränkt",
  "mistake.heads-interleaved.text":
    "Kopf h nimmt jede H-te Spalte. Harmlos, wenn man so trainiert; falsch mit Parametern, die auf die übliche Weise entstanden.",
  "mistake.heads-averaged": "Köpfe gemittelt",
  "mistake.heads-averaged.text": "Was jeder Kopf fand, verschwimmt zu einem.",
  "mistake.heads-summed": "Köpfe addiert",
  "mistake.heads-summed.text":
    "Sie werden nebeneinandergestellt, damit jeder seine Zahlen behält.",
  "mistake.one-head": "Gar nicht geteilt",
  "mistake.one-head.text":
    "Ein Kopf, so breit wie das Modell: eine Frage je Token statt mehrerer.",
  "mistake.same-head-each-time": "Jedes Mal derselbe Kopf",
  "mistake.same-head-each-time.text":
    "Der Index des Kopfes fehlt: Alle Köpfe sind der erste.",
  "mistake.input-sliced": "Eingabe zerteilt statt der Projektion",
  "mistake.input-sliced.text":
    "Jeder Kopf sieht nur einen Teil des Tokens. Jeder soll das ganze projizieren.",
  "mistake.output-projection-missing": "W_o fehlt",
  "mistake.output-projection-missing.text":
    "Die Köpfe stehen nebeneinander und mischen sich nie.",
  "mistake.values-not-projected": "Values nicht projiziert",
  "mistake.values-not-projected.text":
    "W_v fehlt: Geholt wird das Token, wie es ist.",
  "mistake.sources-swapped": "Quellen vertauscht",
  "mistake.sources-swapped.text":
    "Die Queries kommen aus Y. Es gibt eine Ausgabe je Token von Y, nicht von X, das gefragt hat.",
  "mistake.y-not-used": "Y unbenutzt",
  "mistake.y-not-used.text":
    "Cross-Attention von X auf sich selbst: Was Y auch sagt, nichts ändert sich.",
  "mistake.x-not-used": "X unbenutzt",
  "mistake.x-not-used.text":
    "Alles kommt aus Y: Self-Attention des falschen Textes.",
  "mistake.keys-from-x": "Keys aus X",
  "mistake.keys-from-x.text":
    "Keys und Values gehören zusammen, je einer für ein Token von Y. Hier sind es verschieden viele, und das Produkt scheitert.",
  "mistake.causal-mask-on-cross-attention": "Kausale Maske bei Cross-Attention",
  "mistake.causal-mask-on-cross-attention.text":
    "Y ist vollständig und darf ganz gesehen werden. Hier werden seine letzten Token nie gesehen.",
  "mistake.across-the-batch": "Attention quer durch den Batch",
  "mistake.across-the-batch.text":
    "Batch und Token sind vertauscht (batch_first): Ein Token beachtet die an derselben Stelle anderer Sätze.",
};
