/**
 * English: what to do in each exercise.
 *
 * @type {import("../../i18n/index.js").Texts}
 */
export const exercises = {
  "exercise.softmax.title": "Softmax",
  "exercise.softmax.text":
    "Turn each row of scores into shares that sum to 1: exp of each, divided by the row's sum. It has to work for scores in the thousands too.",
  "exercise.softmax.hint.1":
    "Each row belongs to one query, and a query's shares sum to 1. So the sum runs along the row: axis=-1.",
  "exercise.softmax.hint.2":
    "e^1000 is more than a number can hold. Which number can you subtract from all scores of a row without changing the fraction?",
  "exercise.softmax.hint.3":
    "e = np.exp(scores - scores.max(axis=-1, keepdims=True)); return e / e.sum(axis=-1, keepdims=True)",
  "exercise.attention.title": "Scaled dot-product attention",
  "exercise.attention.text":
    "Write softmax(Q Kᵀ / √d_k) V. Q is (n_q, d_k), K (n_kv, d_k), V (n_kv, d_v). The mask, if there is one, is (n_q, n_kv) and True where a query may attend. Here d_model is 12. Return the output and the weights.",
  "exercise.attention.hint.1":
    "Begin with the shape: one score for each pair of a query and a key makes (n_q, n_kv). Which product of Q and K has that shape?",
  "exercise.attention.hint.2":
    "Scores of hidden pairs have to become so small that exp makes 0 of them, before softmax: np.where(mask, scores, -np.inf).",
  "exercise.attention.hint.3":
    "weights = softmax over the last axis: e = np.exp(scores - scores.max(axis=-1, keepdims=True)), divided by e.sum(axis=-1, keepdims=True). The output is weights @ V.",
  "exercise.rows.title": "Rows sum to 1",
  "exercise.rows.text":
    "The cheapest check of attention: does every row of the weights sum to 1? Return True or False. Mind that sums of rounded numbers are rounded.",
  "exercise.rows.hint.1":
    "A row is what one query sees. Sum along it: axis=-1.",
  "exercise.rows.hint.2":
    "0.1 + 0.2 is not exactly 0.3. Compare with a tolerance.",
  "exercise.rows.hint.3": "bool(np.allclose(weights.sum(axis=-1), 1))",
  "exercise.causal.title": "The causal mask",
  "exercise.causal.text":
    "A decoder predicts the next token, so no token may attend to a later one. Write attention in which query i sees the keys 0 to i. Return the output and the weights.",
  "exercise.causal.hint.1":
    "Row i, column j of the scores is query i and key j. For which i and j is key j in the future?",
  "exercise.causal.hint.2":
    "np.tri(n, dtype=bool) is True on and below the diagonal.",
  "exercise.causal.hint.3":
    "scores = np.where(np.tri(n, dtype=bool), scores, -np.inf), before softmax.",
  "exercise.scale.title": "What the scale is for",
  "exercise.scale.text":
    "Leave the division by √d_k out and look at what happens for d_k = 512: return the largest weight of each query, (n,), for weights = softmax(Q Kᵀ) without the scale. Then try it with the scale in your own print.",
  "exercise.scale.hint.1":
    "The sum of 512 products of normal numbers has standard deviation √512, about 23.",
  "exercise.scale.hint.2": "weights.max(axis=-1) is the largest of each row.",
  "exercise.scale.hint.3":
    "scores = Q @ K.T; softmax over axis=-1; return weights.max(axis=-1)",
  "exercise.multi-head.title": "Many heads",
  "exercise.multi-head.text":
    "X is (n, d_model); Wq, Wk, Wv and Wo are (d_model, d_model), applied as X @ Wq. Split queries, keys and values into n_heads blocks of d_k columns, let each head attend, put the heads side by side again and multiply with Wo. Return the output, (n, d_model).",
  "exercise.multi-head.hint.1":
    "Head h has the columns h·d_k to (h+1)·d_k of X @ Wq. A loop over the heads with slices is a fine solution.",
  "exercise.multi-head.hint.2":
    "With arrays: (X @ Wq).reshape(n, n_heads, d_k).transpose(1, 0, 2). Why is reshape(n_heads, n, d_k) not the same?",
  "exercise.multi-head.hint.3":
    "Undo it in the opposite order: transpose back to (n, n_heads, d_k), reshape to (n, d_model), then @ Wo. The scale is √d_k of one head.",
  "exercise.cross.title": "Cross-attention",
  "exercise.cross.text":
    "A decoder's tokens X (n_x, d_model) look at an encoder's tokens Y (n_y, d_model). Wq and Wk are (d_model, d_k), Wv is (d_model, d_v). Return the output, one row for each token of X, and the weights.",
  "exercise.cross.hint.1":
    "Who asks, and who is asked? The weights have the shape (n_x, n_y).",
  "exercise.cross.hint.2":
    "Whoever asks gives the queries; whoever is asked gives keys and values.",
  "exercise.cross.hint.3":
    "Q = X @ Wq; K = Y @ Wk; V = Y @ Wv. The rest is attention as you know it.",
  "exercise.padding.title": "Padding and causal mask",
  "exercise.padding.text":
    "Sentences of a batch are padded to one length. padding is (n,) and True where a token is padding. Write causal attention that pays no attention to padded keys. Return the output and the weights.",
  "exercise.padding.hint.1":
    "There are two reasons to hide a pair: the key is in the future, or it is padding. What may be seen has neither.",
  "exercise.padding.hint.2":
    "~padding[None, :] has one row and n columns: it says the same of every query.",
  "exercise.padding.hint.3": "keep = np.tri(n, dtype=bool) & ~padding[None, :]",
  "exercise.cache.title": "One step with a KV cache",
  "exercise.cache.text":
    "A decoder makes one token at a time and keeps the keys and values of those before. q and k are (d_k,), v is (d_v,); keys is (t, d_k) and values (t, d_v), at first with t = 0. Put the new key and value at the end, attend with q to all of them, and return the output (d_v,), the keys and the values.",
  "exercise.cache.hint.1":
    "A token attends to itself as well, so its key has to be in the cache before it attends.",
  "exercise.cache.hint.2":
    "No mask is needed: all that is in the cache is past or present. np.concatenate([keys, k[None]]) adds a row.",
  "exercise.cache.hint.3":
    "scores = keys @ q / np.sqrt(len(q)) has one number for each key; the output is weights @ values.",
  "exercise.rope.title": "Positions by rotation (RoPE)",
  "exercise.rope.text":
    "x is (n, d), d even. Turn the pair of columns 2i and 2i + 1 of row r by the angle (first + r) / 10000^(2i / d), so that products of queries and keys depend on how far apart they stand. Return the turned rows.",
  "exercise.rope.hint.1":
    "x[:, 0::2] are the first columns of all pairs and x[:, 1::2] the second ones.",
  "exercise.rope.hint.2":
    "np.outer(positions, frequencies) has the angle of each row and pair.",
  "exercise.rope.hint.3":
    "(a, b) turned by t is (a cos t − b sin t, a sin t + b cos t). Write both into a new array: the second needs the old a.",
  "exercise.notebook.title": "Notebook",
  "exercise.notebook.text":
    "Your own experiments. X holds the vectors of the words in the playground, (n, d_model); words are their texts, one a line.",
  "exercise.probe.4 queries, 6 keys": "4 queries, 6 keys",
  "exercise.probe.5 queries, 5 keys": "5 queries, 5 keys",
  "exercise.probe.large scores": "large scores",
  "exercise.probe.causal and padding": "causal and padding",
  "exercise.probe.no mask": "no mask",
  "exercise.probe.scattered mask": "scattered mask",
  "exercise.probe.very negative scores": "very negative scores",
  "exercise.probe.hidden giants": "hidden giants",
  "exercise.probe.softmax over keys": "softmax over keys",
  "exercise.probe.softmax over queries": "softmax over queries",
  "exercise.probe.softmax over all": "softmax over all",
  "exercise.probe.all alike": "all alike",
  "exercise.probe.one row too much, one too little":
    "one row too much, one too little",
  "exercise.probe.the last row too little": "the last row too little",
  "exercise.probe.the first row halved": "the first row halved",
  "exercise.probe.the last row doubled": "the last row doubled",
  "exercise.probe.6 tokens": "6 tokens",
  "exercise.probe.another last token": "another last token",
  "exercise.probe.d_k = 512": "d_k = 512",
  "exercise.probe.d_k = 16": "d_k = 16",
  "exercise.probe.d_k = 4": "d_k = 4",
  "exercise.probe.5 tokens, 3 heads": "5 tokens, 3 heads",
  "exercise.probe.4 heads": "4 heads",
  "exercise.probe.4 look at 6": "4 look at 6",
  "exercise.probe.5 look at 5": "5 look at 5",
  "exercise.probe.padded at the end": "padded at the end",
  "exercise.probe.padded in between": "padded in between",
  "exercise.probe.no padding": "no padding",
  "exercise.probe.4 tokens before": "4 tokens before",
  "exercise.probe.6 tokens before": "6 tokens before",
  "exercise.probe.2 tokens before": "2 tokens before",
  "exercise.probe.5 tokens before": "5 tokens before",
  "exercise.probe.0 tokens before": "0 tokens before",
  "exercise.probe.from position 0": "from position 0",
  "exercise.probe.from position 3": "from position 3",
  "exercise.comment.your code": "your code",
  "exercise.comment.Matrices are lists of rows.": "Matrices are lists of rows.",
  "exercise.comment.scores: a list of rows": "scores: a list of rows",
  "exercise.comment.keys and values are lists of rows.":
    "keys and values are lists of rows.",
  "exercise.comment.softmax(Q Kᵀ) without the scale; the largest weight of each row":
    "softmax(Q Kᵀ) without the scale; the largest weight of each row",
  "exercise.comment.with the scale": "with the scale",
  "exercise.comment.How alike are the words? Cosines of their vectors.":
    "How alike are the words? Cosines of their vectors.",
};
