/**
 * English: the experiments that measure.
 *
 * @type {import("./index.js").Texts}
 */
export const measures = {
  "experiment.scale.title": "Why divide by √d_k?",
  "experiment.scale.question":
    "Nobody divides the scores by √d_k. As d_k grows, what becomes of the largest weight in a row?",
  "experiment.scale.about":
    "Random queries and keys with components of mean 0 and variance 1, d_k from 1 on, the same numbers with and without the scale.",
  "experiment.scale.predict.same": "It stays about the same",
  "experiment.scale.predict.even": "It shrinks: weights become even",
  "experiment.scale.predict.collapse": "It goes to 1: one key takes all",
  "experiment.scale.setting.seeds": "Seeds",
  "experiment.scale.setting.keys": "Keys",
  "experiment.scale.setting.most": "Largest d_k",
  "experiment.scale.arm.unscaled": "without √d_k",
  "experiment.scale.arm.scaled": "divided by √d_k",
  "experiment.scale.series.theory": "theory: √d_k",
  "experiment.scale.figure.scoreStd": "How far the scores spread",
  "experiment.scale.figure.scoreStd.x": "d_k",
  "experiment.scale.figure.scoreStd.y": "standard deviation of the scores",
  "experiment.scale.figure.largest": "The largest weight of a row",
  "experiment.scale.figure.largest.x": "d_k",
  "experiment.scale.figure.largest.y": "largest weight, mean of the rows",
  "experiment.scale.figure.entropy": "How many keys a row looks at",
  "experiment.scale.figure.entropy.x": "d_k",
  "experiment.scale.figure.entropy.y": "entropy in bits",
  "experiment.scale.figure.jacobian":
    "What reaches the scores when gradients flow back",
  "experiment.scale.figure.jacobian.x": "d_k",
  "experiment.scale.figure.jacobian.y":
    "norm of the softmax Jacobian (Frobenius)",
  "experiment.scale.finding.collapse":
    "At d_k = {dK} without the scale, the largest weight is {largest} (with it: {scaled}), and the softmax Jacobian has norm {jacobian} (with it: {scaledJacobian}): one key takes all, and hardly any gradient is left to learn from.",
  "experiment.scale.finding.peaked":
    "At d_k = {dK} without the scale, the largest weight is {largest} (with it: {scaled}): most goes to one key. The softmax Jacobian has norm {jacobian} (with it: {scaledJacobian}): with so many keys it falls only as d_k grows further.",
  "experiment.scale.finding.other":
    "At d_k = {dK} the largest weight is {largest} without the scale and {scaled} with it; the softmax Jacobian has norm {jacobian} and {scaledJacobian}.",

  "experiment.cost.title": "Cost",
  "experiment.cost.question":
    "The text becomes twice as long. How much longer does dense attention take?",
  "experiment.cost.about":
    "Time and memory of this device, one head with d_k = 64: each point is the median of seven rounds after a warm-up, arrays copied in and out. One way after the other, so that they do not slow each other down.",
  "experiment.cost.predict.twice": "Twice as long",
  "experiment.cost.predict.four": "Four times as long",
  "experiment.cost.predict.eight": "Eight times as long",
  "experiment.cost.setting.most": "Longest text, tokens",
  "experiment.cost.setting.window": "Window, tokens",
  "experiment.cost.arm.dense": "dense",
  "experiment.cost.arm.scalar": "dense, without SIMD",
  "experiment.cost.arm.streaming": "streaming",
  "experiment.cost.arm.window": "sliding window",
  "experiment.cost.arm.linear": "linear attention",
  "experiment.cost.arm.step": "one step with a KV cache",
  "experiment.cost.figure.time": "Time",
  "experiment.cost.figure.time.x": "tokens",
  "experiment.cost.figure.time.y": "ms",
  "experiment.cost.series.state":
    "state of linear attention: d_k · d_v + d_k numbers",
  "experiment.cost.figure.memory": "Memory",
  "experiment.cost.figure.memory.x": "tokens",
  "experiment.cost.figure.memory.y": "bytes, arguments and results included",
  "experiment.cost.figure.fits":
    "Time ~ n to the power of… (from 256 tokens), and whether outputs agree",
  "experiment.cost.column.way": "Way",
  "experiment.cost.column.exponent": "Exponent",
  "experiment.cost.column.error": "± standard error",
  "experiment.cost.column.ms": "ms at the longest",
  "experiment.cost.column.memory":
    "Memory ~ n to the power of… (what grows with n)",
  "experiment.cost.column.difference":
    "Largest difference to dense, 256 tokens",
  "experiment.cost.band":
    "Lines are medians of the rounds. Bands hold all rounds.",
  "experiment.cost.finding.wavers":
    "Times waver too much here to say how they grow: n to the power of {exponent} ± {error}. Something else keeps this device busy. Run it again when it is at rest.",
  "experiment.cost.finding.growth":
    "From {n} to {twice} tokens dense attention took {growth} times as long; from {from} tokens on its time grows as n to the power of {exponent} ± {error}. Without SIMD it takes {scalar} times as long. Beyond {most} tokens it no longer fits into the engine's memory. Streaming, the window (against dense with the same window) and the step with a cache give dense attention's output; linear attention is another function.",

  "experiment.path.title": "Path length",
  "experiment.path.question":
    "Through which network does the first token move the last one most, when many stand between?",
  "experiment.path.about":
    "Untrained networks, eight numbers wide, each just as deep as it has to be for token n to see token 1. Influence is the norm of the derivative of output n by token 1. A convolution sees three tokens, itself and two before it; dilated, each layer looks three times as far.",
  "experiment.path.predict.recurrent": "Recurrent network",
  "experiment.path.predict.convolution": "Stack of convolutions",
  "experiment.path.predict.dilated": "Stack of dilated convolutions",
  "experiment.path.predict.attention": "Attention",
  "experiment.path.setting.seeds": "Seeds",
  "experiment.path.setting.most": "Longest text, tokens",
  "experiment.path.setting.gain": "Gain of the recurrent network",
  "experiment.path.arm.recurrent": "recurrent",
  "experiment.path.arm.convolution": "convolutions",
  "experiment.path.arm.dilated": "dilated convolutions",
  "experiment.path.arm.attention": "attention",
  "experiment.path.figure.influence":
    "Influence of token 1 on token n (shown down to 10⁻¹²)",
  "experiment.path.figure.influence.x": "n",
  "experiment.path.figure.influence.y": "norm of the Jacobian, divided by √d",
  "experiment.path.figure.steps": "Steps from token 1 to token n",
  "experiment.path.figure.steps.x": "n",
  "experiment.path.figure.steps.y": "steps",
  "experiment.path.finding.influence":
    "At n = {n}: {recurrent} through the recurrent network ({recurrentSteps} steps), {convolution} through convolutions ({convolutionSteps} layers), {dilated} through dilated ones ({dilatedSteps}), {attention} through attention ({attentionSteps}). Attention's falls as 1/n, for n tokens share the weights, and not with the distance.",

  "experiment.softmax.title": "Softmax",
  "experiment.softmax.question":
    "exp(score) / sum, as the formula has it, in single precision: from which scores on does it give NaN?",
  "experiment.softmax.about":
    "Adding the same number to all scores changes nothing in theory. Softmax as it is written is compared with the one that subtracts the largest score first; with “softmax off by one”, which has 1 more in the denominator; under temperatures; and over the wrong axis.",
  "experiment.softmax.predict.never": "Never: NaN does not occur",
  "experiment.softmax.predict.hundred": "From about 90 on",
  "experiment.softmax.predict.hundreds": "From several hundred on",
  "experiment.softmax.setting.seeds": "Seeds",
  "experiment.softmax.setting.keys": "Keys",
  "experiment.softmax.arm.shift": "shift",
  "experiment.softmax.arm.temperature": "temperature",
  "experiment.softmax.arm.axis": "axis",
  "experiment.softmax.series.naive": "as written",
  "experiment.softmax.series.stable": "largest score subtracted",
  "experiment.softmax.series.sink": "off by one",
  "experiment.softmax.series.entropy": "entropy in bits",
  "experiment.softmax.series.largest": "largest weight",
  "experiment.softmax.figure.works": "Share of rows that give numbers",
  "experiment.softmax.figure.works.x": "added to all scores",
  "experiment.softmax.figure.works.y": "share without NaN",
  "experiment.softmax.figure.total": "What a row's weights sum to",
  "experiment.softmax.figure.total.x": "added to all scores",
  "experiment.softmax.figure.total.y": "sum of the weights",
  "experiment.softmax.figure.temperature": "Temperature",
  "experiment.softmax.figure.temperature.x": "temperature",
  "experiment.softmax.figure.temperature.y": "bits, or weight",
  "experiment.softmax.figure.rows": "Over the keys: each row sums to 1",
  "experiment.softmax.figure.columns": "Over the queries: each column does",
  "experiment.softmax.figure.all": "Over everything: all together do",
  "experiment.softmax.finding.limit":
    "As written, softmax gives NaN once a score passes {limit}: here from a shift of {first} on, and from {last} downward, where all exp are 0. With the largest score subtracted it never does. Softmax off by one lets a row pay no attention: its weights sum to almost 0 where no key fits.",
  "experiment.softmax.finding.never":
    "No row gave NaN. Its limit is a score of {limit}.",

  "experiment.position.title": "Position",
  "experiment.position.question":
    "The same words stand in reverse order, and nothing tells positions. What becomes of a word's output?",
  "experiment.position.about":
    "Untrained multi-head attention, 32 numbers wide, with a random vector for each word (the same word, the same vector). Maps show the first head; those of the reversed sentence are put back into the order of words for comparison.",
  "experiment.position.predict.moves":
    "It is the same, and stands where the word stands",
  "experiment.position.predict.changes":
    "It changes: the neighbours are others",
  "experiment.position.predict.blurs": "All outputs become alike",
  "experiment.position.setting.words": "Words",
  "experiment.position.setting.seeds": "Seeds",
  "experiment.position.setting.width": "Width of a query",
  "experiment.position.setting.distances": "Distances",
  "experiment.position.arm.order": "order",
  "experiment.position.arm.sinusoidal": "sinusoidal",
  "experiment.position.arm.rope": "RoPE",
  "experiment.position.arm.alibi": "ALiBi",
  "experiment.position.series.head1": "head 1 of 8",
  "experiment.position.series.head4": "head 4 of 8",
  "experiment.position.series.head8": "head 8 of 8",
  "experiment.position.figure.given": "Words as given, no positions",
  "experiment.position.figure.none":
    "Reversed and put back, no positions: the same",
  "experiment.position.figure.sinusoidal":
    "Reversed and put back, with positions: another",
  "experiment.position.figure.order": "What the order changes",
  "experiment.position.column.positions": "Positions",
  "experiment.position.column.weightsChange": "Largest change of a weight",
  "experiment.position.column.outputChange": "Largest change of an output",
  "experiment.position.column.outputSize": "Largest output",
  "experiment.position.kind.none": "none",
  "experiment.position.kind.sinusoidal": "sinusoidal, added",
  "experiment.position.kind.alibi": "ALiBi",
  "experiment.position.figure.profile": "Score of a match against distance",
  "experiment.position.figure.profile.x": "distance",
  "experiment.position.figure.profile.y": "q · k / √d",
  "experiment.position.figure.alibi": "What ALiBi adds to the score",
  "experiment.position.figure.alibi.x": "distance",
  "experiment.position.figure.alibi.y": "bias",
  "experiment.position.finding.one":
    "One word alone has no order that could be reversed. Write two or more.",
  "experiment.position.finding.order":
    "Without positions, reversing the words changes outputs by {none} of their size, which is rounding: each output goes with its word. With sinusoidal positions it changes them by {sinusoidal}. ALiBi knows distances only, and those stay when the order is reversed.",

  "experiment.pieces.title": "Not only words",
  "experiment.pieces.question":
    "Attention gets a picture, a melody or a strand of DNA, cut into pieces. What does it need to be told about them?",
  "experiment.pieces.about":
    "The same multi-head attention, unchanged: tokens are whatever was cut into pieces. Nothing is trained. Heads 1 to 3 compare what a piece is, what stands beside it, and where it stands; head 4 compares all of that through random projections.",
  "experiment.pieces.predict.vectors": "A vector for each piece, no more",
  "experiment.pieces.predict.kind": "Whether it is a picture, music or text",
  "experiment.pieces.predict.rules": "The rules of music or biology",
  "experiment.pieces.arm.pieces": "pieces",
  "experiment.pieces.setting.kind": "What",
  "experiment.pieces.setting.kind.picture": "Picture",
  "experiment.pieces.setting.kind.melody": "Melody",
  "experiment.pieces.setting.kind.strand": "DNA or protein",
  "experiment.pieces.setting.mask": "Mask",
  "experiment.pieces.setting.mask.none": "None",
  "experiment.pieces.setting.mask.causal": "Causal",
  "experiment.pieces.setting.mask.window": "Window",
  "experiment.pieces.setting.window": "Window, pieces",
  "experiment.pieces.setting.self": "A piece sees itself",
  "experiment.pieces.setting.sharpness": "Score of a full match",
  "experiment.pieces.figure.weights": "Weights of the pieces",
  "experiment.pieces.finding.vectors":
    "{n} pieces, one vector of {width} numbers each, and the core's attention ran as it does on words: the piece that head 1 looks at most looks like the one that asks.",
  "pieces.draw": "Draw on it: press and drag. Arrow keys move, space draws.",
  "pieces.picture": "Picture, {size} by {size} pixels",
  "pieces.clear": "Empty",
  "pieces.first": "Example",
  "pieces.melody": "Melody: columns are beats, rows are notes",
  "pieces.strand": "DNA or protein, one letter a piece",
  "pieces.strand.none": "No letters: paste A, C, G, T, or amino acids.",
  "pieces.head.1": "What it is",
  "pieces.head.2": "What is beside it",
  "pieces.head.3": "Where it is",
  "pieces.head.4": "Random projections",
  "pieces.looks": "Piece {n} looks most at: {list}",
  "pieces.weights": "Weights of the pieces",
  "experiment.hiding.title": "Hiding a key",
  "experiment.hiding.question":
    "What comes of hiding a key in another way than with −∞?",
  "experiment.hiding.about":
    "Random queries, keys and values of one head. What is hidden must not matter: hidden tokens are replaced, and whoever must not see them should give the same output as before. Four parts: the mask after softmax, a fill that is too small, rows with nothing to see, and the corner of the causal mask when there is a cache.",
  "experiment.hiding.predict.leaks": "Hidden tokens change the output",
  "experiment.hiding.predict.other":
    "Nothing leaks, but the output is another one",
  "experiment.hiding.predict.same": "The output stays as it should be",
  "experiment.hiding.setting.part": "Part",
  "experiment.hiding.setting.part.after": "Mask after softmax",
  "experiment.hiding.setting.part.fill": "A fill in place of −∞",
  "experiment.hiding.setting.part.empty": "Rows with nothing to see",
  "experiment.hiding.setting.part.cache": "Causal with a cache",
  "experiment.hiding.setting.level":
    "Added to all scores (matters to a fill only)",
  "experiment.hiding.arm.after": "Mask after softmax",
  "experiment.hiding.arm.fill": "A fill in place of −∞",
  "experiment.hiding.arm.empty": "Rows with nothing to see",
  "experiment.hiding.arm.cache": "Causal with a cache",
  "experiment.hiding.way.infinity":
    "−∞ before softmax (zeros where nothing is left)",
  "experiment.hiding.way.unguarded": "−∞ before softmax, unguarded",
  "experiment.hiding.way.fill": "−1,000,000,000 in place of −∞",
  "experiment.hiding.way.after": "Weights 0 after softmax",
  "experiment.hiding.way.renormalised": "Weights 0 after softmax, renormalised",
  "experiment.hiding.series.after": "Weights 0 after softmax",
  "experiment.hiding.series.renormalised": "Renormalised",
  "experiment.hiding.series.alike": "Theory: all keys alike, i / n",
  "experiment.hiding.series.n16": "16 keys",
  "experiment.hiding.series.n64": "64 keys",
  "experiment.hiding.series.n256": "256 keys",
  "experiment.hiding.series.n1024": "1,024 keys",
  "experiment.hiding.series.right": "Lower right",
  "experiment.hiding.series.left": "Top left",
  "experiment.hiding.figure.sums":
    "Sum of the weights of a row under a causal mask",
  "experiment.hiding.figure.sums.x": "Row",
  "experiment.hiding.figure.sums.y": "Sum",
  "experiment.hiding.figure.leak": "Weight on hidden keys (all but 8)",
  "experiment.hiding.figure.leak.x": "Fill",
  "experiment.hiding.figure.leak.y": "Share of the attention",
  "experiment.hiding.figure.move":
    "How far the outputs move when hidden tokens are replaced",
  "experiment.hiding.figure.move.x": "Fill",
  "experiment.hiding.figure.move.y": "Share of their size",
  "experiment.hiding.figure.step":
    "One new token: distance from the output of one pass over all",
  "experiment.hiding.figure.step.x": "Tokens in the cache",
  "experiment.hiding.figure.step.y": "Share of its size",
  "experiment.hiding.figure.sees": "Keys that the new token sees",
  "experiment.hiding.figure.sees.x": "Tokens in the cache",
  "experiment.hiding.figure.sees.y": "Keys",
  "experiment.hiding.figure.infinity": "Weights with −∞",
  "experiment.hiding.figure.unguarded": "Weights, unguarded",
  "experiment.hiding.figure.fill":
    "Weights with −1,000,000,000: the mean of all hidden tokens",
  "experiment.hiding.figure.after": "Weights, set to 0 after softmax",
  "experiment.hiding.figure.renormalised": "Weights, renormalised",
  "experiment.hiding.figure.empty": "Eight tokens that are all padding",
  "experiment.hiding.figure.ways": "Ways of hiding",
  "experiment.hiding.figure.left":
    "Top left: three new tokens, nine in the cache",
  "experiment.hiding.figure.right":
    "Lower right: three new tokens, nine in the cache",
  "experiment.hiding.column.way": "Way",
  "experiment.hiding.column.sum": "Mean sum of a row",
  "experiment.hiding.column.moved": "Moved by hidden tokens",
  "experiment.hiding.column.error": "Off the right output",
  "experiment.hiding.finding.after":
    "Set to 0 after softmax, a row keeps {left} % of its weight on average, single numbers of the outputs are off by up to {error} % of the outputs’ mean size, and replacing the hidden last token still moves earlier outputs by {moved} %: its score stands in the sum that all are divided by. Renormalised, the difference is {renormalised}: rounding.",
  "experiment.hiding.finding.fill":
    "With {fill} in place of −∞, hidden keys take {leakedFew} % of the attention where there are {few} keys, {leaked} % where there are {n}; replacing what is hidden moves the output by {moved} %.",
  "experiment.hiding.finding.shifted":
    "With {fill} in place of −∞, hidden keys take {leakedFew} % of the attention where there are {few} keys, {leaked} % where there are {n}; replacing what is hidden moves the output by {moved} %. All scores had {level} added: softmax does not notice that, a fill does.",
  "experiment.hiding.finding.empty":
    "A row that may see nothing has no softmax. Of five ways, {nan} give NaN, which spreads to all that is computed from it; a large finite number gives each of the {n} hidden keys the same weight, and replacing them moves the output by {moved} %; zeros leak nothing.",
  "experiment.hiding.finding.cache":
    "With {n} tokens in the cache, the mask that begins at the top left lets the new token see {sees} key, the one that ends at the lower right {rightSees}. Nothing leaks, but single numbers of the output are off by up to {left} % of its mean size; with the lower right by {right}: rounding.",
};
