/**
 * Deutsch: was zu einer Antwort gesagt wird.
 *
 * @type {import("../../i18n/index.js").Texts}
 */
export const mistakes = {
  "exercise.finding.no answer":
    "Es kam kein Array von Zahlen zurück: Gibt die Funktion zurück, was die Aufgabe verlangt?",
  "exercise.finding.nothing":
    "Es kam nichts zurück. Endet die Funktion mit return, nicht nur mit print?",
  "exercise.finding.text":
    "Statt Zahlen kam ein Text zurück: Gib das Array selbst zurück, ohne str und ohne Anführungszeichen.",
  "exercise.finding.other":
    "Zurück kam kein Array von Zahlen, sondern etwas vom Typ {type}. Gib das Array selbst zurück.",
  "exercise.finding.no function":
    "In deinem Code ist keine Funktion {name}: Die Aufgabe ruft sie unter genau diesem Namen auf.",
  "exercise.finding.shape": "Die Form ist {got}; sie sollte {right} sein.",
  "exercise.finding.nan": {
    one: "{n} Wert ist keine Zahl (nan), in Zeile {row}: inf − inf oder 0 / 0, wie es geschieht, wenn eine Zeile nichts sehen darf oder exp überläuft oder überall 0 ergibt.",
    other:
      "{n} Werte sind keine Zahlen (nan), der erste in Zeile {row}: inf − inf oder 0 / 0, wie es geschieht, wenn eine Zeile nichts sehen darf oder exp überläuft oder überall 0 ergibt.",
  },
  "exercise.finding.negative":
    "Es gibt ein negatives Gewicht, {least}. Softmax liefert Zahlen von 0 bis 1.",
  "exercise.finding.column sums":
    "Die Spalten ergeben 1, die Zeilen nicht: Softmax muss über die Keys laufen, axis=-1.",
  "exercise.finding.row sum":
    "Zeile {row} der Gewichte ergibt {sum}; jede Zeile muss 1 ergeben.",
  "exercise.finding.leak":
    "Query {row} gibt Key {column}, den sie nicht sehen darf, das Gewicht {weight}.",
  "exercise.finding.moved":
    "Wenn sich das letzte Token ändert, ändert sich auch Zeile {row} der Ausgabe: Ein früheres Token hat die Zukunft gesehen.",
  "exercise.finding.value":
    "In Zeile {row}, Spalte {column} steht {got}; dort sollte {right} stehen.",
  "exercise.finding.transposed":
    "Das ist die richtige Matrix, aber transponiert: Zeilen und Spalten sind vertauscht.",
  "exercise.finding.rescaled":
    "Das sind die Gewichte von Scores, die {factor}-mal so groß sind wie die richtigen. Wodurch sind die Scores geteilt, oder womit multipliziert?",
  "exercise.finding.element":
    "An Stelle {at} steht {got}; dort sollte {right} stehen.",
  "exercise.finding.truth":
    "Bei der Testeingabe „{probe}“ ist deine Antwort {got}; sie sollte {right} sein.",
  "exercise.finding.no single value":
    "Es kam ein Array der Form {got} zurück; es sollte ein einzelner Wert sein.",
  "exercise.finding.left out":
    "Was zurückkam, ist richtig, aber es fehlt etwas: {parts}. Gib alles zurück, was die Aufgabe verlangt, in ihrer Reihenfolge.",
  "exercise.mistake.softmax over queries": "Softmax über die Queries",
  "exercise.mistake.softmax over queries.text":
    "Bei dir ergeben die Spalten 1, nicht die Zeilen: Softmax lief über die Queries. Jede Query teilt ihre Aufmerksamkeit unter den Keys auf, darum muss es über die letzte Achse laufen.",
  "exercise.mistake.softmax over everything": "Softmax über alles",
  "exercise.mistake.softmax over everything.text":
    "Die ganze Matrix ergibt zusammen 1: Softmax lief über alles. Gib der Summe (und dem Maximum) axis=-1 mit, damit jede Zeile 1 ergibt.",
  "exercise.mistake.overflow": "Überlauf",
  "exercise.mistake.overflow.text":
    "Bei kleinen Scores richtig, aber bei großen läuft exp über und ergibt nan. Zieh vorher von jeder Zeile ihr Maximum ab: Im Bruch kürzt es sich weg.",
  "exercise.mistake.not divided by the sum": "nicht durch die Summe geteilt",
  "exercise.mistake.not divided by the sum.text":
    "Du hast exp genommen, aber nicht durch die Summe der Zeile geteilt; die Zeilen ergeben darum nicht 1.",
  "exercise.mistake.no exp": "ohne exp",
  "exercise.mistake.no exp.text":
    "Du hast die Scores ohne exp durch ihre Summe geteilt. Scores können negativ sein, das sind also keine Anteile.",
  "exercise.mistake.no softmax": "ohne Softmax",
  "exercise.mistake.no softmax.text":
    "Softmax fehlt: Die rohen Scores dienen als Gewichte.",
  "exercise.mistake.softmax twice": "Softmax zweimal",
  "exercise.mistake.softmax twice.text":
    "Softmax lief zweimal. Das zweite Mal sieht es nur Zahlen von 0 bis 1, darum ist sein Ergebnis fast gleichmäßig.",
  "exercise.mistake.sigmoid": "Sigmoid statt Softmax",
  "exercise.mistake.sigmoid.text":
    "Jeder Score ging für sich durch ein Sigmoid. Bei Softmax konkurrieren die Keys einer Zeile, und ihre Anteile ergeben zusammen 1.",
  "exercise.mistake.softmax over an axis of length 1":
    "Softmax über eine Achse der Länge 1",
  "exercise.mistake.softmax over an axis of length 1.text":
    "Alle Gewichte sind 1: Softmax lief über eine Achse mit nur einem Element.",
  "exercise.mistake.sum without keepdims": "Summe ohne keepdims",
  "exercise.mistake.sum without keepdims.text":
    "Die Zeilensummen haben ihre Achse verloren (keepdims=True fehlt), darum hat Broadcasting Spalte j durch die Summe von Zeile j geteilt.",
  "exercise.mistake.max without keepdims": "Maximum ohne keepdims",
  "exercise.mistake.max without keepdims.text":
    "Die Zeilenmaxima haben ihre Achse verloren (keepdims=True fehlt), darum hat Broadcasting das Maximum von Zeile j von Spalte j abgezogen.",
  "exercise.mistake.one maximum for all": "ein Maximum für alle",
  "exercise.mistake.one maximum for all.text":
    "Du hast den größten aller Scores abgezogen. Eine Zeile, die weit darunter liegt, wird überall 0 (exp unterläuft), und 0 / 0 ist nan. Zieh von jeder Zeile ihr eigenes Maximum ab: axis=-1, keepdims=True.",
  "exercise.mistake.maximum of each column": "Maximum jeder Spalte",
  "exercise.mistake.maximum of each column.text":
    "Du hast das Maximum jeder Spalte abgezogen. Es kürzt sich nur heraus, wenn es für eine ganze Zeile dieselbe Zahl ist: Nimm das Maximum der Zeile, axis=-1, keepdims=True.",
  "exercise.mistake.no scale": "nicht skaliert",
  "exercise.mistake.no scale.text":
    "Du hast die Scores nicht durch √d_k geteilt. Sie sind √d_k-mal so groß wie die richtigen, darum ist Softmax schärfer, als es sein soll, und das umso mehr, je größer d_k ist.",
  "exercise.mistake.scale by √d_model": "mit √d_model skaliert",
  "exercise.mistake.scale by √d_model.text":
    "Du hast durch √d_model geteilt. Ein Score ist eine Summe über die d_k Komponenten eines Kopfes, darum bringt √d_k ihn auf die Größe 1 zurück.",
  "exercise.mistake.scale by d_k": "mit d_k skaliert",
  "exercise.mistake.scale by d_k.text":
    "Du hast durch d_k geteilt statt durch die Wurzel. Eine Summe von d_k Produkten hat die Standardabweichung √d_k: Deine Scores sind √d_k-mal zu klein und die Gewichte zu gleichmäßig.",
  "exercise.mistake.multiplied by √d_k": "mit √d_k multipliziert",
  "exercise.mistake.multiplied by √d_k.text":
    "Du hast mit √d_k multipliziert, wo die Formel teilt. Deine Scores sind d_k-mal so groß wie die richtigen.",
  "exercise.mistake.scale by √n": "mit √n skaliert",
  "exercise.mistake.scale by √n.text":
    "Du hast durch die Wurzel der Anzahl der Keys geteilt. Die Skalierung hängt von der Länge eines Keys ab (seiner letzten Achse), nicht davon, wie viele es sind.",
  "exercise.mistake.scale after softmax": "nach Softmax skaliert",
  "exercise.mistake.scale after softmax.text":
    "Du hast erst nach Softmax durch √d_k geteilt. Jede Zeile ergibt nun 1/√d_k: Skaliert werden die Scores, vor Softmax.",
  "exercise.mistake.queries and keys swapped": "Queries und Keys vertauscht",
  "exercise.mistake.queries and keys swapped.text":
    "Du hast K Qᵀ berechnet. Dessen Zeilen gehören den Keys; die Zeilen der Scores müssen den Queries gehören: Q Kᵀ.",
  "exercise.mistake.keys not transposed": "Keys nicht transponiert",
  "exercise.mistake.keys not transposed.text":
    "Q @ K passt nicht zusammen: K muss transponiert werden (die letzten zwei Achsen), damit jede Query auf jeden Key trifft.",
  "exercise.mistake.mask not used": "Maske unbenutzt",
  "exercise.mistake.mask not used.text":
    "Die Maske wirkt nicht: Verdeckte Keys bekommen Gewicht.",
  "exercise.mistake.mask after softmax": "Maske nach Softmax",
  "exercise.mistake.mask after softmax.text":
    "Du hast verdeckte Gewichte nach Softmax auf 0 gesetzt. Gesehen wird davon nichts, aber die Zeilen ergeben weniger als 1. Maskiere die Scores vor Softmax (oder teile jede Zeile noch einmal durch ihre Summe).",
  "exercise.mistake.masked with 0": "mit 0 maskiert",
  "exercise.mistake.masked with 0.text":
    "Du hast verdeckte Scores auf 0 gesetzt (oder auf eine winzige Zahl wie 1e-9). exp(0) ist 1, also bekommen sie Gewicht. Fülle mit -inf oder einer großen negativen Zahl wie -1e9.",
  "exercise.mistake.masked with +inf": "mit +inf oder nan maskiert",
  "exercise.mistake.masked with +inf.text":
    "Verdeckte Scores wurden plus unendlich oder nan, darum ergibt Softmax nan. Entweder stimmt das Vorzeichen nicht, oder eine 0 wurde mit unendlich multipliziert (0 · inf ist nan). Fülle mit -inf durch np.where.",
  "exercise.mistake.fill too small": "Füllwert zu klein",
  "exercise.mistake.fill too small.text":
    "Du hast mit einer Zahl wie -10 gefüllt. Das liegt nicht weit genug unter Scores, die selbst stark negativ sind: Dort bekommen verdeckte Keys Gewicht. Nimm -inf oder -1e9.",
  "exercise.mistake.mask added as 0 and 1": "Maske als 0 und 1 addiert",
  "exercise.mistake.mask added as 0 and 1.text":
    "Du hast die 0 und 1 der Maske zu den Scores addiert. Das multipliziert e^Score mit e, wo ein Key gesehen werden darf; verdeckt wird nichts. Eine additive Maske besteht aus 0 und -inf.",
  "exercise.mistake.mask inverted": "Maske umgekehrt",
  "exercise.mistake.mask inverted.text":
    "Du hast verdeckt, was gesehen werden darf, und umgekehrt. True heißt hier: darf gesehen werden (wie in PyTorchs scaled_dot_product_attention; nn.MultiheadAttention meint das Gegenteil).",
  "exercise.mistake.mask transposed": "Maske transponiert",
  "exercise.mistake.mask transposed.text":
    "Die Maske ist transponiert: Ihre Zeilen gehören den Queries, ihre Spalten den Keys.",
  "exercise.mistake.scores multiplied": "Scores multipliziert",
  "exercise.mistake.scores multiplied.text":
    "Du hast verdeckte Scores mit einer großen negativen Zahl multipliziert. War ein Score negativ, wird daraus eine große positive. Ersetze den Score, statt ihn zu multiplizieren.",
  "exercise.mistake.weights times keys": "Gewichte mal Keys",
  "exercise.mistake.weights times keys.text":
    "Du hast die Gewichte mit K multipliziert. Keys entscheiden, wohin geschaut wird; geholt werden die Values V.",
  "exercise.mistake.weights times queries": "Gewichte mal Queries",
  "exercise.mistake.weights times queries.text":
    "Du hast die Gewichte mit Q multipliziert. Geholt werden die Values V.",
  "exercise.mistake.weights transposed": "Gewichte transponiert",
  "exercise.mistake.weights transposed.text":
    "Du hast die transponierten Gewichte benutzt, Aᵀ V: Jede Ausgabe mischt nach einer Spalte der Gewichte, und Spalten ergeben nicht 1.",
  "exercise.mistake.mean of the values": "Mittel der Values",
  "exercise.mistake.mean of the values.text":
    "Du hast die gewichtete Summe der Values durch deren Anzahl geteilt. Die Gewichte ergeben schon 1: Es ist bereits ein Mittel.",
  "exercise.mistake.compared exactly": "genau verglichen",
  "exercise.mistake.compared exactly.text":
    "Du hast mit == verglichen, oder fast ohne Toleranz. Beim Runden entstehen Summen wie 0.9999999999999999; lass eine kleine Abweichung zu.",
  "exercise.mistake.columns summed": "Spalten summiert",
  "exercise.mistake.columns summed.text":
    "Du hast die Spalten summiert. Gewichte aus Softmax über die falsche Achse bestehen deine Probe, richtige nicht.",
  "exercise.mistake.only the total": "nur die Gesamtsumme",
  "exercise.mistake.only the total.text":
    "Du hast die Summe aller Gewichte mit der Zahl der Zeilen verglichen. Eine Zeile kann zu viel haben und eine andere zu wenig.",
  "exercise.mistake.everything sums to 1": "alles zusammen 1",
  "exercise.mistake.everything sums to 1.text":
    "Du hast gefragt, ob die ganze Matrix 1 ergibt. Das muss jede Zeile.",
  "exercise.mistake.only the first row": "nur die erste Zeile",
  "exercise.mistake.only the first row.text":
    "Du hast nur die erste Zeile angesehen.",
  "exercise.mistake.any row will do": "eine Zeile genügt",
  "exercise.mistake.any row will do.text":
    "Deiner Prüfung genügt eine gute Zeile. Alle Zeilen müssen 1 ergeben: all, nicht any.",
  "exercise.mistake.tolerance too wide": "Toleranz zu groß",
  "exercise.mistake.tolerance too wide.text":
    "Deine Prüfung lässt Summen gelten, die klar falsch sind, etwa 0.9. Runden lässt Abweichungen von etwa 1e-15 übrig, in einfacher Genauigkeit 1e-7.",
  "exercise.mistake.only too much counts": "nur zu viel zählt",
  "exercise.mistake.only too much counts.text":
    "Deine Prüfung lässt Zeilen gelten, deren Summe zu klein ist. Vergleiche den Betrag der Abweichung: abs(summe - 1).",
  "exercise.mistake.answer inverted": "Antwort umgekehrt",
  "exercise.mistake.answer inverted.text":
    "Deine Antwort ist jedes Mal das Gegenteil der richtigen.",
  "exercise.mistake.always true": "immer True",
  "exercise.mistake.always true.text":
    "Deine Antwort ist jedes Mal True, wie die Gewichte auch sind.",
  "exercise.mistake.always false": "immer False",
  "exercise.mistake.always false.text":
    "Deine Antwort ist jedes Mal False. Wenn die Summen stimmen, ist vielleicht der Vergleich zu streng.",
  "exercise.mistake.no mask": "keine Maske",
  "exercise.causal.mistake.no mask.text":
    "Es gibt keine kausale Maske: Ändert sich das letzte Token, ändern sich frühere Zeilen mit. Sie haben die Zukunft gesehen.",
  "exercise.mistake.hides itself": "verdeckt sich selbst",
  "exercise.mistake.hides itself.text":
    "Auch die Diagonale ist verdeckt, darum sieht das erste Token nichts (nan oder überall dasselbe Gewicht). Ein Token darf sich selbst sehen: np.tril(…) mit k=0, oder np.triu(…, k=1) für das Verdeckte.",
  "exercise.mistake.sees one ahead": "sieht eins voraus",
  "exercise.mistake.sees one ahead.text":
    "Die Diagonale ist um eins verschoben: Jedes Token sieht das nächste, und genau das soll es vorhersagen.",
  "exercise.mistake.triu for tril": "triu statt tril",
  "exercise.mistake.triu for tril.text":
    "Jedes Token sieht sich und die Zukunft, nicht die Vergangenheit: tril und triu sind verwechselt, oder True und False.",
  "exercise.mistake.only the future": "nur die Zukunft",
  "exercise.mistake.only the future.text":
    "Jedes Token sieht nur die Zukunft: Die Maske verdeckt genau das, was sie zeigen soll.",
  "exercise.mistake.sees only itself": "sieht nur sich selbst",
  "exercise.mistake.sees only itself.text":
    "Jedes Token sieht nur sich selbst: Die Maske lässt allein die Diagonale übrig.",
  "exercise.mistake.with the scale": "mit Skalierung",
  "exercise.mistake.with the scale.text":
    "Die Skalierung ist noch da. In der Aufmerksamkeit gehört sie dorthin, aber hier sollst du sehen, was ohne sie geschieht.",
  "exercise.mistake.scaled by d_k": "durch d_k geteilt",
  "exercise.mistake.scaled by d_k.text":
    "Die Scores sind durch d_k geteilt. Hier sollst du sehen, was ganz ohne Skalierung geschieht.",
  "exercise.scale.mistake.multiplied by √d_k.text":
    "Die Scores sind mit √d_k multipliziert. Lass sie, wie sie sind.",
  "exercise.scale.mistake.softmax over queries.text":
    "Softmax lief über die Queries: Die Spalten ergeben 1. Es muss über die Keys laufen, axis=-1.",
  "exercise.mistake.largest score": "größter Score",
  "exercise.mistake.largest score.text":
    "Das ist der größte Score jeder Query: Softmax fehlt.",
  "exercise.scale.mistake.not divided by the sum.text":
    "Deine größten Gewichte sind alle 1: Die Division durch die Summe der Zeile fehlt.",
  "exercise.mistake.largest of each key": "größtes je Key",
  "exercise.mistake.largest of each key.text":
    "Du hast das größte jeder Spalte genommen, also jedes Keys. Gefragt ist das größte jeder Zeile.",
  "exercise.mistake.largest of all": "größtes von allen",
  "exercise.mistake.largest of all.text":
    "Du hast das größte Gewicht überhaupt zurückgegeben. Es soll eines je Query sein: max(axis=-1).",
  "exercise.mistake.split without transpose": "geteilt, ohne zu transponieren",
  "exercise.mistake.split without transpose.text":
    "Du hast (n, H·d) direkt zu (H, n, d) umgeformt. Die Zahlen werden über Tokens hinweg neu gruppiert: Ein Kopf mischt mehrere davon, und trotz kausaler Maske sickert die Zukunft durch. Forme zu (n, H, d) um und transponiere dann.",
  "exercise.mistake.merge without transpose":
    "zusammengesetzt, ohne zu transponieren",
  "exercise.mistake.merge without transpose.text":
    "Du hast (H, n, d) direkt zu (n, H·d) umgeformt. Die Form stimmt, aber die Tokens sind durcheinander: Erst müssen die Achsen zurückgetauscht werden.",
  "exercise.mistake.split and merge without transpose":
    "geteilt und zusammengesetzt, ohne zu transponieren",
  "exercise.mistake.split and merge without transpose.text":
    "Du hast in beide Richtungen umgeformt, ohne zu transponieren. Jeder Kopf sieht einen Block von Tokens statt eines Teils der Zahlen jedes Tokens.",
  "exercise.mistake.heads interleaved": "Köpfe verschränkt",
  "exercise.mistake.heads interleaved.text":
    "Dein Kopf h nimmt jede H-te Spalte. Ein Kopf ist ein Block von d Spalten, die nebeneinanderstehen.",
  "exercise.mistake.heads merged interleaved":
    "Köpfe verschränkt zusammengesetzt",
  "exercise.mistake.heads merged interleaved.text":
    "Du hast die Spalten der Köpfe beim Zusammensetzen verschränkt. Ein Kopf steht nach dem anderen.",
  "exercise.mistake.heads reversed": "Köpfe in umgekehrter Reihenfolge",
  "exercise.mistake.heads reversed.text":
    "Die Köpfe sind in umgekehrter Reihenfolge aneinandergehängt.",
  "exercise.mistake.heads averaged": "Köpfe gemittelt",
  "exercise.mistake.heads averaged.text":
    "Du hast die Köpfe gemittelt. Sie werden nebeneinandergestellt, damit jeder seine Zahlen behält.",
  "exercise.mistake.heads summed": "Köpfe summiert",
  "exercise.mistake.heads summed.text":
    "Du hast die Köpfe zusammengezählt. Sie werden nebeneinandergestellt, damit jeder seine Zahlen behält.",
  "exercise.mistake.largest of the heads": "größter der Köpfe",
  "exercise.mistake.largest of the heads.text":
    "Du hast die größte Zahl der Köpfe genommen. Sie werden nebeneinandergestellt.",
  "exercise.mistake.one head": "nur ein Kopf",
  "exercise.mistake.one head.text":
    "Das ist Aufmerksamkeit mit einem Kopf, so breit wie das Modell: Das Teilen fehlt.",
  "exercise.mistake.same head each time": "jedes Mal derselbe Kopf",
  "exercise.mistake.same head each time.text":
    "Jeder Kopf benutzt den ersten Block von Spalten: Im Slice fehlt der Index des Kopfes.",
  "exercise.mistake.output projection missing": "Ausgabeprojektion fehlt",
  "exercise.mistake.output projection missing.text":
    "Wo fehlt. Ohne Wo stehen die Ergebnisse der Köpfe nebeneinander und mischen sich nie.",
  "exercise.mistake.output projection transposed":
    "Ausgabeprojektion transponiert",
  "exercise.mistake.output projection transposed.text":
    "Du hast Wo transponiert benutzt. Parameter sind hier als (ein, aus) gespeichert: x @ Wo.",
  "exercise.mistake.input added": "Eingabe addiert",
  "exercise.mistake.input added.text":
    "Du hast die Eingabe zum Ergebnis addiert. Das ist die Residualverbindung: Sie führt um die Aufmerksamkeit herum, nicht in sie hinein.",
  "exercise.mistake.heads added": "Köpfe addiert",
  "exercise.mistake.heads added.text":
    "Du hast die nebeneinandergestellten Köpfe zum Ergebnis addiert. Innerhalb der Aufmerksamkeit gibt es keine Residualverbindung.",
  "exercise.mistake.input sliced": "Eingabe zerteilt",
  "exercise.mistake.input sliced.text":
    "Du hast X zerteilt und jedem Kopf seinen Teil gegeben. Jeder Kopf projiziert jedes Token ganz: erst X @ Wq, dann teilen.",
  "exercise.mistake.params transposed": "Parameter transponiert",
  "exercise.mistake.params transposed.text":
    "Du hast Wq, Wk und Wv transponiert benutzt. Parameter sind hier als (ein, aus) gespeichert: X @ Wq.",
  "exercise.mistake.values not projected": "Values nicht projiziert",
  "exercise.mistake.values not projected.text":
    "Die Values sind X selbst: Wv fehlt.",
  "exercise.mistake.softmax over heads": "Softmax über die Köpfe",
  "exercise.mistake.softmax over heads.text":
    "Softmax lief über die Köpfe (Achse 0), so dass die Köpfe konkurrieren. Es muss über die Keys laufen: axis=-1.",
  "exercise.multi-head.mistake.softmax over everything.text":
    "Softmax lief über alle Köpfe und Queries zugleich. Jede Zeile jedes Kopfes ergibt 1: axis=-1.",
  "exercise.multi-head.mistake.softmax over queries.text":
    "Softmax lief über die Queries. Es muss über die Keys laufen: axis=-1.",
  "exercise.multi-head.mistake.scale by √d_model.text":
    "Du hast durch √d_model geteilt. Die Scores eines Kopfes sind Summen von d_k = d_model / H Produkten: Teile durch √d_k. Deine Scores sind √H-mal zu klein.",
  "exercise.mistake.sources swapped": "Quellen vertauscht",
  "exercise.mistake.sources swapped.text":
    "Die Queries kommen aus Y, Keys und Values aus X. Wer fragt (X), liefert die Queries: Für jedes seiner Tokens gibt es eine Ausgabe.",
  "exercise.mistake.Y not used": "Y unbenutzt",
  "exercise.mistake.Y not used.text":
    "Alles kommt aus X: Das ist Self-Attention, und Y ändert nichts.",
  "exercise.mistake.X not used": "X unbenutzt",
  "exercise.mistake.X not used.text":
    "Alles kommt aus Y: Das ist Self-Attention von Y.",
  "exercise.mistake.keys from X": "Keys aus X",
  "exercise.mistake.keys from X.text":
    "Die Keys kommen aus X. Keys und Values gehören zusammen: Token j von Y hat Key j und Value j.",
  "exercise.mistake.values from X": "Values aus X",
  "exercise.mistake.values from X.text":
    "Die Values kommen aus X. Keys und Values gehören zusammen: Token j von Y hat Key j und Value j.",
  "exercise.mistake.padding dropped": "Padding vergessen",
  "exercise.mistake.padding dropped.text":
    "Die kausale Maske ist da, aber aufgefüllte Keys bekommen Gewicht.",
  "exercise.mistake.causal dropped": "kausale Maske vergessen",
  "exercise.mistake.causal dropped.text":
    "Aufgefüllte Keys sind verdeckt, die Zukunft nicht. Beide Masken müssen zugleich gelten: Verknüpfe, was gesehen werden darf, mit und (&).",
  "exercise.padding.mistake.no mask.text": "Keine der beiden Masken wirkt.",
  "exercise.mistake.or for and": "oder statt und",
  "exercise.mistake.or for and.text":
    "Du hast, was gesehen werden darf, mit oder verknüpft: Ein Key wird gesehen, wenn er in der Vergangenheit liegt oder kein Padding ist. Es muss beides zutreffen: &.",
  "exercise.mistake.padded queries hidden": "Padding-Zeilen verdeckt",
  "exercise.mistake.padded queries hidden.text":
    "Du hast die Zeilen aufgefüllter Queries verdeckt; das Padding muss Spalten verdecken, die aufgefüllten Keys: padding[None, :], nicht padding[:, None].",
  "exercise.mistake.padded queries hidden as well":
    "Padding-Zeilen auch verdeckt",
  "exercise.mistake.padded queries hidden as well.text":
    "Du hast auch die Zeilen aufgefüllter Queries verdeckt. Sie sehen dann nichts, und Softmax ergibt nan (oder überall dasselbe Gewicht). Verdecke nur die Keys; was aufgefüllte Queries liefern, wird ohnehin weggeworfen.",
  "exercise.mistake.padding inverted": "Padding umgekehrt",
  "exercise.mistake.padding inverted.text":
    "Nur das Padding wird gesehen: True heißt hier Padding, zu behalten sind also die Keys ~padding.",
  "exercise.mistake.does not see itself": "sieht sich selbst nicht",
  "exercise.mistake.does not see itself.text":
    "Das Token sieht nur die vor ihm: Sein eigener Key und Value müssen erst in den Cache.",
  "exercise.mistake.cache not extended": "Cache nicht verlängert",
  "exercise.mistake.cache not extended.text":
    "Der Cache kommt zurück, wie er war: Der neue Key und Value fehlen.",
  "exercise.mistake.cache replaced": "Cache ersetzt",
  "exercise.mistake.cache replaced.text":
    "Im Cache stehen nur der neue Key und Value: Die früheren sind verloren.",
  "exercise.mistake.put in front": "vorn eingefügt",
  "exercise.mistake.put in front.text":
    "Der neue Key und Value stehen vorn. Die Ausgabe merkt es nicht (Aufmerksamkeit kennt keine Reihenfolge), aber für alles, was Positionen zählt, steht der Cache falsch herum.",
  "exercise.mistake.sees the first only": "sieht nur den ersten",
  "exercise.mistake.sees the first only.text":
    "Die Query sieht nur den ersten Key, als wäre eine kausale Maske links oben ausgerichtet. Die eine Query ist das letzte Token: Sie darf alles sehen, was da ist.",
  "exercise.mistake.halves paired": "Hälften gepaart",
  "exercise.mistake.halves paired.text":
    "Du hast Spalte i mit i + d/2 gepaart. Viele Modelle machen es so, und es geht ebenso gut, aber diese Aufgabe paart Nachbarn: Ein Checkpoint, der auf die eine Art trainiert wurde, läuft nicht auf die andere.",
  "exercise.mistake.turned backwards": "rückwärts gedreht",
  "exercise.mistake.turned backwards.text":
    "Du hast in die andere Richtung gedreht: Das Vorzeichen des Sinus ist in beiden Zeilen falsch.",
  "exercise.mistake.sign lost": "Vorzeichen verloren",
  "exercise.mistake.sign lost.text":
    "In a cos t − b sin t fehlt das Minus. Ohne es ist das keine Drehung, und Längen ändern sich.",
  "exercise.mistake.partner lost": "Partner verloren",
  "exercise.mistake.partner lost.text":
    "Jede Spalte wird nur mit dem Kosinus multipliziert. Eine Drehung mischt die zwei Spalten eines Paars.",
  "exercise.mistake.sine and cosine swapped": "Sinus und Kosinus vertauscht",
  "exercise.mistake.sine and cosine swapped.text":
    "Sinus und Kosinus sind vertauscht: Beim Winkel 0 muss ein Paar bleiben, wie es ist.",
  "exercise.mistake.overwritten first": "zu früh überschrieben",
  "exercise.mistake.overwritten first.text":
    "Du hast die erste Spalte geschrieben, bevor du die zweite berechnet hast; die rechnete dann mit der neuen Zahl. Beide brauchen die alten.",
  "exercise.mistake.not turned": "nicht gedreht",
  "exercise.mistake.not turned.text":
    "Nichts wird gedreht: Heraus kommt, was hineinging.",
  "exercise.mistake.positions added": "Positionen addiert",
  "exercise.mistake.positions added.text":
    "Du hast Sinus und Kosinus addiert, wie der erste Transformer. RoPE dreht die Paare; addiert wird nichts.",
  "exercise.mistake.exponent i / d": "Exponent i / d",
  "exercise.mistake.exponent i / d.text":
    "Der Exponent von 10000 ist 2i/d für Paar i; du hast i/d genommen, darum fallen die Winkel nur halb so schnell.",
  "exercise.mistake.one frequency": "nur eine Frequenz",
  "exercise.mistake.one frequency.text":
    "Alle Paare drehen sich um denselben Winkel. Jedes Paar i hat seinen eigenen: Position / 10000^(2i/d).",
  "exercise.mistake.positions from 1": "Positionen ab 1",
  "exercise.mistake.positions from 1.text":
    "Deine Positionen beginnen bei 1. Zeile 0 hat die Position `first`; mit first = 0 bleibt sie also, wie sie ist.",
  "exercise.mistake.first not used": "first unbenutzt",
  "exercise.mistake.first not used.text":
    "Du beachtest `first` nicht: Mit einem KV-Cache beginnen die neuen Zeilen nicht bei Position 0.",
  "exercise.mistake.angles grow": "Winkel wachsen",
  "exercise.mistake.angles grow.text":
    "Du hast mit 10000^(2i/d) multipliziert, wo geteilt wird: Spätere Paare drehen sich langsamer.",
  "exercise.mistake.base 1000": "Basis 1000",
  "exercise.mistake.base 1000.text":
    "Die Basis ist 10000; du hast 1000 genommen.",
  "exercise.filled": "{name}, mit -1e9 gefüllt",
  "exercise.note.no weights":
    "Nur die Ausgabe kam zurück. Sie ist richtig, und dafür braucht es richtige Gewichte; die Aufgabe verlangt, auch sie zurückzugeben.",
  "exercise.note.other order":
    "Sie kamen in anderer Reihenfolge, als die Aufgabe verlangt. Wer deine Funktion aufruft, hält das eine für das andere.",
  "exercise.note.more parts":
    "Es kam mehr zurück, als die Aufgabe verlangt; der Rest wurde nicht angesehen.",
  "exercise.note.inputs changed":
    "Deine Funktion verändert ihre Eingaben: {names}. Wer sie aufruft, findet danach andere Zahlen darin. Schreib in ein neues Array oder eine Kopie, wie x = x - …; x -= …, x[…] = … und out=x schreiben in das Array des Aufrufers.",
  "exercise.note.mask after softmax, renormalised":
    "Du maskierst nach Softmax und teilst noch einmal durch die Summen der Zeilen. Das ist dasselbe wie vorher zu maskieren, solange die Summe des Übrigen nicht zu 0 unterläuft, was geschieht, wenn ein verdeckter Score etwa 750 über den anderen liegt.",
};
