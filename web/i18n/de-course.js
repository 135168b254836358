/**
 * Deutsch: was die neun Lektionen sagen.
 *
 * @type {import("./index.js").Texts}
 */
export const course = {
  "lesson.direct.title": "Geradewegs zum Wort, auf das es ankommt",
  "lesson.direct.text":
    "Ein rekurrentes Netz liest Wort für Wort: was es von „piano“ wusste, muss jedes Wort bis „orchestra“ überleben. In der Aufmerksamkeit vergleicht sich jedes Wort mit jedem anderen auf einmal.\nDas Bild zeigt es: Zeile „orchestra“, Spalte „piano“.",
  "lesson.direct.predict":
    "Wir setzen zehn Wörter mehr zwischen „piano“ und „orchestra“. Was wird aus dem Score der beiden, der Zahl vor Softmax?",
  "lesson.direct.option.less": "Er wird mit dem Abstand kleiner.",
  "lesson.direct.option.same": "Er bleibt genau gleich.",
  "lesson.direct.option.none": "Er wird 0: sie sind zu weit auseinander.",
  "lesson.direct.step.near": "Sieh dir die Zelle „orchestra“ → „piano“ an.",
  "lesson.direct.step.far":
    "Schreib in den Satz auf der Seite mindestens fünf Wörter mehr zwischen die beiden.",
  "lesson.direct.seen":
    "Bei Abstand {near} war der Score {score}, bei Abstand {far} ist er {scoreFar}. Das Gewicht ging von {weight} auf {weightFar}, nur weil sich mehr Wörter die Zeile teilen.",
  "lesson.direct.question":
    "Durch wie viele Schritte müsste ein rekurrentes Netz „piano“ bis „orchestra“ tragen, in deinem Satz, wie er jetzt dasteht? Zähle.",
  "lesson.direct.right":
    "Ja. Aufmerksamkeit braucht einen Schritt, wie weit es auch ist.",
  "lesson.direct.wrong":
    "Nicht ganz: ein Schritt von jedem Wort zum nächsten. Zähle von „piano“ bis „orchestra“.",
  "lesson.direct.explain":
    "Warum verblassen ferne Wörter in der Aufmerksamkeit nicht wie in einem rekurrenten Netz? Und was weiß Aufmerksamkeit deshalb nicht?",
  "lesson.direct.model":
    "Jedes Paar hat seinen eigenen Score, der nur aus den beiden Vektoren entsteht; zwischen zwei Wörtern liegt also immer ein Schritt, und unterwegs verblasst nichts. Aus demselben Grund weiß Aufmerksamkeit nicht, wo ein Wort steht: die Reihenfolge muss zu den Vektoren addiert werden, als Positionen.",

  "lesson.query-key-value.title": "Query, Key, Value",
  "lesson.query-key-value.text":
    "Jedes Wort kommt dreimal vor: als Query fragt es, als Key wird es gefunden, als Value wird es übergeben. Drei Matrizen machen sie: Q = X·W_Q, K = X·W_K, V = X·W_V.\nHier sind die drei Matrizen zufällig, damit sich die drei unterscheiden.",
  "lesson.query-key-value.predict":
    "Wir nehmen die Keys auch als Values: V = K. Was ändert sich?",
  "lesson.query-key-value.option.both": "Die Gewichte und die Ausgabe.",
  "lesson.query-key-value.option.weights": "Nur die Gewichte.",
  "lesson.query-key-value.option.output": "Nur die Ausgabe.",
  "lesson.query-key-value.step.own": "Sieh dir das Bild mit eigenen Values an.",
  "lesson.query-key-value.step.tied": "Drück V in der Formel: nun ist V = K.",
  "lesson.query-key-value.seen":
    "Die Gewichte änderten sich um höchstens {weights}, die Ausgabe um höchstens {output}.",
  "lesson.query-key-value.question":
    "Zurück zu eigenen Values. Ändere eine Zahl so, dass sich die Ausgabe ändert und kein einziges Gewicht: drück das richtige W in der Formel und überschreib eine Zahl.",
  "lesson.query-key-value.begin": "Zurück zu eigenem V",
  "lesson.query-key-value.found":
    "Du hast {params} geändert. Größte Änderung eines Gewichts: {weights}; der Ausgabe: {output}.",
  "lesson.query-key-value.right": "Richtig: diese Matrix macht nur die Values.",
  "lesson.query-key-value.explain":
    "Erkläre Query, Key und Value jemandem, der Suchmaschinen kennt.",
  "lesson.query-key-value.model":
    "Die Query ist, was ich eintippe, die Keys sind, unter was jede Seite verzeichnet ist, die Values sind die Seiten selbst. Query und Keys entscheiden, wie viel ich von jeder Seite bekomme; was ich bekomme, sind die Values. Andere Values ändern also das Ergebnis, nicht die Auswahl.",

  "lesson.scale.title": "Wozu √dₖ da ist",
  "lesson.scale.text":
    "Ein Score ist eine Summe von dₖ Produkten, er wächst also mit dₖ: bei unabhängigen Zahlen der Größe 1 ist er etwa √dₖ. Geteilt durch √dₖ hat er wieder die Größe 1.\nHier hat ein einziger Kopf alle 96 Dimensionen.",
  "lesson.scale.predict":
    "Wir lassen das Teilen weg. Was wird aus den Zeilen der Gewichte?",
  "lesson.scale.option.sharper": "Schärfer: ein Wort nimmt fast alles.",
  "lesson.scale.option.flatter":
    "Flacher: alle Wörter bekommen etwa gleich viel.",
  "lesson.scale.option.same": "Gleich: Softmax gleicht es aus.",
  "lesson.scale.step.with": "Sieh dir das Bild mit der Skalierung an.",
  "lesson.scale.step.without": "Drück √dₖ in der Formel, um sie auszuschalten.",
  "lesson.scale.seen":
    "Im Mittel über die Zeilen: das größte Gewicht ging von {largest} auf {largestWithout}, die Entropie von {bits} auf {bitsWithout} Bit.",
  "lesson.scale.question":
    "Durch welche Zahl wurde hier jeder Score geteilt? Rechne es aus, oder öffne eine Zelle und lies ab: zwei Stellen nach dem Komma genügen.",
  "lesson.scale.right": "Richtig: die Wurzel aus 96 Dimensionen.",
  "lesson.scale.wrong":
    "Nicht ganz. Wie lang ist hier ein Key? Die Skalierung ist die Wurzel dieser Länge.",
  "lesson.scale.explain":
    "Warum ist ein scharfes Softmax schlecht fürs Lernen? Denk daran, was eine kleine Änderung eines Scores bewirkt.",
  "lesson.scale.model":
    "Wo ein Gewicht fast 1 ist und die anderen fast 0, ändert eine kleine Änderung der Scores fast nichts: der Gradient durch Softmax ist fast 0, und nichts wird gelernt. Die Skalierung hält die Scores bei Größe 1, wie groß dₖ auch ist; dort antwortet Softmax noch auf sie.",

  "lesson.softmax.title": "Softmax, und entlang welcher Achse",
  "lesson.softmax.text":
    "Softmax macht aus Scores Anteile: exp macht sie positiv, das Teilen durch ihre Summe lässt sie zusammen 1 ergeben. Die Frage ist: die Summe wovon? Jede Query teilt ihre Aufmerksamkeit unter den Keys auf, also die Summe einer Zeile.\nNichts in der Aufmerksamkeit wird häufiger falsch gemacht, und keine Form verrät es.",
  "lesson.softmax.predict":
    "Wir lassen Softmax stattdessen die Spalten hinunter laufen. Was ergibt dann zusammen 1?",
  "lesson.softmax.option.rows": "Immer noch die Zeilen.",
  "lesson.softmax.option.columns": "Die Spalten, und die Zeilen nicht mehr.",
  "lesson.softmax.option.both": "Zeilen und Spalten.",
  "lesson.softmax.step.rows":
    "Sieh dir die Summen Σ neben den Zeilen und unter den Spalten an.",
  "lesson.softmax.step.columns":
    "Drück softmax in der Formel und wähle „Spalten“.",
  "lesson.softmax.seen":
    "Jede Spalte ergibt nun 1. Die Zeilen ergeben irgendetwas von {least} bis {most}.",
  "lesson.softmax.question":
    "Mit Softmax über die Spalten nehmen manche Wörter weit mehr als ihren Anteil. Wähle eine Zelle in der Zeile, die am meisten nimmt.",
  "lesson.softmax.found": "„{word}“ nimmt insgesamt {sum}.",
  "lesson.softmax.right":
    "Keine Zeile nimmt mehr. Jeder Key gab genau 1 ab, und diese Query bekam am meisten davon.",
  "lesson.softmax.explain":
    "Woran würdest du in deinem eigenen Code merken, dass Softmax entlang der falschen Achse lief, obwohl alle Formen passen?",
  "lesson.softmax.model":
    "Summiere die Gewichte entlang jeder Achse: die Summe über die Keys (axis=-1) muss in jeder Zeile 1 sein. Mit der falschen Achse sind es stattdessen die Spalten. Bei einer quadratischen Matrix passt trotzdem jede Form; nur eine Prüfung der Zeilensummen verrät es.",

  "lesson.masks.title": "Masken: wer wen sehen darf",
  "lesson.masks.text":
    "Wer einen Text Wort für Wort schreibt, darf nicht vorausschauen. Die kausale Maske verbirgt alle späteren Wörter: ihre Scores werden vor Softmax zu −∞, ihre Gewichte 0, und der Rest der Zeile teilt sich, was bleibt.\nIm Bild ist die Maske an: seine obere rechte Hälfte ist leer.",
  "lesson.masks.predict":
    "Wir ersetzen das letzte Wort. Welche Zeilen der Gewichte ändern sich?",
  "lesson.masks.option.all": "Alle.",
  "lesson.masks.option.last": "Nur die letzte.",
  "lesson.masks.option.none": "Keine.",
  "lesson.masks.step.first": "Sieh dir das Bild mit der kausalen Maske an.",
  "lesson.masks.step.other":
    "Ersetze das letzte Wort des Satzes durch ein anderes.",
  "lesson.masks.seen":
    "Zeilen, die sich änderten: {changed}. Zeilen, die bis zur letzten Stelle gleich blieben: {same}.",
  "lesson.masks.question":
    "Wie viele Zellen verbirgt die Maske im Bild, wie es jetzt ist? Finde einen Weg, ohne einzeln zu zählen.",
  "lesson.masks.right": "Ja: n·(n − 1)/2 bei n Wörtern.",
  "lesson.masks.wrong":
    "Nicht ganz. Die erste Zeile verbirgt alle Wörter bis auf eines, die zweite eines weniger, und so fort.",
  "lesson.masks.explain":
    "Dein Modell lernt mit verdächtig kleinem Loss und schreibt Unsinn. Wie würdest du prüfen, ob seine Maske undicht ist?",
  "lesson.masks.model":
    "Nur das letzte Token ändern und die Ausgaben aller früheren Stellen vergleichen: mit richtiger kausaler Maske sind sie bis zur letzten Stelle gleich. Bewegt sich eine, so hat sie die Zukunft gesehen und im Training einfach die Antwort abgeschrieben, die sie beim Schreiben nicht haben wird.",

  "lesson.heads.title": "Viele Köpfe, und eine Suche",
  "lesson.heads.text":
    "Eine Zeile von Gewichten kann nur auf eines zugleich schauen. Darum werden die 96 Dimensionen in Köpfe zerlegt: jeder hat eigene, kürzere Queries und Keys und damit ein eigenes Bild. Ihre Ausgaben werden wieder nebeneinandergestellt.\nDas Wort, auf das du achtest, ist „bank“.",
  "lesson.heads.predict":
    "Vier Köpfe statt eines, auf fertigen Wortvektoren. Schaut jeder Kopf von „bank“ am meisten auf dasselbe Wort?",
  "lesson.heads.option.same": "Alle Köpfe auf dasselbe Wort.",
  "lesson.heads.option.differ": "Nicht alle auf dasselbe Wort.",
  "lesson.heads.step.one": "Sieh dir die Zeile von „bank“ mit einem Kopf an.",
  "lesson.heads.step.four": "Drück „head“ in der Formel und wähle vier Köpfe.",
  "lesson.heads.seen":
    "Ein Kopf schaut von „bank“ auf: {one}. Die vier Köpfe: {four}.",
  "lesson.heads.question":
    "Die Suche. In einem trainierten Modell lernen Köpfe, wonach sie schauen. Geh durch seine Schichten und Köpfe und finde eine Zeile, deren Spitze sprachlich Sinn ergibt. Wähle diese Zelle und nenne die Beziehung; dann sieh, was von diesem Kopf gemessen wurde.",
  "lesson.heads.begin": "Zum trainierten Schreiber",
  "lesson.heads.explain":
    "Du hast einen Kopf und einen Satz gefunden, in dem seine Spitze Sinn ergibt. Was würde dich überzeugen, dass der Kopf das wirklich tut?",
  "lesson.heads.model":
    "Viele Sätze, auf denen er nicht trainiert wurde und in denen die Beziehung markiert ist; wie oft seine Spitze trifft; dasselbe für ein nie trainiertes Modell und für die beste feste Regel, etwa immer das Token davor; und was schlechter wird, wenn der Kopf aus ist. Ein passender Satz ist ein Beispiel.",

  "lesson.cross.title": "Self oder Cross",
  "lesson.cross.text":
    "In der Self-Attention schaut ein Satz auf sich selbst. In der Cross-Attention kommen die Queries aus einem Satz, Keys und Values aus einem anderen: so schaut ein Übersetzer beim Schreiben auf das Original.\nDie beiden Sätze sagen dasselbe mit anderen Worten.",
  "lesson.cross.predict":
    "Der erste Satz fragt, der zweite antwortet. Welche Form hat das Bild?",
  "lesson.cross.option.square": "Ein Quadrat, so groß wie der längere.",
  "lesson.cross.option.first":
    "Eine Zeile je Wort des ersten, eine Spalte je Wort des zweiten.",
  "lesson.cross.option.second":
    "Eine Zeile je Wort des zweiten, eine Spalte je Wort des ersten.",
  "lesson.cross.step.self": "Sieh dir den Satz an, der auf sich selbst schaut.",
  "lesson.cross.step.cross": "Drück Q in der Formel und wähle zwei Sätze.",
  "lesson.cross.seen":
    "{rows} Zeilen, {columns} Spalten: die Queries geben die Zeilen, die Keys die Spalten. Die Ausgabe hat eine Zeile je Query.",
  "lesson.cross.question":
    "Schreib selbst einen zweiten Satz, in dem ein Wort des ersten einen klaren Partner findet: ein Gewicht von mindestens der Hälfte. Wähle diese Zelle.",
  "lesson.cross.found": "„{from}“ nimmt {weight} von „{to}“.",
  "lesson.cross.right": "Ein klarer Partner, und ein eigener Satz.",
  "lesson.cross.explain":
    "Jemand hat in einem Übersetzer die Quellen vertauscht: Queries aus dem Original, Keys und Values aus dem, was er schreibt. Was geht schief, und woran merkt man es?",
  "lesson.cross.model":
    "Die Ausgabe hat dann eine Zeile je Wort des Originals statt je geschriebenem Wort, ihre Länge ist also falsch; und was übergeben wird, kommt aus der Übersetzung selbst, das Original kommt gar nicht hinein. Sind beide Sätze gleich lang, verrät es keine Form: prüfe mit verschiedenen Längen.",

  "lesson.cost.title": "Was es kostet",
  "lesson.cost.text":
    "Jedes Wort vergleicht sich mit jedem Wort. Das ist die Stärke der Aufmerksamkeit, und ihr Preis.\nAchte auf die Zahl der Zellen im Bild.",
  "lesson.cost.predict":
    "Der Text wird doppelt so lang. Wie viele Scores gibt es?",
  "lesson.cost.option.same": "So viele wie vorher.",
  "lesson.cost.option.double": "Doppelt so viele.",
  "lesson.cost.option.four": "Viermal so viele.",
  "lesson.cost.step.once": "Sieh dir das Bild des Satzes an.",
  "lesson.cost.step.twice": "Mach den Text mindestens doppelt so lang.",
  "lesson.cost.seen":
    "{tokens} Token ergeben {cells} Zellen, {tokensTwice} Token ergeben {cellsTwice}.",
  "lesson.cost.question":
    "Wie viele Megabyte bräuchten die Gewichte eines Kopfes bei 4096 Token, mit 4 Byte je Zahl?",
  "lesson.cost.right":
    "Ja, und das für jeden Kopf jeder Schicht. Streaming-Attention behält diese Matrix nie: sie geht blockweise durch die Keys und behält nur laufende Summen.",
  "lesson.cost.wrong":
    "Nicht ganz: eine Zahl je Paar, je 4 Byte, eine Million Byte sind ein Megabyte.",
  "lesson.cost.explain":
    "Ein doppelt so langer Text: was verdoppelt sich, was vervierfacht sich, und was kann man dagegen tun?",
  "lesson.cost.model":
    "Queries, Keys, Values und Ausgabe verdoppeln sich; Scores und Gewichte und die Arbeit dafür vervierfachen sich. Die Matrix muss man nicht behalten (Streaming), Keys kann man weglassen (ein Fenster) oder Softmax aufgeben (lineare Aufmerksamkeit). Wer Wort für Wort schreibt, behält Keys und Values; dann kostet jedes neue Wort eine Zeile.",

  "lesson.projections.title": "Warum drei Projektionen",
  "lesson.projections.text":
    "Warum W_Q und W_K, wo doch eine Matrix für beide reichte? Und warum W_V?\nDie Projektionen sind hier zufällig, und jedes Wort darf sich selbst sehen.",
  "lesson.projections.predict":
    "Wir machen die Keys so wie die Queries: K = Q. Worauf schaut dann jedes Wort am meisten?",
  "lesson.projections.option.itself": "Auf sich selbst, weit mehr als vorher.",
  "lesson.projections.option.same": "Worauf es vorher schaute.",
  "lesson.projections.option.others": "Auf die anderen, mehr als vorher.",
  "lesson.projections.step.three":
    "Sieh dir die Diagonale an: was jedes Wort von sich selbst nimmt.",
  "lesson.projections.step.two":
    "Drück Kᵀ in der Formel und schalte „K = Q“ ein.",
  "lesson.projections.seen":
    "Wörter nehmen von sich selbst im Mittel: {three} mit eigenen Keys, {two} mit K = Q.",
  "lesson.projections.question":
    "Mit K = Q ist der Score zweier Wörter in beiden Richtungen gleich. Auch das Gewicht? Verbirg jedes Wort vor sich selbst, damit sich die anderen die Zeile teilen; dann finde ein Paar, dessen zwei Gewichte sich um mindestens ein Zehntel unterscheiden, und wähle seine Zelle.",
  "lesson.projections.begin": "Jedes Wort vor sich selbst verbergen",
  "lesson.projections.found":
    "„{from}“ → „{to}“: Score {score}, Gewicht {weight}. Zurück: Score {scoreBack}, Gewicht {weightBack}.",
  "lesson.projections.right":
    "Gleiche Scores, ungleiche Gewichte: jede Zeile wird für sich geteilt.",
  "lesson.projections.explain":
    "Also: warum drei Projektionen und nicht zwei oder eine?",
  "lesson.projections.model":
    "Mit K = Q passt ein Wort am besten zu sich selbst, und was A für B ist, ist B für A; ein Verb aber sucht sein Objekt und nicht umgekehrt. Eigene Keys erlauben eine Frage, die anders ist als das, was man anbietet. Eigene Values erlauben, durch das eine gefunden zu werden und anderes zu übergeben: gefunden als „Verb“, übergeben wird die Bedeutung.",
};
