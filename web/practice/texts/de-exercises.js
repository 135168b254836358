/**
 * Deutsch: was in jeder Aufgabe zu tun ist.
 *
 * @type {import("../../i18n/index.js").Texts}
 */
export const exercises = {
  "exercise.softmax.title": "Softmax",
  "exercise.softmax.text":
    "Mach aus jeder Zeile von Scores Anteile, die zusammen 1 ergeben: exp von jedem, geteilt durch die Summe der Zeile. Es soll auch bei Scores in den Tausenden funktionieren.",
  "exercise.softmax.hint.1":
    "Jede Zeile gehört einer Query, und die Anteile einer Query ergeben zusammen 1. Die Summe läuft also entlang der Zeile: axis=-1.",
  "exercise.softmax.hint.2":
    "e^1000 ist größer, als eine Zahl im Rechner sein kann. Was kannst du von allen Scores einer Zeile abziehen, ohne dass sich der Bruch ändert?",
  "exercise.softmax.hint.3":
    "e = np.exp(scores - scores.max(axis=-1, keepdims=True)); return e / e.sum(axis=-1, keepdims=True)",
  "exercise.attention.title": "Skalierte Skalarprodukt-Aufmerksamkeit",
  "exercise.attention.text":
    "Schreibe softmax(Q Kᵀ / √d_k) V. Q ist (n_q, d_k), K (n_kv, d_k), V (n_kv, d_v). Die Maske, falls es eine gibt, ist (n_q, n_kv) und True, wo eine Query hinsehen darf. d_model ist hier 12. Gib die Ausgabe und die Gewichte zurück.",
  "exercise.attention.hint.1":
    "Beginne mit der Form: Ein Score für jedes Paar aus Query und Key ergibt (n_q, n_kv). Welches Produkt von Q und K hat diese Form?",
  "exercise.attention.hint.2":
    "Scores verdeckter Paare müssen vor Softmax so klein werden, dass exp daraus 0 macht: np.where(mask, scores, -np.inf).",
  "exercise.attention.hint.3":
    "weights = Softmax über die letzte Achse: e = np.exp(scores - scores.max(axis=-1, keepdims=True)), geteilt durch e.sum(axis=-1, keepdims=True). Die Ausgabe ist weights @ V.",
  "exercise.rows.title": "Zeilen ergeben 1",
  "exercise.rows.text":
    "Die billigste Probe für Aufmerksamkeit: Ergibt jede Zeile der Gewichte in der Summe 1? Gib True oder False zurück. Bedenke, dass Summen gerundeter Zahlen gerundet sind.",
  "exercise.rows.hint.1":
    "Eine Zeile ist, was eine Query sieht. Summiere entlang der Zeile: axis=-1.",
  "exercise.rows.hint.2":
    "0.1 + 0.2 ist nicht genau 0.3. Vergleiche mit einer Toleranz.",
  "exercise.rows.hint.3": "bool(np.allclose(weights.sum(axis=-1), 1))",
  "exercise.causal.title": "Die kausale Maske",
  "exercise.causal.text":
    "Ein Decoder sagt das nächste Token voraus, darum darf kein Token auf ein späteres sehen. Schreibe Aufmerksamkeit, in der Query i die Keys 0 bis i sieht. Gib die Ausgabe und die Gewichte zurück.",
  "exercise.causal.hint.1":
    "Zeile i, Spalte j der Scores ist Query i und Key j. Für welche i und j liegt Key j in der Zukunft?",
  "exercise.causal.hint.2":
    "np.tri(n, dtype=bool) ist auf der Diagonale und darunter True.",
  "exercise.causal.hint.3":
    "scores = np.where(np.tri(n, dtype=bool), scores, -np.inf), vor Softmax.",
  "exercise.scale.title": "Wozu skaliert wird",
  "exercise.scale.text":
    "Lass die Division durch √d_k weg und sieh, was bei d_k = 512 geschieht: Gib das größte Gewicht jeder Query zurück, (n,), für weights = softmax(Q Kᵀ) ohne Skalierung. Probiere es danach mit Skalierung in einem eigenen print.",
  "exercise.scale.hint.1":
    "Die Summe von 512 Produkten normalverteilter Zahlen hat die Standardabweichung √512, etwa 23.",
  "exercise.scale.hint.2": "weights.max(axis=-1) ist das größte jeder Zeile.",
  "exercise.scale.hint.3":
    "scores = Q @ K.T; Softmax über axis=-1; return weights.max(axis=-1)",
  "exercise.multi-head.title": "Viele Köpfe",
  "exercise.multi-head.text":
    "X ist (n, d_model); Wq, Wk, Wv und Wo sind (d_model, d_model) und werden als X @ Wq angewandt. Teile Queries, Keys und Values in n_heads Blöcke von d_k Spalten, lass jeden Kopf für sich rechnen, stelle die Köpfe wieder nebeneinander und multipliziere mit Wo. Gib die Ausgabe zurück, (n, d_model).",
  "exercise.multi-head.hint.1":
    "Kopf h hat die Spalten h·d_k bis (h+1)·d_k von X @ Wq. Eine Schleife über die Köpfe mit Slices ist eine gute Lösung.",
  "exercise.multi-head.hint.2":
    "Mit Arrays: (X @ Wq).reshape(n, n_heads, d_k).transpose(1, 0, 2). Warum ist reshape(n_heads, n, d_k) nicht dasselbe?",
  "exercise.multi-head.hint.3":
    "Mach es in umgekehrter Reihenfolge rückgängig: zurück zu (n, n_heads, d_k) transponieren, zu (n, d_model) umformen, dann @ Wo. Skaliert wird mit dem √d_k eines Kopfes.",
  "exercise.cross.title": "Cross-Attention",
  "exercise.cross.text":
    "Die Tokens X (n_x, d_model) eines Decoders sehen auf die Tokens Y (n_y, d_model) eines Encoders. Wq und Wk sind (d_model, d_k), Wv ist (d_model, d_v). Gib die Ausgabe, eine Zeile für jedes Token von X, und die Gewichte zurück.",
  "exercise.cross.hint.1":
    "Wer fragt, und wer wird gefragt? Die Gewichte haben die Form (n_x, n_y).",
  "exercise.cross.hint.2":
    "Wer fragt, liefert die Queries; wer gefragt wird, liefert Keys und Values.",
  "exercise.cross.hint.3":
    "Q = X @ Wq; K = Y @ Wk; V = Y @ Wv. Der Rest ist Aufmerksamkeit, wie du sie kennst.",
  "exercise.padding.title": "Padding und kausale Maske",
  "exercise.padding.text":
    "Die Sätze eines Batches werden auf eine Länge aufgefüllt. padding ist (n,) und True, wo ein Token Padding ist. Schreibe kausale Aufmerksamkeit, die aufgefüllte Keys nicht beachtet. Gib die Ausgabe und die Gewichte zurück.",
  "exercise.padding.hint.1":
    "Es gibt zwei Gründe, ein Paar zu verdecken: Der Key liegt in der Zukunft, oder er ist Padding. Was gesehen werden darf, hat keinen von beiden.",
  "exercise.padding.hint.2":
    "~padding[None, :] hat eine Zeile und n Spalten: Es sagt für jede Query dasselbe.",
  "exercise.padding.hint.3": "keep = np.tri(n, dtype=bool) & ~padding[None, :]",
  "exercise.cache.title": "Ein Schritt mit KV-Cache",
  "exercise.cache.text":
    "Ein Decoder erzeugt ein Token nach dem anderen und behält die Keys und Values der früheren. q und k sind (d_k,), v ist (d_v,); keys ist (t, d_k) und values (t, d_v), anfangs mit t = 0. Hänge den neuen Key und Value hinten an, sieh mit q auf alle und gib die Ausgabe (d_v,), die Keys und die Values zurück.",
  "exercise.cache.hint.1":
    "Ein Token sieht auch sich selbst, sein Key muss also vorher im Cache sein.",
  "exercise.cache.hint.2":
    "Eine Maske ist nicht nötig: Alles im Cache ist Vergangenheit oder Gegenwart. np.concatenate([keys, k[None]]) fügt eine Zeile an.",
  "exercise.cache.hint.3":
    "scores = keys @ q / np.sqrt(len(q)) hat eine Zahl für jeden Key; die Ausgabe ist weights @ values.",
  "exercise.rope.title": "Positionen durch Drehung (RoPE)",
  "exercise.rope.text":
    "x ist (n, d), d gerade. Drehe das Spaltenpaar 2i und 2i + 1 von Zeile r um den Winkel (first + r) / 10000^(2i / d), damit die Produkte von Queries und Keys davon abhängen, wie weit beide auseinanderstehen. Gib die gedrehten Zeilen zurück.",
  "exercise.rope.hint.1":
    "x[:, 0::2] sind die ersten Spalten aller Paare, x[:, 1::2] die zweiten.",
  "exercise.rope.hint.2":
    "np.outer(positions, frequencies) hat den Winkel für jede Zeile und jedes Paar.",
  "exercise.rope.hint.3":
    "(a, b), um t gedreht, ist (a cos t − b sin t, a sin t + b cos t). Schreibe beides in ein neues Array: Für das zweite brauchst du noch das alte a.",
  "exercise.notebook.title": "Notizbuch",
  "exercise.notebook.text":
    "Deine eigenen Versuche. X enthält die Vektoren der Wörter im Playground, (n, d_model); words sind ihre Texte, einer je Zeile.",
  "exercise.probe.4 queries, 6 keys": "4 Queries, 6 Keys",
  "exercise.probe.5 queries, 5 keys": "5 Queries, 5 Keys",
  "exercise.probe.large scores": "große Scores",
  "exercise.probe.causal and padding": "kausal und Padding",
  "exercise.probe.no mask": "keine Maske",
  "exercise.probe.scattered mask": "verstreute Maske",
  "exercise.probe.very negative scores": "stark negative Scores",
  "exercise.probe.hidden giants": "verdeckte Riesen",
  "exercise.probe.softmax over keys": "Softmax über die Keys",
  "exercise.probe.softmax over queries": "Softmax über die Queries",
  "exercise.probe.softmax over all": "Softmax über alles",
  "exercise.probe.all alike": "alle gleich",
  "exercise.probe.one row too much, one too little":
    "eine Zeile zu groß, eine zu klein",
  "exercise.probe.the last row too little": "die letzte Zeile zu klein",
  "exercise.probe.the first row halved": "die erste Zeile halbiert",
  "exercise.probe.the last row doubled": "die letzte Zeile verdoppelt",
  "exercise.probe.6 tokens": "6 Tokens",
  "exercise.probe.another last token": "ein anderes letztes Token",
  "exercise.probe.d_k = 512": "d_k = 512",
  "exercise.probe.d_k = 16": "d_k = 16",
  "exercise.probe.d_k = 4": "d_k = 4",
  "exercise.probe.5 tokens, 3 heads": "5 Tokens, 3 Köpfe",
  "exercise.probe.4 heads": "4 Köpfe",
  "exercise.probe.4 look at 6": "4 sehen auf 6",
  "exercise.probe.5 look at 5": "5 sehen auf 5",
  "exercise.probe.padded at the end": "Padding am Ende",
  "exercise.probe.padded in between": "Padding dazwischen",
  "exercise.probe.no padding": "kein Padding",
  "exercise.probe.4 tokens before": "4 Tokens davor",
  "exercise.probe.6 tokens before": "6 Tokens davor",
  "exercise.probe.2 tokens before": "2 Tokens davor",
  "exercise.probe.5 tokens before": "5 Tokens davor",
  "exercise.probe.0 tokens before": "kein Token davor",
  "exercise.probe.from position 0": "ab Position 0",
  "exercise.probe.from position 3": "ab Position 3",
  "exercise.comment.your code": "dein Code",
  "exercise.comment.Matrices are lists of rows.":
    "Matrizen sind Listen von Zeilen.",
  "exercise.comment.scores: a list of rows": "scores: eine Liste von Zeilen",
  "exercise.comment.keys and values are lists of rows.":
    "keys und values sind Listen von Zeilen.",
  "exercise.comment.softmax(Q Kᵀ) without the scale; the largest weight of each row":
    "softmax(Q Kᵀ) ohne Skalierung; das größte Gewicht jeder Zeile",
  "exercise.comment.with the scale": "mit Skalierung",
  "exercise.comment.How alike are the words? Cosines of their vectors.":
    "Wie ähnlich sind sich die Wörter? Kosinus ihrer Vektoren.",
};
