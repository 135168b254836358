/**
 * Deutsch. Die Fachwörter sind die der deutschen Literatur: Aufmerksamkeit,
 * Kopf, Maske und Gewicht; Query, Key, Value und Token bleiben, wie sie sind.
 *
 * @type {import("./index.js").Texts}
 */
export const de = {
  "page.title": "Attention Playground",
  "page.promise":
    "Satz tippen. Zeichen drücken. Sehen, was Aufmerksamkeit tut.",
  "page.link.copy": "Link kopieren",
  "page.link.copied": "Link kopiert",
  "page.link.too-long": "Zu lang für einen Link",
  "page.example": "Erstes Beispiel zeigen",
  "page.link.failed": "Die Adresse dieser Seite kopieren: sie enthält alles",
  "page.theme": "Farbschema",
  "page.theme.auto": "Auto",
  "page.theme.light": "Hell",
  "page.theme.dark": "Dunkel",
  "page.language": "Sprache",
  "page.language.auto": "Wie der Browser",
  "page.close": "Schließen",
  "page.loading": "{what} wird geladen …",
  "page.loading.engine": "Der Rechenkern",
  "page.loading.words": "Die Worttabelle",
  "page.build": "{build} · {lanes} Spuren",
  "page.build.relaxed": "Relaxed SIMD",
  "page.build.simd": "SIMD",
  "page.build.scalar": "Skalar",
  "page.build.about":
    "Jede Zahl wird auf diesem Gerät berechnet, von C++, übersetzt nach WebAssembly (Fassung {build}, {lanes} Zahlen auf einmal).",
  "page.build.words": {
    one: "{n} Wort bekannt",
    other: "{n} Wörter bekannt",
  },
  "notice.damaged":
    "Ein Teil dieses Links ist beschädigt und wurde weggelassen: {fields}",
  "notice.unreadable":
    "Dieser Link ist beschädigt. Alles hat seine übliche Einstellung.",
  "notice.newer":
    "Dieser Link stammt von einer neueren Fassung der Seite. Alles hat seine übliche Einstellung.",
  "notice.too-long":
    "Dieser Link ist zu lang zum Lesen. Alles hat seine übliche Einstellung.",
  "notice.crashed":
    "Der Rechenkern blieb stehen und ließ sich nicht neu starten.",
  "notice.language": "Die Texte auf {name} kamen nicht an.",
  "notice.retry": "Neu starten",
  "notice.error": "Etwas ging schief: {message}",
  "formula.label":
    "Die Formel der Aufmerksamkeit; jedes Zeichen ist ein Schalter",
  "formula.as-paper":
    "Jedes Zeichen ist ein Schalter. Drücken zeigt, wozu es da ist.",
  "formula.columns": "Spalten",
  "formula.all": "alles",
  "formula.restore.all": "Alles zurück",
  "formula.restore": "Zurück: {what}",
  "formula.changed": "{what} (geändert)",
  "symbol.softmax": "Scores werden Anteile",
  "symbol.query": "die Queries",
  "symbol.key": "die Keys",
  "symbol.scale": "Teilen durch √dₖ",
  "symbol.mask": "die Maske",
  "symbol.mask.bias": "die Maske und der Bias, der häufige Wörter dämpft",
  "symbol.mask.hideSelf": "die Maske: sie verbirgt jedes Wort vor sich selbst",
  "symbol.mask.hideSelf.bias":
    "die Maske: sie verbirgt jedes Wort vor sich selbst; und der Bias, der häufige Wörter dämpft",
  "symbol.value": "die Values",
  "symbol.value.key": "Keys anstelle der Values",
  "symbol.source": "die Wörter",
  "symbol.other": "die Wörter des zweiten Satzes",
  "symbol.positions": "die Positionen",
  "symbol.wQ": "die Projektion auf Queries",
  "symbol.wK": "die Projektion auf Keys",
  "symbol.wV": "die Projektion auf Values",
  "symbol.heads": "die Zahl der Köpfe",
  "symbol.outputProjection": "die Ausgabeprojektion",
  "stage.input": "Eingabe",
  "stage.attention": "Aufmerksamkeit eines Kopfes",
  "stage.output": "Ausgabe aller Köpfe",
  "change.cross": "zwei Sätze",
  "change.scaled": "kein √dₖ",
  "change.valueIsKey": "V = K",
  "change.outputProjection": "Ausgabeprojektion",
  "change.positions": "Positionen an",
  "change.mask": "Maske",
  "change.softmax": "Softmax",
  "change.keyIsQuery": "K = Q",
  "change.heads": "Köpfe",
  "change.params": "Projektionen",
  "panel.mask": "Wer darf wen ansehen",
  "panel.mask.about":
    "M verbirgt Zellen vor Softmax: eine maskierte Zelle bekommt Gewicht 0, und der Rest der Zeile teilt sich, was bleibt. Der Bias b nimmt nur etwas Gewicht weg.",
  "panel.softmax": "Softmax",
  "panel.softmax.about":
    "Softmax macht aus jeder Zeile von Scores Anteile: keiner ist negativ, und sie ergeben zusammen 1. Die Spalte Σ neben dem Bild prüft das für jede Zeile; ein rotes Zeichen zeigt eine, die es nicht tut.",
  "panel.softmax.entropy":
    "Die Entropie sagt in Bit, wie breit eine Zeile schaut: 0 für ein einziges Wort, log₂ n für alle n Wörter gleich.",
  "panel.source": "Woher Queries, Keys und Values kommen",
  "panel.source.about":
    "Queries fragen, Keys antworten, Values werden weitergegeben. Bei Self-Attention kommen alle drei aus einem Satz. Bei Cross-Attention, wie beim Übersetzen, kommen Keys und Values aus einem anderen.",
  "panel.heads": "Köpfe",
  "panel.heads.about":
    "Die {dModel} Zahlen eines Wortes werden auf die Köpfe verteilt. Jeder Kopf vergleicht seine {dK}, so kann jeder etwas anderes suchen.",
  "panel.params": "Projektionen",
  "panel.params.about":
    "Queries, Keys und Values sind die Vektoren der Wörter mal je einer Matrix W. Ein Modell lernt diese Matrizen; hier ist noch nichts gelernt.",
  "field.mask": "Form",
  "field.mask.none": "Keine",
  "field.mask.causal": "Kausal",
  "field.mask.window": "Fenster",
  "field.mask.none.about": "Jedes Wort darf jedes andere ansehen.",
  "field.mask.causal.about": "Kein Wort darf ein späteres ansehen, wie in GPT.",
  "field.mask.window.about":
    "Ein Wort darf kein späteres ansehen und nur so weit zurück, wie das Fenster reicht; es selbst zählt mit.",
  "field.mask.hides-self":
    "Jedes Wort ist auch vor sich selbst verborgen: das erste sieht also nichts, und seine Zeile ist 0.",
  "field.window": "Fenster, in Wörtern",
  "field.hideSelf": "Jedes Wort vor sich selbst verbergen",
  "field.hideSelf.about":
    "Ein Vektor ist sich selbst am ähnlichsten: sonst nimmt die Diagonale fast alles.",
  "field.padding": "Padding: letzte Wörter verbergen",
  "field.padding.about":
    "Wie dort, wo Sätze verschiedener Länge einen Stapel teilen.",
  "field.dampFrequent": "Häufige Wörter dämpfen",
  "field.dampFrequent.about":
    "Der Bias b: er nimmt Wörtern wie „the“ Gewicht, je häufiger sie sind, desto mehr.",
  "field.painting": "Auf das Bild malen",
  "field.painting.about":
    "Über Zellen ziehen verbirgt sie, noch einmal zeigt sie wieder. Mit der Tastatur: Pfeiltasten, dann Leertaste.",
  "field.colorMap": "Farben",
  "field.weightScale": "Skala der Farben",
  "field.weightScale.linear": "0…1",
  "field.weightScale.log": "log",
  "field.painted": {
    one: "{n} Zelle von Hand verborgen",
    other: "{n} Zellen von Hand verborgen",
  },
  "field.painted.clear": "Alle zeigen",
  "field.cross": "Sätze",
  "field.cross.off": "Einer: self",
  "field.cross.on": "Zwei: cross",
  "field.nHeads": "Zahl der Köpfe",
  "field.head": "Kopf",
  "field.outputProjection": "Ausgabeprojektion",
  "field.outputProjection.about":
    "W_O kann mischen, was die Köpfe fanden; ohne sie stehen ihre Ausgaben nur nebeneinander. Bei Ähnlichkeitsköpfen ist W_O die Einheitsmatrix, die nichts ändert, bis man eine Zahl überschreibt.",
  "field.projection": "Zahlen",
  "field.projection.identity": "Ähnlichkeitsköpfe",
  "field.projection.random": "Untrainiert",
  "field.projection.identity.about":
    "W ist die Einheitsmatrix: jeder Kopf vergleicht seinen Teil der Wortvektoren, wie sie sind. Wörter von ähnlicher Bedeutung ziehen sich an; Grammatik wird nicht gesehen.",
  "field.projection.random.about":
    "W enthält Zufallszahlen wie ein Modell vor dem Training. Welches Muster man auch sieht, es bedeutet nichts, und darum geht es.",
  "field.seed": "Startwert",
  "field.seed.next": "Neu ziehen",
  "field.param": "Matrix",
  "field.param.wV.unused": "Ungenutzt, solange V = K.",
  "field.param.wV.use": "V benutzen",
  "field.param.wO.off": "Aus. Eine Zahl überschreiben schaltet sie ein.",
  "field.edits": {
    one: "{n} Zahl überschrieben",
    other: "{n} Zahlen überschrieben",
  },
  "field.edits.clear": "Alle zurück",
  "field.edits.refused":
    "nicht angenommen: höchstens {most} Zahlen lassen sich überschreiben, jede von −{size} bis {size}",
  "field.softmaxAxis": "Was 1 ergibt",
  "field.softmaxAxis.rows": "Zeilen",
  "field.softmaxAxis.columns": "Spalten",
  "field.softmaxAxis.all": "Alles",
  "field.softmaxAxis.rows.about":
    "Jede Query verteilt 1 auf die Keys: so ist Aufmerksamkeit gemeint.",
  "field.softmaxAxis.columns.about":
    "Die falsche Achse, ein Fehler, der ohne Klage läuft: jeder Key verteilt 1 auf die Queries, und die Zeilen ergeben nicht mehr 1.",
  "field.softmaxAxis.all.about":
    "Softmax über die ganze Matrix: eine 1 für alle, so bekommt jede Zeile fast nichts.",
  "field.temperature": "Temperatur",
  "field.temperature.about":
    "Die Scores werden vor exp durch sie geteilt. Niedrig: fast alles geht an den größten. Hoch: alle werden gleich.",
  "field.subtractMax": "Erst das Maximum abziehen",
  "field.subtractMax.about":
    "Das ändert kein Gewicht, es bewahrt nur exp vor dem Überlauf. Ohne es geben Scores über 88 ∞ ÷ ∞, und das ist keine Zahl: Temperatur 0.05 probieren.",
  "field.keyIsQuery": "K = Q",
  "field.keyIsQuery.about":
    "Auch die Keys werden mit W_Q gemacht: dann kann ein Wort nichts anderes suchen, als es anbietet, und ohne Maske sind die Scores symmetrisch.",
  "field.range.decimal": "eine Zahl von {least} bis {most}",
  "field.range": "eine ganze Zahl von {least} bis {most}",
  "field.less": "{field}: weniger",
  "field.more": "{field}: mehr",
  "sentence.label": "Satz",
  "sentence.query": "Satz, der fragt (Queries)",
  "sentence.other": "Satz, der antwortet (Keys, Values)",
  "sentence.examples": "Beispiele",
  "sentence.examples.choose": "Ein Beispiel wählen …",
  "sentence.hint.changed":
    "Etwas ist geändert, so ist vielleicht nicht mehr zu sehen, was dieses Beispiel zeigt.",
  "sentence.hint.back": "Zurück zum Beispiel",
  "sentence.hint.own":
    "Ein eigener Satz: auf eine Zeile des Bildes zeigen oder ein Wort wählen, um zu sehen, wohin es schaut.",
  "sentence.too-long": "zu lang: {length} Zeichen (Grenze {most})",
  "sentence.tokens": { one: "{n} Token", other: "{n} Tokens" },
  "sentence.composed": "{n} zusammengesetzt",
  "sentence.drawn": "{n} unbekannt",
  "sentence.chips": "Tokens des Satzes",
  "sentence.chips.more": "und {n} weitere",
  "token.known": "„{token}“ hat einen eigenen Vektor",
  "token.known.as": "„{token}“ hat den Vektor von „{pieces}“",
  "token.composed": "„{token}“ ist zusammengesetzt aus {pieces}",
  "token.drawn":
    "„{token}“ ist unbekannt: eine feste Zufallsrichtung, aus seinen Bytes gezogen",
  "example.river": "Bank am Fluss",
  "example.river.hint":
    "„bank“ nimmt am meisten von „river“. Der Vektor von „bank“ ist in jedem Satz derselbe; Aufmerksamkeit mischt den Fluss hinein. Dann die anderen Köpfe ansehen.",
  "example.money": "Bank mit Geld",
  "example.money.hint":
    "Dasselbe Wort in anderer Gesellschaft: hier nimmt „bank“ von „cash“ und „loan“.",
  "example.pairs": "Paare",
  "example.pairs.hint":
    "„king“ und „queen“, „man“ und „woman“ finden einander. Eine Zeile lesen, dann die ihres Partners.",
  "example.capitals": "Hauptstädte",
  "example.capitals.hint":
    "„Paris“ schaut auf „France“ und auf „Rome“: sein Land und seinesgleichen. Wohin schaut „Italy“?",
  "example.kinds": "Obst und Gemüse",
  "example.kinds.hint":
    "Jedes Obst schaut am meisten auf anderes Obst, „carrots“ und „onions“ aufeinander. Auch „fruit“ und „vegetables“, die Namen der Gruppen, finden einander.",
  "example.paraphrase": "Zwei Sätze",
  "example.paraphrase.hint":
    "Cross-Attention: „brother“ findet „son“, „bought“ „purchased“, „car“ „vehicle“. „My“ hat keinen Partner, aber seine Gewichte ergeben trotzdem 1.",
  "example.causal": "Nur rückwärts",
  "example.causal.hint":
    "Die kausale Maske verbirgt, was später kommt: „orchestra“ findet „piano“, aber „piano“ kann „orchestra“ nicht sehen. Jedes Wort ist auch vor sich selbst verborgen, das erste sieht also nichts: seine Zeile ist 0.",
  "example.order": "Wortstellung",
  "example.order.hint":
    "Wer beißt wen? Ohne Positionen weiß Aufmerksamkeit es nicht: jeder „dog“ schaut auf den anderen und gibt beiden „man“ dasselbe Gewicht. P in der Formel drücken.",
  "example.self": "Auf sich selbst schauen",
  "example.self.hint":
    "Nichts ist verborgen: ein Vektor ist sich selbst am ähnlichsten, so nimmt die Diagonale fast alles. „Jedes Wort vor sich selbst verbergen“ einschalten.",
  "example.pronoun": "Was ist „it“?",
  "example.pronoun.hint":
    "„it“ sollte „animal“ finden und tut es nicht. Ähnlichkeit von Wörtern kennt keine Grammatik: dafür lernt ein Modell W_Q und W_K.",
  "example.unknown": "Unbekannte Wörter",
  "example.unknown.hint":
    "„kittenish“ ist aus „kitten“ zusammengesetzt; „blorfle“ und das Emoji bekommen Zufallsvektoren, wohin sie schauen, bedeutet also nichts.",
  "map.title": "Kopf {head} von {heads}",
  "map.about": "Zeile: das Wort, das fragt. Spalte: das Wort, das antwortet.",
  "heads.title": "Alle Köpfe",
  "links.title": "Verbindungen",
  "reading.title": "Gelesen",
  "reading.none":
    "Auf eine Zeile des Bildes zeigen oder ein Wort wählen, um zu lesen, worauf es achtet.",
  "arithmetic.title": "Wie diese Zahl zustande kommt",
  "arithmetic.none": "Eine Zelle des Bildes wählen, um ihre Rechnung zu sehen.",
  "matrices.title": "Die Matrizen dieses Kopfes",
  "heat.label": "Gewichte der Aufmerksamkeit",
  "heat.cell": "{row} → {col}: {value}",
  "heat.cell.masked": "{row} → {col}: maskiert",
  "heat.fixed": "schon von der Maske verborgen",
  "heat.hint": "Auf eine Zelle zeigen oder Pfeiltasten benutzen",
  "heat.hint.paint": "Über Zellen ziehen, um sie zu verbergen oder zu zeigen",
  "heat.corner.rows": "Query ↓",
  "heat.corner.cols": "Key →",
  "heat.fact.sum": "Σ",
  "heat.fact.entropy": "Bit",
  "heat.fact.largest": "max",
  "heat.row.one": "die Zeile ergibt 1",
  "heat.row.empty": "nichts zu beachten: die Zeile ist 0",
  "heat.row.wrong": "die Zeile ergibt {sum}, nicht 1",
  "heat.table.show": "Tabelle",
  "heat.table.hide": "Bild",
  "heat.table.caption": "{name}: jede Zeile eine Query, jede Spalte ein Key",
  "heat.table.corner": "Query",
  "heat.table.key": "Key",
  "heat.table.sum": "Summe",
  "heat.table.column-sum": "Summe der Spalte",
  "heat.table.entropy": "Entropie (Bit)",
  "heat.table.largest": "größtes",
  "heat.table.masked": "maskiert",
  "heads.label": "Köpfe",
  "heads.name": "Kopf {head}",
  "heads.bits": "{bits} Bit",
  "heads.largest": "max {largest}",
  "heads.one":
    "Kopf {head}: mittlere Entropie {bits} Bit, größtes Gewicht {largest}",
  "pipeline.input": "Von den Wörtern zu Queries, Keys und Values",
  "pipeline.attention": "Von den Scores zur Ausgabe",
  "pipeline.grid": "{what}, {rows} × {cols}",
  "pipeline.x": "Wörter",
  "pipeline.y": "Wörter des zweiten Satzes",
  "pipeline.query": "Queries",
  "pipeline.key": "Keys",
  "pipeline.value": "Values",
  "pipeline.rawScores": "Scores",
  "pipeline.scaled": "skalierte Scores",
  "pipeline.scores": "maskierte Scores",
  "pipeline.weights": "Gewichte",
  "pipeline.headOutput": "Ausgabe dieses Kopfes",
  "pipeline.dimension": "Dimension {n}",
  "pipeline.hint":
    "Auf eine Zeile von Q zeigen, dann auf eine von K: zusammen geben sie eine Zelle der Scores. Drücken öffnet ihre Rechnung.",
  "row.sentence": "{token} nimmt {list}.",
  "row.nothing": "{token} hat nichts zu beachten: seine Zeile ist 0.",
  "row.invalid":
    "Diese Zeile besteht nicht mehr aus Zahlen: exp lief über, und ∞ ÷ ∞ ist keine Zahl.",
  "row.weight": "Gewicht",
  "row.length.about":
    "Die Länge dessen, was übergeben wird: ein großes Gewicht auf einem kurzen v gibt wenig",
  "row.token": "„{text}“",
  "row.token.nth": "„{text}“ (Nr. {at})",
  "row.share": "{percent} von {from}",
  "row.share.itself": "{percent} von sich selbst",
  "row.share.next": "{all}, {share}",
  "row.entropy": "Entropie",
  "row.entropy.of": "von höchstens {most} Bit",
  "row.largest": "Größtes Gewicht",
  "row.sum": "Summe der Zeile",
  "cell.products": "{n} Produkte, das größte zuerst",
  "cell.dimension": "Dimension",
  "cell.product": "Produkt",
  "cell.more": "{n} weitere Produkte, zusammen {sum}",
  "cell.fewer": "Nur die größten Produkte",
  "cell.sum": "Summe aller Produkte",
  "cell.scaled": "hält Scores langer Vektoren klein",
  "cell.unscaled": "ausgeschaltet",
  "cell.stays": "der Score bleibt",
  "cell.bias": "zu den Scores dieses Keys addiert",
  "cell.masked": "die Maske verbirgt diesen Key vor dieser Query",
  "cell.visible": "keine Maske auf dieser Zelle",
  "cell.softmax.rows": "minus größter Score der Zeile, dann exp",
  "cell.softmax.columns": "minus größter Score der Spalte, dann exp",
  "cell.softmax.all": "minus größter Score von allen, dann exp",
  "cell.softmax.unshifted": "exp des Scores, wie er ist",
  "cell.sum.rows": "deren Summe über die Zeile",
  "cell.sum.columns": "deren Summe über die Spalte",
  "cell.sum.all": "deren Summe über alle Zellen",
  "cell.value": "was der Key übergibt",
  "cell.weighted": "Gewicht × v",
  "cell.output": "was die Query von allen Keys zusammen bekommt",
  "cell.output.head": "Σ Gewicht × v = Ausgabe dieses Kopfes",
  "cell.output.all": "Ausgabe aller Köpfe, aneinandergehängt",
  "cell.strips":
    "Farben von −{range} (orange) bis {range} (blau); ‖·‖ ist die Länge",
  "param.wQ": "W_Q, macht Queries",
  "param.wK": "W_K, macht Keys",
  "param.wV": "W_V, macht Values",
  "param.wO": "W_O, mischt die Köpfe",
  "param.shape": "{rows} × {cols}, der Teil dieses Kopfes",
  "param.label": "{name}, {rows} Zeilen, {cols} Spalten",
  "param.cell": "Zeile {row}, Spalte {col}",
  "param.set": "Setzen",
  "param.reset": "Zurück",
  "param.problem.none": "„{typed}“ ist keine Zahl",
  "param.problem.huge":
    "„{typed}“ ist zu groß: höchstens 1000 nach beiden Seiten",
  "arcs.queries": "Tokens: drücken hält die Verbindungen fest",
  "arcs.keys": "Tokens, auf die geachtet wird",
  "arcs.link": "{percent} von {token}",
  "arcs.links": "{token} nimmt {links}.",
  "arcs.more": "und {n} weitere, im Bild",
  "color.ink": "Tinte",
  "color.ember": "Glut",
  "color.viridis": "Viridis",
  "color.bar.linear": "Gewicht, Farbskala {name}, fest von 0 bis 1",
  "color.bar.log":
    "Gewicht, Farbskala {name}, logarithmisch, fest von 10⁻⁴ bis 1",
  "color.bar.diverging": "Wert, fest von −{range} bis {range}",
  "tools.label": "Werkzeuge",
  "tools.undo": "Rückgängig",
  "tools.redo": "Wiederholen",
  "tools.undo.keys": "Rückgängig (Strg+Z)",
  "tools.redo.keys": "Wiederholen (Umschalt+Strg+Z)",
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
