/**
 * English: the page around the pictures.
 *
 * @type {import("./index.js").Texts}
 */
export const page = {
  "page.title": "Attention Playground",
  "page.promise": "Type a sentence. Press a symbol. See what attention does.",
  "page.link.copy": "Copy link",
  "page.link.copied": "Link copied",
  "page.link.too-long": "Too long for a link",
  "page.example": "Show the first example",
  "page.link.failed": "Copy the address of this page: it holds everything",
  "page.theme": "Theme",
  "page.theme.auto": "Auto",
  "page.theme.light": "Light",
  "page.theme.dark": "Dark",
  "page.language": "Language",
  "page.language.auto": "As the browser",
  "page.close": "Close",
  "page.loading": "Loading {what}…",
  "page.loading.engine": "the engine",
  "page.loading.words": "the word vectors",
  "page.loading.tiles": "the picture, block after block",
  "page.build": "{build} · {lanes} lanes",
  "page.build.relaxed": "Relaxed SIMD",
  "page.build.simd": "SIMD",
  "page.build.scalar": "Scalar",
  "page.build.about":
    "Every number here is computed on this device, by C++ compiled to WebAssembly ({build} build, {lanes} numbers at a time).",
  "page.build.words": {
    one: "{n} word known",
    other: "{n} words known",
  },

  "notice.damaged":
    "Part of this link is damaged, so it was left out: {fields}",
  "notice.unreadable":
    "This link is damaged. Everything has its normal setting.",
  "notice.newer":
    "This link was made by a newer version of the page. Everything has its normal setting.",
  "notice.too-long":
    "This link is too long to be read. Everything has its normal setting.",
  "notice.crashed":
    "The engine stopped twice ({message}). Nothing of yours is lost: the settings stand in the link.",
  "notice.report": "Copy a report",
  "notice.no-wasm":
    "This browser has no WebAssembly, with which the page computes; or its settings forbid it (a lockdown mode, the rules of an organisation). Without it nothing can be shown here. All browsers since 2017 have it.",
  "notice.update": "A new version of the page is there.",
  "notice.update.use": "Load it",
  "notice.language": "The texts in {name} did not arrive.",
  "notice.retry": "Start again",
  "notice.error": "Something went wrong: {message}",

  "formula.label": "The formula of attention; every symbol is a control",
  "formula.as-paper":
    "Every symbol is a switch. Press one to see what it is for.",
  "formula.columns": "columns",
  "formula.all": "all",
  "formula.restore.all": "Restore all",
  "formula.restore": "Restore {what}",
  "formula.changed": "{what} (changed)",
  "symbol.softmax": "scores become shares",
  "symbol.query": "the queries",
  "symbol.key": "the keys",
  "symbol.scale": "division by √dₖ",
  "symbol.mask": "the mask",
  "symbol.mask.bias": "the mask, and the bias that damps frequent words",
  "symbol.mask.hideSelf": "the mask: it hides each word from itself",
  "symbol.mask.hideSelf.bias":
    "the mask: it hides each word from itself; and the bias that damps frequent words",
  "symbol.value": "the values",
  "symbol.value.key": "keys in place of values",
  "symbol.source": "the words",
  "symbol.other": "the words of the second sentence",
  "symbol.positions": "the positions",
  "symbol.wQ": "the projection to queries",
  "symbol.wK": "the projection to keys",
  "symbol.wV": "the projection to values",
  "symbol.heads": "the number of heads",
  "symbol.outputProjection": "the output projection",
  "stage.input": "Input",
  "stage.attention": "Attention of one head",
  "stage.output": "Output of all heads",

  "change.cross": "two sentences",
  "change.scaled": "no √dₖ",
  "change.valueIsKey": "V = K",
  "change.outputProjection": "output projection",
  "change.positions": "positions on",
  "change.mask": "mask",
  "change.softmax": "softmax",
  "change.keyIsQuery": "K = Q",
  "change.heads": "heads",
  "change.params": "projections",

  "panel.mask": "Who may look at whom",
  "panel.mask.about":
    "M hides cells before softmax: a masked cell gets weight 0, and the rest of the row shares what is left. The bias b only takes some weight away.",
  "panel.softmax": "Softmax",
  "panel.softmax.about":
    "Softmax turns each row of scores into shares: none is negative, and they sum to 1. The column Σ beside the picture checks it for each row; a red mark shows a row that does not.",
  "panel.softmax.entropy":
    "Entropy says in bits how widely a row looks: 0 for a single word, log₂ n for all n words alike.",
  "panel.source": "Where queries, keys and values come from",
  "panel.source.about":
    "Queries ask, keys answer, values are what is passed on. In self-attention all three come from one sentence. In cross-attention, as in translation, the keys and values come from another.",
  "panel.heads": "Heads",
  "panel.heads.about":
    "The {dModel} numbers of a word are split over the heads. Each head compares its own {dK}, so each can look for something else.",
  "panel.params": "Projections",
  "panel.params.about":
    "Queries, keys and values are the words’ vectors times a matrix W each. A model learns these matrices; nothing here is learned yet.",

  "field.mask": "Shape",
  "field.mask.none": "None",
  "field.mask.causal": "Causal",
  "field.mask.window": "Window",
  "field.mask.none.about": "Every word may look at every other.",
  "field.mask.causal.about": "No word may look at a later one, as in GPT.",
  "field.mask.window.about":
    "A word may look at no later word, and back only as far as the window holds; it counts the word itself.",
  "field.mask.hides-self":
    "Each word is hidden from itself as well: so the first word sees nothing, and its row is 0.",
  "field.window": "Window, in words",
  "field.hideSelf": "Hide each word from itself",
  "field.hideSelf.about":
    "A vector is most like itself: without this, the diagonal takes nearly all.",
  "field.padding": "Padding: hide the last words",
  "field.padding.about":
    "As where sentences of different length share a batch.",
  "field.dampFrequent": "Damp frequent words",
  "field.dampFrequent.about":
    "The bias b: it takes weight from words like “the”, more the more frequent they are.",
  "field.painting": "Paint on the picture",
  "field.painting.about":
    "Drag over cells to hide them, drag again to show them. By keyboard: arrow keys, then Space.",
  "field.colorMap": "Colours",
  "field.weightScale": "Scale of the colours",
  "field.weightScale.linear": "0…1",
  "field.weightScale.log": "log",
  "field.painted": {
    one: "{n} cell hidden by hand",
    other: "{n} cells hidden by hand",
  },
  "field.painted.clear": "Show all",
  "field.cross": "Sentences",
  "field.cross.off": "One: self",
  "field.cross.on": "Two: cross",
  "field.nHeads": "Number of heads",
  "field.head": "Head",
  "field.outputProjection": "Output projection",
  "field.outputProjection.about":
    "W_O can mix what the heads found; without it their outputs only stand side by side. With similarity heads W_O is the identity, which changes nothing until you type over a number of it.",
  "field.projection": "Numbers",
  "field.projection.identity": "Similarity heads",
  "field.projection.random": "Untrained",
  "field.projection.identity.about":
    "W is the identity: each head compares its own slice of the word vectors as they are. Words of like meaning attract; grammar is not seen.",
  "field.projection.random.about":
    "W holds random numbers, as a model has before training. Whatever pattern you see means nothing, and that is the point.",
  "field.seed": "Seed",
  "field.seed.next": "Draw again",
  "field.param": "Matrix",
  "field.param.wV.unused": "Not used while V = K.",
  "field.param.wV.use": "Use V",
  "field.param.wO.off": "Off. Typing over a number switches it on.",
  "field.edits": {
    one: "{n} number typed over",
    other: "{n} numbers typed over",
  },
  "field.edits.clear": "Undo all",
  "field.edits.refused":
    "not taken: at most {most} numbers can be typed over, each from −{size} to {size}",
  "field.softmaxAxis": "What sums to 1",
  "field.softmaxAxis.rows": "Rows",
  "field.softmaxAxis.columns": "Columns",
  "field.softmaxAxis.all": "All",
  "field.softmaxAxis.rows.about":
    "Each query shares 1 among the keys: what attention means.",
  "field.softmaxAxis.columns.about":
    "The wrong axis, an error that runs without a complaint: each key shares 1 among the queries, and the rows no longer sum to 1.",
  "field.softmaxAxis.all.about":
    "Softmax over the whole matrix: one 1 for all, so each row gets next to nothing.",
  "field.temperature": "Temperature",
  "field.temperature.about":
    "Scores are divided by it before exp. Low: nearly all goes to the largest. High: all become alike.",
  "field.subtractMax": "Subtract the maximum first",
  "field.subtractMax.about":
    "It changes no weight, only keeps exp from overflowing. Without it, scores above 88 give ∞ ÷ ∞, which is not a number: try temperature 0.05.",
  "field.keyIsQuery": "K = Q",
  "field.keyIsQuery.about":
    "Keys are made with W_Q too: then a word cannot ask for something else than it offers, and without a mask the scores are symmetric.",
  "field.range.decimal": "a number from {least} to {most}",
  "field.range": "a whole number from {least} to {most}",
  "field.less": "{field}: less",
  "field.more": "{field}: more",

  "sentence.label": "Sentence",
  "sentence.query": "Sentence that asks (queries)",
  "sentence.other": "Sentence that answers (keys, values)",
  "sentence.examples": "Examples",
  "sentence.examples.choose": "Choose an example…",
  "sentence.hint.changed":
    "You have changed something, so what this example shows may no longer be seen.",
  "sentence.hint.back": "Back to the example",
  "sentence.hint.own":
    "Your own sentence: point at a row of the picture, or choose a word, to see where it looks.",
  "sentence.too-long": "too long: {length} characters (limit {most})",
  "sentence.tokens": { one: "{n} token", other: "{n} tokens" },
  "sentence.composed": "{n} composed",
  "sentence.drawn": "{n} unknown",
  "sentence.chips": "Tokens of the sentence",
  "sentence.chips.more": "and {n} more",
  "token.known": "“{token}” has its own vector",
  "token.known.as": "“{token}” has the vector of “{pieces}”",
  "token.composed": "“{token}” is composed of {pieces}",
  "token.drawn":
    "“{token}” is unknown: a fixed random direction drawn from its bytes",

  "example.river": "Bank of a river",
  "example.river.hint":
    "“bank” takes most from “river”. The vector of “bank” is the same in every sentence; attention mixes the river into it. Then look at the other heads.",
  "example.money": "Bank of money",
  "example.money.hint":
    "The same word in other company: here “bank” takes from “cash” and “loan”.",
  "example.pairs": "Pairs",
  "example.pairs.hint":
    "“king” and “queen”, “man” and “woman” find each other. Read one row, then the row of its partner.",
  "example.capitals": "Capitals",
  "example.capitals.hint":
    "“Paris” looks at “France” and at “Rome”: its country, and what is like it. Where does “Italy” look?",
  "example.kinds": "Fruit and vegetables",
  "example.kinds.hint":
    "Each fruit looks most at another fruit, “carrots” and “onions” at each other. “fruit” and “vegetables”, the names of the groups, find each other too.",
  "example.paraphrase": "Two sentences",
  "example.paraphrase.hint":
    "Cross-attention: “brother” finds “son”, “bought” “purchased”, “car” “vehicle”. “My” has no partner, but its weights sum to 1 all the same.",
  "example.causal": "Only backwards",
  "example.causal.hint":
    "The causal mask hides what comes later: “orchestra” finds “piano”, but “piano” cannot see “orchestra”. Each word is hidden from itself too, so the first sees nothing: its row is 0.",
  "example.order": "Word order",
  "example.order.hint":
    "Who bites whom? Attention cannot tell without positions: each “dog” looks at the other, and gives both “man” the same weight. Press P in the formula.",
  "example.self": "Looking at itself",
  "example.self.hint":
    "Nothing is hidden: a vector is most like itself, so the diagonal takes nearly all. Switch “Hide each word from itself” on.",
  "example.pronoun": "What is “it”?",
  "example.pronoun.hint":
    "“it” should find “animal”, and does not. Likeness of words knows no grammar: for that a model learns W_Q and W_K.",
  "example.unknown": "Unknown words",
  "example.unknown.hint":
    "“kittenish” is composed of “kitten”; “blorfle” and the emoji get random vectors, so what they look at means nothing.",

  "map.title": "Head {head} of {heads}",
  "map.about": "Row: the word that asks. Column: the word that answers.",
  "map.making": "Computing the picture…",
  "map.stop": "Stop",
  "map.stopped": "Stopped: this text has no picture yet.",
  "map.stopped.before":
    "Stopped: this text has no picture yet. What you see and save is of the text before.",
  "map.go-on": "Compute it",
  "map.streaming": "Streaming.",
  "map.streaming.about":
    "{rows} × {cols} weights ({megabytes} MB for one head) are never kept whole: they are computed block after block, as FlashAttention does. From afar you see the largest weight of each {down} × {across} cells; come closer, and single cells are computed for what is on screen.",
  "heads.title": "All heads",
  "links.title": "Links",
  "reading.title": "Reading",
  "reading.none":
    "Point at a row of the picture, or choose a word, to read what it attends to.",
  "arithmetic.title": "How this number comes about",
  "arithmetic.none": "Choose a cell of the picture to see its arithmetic.",
  "matrices.title": "The matrices of this head",
};
