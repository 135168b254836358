/**
 * English: the glossary. "term.<id>" is the word as it stands in a list,
 * "term.<id>.about" its explanation.
 *
 * @type {import("./index.js").Texts}
 */
export const terms = {
  "terms.title": "Words used here",
  "terms.about": "What does “{term}” mean?",
  "term.attention": "attention",
  "term.attention.about":
    "Each word takes something from the others: a mean of their values, weighted by how well their keys fit its query.",
  "term.token": "token",
  "term.token.about":
    "A piece of text that has a vector of its own: a word, a part of a word, or a mark.",
  "term.vector": "vector",
  "term.vector.about":
    "A list of numbers that stands for a token. Words of like meaning have vectors that point the same way. Also called an embedding.",
  "term.position": "position",
  "term.position.about":
    "Where a token stands. Attention alone does not see it, so numbers that depend on the position are added to the vectors.",
  "term.projection": "projection",
  "term.projection.about":
    "A matrix of learned numbers, W, that makes queries, keys or values of the vectors.",
  "term.query": "query",
  "term.query.about":
    "The vector with which a token asks: what am I looking for?",
  "term.key": "key",
  "term.key.about":
    "The vector with which a token answers: what can be found here?",
  "term.value": "value",
  "term.value.about":
    "The vector that a token hands over to those who attend to it.",
  "term.head": "head",
  "term.head.about":
    "One attention of several side by side. Each has its own queries, keys and values, so each can look for something else.",
  "term.score": "score",
  "term.score.about":
    "Query times key, term by term and added up (the dot product): how well the two fit. Scores before softmax are also called logits.",
  "term.scale": "÷ √d_k",
  "term.scale.about":
    "The more numbers a query has, the larger its scores become. Divided by the root of that number, d_k, they stay in the range where softmax can still choose.",
  "term.mask": "mask",
  "term.mask.about":
    "What hides keys from queries: a masked score counts as −∞, so its weight is 0.",
  "term.causal": "causal",
  "term.causal.about":
    "A mask that hides all later tokens, so that a model cannot peek at what it shall predict.",
  "term.padding": "padding",
  "term.padding.about":
    "Filling at the end of short sentences, so that several have one length. A mask hides it.",
  "term.softmax": "softmax",
  "term.softmax.about":
    "Turns scores into weights: exp of each, divided by the sum of all. None is negative, they sum to 1, and the largest score gets the largest weight.",
  "term.temperature": "temperature",
  "term.temperature.about":
    "Scores are divided by it before softmax. Near 0 the largest takes all; high, all become alike.",
  "term.weight": "weight",
  "term.weight.about":
    "How much of its attention a query gives to a key, from 0 to 1.",
  "term.entropy": "entropy",
  "term.entropy.about":
    "How widely a row of weights is spread, in bits: 0 for one word alone, log₂ n for n words alike.",
  "term.output": "output",
  "term.output.about":
    "What a query gets in the end: each value times its weight, added up.",
  "term.self": "self-attention",
  "term.self.about": "Queries, keys and values come from the same sentence.",
  "term.cross": "cross-attention",
  "term.cross.about":
    "Queries come from one sentence, keys and values from another, as when a translation looks at its original.",
  "term.layer": "layer",
  "term.layer.about":
    "A step of a model: attention, and after it a small network for each token. The output of one layer is the input of the next.",
  "term.encoder": "encoder",
  "term.encoder.about":
    "The part of a translator that reads the original, in both directions.",
  "term.decoder": "decoder",
  "term.decoder.about":
    "The part of a model that writes, one token after the other, looking only back.",
  "term.logits": "logits",
  "term.logits.about":
    "The numbers, one for each token of the vocabulary, from which softmax makes the probabilities of the next token.",
};
