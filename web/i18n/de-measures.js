/**
 * German: the experiments that measure.
 *
 * @type {import("./index.js").Texts}
 */
export const measures = {
  "experiment.scale.title": "Warum durch √d_k teilen?",
  "experiment.scale.question":
    "Niemand teilt die Scores durch √d_k. Was wird, wenn d_k wächst, aus dem größten Gewicht einer Zeile?",
  "experiment.scale.about":
    "Zufällige Queries und Keys, Komponenten mit Mittel 0 und Varianz 1, d_k von 1 an, dieselben Zahlen mit und ohne Skalierung.",
  "experiment.scale.predict.same": "Es bleibt etwa gleich",
  "experiment.scale.predict.even":
    "Es schrumpft: Die Gewichte werden gleichmäßig",
  "experiment.scale.predict.collapse": "Es geht gegen 1: Ein Key bekommt alles",
  "experiment.scale.setting.seeds": "Zufallszahlen",
  "experiment.scale.setting.keys": "Keys",
  "experiment.scale.setting.most": "Größtes d_k",
  "experiment.scale.arm.unscaled": "ohne √d_k",
  "experiment.scale.arm.scaled": "durch √d_k geteilt",
  "experiment.scale.series.theory": "Theorie: √d_k",
  "experiment.scale.figure.scoreStd": "Wie weit die Scores streuen",
  "experiment.scale.figure.scoreStd.x": "d_k",
  "experiment.scale.figure.scoreStd.y": "Standardabweichung der Scores",
  "experiment.scale.figure.largest": "Das größte Gewicht einer Zeile",
  "experiment.scale.figure.largest.x": "d_k",
  "experiment.scale.figure.largest.y": "größtes Gewicht, Mittel der Zeilen",
  "experiment.scale.figure.entropy": "Auf wie viele Keys eine Zeile schaut",
  "experiment.scale.figure.entropy.x": "d_k",
  "experiment.scale.figure.entropy.y": "Entropie in Bit",
  "experiment.scale.figure.jacobian":
    "Was auf dem Rückweg bei den Scores ankommt",
  "experiment.scale.figure.jacobian.x": "d_k",
  "experiment.scale.figure.jacobian.y":
    "Norm der Softmax-Jacobimatrix (Frobenius)",
  "experiment.scale.finding.collapse":
    "Bei d_k = {dK} ist ohne Skalierung das größte Gewicht {largest} (mit ihr: {scaled}), und die Jacobimatrix von Softmax hat die Norm {jacobian} (mit ihr: {scaledJacobian}): Ein Key bekommt alles, und zum Lernen bleibt kaum Gradient.",
  "experiment.scale.finding.peaked":
    "Bei d_k = {dK} ist ohne Skalierung das größte Gewicht {largest} (mit ihr: {scaled}): Das meiste bekommt ein Key. Die Jacobimatrix von Softmax hat die Norm {jacobian} (mit ihr: {scaledJacobian}): Bei so vielen Keys fällt sie erst, wenn d_k weiter wächst.",
  "experiment.scale.finding.other":
    "Bei d_k = {dK} ist das größte Gewicht {largest} ohne Skalierung und {scaled} mit ihr; die Jacobimatrix von Softmax hat die Norm {jacobian} und {scaledJacobian}.",
  "experiment.cost.title": "Kosten",
  "experiment.cost.question":
    "Der Text wird doppelt so lang. Wie viel länger braucht dichte Attention?",
  "experiment.cost.about":
    "Zeit und Speicher dieses Geräts, ein Kopf mit d_k = 64: Jeder Punkt ist der Median von sieben Runden nach einem Probelauf, das Kopieren eingeschlossen. Eines nach dem anderen, damit sie einander nicht bremsen.",
  "experiment.cost.predict.twice": "Doppelt so lang",
  "experiment.cost.predict.four": "Viermal so lang",
  "experiment.cost.predict.eight": "Achtmal so lang",
  "experiment.cost.setting.most": "Längster Text, Token",
  "experiment.cost.setting.window": "Fenster, Token",
  "experiment.cost.arm.dense": "dicht",
  "experiment.cost.arm.scalar": "dicht, ohne SIMD",
  "experiment.cost.arm.streaming": "strömend (streaming)",
  "experiment.cost.arm.window": "gleitendes Fenster",
  "experiment.cost.arm.linear": "lineare Attention",
  "experiment.cost.arm.step": "ein Schritt mit KV-Cache",
  "experiment.cost.figure.time": "Zeit",
  "experiment.cost.figure.time.x": "Token",
  "experiment.cost.figure.time.y": "ms",
  "experiment.cost.series.state":
    "Zustand linearer Attention: d_k · d_v + d_k Zahlen",
  "experiment.cost.figure.memory": "Speicher",
  "experiment.cost.figure.memory.x": "Token",
  "experiment.cost.figure.memory.y": "Bytes, mit Eingaben und Ergebnissen",
  "experiment.cost.figure.fits":
    "Zeit ~ n hoch … (ab 256 Token), und ob die Ausgaben gleich sind",
  "experiment.cost.column.way": "Art",
  "experiment.cost.column.exponent": "Exponent",
  "experiment.cost.column.error": "± Standardfehler",
  "experiment.cost.column.ms": "ms beim längsten",
  "experiment.cost.column.memory": "Speicher ~ n hoch … (was mit n wächst)",
  "experiment.cost.column.difference":
    "Größter Unterschied zu dicht, 256 Token",
  "experiment.cost.band":
    "Linien sind Mediane der Runden. Bänder enthalten alle Runden.",
  "experiment.cost.finding.wavers":
    "Die Zeiten schwanken hier zu sehr, um zu sagen, wie sie wachsen: n hoch {exponent} ± {error}. Das Gerät ist noch mit anderem beschäftigt. Lass es noch einmal laufen, wenn es ruht.",
  "experiment.cost.finding.growth":
    "Von {n} auf {twice} Token brauchte dichte Attention {growth}-mal so lang; ab {from} Token wächst ihre Zeit wie n hoch {exponent} ± {error}. Ohne SIMD braucht sie {scalar}-mal so lang. Über {most} Token passt sie nicht mehr in den Speicher der Engine. Strömend, mit Fenster (gegen dicht mit demselben Fenster) und im Schritt mit Cache ist die Ausgabe die der dichten; lineare Attention ist eine andere Funktion.",
  "experiment.path.title": "Weglänge",
  "experiment.path.question":
    "Durch welches Netz bewegt das erste Token das letzte am meisten, wenn viele dazwischen stehen?",
  "experiment.path.about":
    "Untrainierte Netze, acht Zahlen breit, jedes gerade so tief, dass Token n Token 1 sieht. Einfluss ist die Norm der Ableitung von Ausgabe n nach Token 1. Eine Faltung sieht drei Token, sich selbst und zwei davor; gespreizt schaut jede Schicht dreimal so weit.",
  "experiment.path.predict.recurrent": "Rekurrentes Netz",
  "experiment.path.predict.convolution": "Gestapelte Faltungen",
  "experiment.path.predict.dilated": "Gestapelte dilatierte Faltungen",
  "experiment.path.predict.attention": "Attention",
  "experiment.path.setting.seeds": "Zufallszahlen",
  "experiment.path.setting.most": "Längster Text, Token",
  "experiment.path.setting.gain": "Verstärkung des rekurrenten Netzes",
  "experiment.path.arm.recurrent": "rekurrent",
  "experiment.path.arm.convolution": "Faltungen",
  "experiment.path.arm.dilated": "gespreizte Faltungen",
  "experiment.path.arm.attention": "Attention",
  "experiment.path.figure.influence":
    "Einfluss von Token 1 auf Token n (gezeigt bis 10⁻¹²)",
  "experiment.path.figure.influence.x": "n",
  "experiment.path.figure.influence.y":
    "Norm der Jacobimatrix, durch √d geteilt",
  "experiment.path.figure.steps": "Schritte von Token 1 zu Token n",
  "experiment.path.figure.steps.x": "n",
  "experiment.path.figure.steps.y": "Schritte",
  "experiment.path.finding.influence":
    "Bei n = {n}: {recurrent} durch das rekurrente Netz ({recurrentSteps} Schritte), {convolution} durch Faltungen ({convolutionSteps} Schichten), {dilated} durch gespreizte ({dilatedSteps}), {attention} durch Attention ({attentionSteps}). Bei Attention fällt er wie 1/n, weil sich n Token die Gewichte teilen, nicht mit dem Abstand.",
  "experiment.softmax.title": "Softmax",
  "experiment.softmax.question":
    "exp(Score) / Summe, wie die Formel es sagt, in einfacher Genauigkeit: Ab welchen Scores wird es NaN?",
  "experiment.softmax.about":
    "Dieselbe Zahl zu allen Scores zu addieren ändert in der Theorie nichts. Softmax, wie es dasteht, wird verglichen mit dem, das erst den größten Score abzieht; mit „Softmax off by one“, das 1 mehr im Nenner hat; bei Temperaturen; und über die falsche Achse.",
  "experiment.softmax.predict.never": "Nie: NaN kommt nicht vor",
  "experiment.softmax.predict.hundred": "Ab etwa 90",
  "experiment.softmax.predict.hundreds": "Ab mehreren Hundert",
  "experiment.softmax.setting.seeds": "Zufallszahlen",
  "experiment.softmax.setting.keys": "Keys",
  "experiment.softmax.arm.shift": "Verschiebung",
  "experiment.softmax.arm.temperature": "Temperatur",
  "experiment.softmax.arm.axis": "Achse",
  "experiment.softmax.series.naive": "wie es dasteht",
  "experiment.softmax.series.stable": "größter Score abgezogen",
  "experiment.softmax.series.sink": "off by one",
  "experiment.softmax.series.entropy": "Entropie in Bit",
  "experiment.softmax.series.largest": "größtes Gewicht",
  "experiment.softmax.figure.works": "Anteil der Zeilen, die Zahlen geben",
  "experiment.softmax.figure.works.x": "zu allen Scores addiert",
  "experiment.softmax.figure.works.y": "Anteil ohne NaN",
  "experiment.softmax.figure.total":
    "Wozu sich die Gewichte einer Zeile summieren",
  "experiment.softmax.figure.total.x": "zu allen Scores addiert",
  "experiment.softmax.figure.total.y": "Summe der Gewichte",
  "experiment.softmax.figure.temperature": "Temperatur",
  "experiment.softmax.figure.temperature.x": "Temperatur",
  "experiment.softmax.figure.temperature.y": "Bit oder Gewicht",
  "experiment.softmax.figure.rows": "Über die Keys: Jede Zeile ergibt 1",
  "experiment.softmax.figure.columns": "Über die Queries: Jede Spalte",
  "experiment.softmax.figure.all": "Über alles: Alle zusammen",
  "experiment.softmax.finding.limit":
    "Wie es dasteht, gibt Softmax NaN, sobald ein Score über {limit} liegt: hier ab einer Verschiebung um {first}, und von {last} abwärts, wo alle exp 0 sind. Mit abgezogenem größtem Score nie. Softmax off by one lässt eine Zeile auf nichts achten: Wo kein Key passt, ergeben ihre Gewichte fast 0.",
  "experiment.softmax.finding.never":
    "Keine Zeile gab NaN. Die Grenze ist ein Score von {limit}.",
  "experiment.position.title": "Position",
  "experiment.position.question":
    "Dieselben Wörter stehen in umgekehrter Reihenfolge, und nichts sagt die Positionen. Was wird aus der Ausgabe eines Wortes?",
  "experiment.position.about":
    "Untrainierte Attention mit mehreren Köpfen, 32 Zahlen breit, ein zufälliger Vektor je Wort (gleiches Wort, gleicher Vektor). Die Karten zeigen den ersten Kopf; die des umgekehrten Satzes sind zum Vergleich in die alte Reihenfolge gebracht.",
  "experiment.position.predict.moves":
    "Sie ist dieselbe und steht, wo das Wort steht",
  "experiment.position.predict.changes":
    "Sie ändert sich: Die Nachbarn sind andere",
  "experiment.position.predict.blurs": "Alle Ausgaben werden ähnlich",
  "experiment.position.setting.words": "Wörter",
  "experiment.position.setting.seeds": "Zufallszahlen",
  "experiment.position.setting.width": "Breite einer Query",
  "experiment.position.setting.distances": "Abstände",
  "experiment.position.arm.order": "Reihenfolge",
  "experiment.position.arm.sinusoidal": "sinusförmig",
  "experiment.position.arm.rope": "RoPE",
  "experiment.position.arm.alibi": "ALiBi",
  "experiment.position.series.head1": "Kopf 1 von 8",
  "experiment.position.series.head4": "Kopf 4 von 8",
  "experiment.position.series.head8": "Kopf 8 von 8",
  "experiment.position.figure.given": "Wörter wie gegeben, ohne Positionen",
  "experiment.position.figure.none":
    "Umgekehrt und zurückgestellt, ohne Positionen: dasselbe",
  "experiment.position.figure.sinusoidal":
    "Umgekehrt und zurückgestellt, mit Positionen: etwas anderes",
  "experiment.position.figure.order": "Was die Reihenfolge ändert",
  "experiment.position.column.positions": "Positionen",
  "experiment.position.column.weightsChange": "Größte Änderung eines Gewichts",
  "experiment.position.column.outputChange": "Größte Änderung einer Ausgabe",
  "experiment.position.column.outputSize": "Größte Ausgabe",
  "experiment.position.kind.none": "keine",
  "experiment.position.kind.sinusoidal": "sinusförmig, addiert",
  "experiment.position.kind.alibi": "ALiBi",
  "experiment.position.figure.profile": "Score eines Treffers nach Abstand",
  "experiment.position.figure.profile.x": "Abstand",
  "experiment.position.figure.profile.y": "q · k / √d",
  "experiment.position.figure.alibi": "Was ALiBi zum Score addiert",
  "experiment.position.figure.alibi.x": "Abstand",
  "experiment.position.figure.alibi.y": "Zuschlag",
  "experiment.position.finding.one":
    "Ein Wort allein hat keine Reihenfolge, die man umkehren könnte. Schreib zwei oder mehr.",
  "experiment.position.finding.order":
    "Ohne Positionen ändert die Umkehrung die Ausgaben um {none} ihrer Größe, also um Rundung: Jede Ausgabe geht mit ihrem Wort. Mit sinusförmigen Positionen um {sinusoidal}. ALiBi kennt nur Abstände, und die bleiben bei der Umkehrung.",
  "experiment.pieces.title": "Nicht nur Wörter",
  "experiment.pieces.question":
    "Attention bekommt ein Bild, eine Melodie oder einen DNA-Strang, in Stücke geschnitten. Was muss man ihr darüber sagen?",
  "experiment.pieces.about":
    "Dieselbe Attention mit mehreren Köpfen, unverändert: Token ist, was immer in Stücke geschnitten wurde. Nichts ist trainiert. Die Köpfe 1 bis 3 vergleichen, was ein Stück ist, was daneben steht und wo es steht; Kopf 4 vergleicht all das durch zufällige Projektionen.",
  "experiment.pieces.predict.vectors": "Einen Vektor je Stück, mehr nicht",
  "experiment.pieces.predict.kind": "Ob es Bild, Musik oder Text ist",
  "experiment.pieces.predict.rules": "Die Regeln der Musik oder der Biologie",
  "experiment.pieces.arm.pieces": "Stücke",
  "experiment.pieces.setting.kind": "Was",
  "experiment.pieces.setting.kind.picture": "Bild",
  "experiment.pieces.setting.kind.melody": "Melodie",
  "experiment.pieces.setting.kind.strand": "DNA oder Protein",
  "experiment.pieces.setting.mask": "Maske",
  "experiment.pieces.setting.mask.none": "Keine",
  "experiment.pieces.setting.mask.causal": "Kausal",
  "experiment.pieces.setting.mask.window": "Fenster",
  "experiment.pieces.setting.window": "Fenster, Stücke",
  "experiment.pieces.setting.self": "Ein Stück sieht sich selbst",
  "experiment.pieces.setting.sharpness": "Score eines vollen Treffers",
  "experiment.pieces.figure.weights": "Gewichte der Stücke",
  "experiment.pieces.finding.vectors":
    "{n} Stücke, je ein Vektor aus {width} Zahlen, und die Attention des Kerns lief wie auf Wörtern: Das Stück, auf das Kopf 1 am meisten schaut, gleicht dem, das fragt.",
  "pieces.draw":
    "Zeichnen: drücken und ziehen. Pfeiltasten bewegen, Leertaste zeichnet.",
  "pieces.picture": "Bild, {size} mal {size} Pixel",
  "pieces.clear": "Leeren",
  "pieces.first": "Beispiel",
  "pieces.melody": "Melodie: Spalten sind Schläge, Zeilen sind Töne",
  "pieces.strand": "DNA oder Protein, ein Buchstabe je Stück",
  "pieces.strand.none":
    "Keine Buchstaben: A, C, G, T oder Aminosäuren einfügen.",
  "pieces.head.1": "Was es ist",
  "pieces.head.2": "Was daneben ist",
  "pieces.head.3": "Wo es ist",
  "pieces.head.4": "Zufällige Projektionen",
  "pieces.looks": "Stück {n} schaut am meisten auf: {list}",
  "pieces.weights": "Gewichte der Stücke",
  "experiment.hiding.title": "Einen Schlüssel verbergen",
  "experiment.hiding.question":
    "Was kommt heraus, wenn ein Schlüssel anders als mit −∞ verborgen wird?",
  "experiment.hiding.about":
    "Zufällige Anfragen, Schlüssel und Werte eines Kopfes. Verborgenes darf nichts ausmachen: Verborgene Token werden ersetzt, und wer sie nicht sehen darf, sollte dasselbe ausgeben wie zuvor. Vier Teile: die Maske nach dem Softmax, ein zu kleiner Füllwert, Zeilen, die nichts sehen dürfen, und die Ecke der kausalen Maske mit einem Cache.",
  "experiment.hiding.predict.leaks": "Verborgene Token ändern die Ausgabe",
  "experiment.hiding.predict.other":
    "Nichts sickert durch, aber die Ausgabe ist eine andere",
  "experiment.hiding.predict.same": "Die Ausgabe bleibt, wie sie sein soll",
  "experiment.hiding.setting.part": "Teil",
  "experiment.hiding.setting.part.after": "Maske nach dem Softmax",
  "experiment.hiding.setting.part.fill": "Ein Füllwert statt −∞",
  "experiment.hiding.setting.part.empty": "Zeilen, die nichts sehen",
  "experiment.hiding.setting.part.cache": "Kausal mit Cache",
  "experiment.hiding.setting.level":
    "Zu allen Scores addiert (zählt nur beim Füllwert)",
  "experiment.hiding.arm.after": "Maske nach dem Softmax",
  "experiment.hiding.arm.fill": "Ein Füllwert statt −∞",
  "experiment.hiding.arm.empty": "Zeilen, die nichts sehen",
  "experiment.hiding.arm.cache": "Kausal mit Cache",
  "experiment.hiding.way.infinity":
    "−∞ vor dem Softmax (Nullen, wo nichts bleibt)",
  "experiment.hiding.way.unguarded": "−∞ vor dem Softmax, ungeschützt",
  "experiment.hiding.way.fill": "−1.000.000.000 statt −∞",
  "experiment.hiding.way.after": "Gewichte 0 nach dem Softmax",
  "experiment.hiding.way.renormalised":
    "Gewichte 0 nach dem Softmax, neu normiert",
  "experiment.hiding.series.after": "Gewichte 0 nach dem Softmax",
  "experiment.hiding.series.renormalised": "Neu normiert",
  "experiment.hiding.series.alike": "Theorie: alle Schlüssel gleich, i / n",
  "experiment.hiding.series.n16": "16 Schlüssel",
  "experiment.hiding.series.n64": "64 Schlüssel",
  "experiment.hiding.series.n256": "256 Schlüssel",
  "experiment.hiding.series.n1024": "1.024 Schlüssel",
  "experiment.hiding.series.right": "Unten rechts",
  "experiment.hiding.series.left": "Oben links",
  "experiment.hiding.figure.sums":
    "Summe der Gewichte einer Zeile unter kausaler Maske",
  "experiment.hiding.figure.sums.x": "Zeile",
  "experiment.hiding.figure.sums.y": "Summe",
  "experiment.hiding.figure.leak":
    "Gewicht auf verborgenen Schlüsseln (alle bis auf 8)",
  "experiment.hiding.figure.leak.x": "Füllwert",
  "experiment.hiding.figure.leak.y": "Anteil der Aufmerksamkeit",
  "experiment.hiding.figure.move":
    "Wie weit sich die Ausgaben bewegen, wenn Verborgenes ersetzt wird",
  "experiment.hiding.figure.move.x": "Füllwert",
  "experiment.hiding.figure.move.y": "Anteil ihrer Größe",
  "experiment.hiding.figure.step":
    "Ein neues Token: Abstand von der Ausgabe eines Durchgangs über alle",
  "experiment.hiding.figure.step.x": "Token im Cache",
  "experiment.hiding.figure.step.y": "Anteil ihrer Größe",
  "experiment.hiding.figure.sees": "Schlüssel, die das neue Token sieht",
  "experiment.hiding.figure.sees.x": "Token im Cache",
  "experiment.hiding.figure.sees.y": "Schlüssel",
  "experiment.hiding.figure.infinity": "Gewichte mit −∞",
  "experiment.hiding.figure.unguarded": "Gewichte, ungeschützt",
  "experiment.hiding.figure.fill":
    "Gewichte mit −1.000.000.000: der Mittelwert aller verborgenen Token",
  "experiment.hiding.figure.after": "Gewichte, nach dem Softmax auf 0 gesetzt",
  "experiment.hiding.figure.renormalised": "Gewichte, neu normiert",
  "experiment.hiding.figure.empty": "Acht Token, die alle Auffüllung sind",
  "experiment.hiding.figure.ways": "Wege zu verbergen",
  "experiment.hiding.figure.left": "Oben links: drei neue Token, neun im Cache",
  "experiment.hiding.figure.right":
    "Unten rechts: drei neue Token, neun im Cache",
  "experiment.hiding.column.way": "Weg",
  "experiment.hiding.column.sum": "Mittlere Summe einer Zeile",
  "experiment.hiding.column.moved": "Bewegt durch Verborgenes",
  "experiment.hiding.column.error": "Abstand von der richtigen Ausgabe",
  "experiment.hiding.finding.after":
    "Nach dem Softmax auf 0 gesetzt, behält eine Zeile im Mittel {left} % ihres Gewichts, einzelne Zahlen der Ausgaben liegen um bis zu {error} % der mittleren Größe aller daneben, und das verborgene letzte Token zu ersetzen bewegt frühere Ausgaben immer noch um {moved} %: Sein Score steht in der Summe, durch die alle geteilt werden. Neu normiert ist der Unterschied {renormalised}: Rundung.",
  "experiment.hiding.finding.fill":
    "Mit {fill} statt −∞ gehen {leakedFew} % der Aufmerksamkeit an verborgene Schlüssel, wenn es {few} Schlüssel gibt, {leaked} % bei {n}; Verborgenes zu ersetzen bewegt die Ausgabe um {moved} %.",
  "experiment.hiding.finding.shifted":
    "Mit {fill} statt −∞ gehen {leakedFew} % der Aufmerksamkeit an verborgene Schlüssel, wenn es {few} Schlüssel gibt, {leaked} % bei {n}; Verborgenes zu ersetzen bewegt die Ausgabe um {moved} %. Zu allen Scores war {level} addiert: Softmax merkt das nicht, ein Füllwert schon.",
  "experiment.hiding.finding.empty":
    "Eine Zeile, die nichts sehen darf, hat kein Softmax. Von fünf Wegen geben {nan} NaN, das alles ansteckt, was daraus berechnet wird; eine große endliche Zahl gibt jedem der {n} verborgenen Schlüssel dasselbe Gewicht, und sie zu ersetzen bewegt die Ausgabe um {moved} %; Nullen lassen nichts durch.",
  "experiment.hiding.finding.cache":
    "Mit {n} Token im Cache lässt die Maske, die oben links beginnt, das neue Token {sees} Schlüssel sehen, die unten rechts endende {rightSees}. Nichts sickert durch, aber einzelne Zahlen der Ausgabe liegen um bis zu {left} % ihrer mittleren Größe daneben; mit der Ecke unten rechts um {right}: Rundung.",
};
