/**
 * English: lesson plans for teachers, loaded when they are opened.
 *
 * @type {import("./index.js").Texts}
 */
export const teachers = {
  "teachers.about":
    "Three lesson plans, ready to be held. Each link opens the page as the step needs it; the browser’s way back leads here again. Nothing has to be installed, no account is needed, and nothing that anybody types leaves the device, unless a learning system has opened the page.",
  "teachers.course":
    "Every state of the page stands in its address: set the page up as you like, press “Copy link”, and put it into your own slides. “Export” gives pictures and numbers, and this page prints one plan a sheet.",
  "teachers.aims": "Afterwards they can",
  "teachers.steps": "Steps",
  "teachers.minutes": "{from}–{to} min",
  "teachers.open": "Open on the page",
  "teachers.ask": "Ask:",
  "teachers.expected": "Expected",
  "teachers.exercises": "Exercises",

  "plan.word.title": "20 minutes: how a word finds what it needs",
  "plan.word.for":
    "For anybody from secondary school on. No mathematics but percentages; one screen is enough.",
  "plan.word.aim.1":
    "say in one sentence what attention does: each word takes a share of every other",
  "plan.word.aim.2": "read a row of the picture, and say why it sums to 100 %",
  "plan.word.aim.3":
    "name something that likeness of words alone cannot tell, and that a model has to learn",
  "plan.word.river.title": "A word with two meanings",
  "plan.word.river.do":
    "Have the sentence read aloud, and point at nothing yet. After the question, point at the row “bank” of the picture.",
  "plan.word.river.ask":
    "“Bank” has two meanings. Which word told you which one it is here? And which word does the page look at?",
  "plan.word.river.answer":
    "“River”, and so does the page: 57 % of its row. Nobody told it so. Each word is a list of numbers, and those of the two are alike, because the words stand in similar texts.",
  "plan.word.money.title": "The same word, another sentence",
  "plan.word.money.do":
    "Let them predict first, hands up; then point at the row “bank”.",
  "plan.word.money.ask":
    "What will “bank” look at now? Did the word’s own numbers change?",
  "plan.word.money.answer":
    "“Cash” (38 %) and “loan” (36 %). The word’s own numbers are the same as before; what differs is what it takes from the others.",
  "plan.word.share.title": "Shares of a whole",
  "plan.word.share.do":
    "Read the shares of the row aloud, the largest first. Then show the arithmetic of one cell below: product, sum, softmax.",
  "plan.word.share.ask":
    "What do the shares of a row add up to? Why can there be no row in which every word is important?",
  "plan.word.share.answer":
    "To 1, which is 100 %. Who gives more to one word takes it from the others: softmax shares out a whole.",
  "plan.word.scale.title": "One symbol less",
  "plan.word.scale.do":
    "The link opens the first sentence with the division by √dₖ switched off. Press the symbol in the formula, off and on again, and watch the row “bank”.",
  "plan.word.scale.ask": "What happens to the share of “river”?",
  "plan.word.scale.answer":
    "It grows from 57 % to 71 %: larger scores make a row one-sided. The division keeps scores small.",
  "plan.word.it.title": "What it cannot know",
  "plan.word.it.do": "Let them answer before anybody points at the row “it”.",
  "plan.word.it.ask":
    "Whom does “it” mean? Where does the page look? Why does it get that wrong?",
  "plan.word.it.answer":
    "The animal; but the page looks at “because”. These numbers know which words are alike, not who does what in a sentence. That has to be learned: it is what the trained models on this page did.",
  "plan.word.exercise.1":
    "Write a sentence in which “bank” looks most at a word of water. Then change one word, so that it looks at a word of money.",
  "plan.word.exercise.1.answer":
    "For instance “The bank was full of water.” (60 % from “water”) and “The bank was full of money.” (93 % from “money”). Any pair will do; the row “bank” is the proof, and the link is what they hand in.",
  "plan.word.exercise.2":
    "In the sentence with the loan: which word takes most from “borrowed”? Guess first, then find it in the picture.",
  "plan.word.exercise.2.answer":
    "“Paid”, 23 %. It is the column that has to be read, not the row.",

  "plan.formula.title": "45 minutes: the formula, symbol by symbol",
  "plan.formula.for":
    "For a first course in machine learning: vectors, dot products and exp are known. One device for two people.",
  "plan.formula.aim.1":
    "say of each symbol in softmax(QKᵀ/√dₖ)·V what breaks without it",
  "plan.formula.aim.2": "compute a row of weights by hand",
  "plan.formula.aim.3": "say what a mask is for, and what heads are for",
  "plan.formula.score.title": "Q·Kᵀ: how well two words match",
  "plan.formula.score.do":
    "A cell is chosen. Read its arithmetic from the products on; then find the same number among the matrices.",
  "plan.formula.score.ask":
    "Which score does a word get with itself? Which one do two words get that have nothing in common?",
  "plan.formula.score.answer":
    "With itself the squared length of its vector, a large positive number. With nothing in common about 0: products of both signs cancel.",
  "plan.formula.scale.title": "√dₖ: what keeps softmax soft",
  "plan.formula.scale.do":
    "The division is off. Let each pair note the largest weight of the row “bank”, switch it on, and note it again.",
  "plan.formula.scale.ask":
    "Why the root of dₖ, and not dₖ? What would happen to learning without it?",
  "plan.formula.scale.answer":
    "A sum of dₖ independent products of size 1 has size √dₖ; divided by that, scores have size 1 whatever dₖ is. Without it, rows are nearly 0 and 1, where the gradient of softmax is nearly 0.",
  "plan.formula.softmax.title": "Softmax: over which numbers?",
  "plan.formula.softmax.do":
    "Softmax runs down the columns here, a mistake that many make in code. Look at the sums beside the table of the picture.",
  "plan.formula.softmax.ask":
    "Which sums are 1 now? What is wrong with the output of a row?",
  "plan.formula.softmax.answer":
    "Those of the columns. The rows sum to anything from 0.20 to 2.26: their output is no average of values any more, but too short or too long.",
  "plan.formula.temperature.title": "Temperature: from one word to all",
  "plan.formula.temperature.do":
    "It stands at 0.05. Move it slowly to 20, and watch one row.",
  "plan.formula.temperature.ask":
    "Between which two extremes does a row move? At which of them is the order of the words lost?",
  "plan.formula.temperature.answer":
    "From one word that takes all to equal shares for all. The order is never lost: exp(s/T) grows with s, whatever T. The shares only come closer.",
  "plan.formula.mask.title": "The mask: no looking ahead",
  "plan.formula.mask.do":
    "Look at the triangle; then at its first row. Paint a cell of the triangle by hand, and take it back.",
  "plan.formula.mask.ask":
    "What does the first word attend to? Why must a model have this mask while it learns to predict the next word?",
  "plan.formula.mask.answer":
    "Only to itself, with weight 1. Without the mask each place would see the very word that it is to predict, and would learn to copy.",
  "plan.formula.value.title": "V: what is handed over",
  "plan.formula.value.do":
    "Keys serve as values here. Press V in the formula, and compare weights and output before and after.",
  "plan.formula.value.ask": "Which of the two changes, weights or output? Why?",
  "plan.formula.value.answer":
    "Only the output. Weights are made of Q and K alone; V is what they are shares of.",
  "plan.formula.heads.title": "Heads: several opinions",
  "plan.formula.heads.do":
    "Twelve heads on one sentence. Let each pair find the two heads that differ most, and say how it judges that.",
  "plan.formula.heads.ask":
    "Why do heads see different things? What does each of them pay?",
  "plan.formula.heads.answer":
    "Each has 8 of the 96 dimensions here, so its own idea of what is alike. It pays with dimensions: fewer of them tell less.",
  "plan.formula.exercise.1":
    "The scores of a row, already divided by √dₖ, are 2, 1 and 0. Compute its weights.",
  "plan.formula.exercise.1.answer":
    "exp gives 7.39, 2.72 and 1, together 11.11; so 0.665, 0.245 and 0.090.",
  "plan.formula.exercise.2":
    "You hide one cell, whose weight was w. By which factor do the other weights of its row grow?",
  "plan.formula.exercise.2.answer":
    "All by the same, 1/(1 − w): their exp stays, and the sum is smaller by w of it. Painting a cell shows it.",
  "plan.formula.exercise.3":
    "Queries and keys have independent numbers of size 1. How large is a typical score for dₖ = 96, without and with the division?",
  "plan.formula.exercise.3.answer": "√96 ≈ 9.8 without, 1 with it.",

  "plan.model.title": "90 minutes: from the formula to a model, and to code",
  "plan.model.for":
    "For those who know the formula, from the 45 minutes or elsewhere, and who have written a little Python. One device for each.",
  "plan.model.aim.1": "say why attention needs positions",
  "plan.model.aim.2":
    "examine a head of a trained model: what it looks at, and what happens without it",
  "plan.model.aim.3":
    "tell self-attention from cross-attention in a translator",
  "plan.model.aim.4": "write attention in Python, and estimate its cost",
  "plan.model.order.title": "Attention knows no order",
  "plan.model.order.do":
    "“Man” stands twice in this sentence. Read both weights of it in the row of the first “dog”; “Export” as CSV has all their digits.",
  "plan.model.order.ask":
    "By how much do they differ? What can attention not tell of this sentence, therefore?",
  "plan.model.order.answer":
    "By nothing: the same word has the same vector, wherever it stands. So it cannot tell who bites whom.",
  "plan.model.positions.title": "Positions are added",
  "plan.model.positions.do":
    "The same sentence, with sines and cosines of its place added to each word.",
  "plan.model.positions.ask":
    "Do the two weights differ now? What has it cost?",
  "plan.model.positions.answer":
    "They do. The cost: place and meaning stand in the same numbers, so likeness of meaning is disturbed a little. A model learns to keep them apart.",
  "plan.model.writer.title": "A model that writes",
  "plan.model.writer.do":
    "Each chooses a layer, reads the labels of its heads, and shows the neighbour one that looks at the word before. Then read what the model would write next.",
  "plan.model.writer.ask":
    "What does the model find likeliest next? Find a head whose label says induction: it looks at what followed the same word before. Switch it off. What changes?",
  "plan.model.writer.answer":
    "The list shows it, before and now. Often only a little changes, and some heads can go without a trace: others do the same work. Both are findings, and usual in trained models; the surprise at the text, below the list, tells whether it mattered.",
  "plan.model.translator.title": "A model that translates",
  "plan.model.translator.do":
    "Rows are the French words that it writes, columns the English ones that it reads. Go through the heads of cross-attention.",
  "plan.model.translator.ask":
    "In which heads do words look at their translation? Where do the bright cells leave the diagonal, and why?",
  "plan.model.translator.answer":
    "In those whose labels say so. They leave it where the languages order words differently: “red apple”, “pomme rouge”.",
  "plan.model.code.title": "Write it",
  "plan.model.code.do":
    "The exercise runs in the page; no installation. Who is done goes on with the causal mask. The solution appears after a try.",
  "plan.model.code.ask":
    "Before you run it: which shape has each line’s result?",
  "plan.model.code.answer":
    "Scores and weights (n, n), the output (n, d). The usual mistakes are named by “Check”: softmax over the wrong axis, no division, the key not transposed.",
  "plan.model.cost.title": "What it costs",
  "plan.model.cost.do":
    "The same computation as code in four languages. Count the numbers that the matrix of weights holds.",
  "plan.model.cost.ask":
    "Twice as many words: how many times as many weights? How much memory do they take for 16,384 tokens, 8 heads, 4 bytes each?",
  "plan.model.cost.answer":
    "Four times as many. 8 · 16,384² · 4 bytes = 8 GiB, for one layer. Hence algorithms that never make the whole matrix.",
  "plan.model.close.title": "One sentence each",
  "plan.model.close.do":
    "Go round: each takes one symbol of the formula away and says what breaks. Press it when it is said.",
  "plan.model.close.ask": "Which one would you miss least, and for which task?",
  "plan.model.close.answer":
    "No √dₖ: rows get one-sided. No mask: the future is seen. No V of its own: what is handed over is what it is found by. One head: one opinion. No positions: no order, which a bag of words does not need anyway.",
  "plan.model.exercise.1":
    "A model has a width of 768 and 12 heads. What are dₖ and √dₖ?",
  "plan.model.exercise.1.answer": "768/12 = 64, and 8.",
  "plan.model.exercise.2":
    "Five tokens under a causal mask, each of which may see itself: how many cells of the matrix can be more than 0?",
  "plan.model.exercise.2.answer": "1 + 2 + 3 + 4 + 5 = 15.",
  "plan.model.exercise.3":
    "Write a beginning for the writer in which some head finds an earlier occurrence of the last word, and hand in its link.",
  "plan.model.exercise.3.answer":
    "Any text with a name that returns, say. The link opens sentence, layer and head; the bright cell of the last row is the proof.",
};
