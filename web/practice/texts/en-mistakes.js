/**
 * English: what is said of an answer.
 *
 * @type {import("../../i18n/index.js").Texts}
 */
export const mistakes = {
  "exercise.finding.no answer":
    "No array of numbers came back: does the function return what the exercise asks for?",
  "exercise.finding.nothing":
    "Nothing came back. Does the function end with return, and not only with print?",
  "exercise.finding.text":
    "A text came back instead of numbers: return the array itself, without str or quotation marks.",
  "exercise.finding.other":
    "What came back is no array of numbers but of the type {type}. Return the array itself.",
  "exercise.finding.no function":
    "There is no function {name} in your code: the exercise calls it by exactly this name.",
  "exercise.finding.shape": "The shape is {got}; it should be {right}.",
  "exercise.finding.nan": {
    one: "{n} value is not a number (nan), in row {row}: inf − inf or 0 / 0, as when a row has nothing to attend to, or exp overflows or gives 0 everywhere.",
    other:
      "{n} values are not numbers (nan), the first in row {row}: inf − inf or 0 / 0, as when a row has nothing to attend to, or exp overflows or gives 0 everywhere.",
  },
  "exercise.finding.negative":
    "There is a negative weight, {least}. Softmax gives numbers from 0 to 1.",
  "exercise.finding.column sums":
    "The columns sum to 1, the rows do not: softmax has to run over the keys, axis=-1.",
  "exercise.finding.row sum":
    "Row {row} of the weights sums to {sum}; each row has to sum to 1.",
  "exercise.finding.leak":
    "Query {row} gives weight {weight} to key {column}, which it may not see.",
  "exercise.finding.moved":
    "When the last token changes, row {row} of the output changes too: an earlier token saw the future.",
  "exercise.finding.value":
    "In row {row}, column {column} there is {got}; it should be {right}.",
  "exercise.finding.transposed":
    "This is the right matrix, transposed: its rows and columns are exchanged.",
  "exercise.finding.rescaled":
    "These are the weights of scores {factor} times the right ones. What are the scores divided by, or multiplied with?",
  "exercise.finding.element":
    "At index {at} there is {got}; it should be {right}.",
  "exercise.finding.truth":
    "On the test input “{probe}” your answer is {got}; it should be {right}.",
  "exercise.finding.no single value":
    "An array of shape {got} came back; it should be a single value.",
  "exercise.finding.left out":
    "What came back is right, but something is left out: {parts}. Return all that the exercise asks for, in its order.",
  "exercise.mistake.softmax over queries": "softmax over queries",
  "exercise.mistake.softmax over queries.text":
    "Your columns sum to 1, not your rows: softmax ran over the queries. Each query shares its attention among the keys, so it has to run over the last axis.",
  "exercise.mistake.softmax over everything": "softmax over everything",
  "exercise.mistake.softmax over everything.text":
    "The whole matrix sums to 1: softmax ran over all of it. Give the sum (and the maximum) axis=-1, so that each row sums to 1.",
  "exercise.mistake.overflow": "overflow",
  "exercise.mistake.overflow.text":
    "Right for small scores, but exp overflows for large ones and gives nan. Subtract each row's maximum first: it cancels in the fraction.",
  "exercise.mistake.not divided by the sum": "not divided by the sum",
  "exercise.mistake.not divided by the sum.text":
    "You took exp but did not divide by each row's sum, so the rows do not sum to 1.",
  "exercise.mistake.no exp": "no exp",
  "exercise.mistake.no exp.text":
    "You divided the scores by their sum without exp. Scores may be negative, so these are no shares.",
  "exercise.mistake.no softmax": "no softmax",
  "exercise.mistake.no softmax.text":
    "There is no softmax: the raw scores are used as weights.",
  "exercise.mistake.softmax twice": "softmax twice",
  "exercise.mistake.softmax twice.text":
    "Softmax ran twice. The second time sees numbers from 0 to 1 only, so its result is almost even.",
  "exercise.mistake.sigmoid": "sigmoid",
  "exercise.mistake.sigmoid.text":
    "Each score went through a sigmoid by itself. With softmax the keys of a row compete, and their shares sum to 1.",
  "exercise.mistake.softmax over an axis of length 1":
    "softmax over an axis of length 1",
  "exercise.mistake.softmax over an axis of length 1.text":
    "All weights are 1: softmax ran over an axis with one element only.",
  "exercise.mistake.sum without keepdims": "sum without keepdims",
  "exercise.mistake.sum without keepdims.text":
    "The row sums lost their axis (keepdims=True is missing), so broadcasting divided column j by the sum of row j.",
  "exercise.mistake.max without keepdims": "max without keepdims",
  "exercise.mistake.max without keepdims.text":
    "The row maxima lost their axis (keepdims=True is missing), so broadcasting subtracted row j's maximum from column j.",
  "exercise.mistake.one maximum for all": "one maximum for all",
  "exercise.mistake.one maximum for all.text":
    "You subtracted the largest of all scores. A row that lies far below it becomes 0 in every place (exp underflows), and 0 / 0 is nan. Subtract each row's own maximum: axis=-1, keepdims=True.",
  "exercise.mistake.maximum of each column": "maximum of each column",
  "exercise.mistake.maximum of each column.text":
    "You subtracted each column's maximum. It only cancels in the fraction if it is the same number for a whole row: take the maximum of the row, axis=-1, keepdims=True.",
  "exercise.mistake.no scale": "no scale",
  "exercise.mistake.no scale.text":
    "You did not divide the scores by √d_k. They are √d_k times the right ones, so softmax is sharper than it should be, and the more so the larger d_k is.",
  "exercise.mistake.scale by √d_model": "scale by √d_model",
  "exercise.mistake.scale by √d_model.text":
    "You divided by √d_model. The scores are sums over the d_k components of one head, so it is √d_k that brings them back to size 1.",
  "exercise.mistake.scale by d_k": "scale by d_k",
  "exercise.mistake.scale by d_k.text":
    "You divided by d_k, not by its root. A sum of d_k products has standard deviation √d_k: your scores are √d_k times too small and the weights too even.",
  "exercise.mistake.multiplied by √d_k": "multiplied by √d_k",
  "exercise.mistake.multiplied by √d_k.text":
    "You multiplied by √d_k where the formula divides. Your scores are d_k times the right ones.",
  "exercise.mistake.scale by √n": "scale by √n",
  "exercise.mistake.scale by √n.text":
    "You divided by the root of the number of keys. The scale belongs to the length of a key (its last axis), not to how many there are.",
  "exercise.mistake.scale after softmax": "scale after softmax",
  "exercise.mistake.scale after softmax.text":
    "You divided by √d_k after softmax. Each row sums to 1/√d_k now: the scale has to come before softmax, on the scores.",
  "exercise.mistake.queries and keys swapped": "queries and keys swapped",
  "exercise.mistake.queries and keys swapped.text":
    "You computed K Qᵀ. Its rows belong to keys; the rows of the scores have to belong to queries: Q Kᵀ.",
  "exercise.mistake.keys not transposed": "keys not transposed",
  "exercise.mistake.keys not transposed.text":
    "Q @ K does not fit: K has to be transposed (its last two axes), so that each query meets each key.",
  "exercise.mistake.mask not used": "mask not used",
  "exercise.mistake.mask not used.text":
    "The mask has no effect: hidden keys get weight.",
  "exercise.mistake.mask after softmax": "mask after softmax",
  "exercise.mistake.mask after softmax.text":
    "You set hidden weights to 0 after softmax. Nothing of them is seen, but the rows sum to less than 1. Mask the scores before softmax (or divide each row by its sum again).",
  "exercise.mistake.masked with 0": "masked with 0",
  "exercise.mistake.masked with 0.text":
    "You set hidden scores to 0 (or to a tiny number such as 1e-9). exp(0) is 1, so they get weight. Fill with -inf, or with a large negative number such as -1e9.",
  "exercise.mistake.masked with +inf": "masked with +inf or nan",
  "exercise.mistake.masked with +inf.text":
    "Hidden scores became plus infinity or nan, so softmax gives nan. Either the sign of the infinity is wrong, or a 0 was multiplied with it (0 · inf is nan). Fill with -inf by np.where.",
  "exercise.mistake.fill too small": "fill too small",
  "exercise.mistake.fill too small.text":
    "You filled with a number such as -10. That is not far enough below scores that are themselves very negative: hidden keys get weight there. Use -inf or -1e9.",
  "exercise.mistake.mask added as 0 and 1": "mask added as 0 and 1",
  "exercise.mistake.mask added as 0 and 1.text":
    "You added the mask's 0 and 1 to the scores. That multiplies e^score by e where a key may be seen; nothing is hidden. An additive mask has 0 and -inf.",
  "exercise.mistake.mask inverted": "mask inverted",
  "exercise.mistake.mask inverted.text":
    "You hid what may be seen and the other way round. Here True means: may attend (as in PyTorch's scaled_dot_product_attention; nn.MultiheadAttention means the opposite).",
  "exercise.mistake.mask transposed": "mask transposed",
  "exercise.mistake.mask transposed.text":
    "The mask is transposed: its rows belong to queries and its columns to keys.",
  "exercise.mistake.scores multiplied": "scores multiplied",
  "exercise.mistake.scores multiplied.text":
    "You multiplied hidden scores with a large negative number. Where a score was negative, that makes it a large positive one. Replace the score, do not multiply it.",
  "exercise.mistake.weights times keys": "weights times keys",
  "exercise.mistake.weights times keys.text":
    "You multiplied the weights with K. Keys decide where to look; what is fetched are the values V.",
  "exercise.mistake.weights times queries": "weights times queries",
  "exercise.mistake.weights times queries.text":
    "You multiplied the weights with Q. What is fetched are the values V.",
  "exercise.mistake.weights transposed": "weights transposed",
  "exercise.mistake.weights transposed.text":
    "You used the transposed weights, Aᵀ V: each output mixes by a column of the weights, and columns do not sum to 1.",
  "exercise.mistake.mean of the values": "mean of the values",
  "exercise.mistake.mean of the values.text":
    "You divided the weighted sum of the values by their number. The weights sum to 1 already: it is an average as it is.",
  "exercise.mistake.compared exactly": "compared exactly",
  "exercise.mistake.compared exactly.text":
    "You compared with ==, or with hardly any tolerance. Rounding leaves sums such as 0.9999999999999999; allow a small difference.",
  "exercise.mistake.columns summed": "columns summed",
  "exercise.mistake.columns summed.text":
    "You summed the columns. Weights of softmax over the wrong axis pass your check, right ones do not.",
  "exercise.mistake.only the total": "only the total",
  "exercise.mistake.only the total.text":
    "You compared the sum of all weights with the number of rows. One row may have too much and another too little.",
  "exercise.mistake.everything sums to 1": "everything sums to 1",
  "exercise.mistake.everything sums to 1.text":
    "You asked whether the whole matrix sums to 1. Each row has to.",
  "exercise.mistake.only the first row": "only the first row",
  "exercise.mistake.only the first row.text":
    "You looked at the first row only.",
  "exercise.mistake.any row will do": "any row will do",
  "exercise.mistake.any row will do.text":
    "One good row is enough for your check. All rows have to sum to 1: all, not any.",
  "exercise.mistake.tolerance too wide": "tolerance too wide",
  "exercise.mistake.tolerance too wide.text":
    "Your check lets sums pass that are clearly wrong, such as 0.9. Rounding leaves differences of about 1e-15, or 1e-7 in single precision.",
  "exercise.mistake.only too much counts": "only too much counts",
  "exercise.mistake.only too much counts.text":
    "Your check lets rows pass whose sum is too small. Compare the absolute value of the difference: abs(sum - 1).",
  "exercise.mistake.answer inverted": "answer inverted",
  "exercise.mistake.answer inverted.text":
    "Your answer is the opposite of the right one each time.",
  "exercise.mistake.always true": "always true",
  "exercise.mistake.always true.text":
    "Your answer is True each time, whatever the weights.",
  "exercise.mistake.always false": "always false",
  "exercise.mistake.always false.text":
    "Your answer is False each time. If the sums are right, the comparison may be too strict.",
  "exercise.mistake.no mask": "no mask",
  "exercise.causal.mistake.no mask.text":
    "There is no causal mask: when the last token changes, earlier rows change with it. They saw the future.",
  "exercise.mistake.hides itself": "hides itself",
  "exercise.mistake.hides itself.text":
    "The diagonal is hidden as well, so the first token sees nothing (nan, or the same weight everywhere). A token may attend to itself: np.tril(…) with k=0, or np.triu(…, k=1) for what is hidden.",
  "exercise.mistake.sees one ahead": "sees one ahead",
  "exercise.mistake.sees one ahead.text":
    "The diagonal is off by one: each token sees the next one, which is what it is to predict.",
  "exercise.mistake.triu for tril": "triu for tril",
  "exercise.mistake.triu for tril.text":
    "Each token sees itself and the future, not the past: tril and triu are confused, or True and False.",
  "exercise.mistake.only the future": "only the future",
  "exercise.mistake.only the future.text":
    "Each token sees the future only: the mask hides exactly what it should show.",
  "exercise.mistake.sees only itself": "sees only itself",
  "exercise.mistake.sees only itself.text":
    "Each token sees only itself: the mask keeps the diagonal alone.",
  "exercise.mistake.with the scale": "with the scale",
  "exercise.mistake.with the scale.text":
    "The scale is still there. That is how it should be in attention, but here you are to see what happens without it.",
  "exercise.mistake.scaled by d_k": "scaled by d_k",
  "exercise.mistake.scaled by d_k.text":
    "The scores are divided by d_k. Here you are to see what happens without any scale.",
  "exercise.scale.mistake.multiplied by √d_k.text":
    "The scores are multiplied by √d_k. Leave them as they are.",
  "exercise.scale.mistake.softmax over queries.text":
    "Softmax ran over the queries: the columns sum to 1. It has to run over the keys, axis=-1.",
  "exercise.mistake.largest score": "largest score",
  "exercise.mistake.largest score.text":
    "This is each query's largest score: softmax is missing.",
  "exercise.scale.mistake.not divided by the sum.text":
    "Your largest weights are all 1: the division by the row's sum is missing.",
  "exercise.mistake.largest of each key": "largest of each key",
  "exercise.mistake.largest of each key.text":
    "You took the largest of each column, so of each key. It should be the largest of each row.",
  "exercise.mistake.largest of all": "largest of all",
  "exercise.mistake.largest of all.text":
    "You returned the largest weight of all. It should be one for each query: max(axis=-1).",
  "exercise.mistake.split without transpose": "split without transpose",
  "exercise.mistake.split without transpose.text":
    "You reshaped (n, H·d) straight to (H, n, d). The numbers are regrouped across tokens: a head mixes several of them, and under a causal mask the future leaks. Reshape to (n, H, d), then transpose.",
  "exercise.mistake.merge without transpose": "merge without transpose",
  "exercise.mistake.merge without transpose.text":
    "You reshaped (H, n, d) straight to (n, H·d). The shape is right, but the tokens are mixed up: the axes have to be exchanged back first.",
  "exercise.mistake.split and merge without transpose":
    "split and merge without transpose",
  "exercise.mistake.split and merge without transpose.text":
    "You reshaped both ways without transposing. Each head sees a block of tokens, not a slice of every token's numbers.",
  "exercise.mistake.heads interleaved": "heads interleaved",
  "exercise.mistake.heads interleaved.text":
    "Your head h takes every H-th column. A head is a block of d columns that stand together.",
  "exercise.mistake.heads merged interleaved": "heads merged interleaved",
  "exercise.mistake.heads merged interleaved.text":
    "You interleaved the heads' columns when merging. They stand one head after the other.",
  "exercise.mistake.heads reversed": "heads reversed",
  "exercise.mistake.heads reversed.text":
    "The heads are concatenated in the opposite order.",
  "exercise.mistake.heads averaged": "heads averaged",
  "exercise.mistake.heads averaged.text":
    "You averaged the heads. They are concatenated, so that each keeps its own numbers.",
  "exercise.mistake.heads summed": "heads summed",
  "exercise.mistake.heads summed.text":
    "You added the heads up. They are concatenated, so that each keeps its own numbers.",
  "exercise.mistake.largest of the heads": "largest of the heads",
  "exercise.mistake.largest of the heads.text":
    "You took the largest number of the heads. They are concatenated.",
  "exercise.mistake.one head": "one head",
  "exercise.mistake.one head.text":
    "This is attention with one head as wide as the model: the split is missing.",
  "exercise.mistake.same head each time": "same head each time",
  "exercise.mistake.same head each time.text":
    "Every head uses the first block of columns: the index of the head is missing in the slice.",
  "exercise.mistake.output projection missing": "output projection missing",
  "exercise.mistake.output projection missing.text":
    "Wo is missing. Without it the heads' results stand side by side and never mix.",
  "exercise.mistake.output projection transposed":
    "output projection transposed",
  "exercise.mistake.output projection transposed.text":
    "You used the transposed Wo. Params are stored (in, out) here: x @ Wo.",
  "exercise.mistake.input added": "input added",
  "exercise.mistake.input added.text":
    "You added the input to the result. That is the residual connection: it stands around attention, not in it.",
  "exercise.mistake.heads added": "heads added",
  "exercise.mistake.heads added.text":
    "You added the concatenated heads to the result. There is no residual inside attention.",
  "exercise.mistake.input sliced": "input sliced",
  "exercise.mistake.input sliced.text":
    "You cut X into slices and gave each head its own. Every head projects the whole of each token: X @ Wq first, then split.",
  "exercise.mistake.params transposed": "params transposed",
  "exercise.mistake.params transposed.text":
    "You used the transposed Wq, Wk and Wv. Params are stored (in, out) here: X @ Wq.",
  "exercise.mistake.values not projected": "values not projected",
  "exercise.mistake.values not projected.text":
    "The values are X itself: Wv is missing.",
  "exercise.mistake.softmax over heads": "softmax over heads",
  "exercise.mistake.softmax over heads.text":
    "Softmax ran over the heads (axis 0), so that the heads compete. It has to run over the keys: axis=-1.",
  "exercise.multi-head.mistake.softmax over everything.text":
    "Softmax ran over all heads and queries at once. Each row of each head sums to 1: axis=-1.",
  "exercise.multi-head.mistake.softmax over queries.text":
    "Softmax ran over the queries. It has to run over the keys: axis=-1.",
  "exercise.multi-head.mistake.scale by √d_model.text":
    "You divided by √d_model. Each head's scores are sums of d_k = d_model / H products: divide by √d_k. Your scores are √H times too small.",
  "exercise.mistake.sources swapped": "sources swapped",
  "exercise.mistake.sources swapped.text":
    "Queries come from Y and keys and values from X. The one who asks (X) gives the queries: there is one output for each of its tokens.",
  "exercise.mistake.Y not used": "Y not used",
  "exercise.mistake.Y not used.text":
    "Everything comes from X: this is self-attention, and Y changes nothing.",
  "exercise.mistake.X not used": "X not used",
  "exercise.mistake.X not used.text":
    "Everything comes from Y: this is self-attention of Y.",
  "exercise.mistake.keys from X": "keys from X",
  "exercise.mistake.keys from X.text":
    "The keys come from X. Keys and values belong together: token j of Y has key j and value j.",
  "exercise.mistake.values from X": "values from X",
  "exercise.mistake.values from X.text":
    "The values come from X. Keys and values belong together: token j of Y has key j and value j.",
  "exercise.mistake.padding dropped": "padding dropped",
  "exercise.mistake.padding dropped.text":
    "The causal mask is there, but padded keys get weight.",
  "exercise.mistake.causal dropped": "causal dropped",
  "exercise.mistake.causal dropped.text":
    "Padded keys are hidden, but the future is not. Both masks have to hold at once: combine what may be seen with and (&).",
  "exercise.padding.mistake.no mask.text": "Neither mask has an effect.",
  "exercise.mistake.or for and": "or for and",
  "exercise.mistake.or for and.text":
    "You combined what may be seen with or: a key is seen when it is in the past or no padding. It has to be both: &.",
  "exercise.mistake.padded queries hidden": "padded queries hidden",
  "exercise.mistake.padded queries hidden.text":
    "You hid the rows of padded queries; the padding has to hide columns, the padded keys: padding[None, :], not padding[:, None].",
  "exercise.mistake.padded queries hidden as well":
    "padded queries hidden as well",
  "exercise.mistake.padded queries hidden as well.text":
    "You hid the rows of padded queries as well. They have nothing to attend to then, and softmax gives nan (or the same weight everywhere). Hide the keys only; what padded queries give is thrown away anyway.",
  "exercise.mistake.padding inverted": "padding inverted",
  "exercise.mistake.padding inverted.text":
    "Only the padding is seen: True means padding here, so the keys to keep are ~padding.",
  "exercise.mistake.does not see itself": "does not see itself",
  "exercise.mistake.does not see itself.text":
    "The token attends to those before it only: its own key and value have to be in the cache first.",
  "exercise.mistake.cache not extended": "cache not extended",
  "exercise.mistake.cache not extended.text":
    "The cache comes back as it was: the new key and value are missing.",
  "exercise.mistake.cache replaced": "cache replaced",
  "exercise.mistake.cache replaced.text":
    "The cache holds the new key and value only: those before are lost.",
  "exercise.mistake.put in front": "put in front",
  "exercise.mistake.put in front.text":
    "The new key and value stand in front. The output does not notice (attention does not know the order), but the cache is in the wrong order for everything that counts positions.",
  "exercise.mistake.sees the first only": "sees the first only",
  "exercise.mistake.sees the first only.text":
    "The query sees the first key only, as if a causal mask were aligned at the top left. The one query is the last token: it may see all that is there.",
  "exercise.mistake.halves paired": "halves paired",
  "exercise.mistake.halves paired.text":
    "You paired column i with i + d/2. Many models do it so, and it works as well, but this exercise pairs neighbours: a checkpoint trained one way does not run the other way.",
  "exercise.mistake.turned backwards": "turned backwards",
  "exercise.mistake.turned backwards.text":
    "You turned the other way round: the sign of the sine is wrong in both lines.",
  "exercise.mistake.sign lost": "sign lost",
  "exercise.mistake.sign lost.text":
    "The minus is missing in a cos t − b sin t. Without it this is no rotation, and lengths change.",
  "exercise.mistake.partner lost": "partner lost",
  "exercise.mistake.partner lost.text":
    "Each column is only multiplied by the cosine. A rotation mixes the two columns of a pair.",
  "exercise.mistake.sine and cosine swapped": "sine and cosine swapped",
  "exercise.mistake.sine and cosine swapped.text":
    "Sine and cosine are swapped: at angle 0 a pair has to stay as it is.",
  "exercise.mistake.overwritten first": "overwritten first",
  "exercise.mistake.overwritten first.text":
    "You wrote the first column before you computed the second, which then used the new number. Both need the old ones.",
  "exercise.mistake.not turned": "not turned",
  "exercise.mistake.not turned.text":
    "Nothing is turned: what comes out is what went in.",
  "exercise.mistake.positions added": "positions added",
  "exercise.mistake.positions added.text":
    "You added sines and cosines, as the first Transformer did. RoPE turns the pairs; it adds nothing.",
  "exercise.mistake.exponent i / d": "exponent i / d",
  "exercise.mistake.exponent i / d.text":
    "The exponent of 10000 is 2i/d for pair i; you used i/d, so the angles fall half as fast.",
  "exercise.mistake.one frequency": "one frequency",
  "exercise.mistake.one frequency.text":
    "All pairs turn by the same angle. Each pair i has its own: position / 10000^(2i/d).",
  "exercise.mistake.positions from 1": "positions from 1",
  "exercise.mistake.positions from 1.text":
    "Your positions begin at 1. Row 0 has position `first`, so with first = 0 it stays as it is.",
  "exercise.mistake.first not used": "first not used",
  "exercise.mistake.first not used.text":
    "You ignore `first`: with a KV cache the new rows do not begin at position 0.",
  "exercise.mistake.angles grow": "angles grow",
  "exercise.mistake.angles grow.text":
    "You multiplied by 10000^(2i/d) where it has to divide: later pairs turn more slowly.",
  "exercise.mistake.base 1000": "base 1000",
  "exercise.mistake.base 1000.text": "The base is 10000; you used 1000.",
  "exercise.filled": "{name}, filled with -1e9",
  "exercise.note.no weights":
    "The output alone came back. It is right, and it needs right weights; the exercise asks you to return them as well.",
  "exercise.note.other order":
    "They came in another order than the exercise asks for. Whoever calls your function takes one for the other.",
  "exercise.note.more parts":
    "More came back than the exercise asks for; the rest was not looked at.",
  "exercise.note.inputs changed":
    "Your function changes its inputs: {names}. Whoever calls it finds other numbers there afterwards. Write into a new array or a copy, as x = x - …; x -= …, x[…] = … and out=x write into the caller's own.",
  "exercise.note.mask after softmax, renormalised":
    "You mask after softmax and divide by the rows' sums again. That is the same as masking before, as long as the sum of what is left does not underflow to 0, as it does when a hidden score is some 750 above the others.",
};
