/**
 * English: what the nine lessons say.
 *
 * @type {import("./index.js").Texts}
 */
export const course = {
  "lesson.direct.title": "Straight to the word that matters",
  "lesson.direct.text":
    "A recurrent network reads word by word: what it knew of “piano” has to survive every word until “orchestra”. In attention, each word compares itself with every other at once.\nThe picture shows it: row “orchestra”, column “piano”.",
  "lesson.direct.predict":
    "We put ten more words between “piano” and “orchestra”. What happens to the score of the two, the number before softmax?",
  "lesson.direct.option.less": "It gets smaller with the distance.",
  "lesson.direct.option.same": "It stays exactly the same.",
  "lesson.direct.option.none": "It becomes 0: they are too far apart.",
  "lesson.direct.step.near": "Look at the cell “orchestra” → “piano”.",
  "lesson.direct.step.far":
    "Type at least five more words between the two, into the sentence on the page.",
  "lesson.direct.seen":
    "{near} words apart the score was {score}, {far} apart it is {scoreFar}. The weight went from {weight} to {weightFar}, only because more words share the row.",
  "lesson.direct.question":
    "A recurrent network would have to carry “piano” through how many steps to “orchestra”, in your sentence as it stands now? Count.",
  "lesson.direct.right":
    "Yes. Attention needs one step, whatever the distance.",
  "lesson.direct.wrong":
    "Not quite: one step from each word to the next. Count from “piano” to “orchestra”.",
  "lesson.direct.explain":
    "Why do distant words not fade in attention as they do in a recurrent network? And what does attention not know, therefore?",
  "lesson.direct.model":
    "Each pair has its own score, made of the two vectors alone, so there is one step between any two words and nothing that fades on the way. For the same reason attention does not know where a word stands: order has to be added to the vectors, as positions.",

  "lesson.query-key-value.title": "Query, key, value",
  "lesson.query-key-value.text":
    "Each word appears three times: as query it asks, as key it is found, as value it is handed over. Three matrices make them: Q = X·W_Q, K = X·W_K, V = X·W_V.\nHere the three matrices are random, so that the three differ.",
  "lesson.query-key-value.predict":
    "We use the keys as values too: V = K. What changes?",
  "lesson.query-key-value.option.both": "The weights and the output.",
  "lesson.query-key-value.option.weights": "Only the weights.",
  "lesson.query-key-value.option.output": "Only the output.",
  "lesson.query-key-value.step.own":
    "Look at the picture with values of their own.",
  "lesson.query-key-value.step.tied": "Press V in the formula: now V = K.",
  "lesson.query-key-value.seen":
    "The weights changed by at most {weights}, the output by at most {output}.",
  "lesson.query-key-value.question":
    "Back to values of their own. Change one number so that the output changes and not one weight does: press the right W in the formula and type over a number.",
  "lesson.query-key-value.begin": "Back to V of its own",
  "lesson.query-key-value.found":
    "You changed {params}. Largest change of a weight: {weights}; of the output: {output}.",
  "lesson.query-key-value.right": "Right: only values are made by this matrix.",
  "lesson.query-key-value.explain":
    "Explain query, key and value to somebody who knows search engines.",
  "lesson.query-key-value.model":
    "The query is what I type, the keys are what each page is indexed by, the values are the pages themselves. Query and keys decide how much of each page I get; what I get are the values. So changing values changes the result, not the choice.",

  "lesson.scale.title": "What √dₖ is for",
  "lesson.scale.text":
    "A score is a sum of dₖ products, so it grows with dₖ: for independent numbers of size 1 it is about √dₖ. Dividing by √dₖ brings it back to size 1.\nOne head has all 96 dimensions here.",
  "lesson.scale.predict":
    "We leave the division out. What becomes of the rows of weights?",
  "lesson.scale.option.sharper": "Sharper: one word takes nearly all.",
  "lesson.scale.option.flatter": "Flatter: all words get about the same.",
  "lesson.scale.option.same": "The same: softmax evens it out.",
  "lesson.scale.step.with": "Look at the picture with the scale.",
  "lesson.scale.step.without": "Press √dₖ in the formula to switch it off.",
  "lesson.scale.seen":
    "Mean over the rows: the largest weight went from {largest} to {largestWithout}, the entropy from {bits} to {bitsWithout} bits.",
  "lesson.scale.question":
    "By what number was each score divided here? Work it out, or open a cell and read: two digits after the point will do.",
  "lesson.scale.right": "Right: the root of 96 dimensions.",
  "lesson.scale.wrong":
    "Not quite. How long is one key here? The scale is the root of that length.",
  "lesson.scale.explain":
    "Why is a sharp softmax bad for learning? Think of what a small change of a score does.",
  "lesson.scale.model":
    "Where one weight is nearly 1 and the others nearly 0, a small change of the scores changes almost nothing: the gradient through softmax is almost 0, and nothing is learnt. The scale keeps scores at size 1 whatever dₖ is, where softmax still answers to them.",

  "lesson.softmax.title": "Softmax, and along which axis",
  "lesson.softmax.text":
    "Softmax makes shares of scores: exp makes them positive, dividing by their sum makes them add up to 1. The question is: the sum of what? Each query shares its attention among the keys, so it is the sum of a row.\nPeople get this wrong more often than anything else in attention, and no shape tells.",
  "lesson.softmax.predict":
    "We let softmax run down the columns instead. What sums to 1 then?",
  "lesson.softmax.option.rows": "The rows, still.",
  "lesson.softmax.option.columns": "The columns, and no longer the rows.",
  "lesson.softmax.option.both": "Rows and columns.",
  "lesson.softmax.step.rows":
    "Look at the sums Σ beside the rows and below the columns.",
  "lesson.softmax.step.columns":
    "Press softmax in the formula and choose “Columns”.",
  "lesson.softmax.seen":
    "Each column sums to 1 now. The rows sum to anything from {least} to {most}.",
  "lesson.softmax.question":
    "With softmax over columns some words take far more than their share. Choose a cell in the row that takes most.",
  "lesson.softmax.found": "“{word}” takes {sum} in all.",
  "lesson.softmax.right":
    "No row takes more. Every key gave away exactly 1, and this query got the most of it.",
  "lesson.softmax.explain":
    "How would you notice in your own code that softmax ran along the wrong axis, although all shapes fit?",
  "lesson.softmax.model":
    "Sum the weights along each axis: the sum over the keys (axis=-1) has to be 1 in every row. With the wrong axis the columns sum to 1 instead. With a square matrix every shape still fits, so an assertion on the row sums is the only thing that tells.",

  "lesson.masks.title": "Masks: who may see whom",
  "lesson.masks.text":
    "Who writes a text word by word must not look ahead. The causal mask hides all later words: their scores become −∞ before softmax, their weights 0, and the rest of the row shares what is left.\nThe mask is on in the picture: its upper right half is empty.",
  "lesson.masks.predict":
    "We replace the last word. Which rows of weights change?",
  "lesson.masks.option.all": "All of them.",
  "lesson.masks.option.last": "Only the last one.",
  "lesson.masks.option.none": "None.",
  "lesson.masks.step.first": "Look at the picture with the causal mask.",
  "lesson.masks.step.other":
    "Replace the last word of the sentence by another one.",
  "lesson.masks.seen":
    "Rows that changed: {changed}. Rows that stayed the same to the last digit: {same}.",
  "lesson.masks.question":
    "How many cells does the mask hide in the picture as it is now? Find a way that does not need counting one by one.",
  "lesson.masks.right": "Yes: n·(n − 1)/2 for n words.",
  "lesson.masks.wrong":
    "Not quite. The first row hides all words but one, the second one fewer, and so on.",
  "lesson.masks.explain":
    "Your model learns with a suspiciously small loss, and writes nonsense. How would you test whether its mask leaks?",
  "lesson.masks.model":
    "Change the last token only and compare the outputs of all earlier positions: with a right causal mask they are the same to the last digit. If one moves, it saw the future, and in training it simply copied the answer that it will not have when it writes.",

  "lesson.heads.title": "Many heads, and a quest",
  "lesson.heads.text":
    "One row of weights can look at one thing at a time. So the 96 dimensions are cut into heads: each has shorter queries and keys of its own and so a picture of its own. Their outputs are put side by side again.\nThe word to watch is “bank”.",
  "lesson.heads.predict":
    "Four heads instead of one, on ready word vectors. Does each head look from “bank” at the same word most?",
  "lesson.heads.option.same": "All heads at the same word.",
  "lesson.heads.option.differ": "Not all at the same word.",
  "lesson.heads.step.one": "Look at the row of “bank” with one head.",
  "lesson.heads.step.four":
    "Press “head” in the formula and choose four heads.",
  "lesson.heads.seen":
    "One head looks from “bank” at: {one}. The four heads: {four}.",
  "lesson.heads.question":
    "The quest. In a trained model, heads learn what to look for. Go through its layers and heads, and find a row whose peak makes sense to a linguist. Choose that cell and name the relation; then see what was measured of this head.",
  "lesson.heads.begin": "Go to the trained writer",
  "lesson.heads.explain":
    "You found a head and a sentence where its peak makes sense. What would convince you that the head really does that?",
  "lesson.heads.model":
    "Many sentences that it was not trained on, in which the relation is marked; how often its peak hits; the same for a model that was never trained and for the best fixed rule, such as always the token before; and what gets worse when the head is switched off. One fitting sentence is an example.",

  "lesson.cross.title": "Self or cross",
  "lesson.cross.text":
    "In self-attention a sentence looks at itself. In cross-attention the queries come from one sentence, keys and values from another: so a translator looks at the original while it writes.\nThe two sentences say the same in other words.",
  "lesson.cross.predict":
    "The first sentence asks, the second one answers. What shape has the picture?",
  "lesson.cross.option.square": "A square, as long as the longer one.",
  "lesson.cross.option.first":
    "A row for each word of the first, a column for each word of the second.",
  "lesson.cross.option.second":
    "A row for each word of the second, a column for each word of the first.",
  "lesson.cross.step.self": "Look at the sentence that looks at itself.",
  "lesson.cross.step.cross": "Press Q in the formula and choose two sentences.",
  "lesson.cross.seen":
    "{rows} rows, {columns} columns: the queries give the rows, the keys the columns. The output has a row for each query.",
  "lesson.cross.question":
    "Write a second sentence of your own in which a word of the first finds a clear partner: a weight of at least a half. Choose that cell.",
  "lesson.cross.found": "“{from}” takes {weight} from “{to}”.",
  "lesson.cross.right": "A clear partner, and a sentence of your own.",
  "lesson.cross.explain":
    "A friend swapped the two sources in a translator: queries from the original, keys and values from what it writes. What goes wrong, and what tells?",
  "lesson.cross.model":
    "The output then has a row for each word of the original instead of each word that is being written, so its length is wrong; and what is handed over comes from the translation itself, so the original has no way in. With both sentences equally long no shape tells: test with different lengths.",

  "lesson.cost.title": "What it costs",
  "lesson.cost.text":
    "Every word compares itself with every word. That is the strength of attention, and its price.\nLook at the number of cells in the picture.",
  "lesson.cost.predict":
    "The text gets twice as long. How many scores are there?",
  "lesson.cost.option.same": "As many as before.",
  "lesson.cost.option.double": "Twice as many.",
  "lesson.cost.option.four": "Four times as many.",
  "lesson.cost.step.once": "Look at the picture of the sentence.",
  "lesson.cost.step.twice": "Make the text at least twice as long.",
  "lesson.cost.seen":
    "{tokens} tokens make {cells} cells, {tokensTwice} tokens make {cellsTwice}.",
  "lesson.cost.question":
    "How many megabytes would one head’s weights take for 4,096 tokens, at 4 bytes a number?",
  "lesson.cost.right":
    "Yes, and that for each head of each layer. Streaming attention never keeps that matrix: it goes through the keys in blocks and keeps only running sums.",
  "lesson.cost.wrong":
    "Not quite: one number for each pair, 4 bytes each, a million bytes are a megabyte.",
  "lesson.cost.explain":
    "A text twice as long: what doubles, what quadruples, and what can be done about it?",
  "lesson.cost.model":
    "Queries, keys, values and output double; scores and weights, and the work for them, quadruple. The matrix need not be kept (streaming), keys can be left out (a window), or softmax be given up (linear attention). Who writes word by word keeps keys and values, and then each new word costs one row.",

  "lesson.projections.title": "Why three projections",
  "lesson.projections.text":
    "Why W_Q and W_K, when one matrix would do for both? And why W_V?\nThe projections are random here, and each word may see itself.",
  "lesson.projections.predict":
    "We make keys as queries are made: K = Q. What does each word look at most then?",
  "lesson.projections.option.itself": "At itself, far more than before.",
  "lesson.projections.option.same": "At what it looked at before.",
  "lesson.projections.option.others": "At the others, more than before.",
  "lesson.projections.step.three":
    "Look at the diagonal: what each word takes from itself.",
  "lesson.projections.step.two":
    "Press Kᵀ in the formula and switch “K = Q” on.",
  "lesson.projections.seen":
    "Words take from themselves, in the mean: {three} with keys of their own, {two} with K = Q.",
  "lesson.projections.question":
    "With K = Q the score of two words is the same in both directions. Is the weight as well? Hide each word from itself, so that the others share the row; then find a pair whose two weights differ by a tenth at least, and choose its cell.",
  "lesson.projections.begin": "Hide each word from itself",
  "lesson.projections.found":
    "“{from}” → “{to}”: score {score}, weight {weight}. Back: score {scoreBack}, weight {weightBack}.",
  "lesson.projections.right":
    "Equal scores, unequal weights: each row is shared by itself.",
  "lesson.projections.explain":
    "So: why three projections rather than two, or one?",
  "lesson.projections.model":
    "With K = Q a word fits itself best and what A is to B, B is to A; but a verb looks for its object and not the other way round. Own keys allow a question that differs from what one offers. Own values allow to be found by one thing and to hand over another: found as “verb”, handing over its meaning.",
};
