/**
 * English: the experiments that train.
 *
 * @type {import("./index.js").Texts}
 */
export const training = {
  "experiment.learning.title": "√d_k in training",
  "experiment.learning.question":
    "What happens to learning without the division by √d_k?",
  "experiment.learning.about":
    "Two models begin with the same params and see the same sequences: pairs of a key and a value, then a key, whose value is asked for. One divides its scores by √d_k.",
  "experiment.learning.predict.fail":
    "Without it, it does not learn in this time",
  "experiment.learning.predict.slower": "Without it, it learns more slowly",
  "experiment.learning.predict.same": "It makes no difference",
  "experiment.learning.arm.scaled": "Divided by √d_k",
  "experiment.learning.arm.unscaled": "Not divided",
  "experiment.learning.figure.unscaled":
    "Without the division: it should say {target}, it says {answer}",
  "experiment.learning.finding.both":
    "At d_k = {dModel}, the model with the division ends with {scaled} % of the answers right, the one without with {unscaled} %.",
  "experiment.projections.title": "Three projections or two?",
  "experiment.projections.question":
    "Why three projections, W_Q, W_K and W_V, rather than two or one?",
  "experiment.projections.about":
    "Four models, same seeds, same sequences. In a recall, a token holds a key and a value: one matches on the key and takes the value. In the majority, the last token asks which symbol there is most of: nothing has to match.",
  "experiment.projections.predict.fail": "One projection for all three fails",
  "experiment.projections.predict.slower": "It learns, but more slowly",
  "experiment.projections.predict.same": "It learns as fast",
  "experiment.projections.setting.task": "Task",
  "experiment.projections.setting.task.recall": "Recall",
  "experiment.projections.setting.task.copy": "Copy",
  "experiment.projections.setting.task.sort": "Sort",
  "experiment.projections.setting.task.induction": "Induction",
  "experiment.projections.setting.task.majority": "Majority",
  "experiment.projections.setting.equal":
    "As many params for all (a wider feed-forward layer)",
  "experiment.projections.arm.separate": "Q, K, V separate",
  "experiment.projections.arm.valueIsKey": "V = K",
  "experiment.projections.arm.keyIsQuery": "Q = K",
  "experiment.projections.arm.one": "Q = K = V",
  "experiment.projections.figure.end": "At the end",
  "experiment.projections.finding.fail":
    "What is compared, what is sought and what is handed over are different things. Averaged over the training, three projections answer {separate} % right, V = K {valueIsKey} %, Q = K {keyIsQuery} %, Q = K = V {one} %: with one projection this task is not learned in this time.",
  "experiment.projections.finding.slower":
    "What is compared, what is sought and what is handed over are different things. Averaged over the training, three projections answer {separate} % right, V = K {valueIsKey} %, Q = K {keyIsQuery} %, Q = K = V {one} %: each saving costs something here: one vector has to serve several ends.",
  "experiment.projections.finding.some":
    "What is compared, what is sought and what is handed over are different things. Averaged over the training, three projections answer {separate} % right, V = K {valueIsKey} %, Q = K {keyIsQuery} %, Q = K = V {one} %. What keeps up here: {level}; what stays behind: {behind}, where one vector has to serve several ends.",
  "experiment.projections.finding.same":
    "What is compared, what is sought and what is handed over are different things. Averaged over the training, three projections answer {separate} % right, V = K {valueIsKey} %, Q = K {keyIsQuery} %, Q = K = V {one} %: three are ahead by no more than {gap} percentage points, while their own seeds lie {spread} apart. On this task three make hardly a difference; they pay off where what is matched is not what is taken.",
  "experiment.heads.title": "One head or eight",
  "experiment.heads.question":
    "Are eight narrow heads better than one wide one?",
  "experiment.heads.about":
    "The last token asks for the values of two keys at once. All models have the same width; one and eight heads have equally many params.",
  "experiment.heads.predict.eight": "Eight learn it better",
  "experiment.heads.predict.one": "One learns it better",
  "experiment.heads.predict.same": "There is hardly a difference",
  "experiment.heads.arm.one": "One head",
  "experiment.heads.arm.eight": "Eight heads",
  "experiment.heads.arm.averaged": "Eight, averaged",
  "experiment.heads.arm.noOutput": "Eight, without W_O",
  "experiment.heads.figure.dropped": "Eight heads, switched off one by one",
  "experiment.heads.figure.dropped.x": "Heads that are left",
  "experiment.heads.figure.dropped.y": "Share",
  "experiment.heads.finding.eight":
    "Averaged over the training, one head answers {one} % right, eight heads {eight} %, eight averaged {averaged} %, eight without W_O {noOutput} %; with half of the eight switched off, {half} % are left at the end: several relations at once are easier with several heads.",
  "experiment.heads.finding.one":
    "Averaged over the training, one head answers {one} % right, eight heads {eight} %, eight averaged {averaged} %, eight without W_O {noOutput} %; with half of the eight switched off, {half} % are left at the end: here one wide head has the advantage.",
  "experiment.heads.finding.same":
    "Averaged over the training, one head answers {one} % right, eight heads {eight} %, eight averaged {averaged} %, eight without W_O {noOutput} %; with half of the eight switched off, {half} % are left at the end: on this small task one head nearly keeps up.",
  "experiment.recall.title": "Recall at a distance",
  "experiment.recall.question":
    "After the same training, which network can no longer say what the first token was?",
  "experiment.recall.about":
    "First one of eight symbols, then others that do not count, at last “?”: what was the first? For each length and seed a network of its own is trained, on the same sequences, for as many steps, with about as many params. Recurrent: h = tanh(R h + x), R a rotation at first, which forgets least. Dilated convolutions of kernel 3: one layer reaches back 2 tokens, two reach 8, three 26; there are as many layers as the length needs. Attention: one head, without positions. A guess is right in 12.5 %.",
  "experiment.recall.predict.recurrent": "The recurrent network",
  "experiment.recall.predict.dilated": "The stack of convolutions",
  "experiment.recall.predict.attention": "Attention",
  "experiment.recall.predict.none": "None: all of them can",
  "experiment.recall.setting.most": "Longest text, tokens",
  "experiment.recall.setting.params": "Params of each, at most",
  "experiment.recall.arm.recurrent": "recurrent",
  "experiment.recall.arm.dilated": "dilated convolutions",
  "experiment.recall.arm.attention": "attention",
  "experiment.recall.figure.distance": "Right answers against distance, so far",
  "experiment.recall.figure.distance.x": "n",
  "experiment.recall.figure.distance.y": "Share",
  "experiment.recall.figure.accuracy": "Right answers about the longest text",
  "experiment.recall.figure.end": "The longest text",
  "experiment.recall.column.depth": "Steps from token 1 to token n",
  "experiment.recall.finding.distance":
    "At n = {n}, the recurrent network ({recurrentDepth} steps from token 1 to token n) is right in {recurrent} % of the cases, convolutions ({dilatedDepth}) in {dilated} %, attention ({attentionDepth}) in {attention} %. What is worth keeping is learned from a gradient that comes back over the same steps.",
  "experiment.masks.title": "A mask that leaks",
  "experiment.masks.question":
    "What does a model learn that sees the token which it is to predict?",
  "experiment.masks.about":
    "Both models learn to write letters in order. One has a causal mask. The other is trained without it; then it has to write, when the future is not there yet.",
  "experiment.masks.predict.useless":
    "A better loss, and it cannot write at all",
  "experiment.masks.predict.worse": "It writes a little worse",
  "experiment.masks.predict.better": "It writes better: it has seen more",
  "experiment.masks.arm.masked": "With a causal mask",
  "experiment.masks.arm.leaking": "Leaking",
  "experiment.masks.series.leakingTrained": "Leaking, as it was trained",
  "experiment.masks.series.leakingWriting": "Leaking, when it writes",
  "experiment.masks.series.maskedWriting": "With a mask, when it writes",
  "experiment.masks.figure.exact": "Sequences without a mistake",
  "experiment.masks.figure.exact.x": "Step",
  "experiment.masks.figure.exact.y": "Share",
  "experiment.masks.figure.leak":
    "What the leaking one attends to: it should say {target}, it says {answer}",
  "experiment.masks.finding.both":
    "The leaking model’s loss is {leakingLoss}, that with the mask {maskedLoss}. As it was trained, it gets {trained} % of the sequences right; when it has to write, {leaking} %. The one with the mask: {masked} %.",
  "experiment.sources.title": "Self or cross",
  "experiment.sources.question":
    "Where does a translator look while it writes?",
  "experiment.sources.about":
    "An encoder–decoder learns to write in digits what it reads in English words: numbers, or dates (“the third of may twenty twelve”, “may the third twenty twelve” → 2012-05-03). Rows are what it has written, columns the words: the alignment appears as it trains. Then it gets the words of another one.",
  "experiment.sources.setting.task": "What it reads",
  "experiment.sources.setting.task.numbers": "Numbers",
  "experiment.sources.setting.task.dates": "Dates",
  "experiment.sources.predict.other":
    "With the words of another one it no longer writes its own",
  "experiment.sources.predict.own": "It goes on with its own",
  "experiment.sources.predict.noise": "It gets about half of them right",
  "experiment.sources.arm.translator": "Translator",
  "experiment.sources.series.ownSource": "With its own words",
  "experiment.sources.series.otherSource": "With those of another one",
  "experiment.sources.figure.probe":
    "Cross-attention of one that it was not trained on: it should write {target}, it writes {answer}",
  "experiment.sources.figure.swapped":
    "The words of another one: it should write {target}, it writes {answer}",
  "experiment.sources.figure.exact": "Without a mistake",
  "experiment.sources.figure.exact.x": "Step",
  "experiment.sources.figure.exact.y": "Share",
  "experiment.sources.finding.both":
    "With its own words {exact} % are right as a whole, with those of another one {swapped} %: the decoder knows what it writes only through cross-attention.",
  "experiment.projections.opens":
    "Set V := K in the trained writer and read what it says",
};
