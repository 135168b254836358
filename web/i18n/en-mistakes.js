/**
 * English: the mistake lab, its mistakes and what follows from each.
 *
 * @type {import("./index.js").Texts}
 */
export const mistakes = {
  "experiment.mistakes.title": "Mistake lab",
  "experiment.mistakes.question":
    "Of some 70 ways to get attention wrong: how many change the shape of what comes out?",
  "experiment.mistakes.about":
    "Each was made by somebody, or lies next to one that was. The wrong and the right way run on the same random numbers, side by side, and what is measured on both tells which signs give the mistake away.",
  "experiment.mistakes.predict.most": "Most of them",
  "experiment.mistakes.predict.half": "About half",
  "experiment.mistakes.predict.few": "Only a few",
  "experiment.mistakes.arm.lab": "All mistakes",
  "experiment.mistakes.setting.mistake": "Mistake",
  "experiment.mistakes.finding.signs":
    "Of {all} mistakes, {shape} change a shape or fail outright and {nan} give NaN. {sums} have rows that do not sum to 1, {forbidden} give weight to what is hidden, {moved} let something move that must not (or nothing that must). {silent} show none of these signs: only a comparison of the numbers finds them.",
  "experiment.mistakes.figure.signs": "Which sign gives how many away",
  "experiment.mistakes.column.sign": "Sign",
  "experiment.mistakes.column.mistakes": "Mistakes",

  "mistakes.choose": "Mistakes",
  "mistakes.group.scale": "Scale",
  "mistakes.group.softmax": "Softmax",
  "mistakes.group.product": "Products",
  "mistakes.group.mask": "Mask",
  "mistakes.group.padding": "Padding",
  "mistakes.group.heads": "Heads",
  "mistakes.group.sources": "Sources",
  "mistakes.before": "Previous",
  "mistakes.after": "Next",
  "mistakes.place": "{n} of {all}",
  "mistakes.wrong": "Wrong",
  "mistakes.right": "Right",
  "mistakes.weights": "Weights",
  "mistakes.weights.wrong": "Weights, wrong",
  "mistakes.weights.right": "Weights, right",
  "mistakes.output": "Output",
  "mistakes.output.wrong": "Output, wrong",
  "mistakes.output.right": "Output, right",
  "mistakes.map.name": "Which head is shown",
  "mistakes.nothing": "It gives nothing: {problem}",
  "mistakes.signs": "What gives it away",
  "mistakes.sign": "Measured",
  "mistakes.sign.shape": "Shape of the output",
  "mistakes.sign.map": "Shape of the weights",
  "mistakes.sign.rows": "Row sums",
  "mistakes.sign.columns": "Column sums",
  "mistakes.sign.least": "Smallest weight",
  "mistakes.sign.nan": "Numbers that are NaN",
  "mistakes.sign.forbidden": "Most weight on something hidden",
  "mistakes.sign.lastToken":
    "Earlier outputs move when the last token changes, by",
  "mistakes.sign.otherSample":
    "Outputs move when the other sentence changes, by",
  "mistakes.sign.source": "Outputs move when Y changes, by",
  "mistakes.sign.none": "None of these signs: compare the numbers",
  "mistakes.differs": "differs",
  "mistakes.seen": "Seen in public code",
  "mistakes.seen.none":
    "A neighbour of mistakes that were seen in public code.",
  "mistakes.leaves": "Links leave this page, to GitHub.",

  "mistake.no-scale": "No √d_k",
  "mistake.no-scale.text":
    "The scores are √d_k times too large, so softmax is too sharp, and the more so the larger d_k is.",
  "mistake.scale-by-sqrt-d-model": "√d_model in place of √d_k",
  "mistake.scale-by-sqrt-d-model.text":
    "A score sums the d_k products of one head. With √d_model it becomes too small and the weights too even.",
  "mistake.scale-by-d-k": "d_k in place of its root",
  "mistake.scale-by-d-k.text":
    "A sum of d_k products has standard deviation √d_k, not d_k: the weights become too even.",
  "mistake.multiplied-by-sqrt-d-k": "Multiplied by √d_k",
  "mistake.multiplied-by-sqrt-d-k.text":
    "The scores are d_k times the right ones: almost all weight goes to one key.",
  "mistake.scale-by-sqrt-n": "√n in place of √d_k",
  "mistake.scale-by-sqrt-n.text":
    "The scale belongs to the length of a key, not to how many there are: the result changes with the length of the text.",
  "mistake.scale-after-softmax": "Scale after softmax",
  "mistake.scale-after-softmax.text":
    "Each row sums to 1/√d_k, and softmax has seen the scores unscaled.",
  "mistake.softmax-over-queries": "Softmax over the queries",
  "mistake.softmax-over-queries.text":
    "The columns sum to 1, not the rows: queries compete for each key.",
  "mistake.softmax-over-everything": "Softmax over the whole matrix",
  "mistake.softmax-over-everything.text":
    "All weights together sum to 1, so each row has about 1/n.",
  "mistake.softmax-over-heads": "Softmax over the heads",
  "mistake.softmax-over-heads.text":
    "The heads compete for each pair of tokens, and no row sums to 1.",
  "mistake.softmax-over-the-batch": "Softmax over the batch",
  "mistake.softmax-over-the-batch.text":
    "The sentences of the batch compete. With one sentence all weights are 1.",
  "mistake.softmax-over-an-axis-of-length-1":
    "Softmax over an axis of length 1",
  "mistake.softmax-over-an-axis-of-length-1.text":
    "A single number divided by itself: all weights are exactly 1.",
  "mistake.overflow": "Maximum not subtracted",
  "mistake.overflow.text":
    "Right for small scores. exp of a large one is infinite, and inf/inf is NaN.",
  "mistake.not-divided-by-the-sum": "Not divided by the sum",
  "mistake.not-divided-by-the-sum.text":
    "exp without the division: the rows do not sum to 1.",
  "mistake.no-exp": "No exp",
  "mistake.no-exp.text":
    "Scores divided by their sum may be negative, or huge where the sum is near 0.",
  "mistake.no-softmax": "No softmax",
  "mistake.no-softmax.text": "Raw scores serve as weights.",
  "mistake.softmax-twice": "Softmax twice",
  "mistake.softmax-twice.text":
    "The second sees numbers from 0 to 1 only: its result is almost even. Rows still sum to 1.",
  "mistake.sigmoid": "Sigmoid in place of softmax",
  "mistake.sigmoid.text":
    "Each score counts by itself; keys do not compete, and rows sum to anything.",
  "mistake.sum-without-keepdims": "Sum without keepdims",
  "mistake.sum-without-keepdims.text":
    "The row sums lost their axis, so column j was divided by the sum of row j.",
  "mistake.max-without-keepdims": "Maximum without keepdims",
  "mistake.max-without-keepdims.text":
    "The maximum of row j was subtracted from column j; rows still sum to 1, but the weights are others.",
  "mistake.dropout-left-on": "Dropout left on",
  "mistake.dropout-left-on.text":
    "A quarter of the weights is 0 and the rest larger by 4/3. In training that is intended, and rows need not sum to 1.",
  "mistake.queries-and-keys-swapped": "Queries and keys swapped",
  "mistake.queries-and-keys-swapped.text":
    "K Qᵀ has the right shape where there are as many queries as keys; its rows belong to keys.",
  "mistake.keys-not-transposed": "Keys not transposed",
  "mistake.keys-not-transposed.text":
    "Q K does not fit. With n = d_k it would, and nobody would notice.",
  "mistake.weights-times-keys": "Weights times keys",
  "mistake.weights-times-keys.text":
    "Keys say where to look; what is fetched are the values. The weights are right. With d_v = d_k no shape tells.",
  "mistake.weights-times-queries": "Weights times queries",
  "mistake.weights-times-queries.text":
    "The weights are right; what they fetch is not.",
  "mistake.weights-transposed": "Weights transposed",
  "mistake.weights-transposed.text":
    "Each output mixes by a column of the weights, and columns do not sum to 1.",
  "mistake.mean-of-the-values": "Divided by the number of values",
  "mistake.mean-of-the-values.text":
    "The weights sum to 1 already: the output is n times too small.",
  "mistake.no-mask": "No causal mask",
  "mistake.no-mask.text":
    "Each token sees what it is to predict: loss is low in training, and text written with it is poor.",
  "mistake.mask-after-softmax": "Mask after softmax",
  "mistake.mask-after-softmax.text":
    "Nothing hidden is seen, but rows sum to less than 1, and the future still sits in the denominator.",
  "mistake.masked-with-0": "Hidden scores set to 0",
  "mistake.masked-with-0.text":
    "exp(0) is 1, so what is hidden gets weight. 1e-9 does the same.",
  "mistake.masked-with-plus-inf": "Plus infinity as fill",
  "mistake.masked-with-plus-inf.text":
    "The sign is wrong: softmax becomes inf/inf, NaN.",
  "mistake.fill-too-small": "Fill too small",
  "mistake.fill-too-small.text":
    "-10 is above scores that are themselves near -40: there, the hidden keys get nearly all weight.",
  "mistake.mask-added-as-0-and-1": "Mask added as 0 and 1",
  "mistake.mask-added-as-0-and-1.text":
    "What may be seen counts e times more, and nothing is hidden. An additive mask has 0 and -inf.",
  "mistake.mask-inverted": "Mask inverted",
  "mistake.mask-inverted.text":
    "True means “attend” in one interface and “ignore” in the next. Here each token sees only the future.",
  "mistake.mask-transposed": "Mask transposed",
  "mistake.mask-transposed.text":
    "Its rows belong to queries and its columns to keys.",
  "mistake.scores-multiplied": "Scores multiplied by the fill",
  "mistake.scores-multiplied.text":
    "A negative score times -1e9 is a huge positive one: what is hidden gets all weight.",
  "mistake.minus-inf-without-softmax": "-inf where no softmax follows",
  "mistake.minus-inf-without-softmax.text":
    "Only exp makes 0 of -inf. Without it, -inf goes into the output.",
  "mistake.hides-itself": "Diagonal hidden",
  "mistake.hides-itself.text":
    "The first token has nothing to see: 0/0 is NaN. triu needs k=1 for what is hidden.",
  "mistake.hides-itself-filled-with-minus-1e9":
    "Diagonal hidden, filled with -1e9",
  "mistake.hides-itself-filled-with-minus-1e9.text":
    "No NaN this time: the first token looks evenly at everything, the future too.",
  "mistake.sees-one-ahead": "Diagonal off by one",
  "mistake.sees-one-ahead.text":
    "Each token sees the next one, which it is to predict.",
  "mistake.triu-for-tril": "triu for tril",
  "mistake.triu-for-tril.text":
    "Each token sees itself and the future, not the past.",
  "mistake.sees-only-itself": "Only the diagonal",
  "mistake.sees-only-itself.text":
    "All weight stays on the token itself: the output is its own value.",
  "mistake.top-left-with-a-cache": "Top left with a cache",
  "mistake.top-left-with-a-cache.text":
    "Two new tokens ask, six keys are there. Aligned at the top left, the first new one sees only the first key, not those that stand before it.",
  "mistake.padding-dropped": "Padding forgotten",
  "mistake.padding-dropped.text":
    "The causal mask is there, but padded keys get weight.",
  "mistake.causal-dropped": "Causal mask forgotten",
  "mistake.causal-dropped.text": "Padding is hidden, the future is not.",
  "mistake.or-for-and": "Or in place of and",
  "mistake.or-for-and.text":
    "A key is seen when it is in the past or no padding. It has to be both.",
  "mistake.padded-queries-hidden": "Padded rows hidden, not columns",
  "mistake.padded-queries-hidden.text":
    "Padded queries have nothing to see (NaN), and padded keys are seen by everyone.",
  "mistake.padded-queries-hidden-as-well": "Padded rows hidden as well",
  "mistake.padded-queries-hidden-as-well.text":
    "Their rows are 0/0. One NaN in a loss is enough to lose all params.",
  "mistake.padding-inverted": "Padding inverted",
  "mistake.padding-inverted.text":
    "1 = padding was taken for 1 = word: only padding is seen.",
  "mistake.row-with-nothing-to-see": "A row with nothing to see",
  "mistake.row-with-nothing-to-see.text":
    "Padding stands in front, so the first rows have no key: 0/0. The right way gives zeros.",
  "mistake.row-with-nothing-to-see-filled-with-minus-1e9":
    "A row with nothing to see, filled with -1e9",
  "mistake.row-with-nothing-to-see-filled-with-minus-1e9.text":
    "All scores of the row are alike, so it looks evenly at all that is hidden.",
  "mistake.mask-of-another-sample": "Mask of another sentence",
  "mistake.mask-of-another-sample.text":
    "Masks were repeated per batch where heads stand per sentence (repeat for repeat_interleave): some heads get the other sentence's padding.",
  "mistake.split-without-transpose": "Split without transpose",
  "mistake.split-without-transpose.text":
    "Numbers are regrouped across tokens: the mask holds in the weights, and the future leaks all the same.",
  "mistake.merge-without-transpose": "Merge without transpose",
  "mistake.merge-without-transpose.text":
    "The weights are right and so is the shape. Tokens are mixed up when the heads are put side by side.",
  "mistake.split-and-merge-without-transpose":
    "Neither split nor merge transposed",
  "mistake.split-and-merge-without-transpose.text":
    "Each head sees a block of tokens, not a slice of every token.",
  "mistake.heads-interleaved": "Heads interleaved",
  "mistake.heads-interleaved.text":
    "Head h takes every H-th column. Harmless in training from scratch; wrong with params that were made the usual way.",
  "mistake.heads-averaged": "Heads averaged",
  "mistake.heads-averaged.text": "What each head found is blurred into one.",
  "mistake.heads-summed": "Heads added up",
  "mistake.heads-summed.text":
    "They are put side by side, so that each keeps its own numbers.",
  "mistake.one-head": "Not split at all",
  "mistake.one-head.text":
    "One head as wide as the model: one question a token instead of several.",
  "mistake.same-head-each-time": "The same head each time",
  "mistake.same-head-each-time.text":
    "The head's index is missing in the slice: all heads are the first.",
  "mistake.input-sliced": "Input sliced, not the projection",
  "mistake.input-sliced.text":
    "Each head sees a part of the token only. Every head projects the whole of it.",
  "mistake.output-projection-missing": "W_o missing",
  "mistake.output-projection-missing.text":
    "The heads stand side by side and never mix.",
  "mistake.values-not-projected": "Values not projected",
  "mistake.values-not-projected.text":
    "W_v is missing: what is fetched is the token as it is.",
  "mistake.sources-swapped": "Sources swapped",
  "mistake.sources-swapped.text":
    "Queries come from Y. There is one output for each token of Y, not of X who asked.",
  "mistake.y-not-used": "Y not used",
  "mistake.y-not-used.text":
    "Cross-attention of X to itself: whatever Y says, nothing changes.",
  "mistake.x-not-used": "X not used",
  "mistake.x-not-used.text":
    "Everything comes from Y: self-attention of the wrong text.",
  "mistake.keys-from-x": "Keys from X",
  "mistake.keys-from-x.text":
    "Keys and values belong together, one of each for a token of Y. Here their numbers differ, and the product fails.",
  "mistake.causal-mask-on-cross-attention": "Causal mask on cross-attention",
  "mistake.causal-mask-on-cross-attention.text":
    "Y is complete and may be seen as a whole. Here its last tokens are never seen.",
  "mistake.across-the-batch": "Attention across the batch",
  "mistake.across-the-batch.text":
    "Batch and tokens are exchanged (batch_first): a token attends to those at the same place of other sentences.",
};
