/**
 * Deutsch: die Experimente, die trainieren.
 *
 * @type {import("./index.js").Texts}
 */
export const training = {
  "experiment.learning.title": "√d_k beim Training",
  "experiment.learning.question":
    "Was wird aus dem Lernen ohne die Division durch √d_k?",
  "experiment.learning.about":
    "Zwei Modelle beginnen mit denselben Parametern und sehen dieselben Folgen: Paare aus Schlüssel und Wert, dann ein Schlüssel, nach dessen Wert gefragt wird. Eines teilt seine Scores durch √d_k.",
  "experiment.learning.predict.fail": "Ohne lernt es in dieser Zeit nicht",
  "experiment.learning.predict.slower": "Ohne lernt es langsamer",
  "experiment.learning.predict.same": "Es macht keinen Unterschied",
  "experiment.learning.arm.scaled": "Durch √d_k geteilt",
  "experiment.learning.arm.unscaled": "Nicht geteilt",
  "experiment.learning.figure.unscaled":
    "Ohne die Division: Es soll {target} sagen und sagt {answer}",
  "experiment.learning.finding.both":
    "Bei d_k = {dModel} sind mit der Division am Ende {scaled} % der Antworten richtig, ohne sie {unscaled} %.",
  "experiment.projections.title": "Drei Projektionen oder zwei?",
  "experiment.projections.question":
    "Warum drei Projektionen, W_Q, W_K und W_V, und nicht zwei oder eine?",
  "experiment.projections.about":
    "Vier Modelle, gleiche Startwerte, gleiche Folgen. Beim Abrufen enthält ein Token Schlüssel und Wert: Verglichen wird der Schlüssel, geholt wird der Wert. Bei der Mehrheit fragt das letzte Token, welches Zeichen am häufigsten ist: Nichts muss verglichen werden.",
  "experiment.projections.predict.fail":
    "Eine Projektion für alle drei scheitert",
  "experiment.projections.predict.slower": "Sie lernt, aber langsamer",
  "experiment.projections.predict.same": "Sie lernt genauso schnell",
  "experiment.projections.setting.task": "Aufgabe",
  "experiment.projections.setting.task.recall": "Abrufen",
  "experiment.projections.setting.task.copy": "Kopieren",
  "experiment.projections.setting.task.sort": "Sortieren",
  "experiment.projections.setting.task.induction": "Induktion",
  "experiment.projections.setting.task.majority": "Mehrheit",
  "experiment.projections.setting.equal":
    "Gleich viele Parameter für alle (breitere Feed-forward-Schicht)",
  "experiment.projections.arm.separate": "Q, K, V getrennt",
  "experiment.projections.arm.valueIsKey": "V = K",
  "experiment.projections.arm.keyIsQuery": "Q = K",
  "experiment.projections.arm.one": "Q = K = V",
  "experiment.projections.figure.end": "Am Ende",
  "experiment.projections.finding.fail":
    "Womit verglichen wird, was gesucht wird und was weitergegeben wird, sind verschiedene Dinge. Im Mittel über das Training antworten drei Projektionen zu {separate} % richtig, V = K zu {valueIsKey} %, Q = K zu {keyIsQuery} %, Q = K = V zu {one} %: Mit einer Projektion wird diese Aufgabe in dieser Zeit nicht gelernt.",
  "experiment.projections.finding.slower":
    "Womit verglichen wird, was gesucht wird und was weitergegeben wird, sind verschiedene Dinge. Im Mittel über das Training antworten drei Projektionen zu {separate} % richtig, V = K zu {valueIsKey} %, Q = K zu {keyIsQuery} %, Q = K = V zu {one} %: Jedes Sparen kostet hier etwas: Ein Vektor muss mehreren Zwecken dienen.",
  "experiment.projections.finding.some":
    "Womit verglichen wird, was gesucht wird und was weitergegeben wird, sind verschiedene Dinge. Im Mittel über das Training antworten drei Projektionen zu {separate} % richtig, V = K zu {valueIsKey} %, Q = K zu {keyIsQuery} %, Q = K = V zu {one} %. Was hier mithält: {level}; was zurückbleibt: {behind}, wo ein Vektor mehreren Zwecken dienen muss.",
  "experiment.projections.finding.same":
    "Womit verglichen wird, was gesucht wird und was weitergegeben wird, sind verschiedene Dinge. Im Mittel über das Training antworten drei Projektionen zu {separate} % richtig, V = K zu {valueIsKey} %, Q = K zu {keyIsQuery} %, Q = K = V zu {one} %: Drei liegen höchstens {gap} Prozentpunkte vorn, während schon ihre eigenen Startwerte {spread} auseinander liegen. Bei dieser Aufgabe machen drei kaum einen Unterschied; sie lohnen sich, wo das Verglichene nicht das Geholte ist.",
  "experiment.heads.title": "Ein Kopf oder acht",
  "experiment.heads.question":
    "Sind acht schmale Köpfe besser als ein breiter?",
  "experiment.heads.about":
    "Das letzte Token fragt nach den Werten zweier Schlüssel zugleich. Alle Modelle sind gleich breit; ein Kopf und acht Köpfe haben gleich viele Parameter.",
  "experiment.heads.predict.eight": "Acht lernen es besser",
  "experiment.heads.predict.one": "Einer lernt es besser",
  "experiment.heads.predict.same": "Es gibt kaum einen Unterschied",
  "experiment.heads.arm.one": "Ein Kopf",
  "experiment.heads.arm.eight": "Acht Köpfe",
  "experiment.heads.arm.averaged": "Acht, gemittelt",
  "experiment.heads.arm.noOutput": "Acht, ohne W_O",
  "experiment.heads.figure.dropped":
    "Acht Köpfe, einer nach dem anderen abgeschaltet",
  "experiment.heads.figure.dropped.x": "Verbleibende Köpfe",
  "experiment.heads.figure.dropped.y": "Anteil",
  "experiment.heads.finding.eight":
    "Im Mittel über das Training antwortet ein Kopf zu {one} % richtig, acht Köpfe zu {eight} %, acht gemittelte zu {averaged} %, acht ohne W_O zu {noOutput} %; ist die Hälfte der acht abgeschaltet, bleiben am Ende {half} %: Mehrere Beziehungen zugleich gehen mit mehreren Köpfen leichter.",
  "experiment.heads.finding.one":
    "Im Mittel über das Training antwortet ein Kopf zu {one} % richtig, acht Köpfe zu {eight} %, acht gemittelte zu {averaged} %, acht ohne W_O zu {noOutput} %; ist die Hälfte der acht abgeschaltet, bleiben am Ende {half} %: Hier ist ein breiter Kopf im Vorteil.",
  "experiment.heads.finding.same":
    "Im Mittel über das Training antwortet ein Kopf zu {one} % richtig, acht Köpfe zu {eight} %, acht gemittelte zu {averaged} %, acht ohne W_O zu {noOutput} %; ist die Hälfte der acht abgeschaltet, bleiben am Ende {half} %: Bei dieser kleinen Aufgabe hält ein Kopf fast mit.",
  "experiment.recall.title": "Erinnern über Abstand",
  "experiment.recall.question":
    "Welches Netz kann nach demselben Training nicht mehr sagen, was das erste Token war?",
  "experiment.recall.about":
    "Erst eines von acht Symbolen, dann andere, die nicht zählen, zuletzt „?“: Was war das erste? Für jede Länge und jeden Startwert wird ein eigenes Netz trainiert, mit denselben Folgen, gleich vielen Schritten und etwa gleich vielen Parametern. Rekurrent: h = tanh(R h + x), R anfangs eine Drehung, die am wenigsten vergisst. Gespreizte Faltungen mit Kern 3: Eine Schicht reicht 2 Token zurück, zwei reichen 8, drei 26; es sind so viele Schichten, wie die Länge braucht. Attention: ein Kopf, ohne Positionen. Raten trifft in 12,5 %.",
  "experiment.recall.predict.recurrent": "Das rekurrente Netz",
  "experiment.recall.predict.dilated": "Die gestapelten Faltungen",
  "experiment.recall.predict.attention": "Attention",
  "experiment.recall.predict.none": "Keines: Alle können es",
  "experiment.recall.setting.most": "Längster Text, Token",
  "experiment.recall.setting.params": "Parameter, höchstens",
  "experiment.recall.arm.recurrent": "rekurrent",
  "experiment.recall.arm.dilated": "gespreizte Faltungen",
  "experiment.recall.arm.attention": "Attention",
  "experiment.recall.figure.distance":
    "Richtige Antworten nach Abstand, bisher",
  "experiment.recall.figure.distance.x": "n",
  "experiment.recall.figure.distance.y": "Anteil",
  "experiment.recall.figure.accuracy": "Richtige Antworten beim längsten Text",
  "experiment.recall.figure.end": "Der längste Text",
  "experiment.recall.column.depth": "Schritte von Token 1 zu Token n",
  "experiment.recall.finding.distance":
    "Bei n = {n} antwortet das rekurrente Netz ({recurrentDepth} Schritte von Token 1 zu Token n) in {recurrent} % der Fälle richtig, Faltungen ({dilatedDepth}) in {dilated} %, Attention ({attentionDepth}) in {attention} %. Was zu behalten ist, lehrt ein Gradient, der über dieselben Schritte zurückkommt.",
  "experiment.masks.title": "Eine undichte Maske",
  "experiment.masks.question":
    "Was lernt ein Modell, das das Token sieht, das es vorhersagen soll?",
  "experiment.masks.about":
    "Beide Modelle lernen, Buchstaben sortiert zu schreiben. Eines hat eine kausale Maske. Das andere wird ohne sie trainiert; dann soll es schreiben, wenn die Zukunft noch nicht da ist.",
  "experiment.masks.predict.useless":
    "Ein besserer Verlust, und es kann gar nicht schreiben",
  "experiment.masks.predict.worse": "Es schreibt etwas schlechter",
  "experiment.masks.predict.better": "Es schreibt besser: Es hat mehr gesehen",
  "experiment.masks.arm.masked": "Mit kausaler Maske",
  "experiment.masks.arm.leaking": "Undicht",
  "experiment.masks.series.leakingTrained": "Undicht, wie es trainiert wurde",
  "experiment.masks.series.leakingWriting": "Undicht, beim Schreiben",
  "experiment.masks.series.maskedWriting": "Mit Maske, beim Schreiben",
  "experiment.masks.figure.exact": "Folgen ohne Fehler",
  "experiment.masks.figure.exact.x": "Schritt",
  "experiment.masks.figure.exact.y": "Anteil",
  "experiment.masks.figure.leak":
    "Worauf das undichte achtet: Es soll {target} sagen und sagt {answer}",
  "experiment.masks.finding.both":
    "Der Verlust des undichten Modells ist {leakingLoss}, der mit Maske {maskedLoss}. Wie trainiert, löst es {trained} % der Folgen; wenn es schreiben muss, {leaking} %. Das mit Maske: {masked} %.",
  "experiment.sources.title": "Selbst oder quer",
  "experiment.sources.question":
    "Wohin schaut ein Übersetzer, während er schreibt?",
  "experiment.sources.about":
    "Ein Encoder–Decoder lernt, in Ziffern zu schreiben, was er in englischen Wörtern liest: Zahlen oder Kalenderdaten („the third of may twenty twelve“, „may the third twenty twelve“ → 2012-05-03). Zeilen sind, was er geschrieben hat, Spalten die Wörter: Die Ausrichtung entsteht beim Training. Dann bekommt er die Wörter einer anderen Angabe.",
  "experiment.sources.setting.task": "Was er liest",
  "experiment.sources.setting.task.numbers": "Zahlen",
  "experiment.sources.setting.task.dates": "Daten",
  "experiment.sources.predict.other":
    "Mit den Wörtern einer anderen Angabe schreibt er nicht mehr die eigene",
  "experiment.sources.predict.own": "Er schreibt die eigene weiter",
  "experiment.sources.predict.noise": "Etwa die Hälfte bleibt richtig",
  "experiment.sources.arm.translator": "Übersetzer",
  "experiment.sources.series.ownSource": "Mit den eigenen Wörtern",
  "experiment.sources.series.otherSource": "Mit denen einer anderen",
  "experiment.sources.figure.probe":
    "Cross-Attention bei einer Angabe, mit der nicht trainiert wurde: soll {target} schreiben, schreibt {answer}",
  "experiment.sources.figure.swapped":
    "Die Wörter einer anderen Angabe: soll {target} schreiben, schreibt {answer}",
  "experiment.sources.figure.exact": "Ohne Fehler",
  "experiment.sources.figure.exact.x": "Schritt",
  "experiment.sources.figure.exact.y": "Anteil",
  "experiment.sources.finding.both":
    "Mit den eigenen Wörtern sind {exact} % als Ganzes richtig, mit denen einer anderen Angabe {swapped} %: Was er schreibt, erfährt der Decoder nur durch Cross-Attention.",
  "experiment.projections.opens":
    "Im trainierten Schreiber V := K setzen und lesen, was er sagt",
};
