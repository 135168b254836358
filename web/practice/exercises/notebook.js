/**
 * No exercise: a page of its own, with the sentence of the playground.
 *
 * @type {Omit<import("./index.js").Exercise, "task"> & { task: null }}
 */
export const notebook = {
  name: "notebook",
  starter: {
    python: `import numpy as np
np.set_printoptions(precision=2, suppress=True)

names = words.split("\\n")
print(X.shape, names)

# How alike are the words? Cosines of their vectors.
U = X / np.linalg.norm(X, axis=-1, keepdims=True)
cosines = U @ U.T
for i, name in enumerate(names):
    others = np.argsort(-cosines[i])[1:3]
    print(name, "~", [names[j] for j in others])
`,
    javascript: `const names = words.split("\\n");
console.log(names.length, "words of", X[0].length, "numbers");

// How alike are the words? Cosines of their vectors.
const dot = (a, b) => a.reduce((sum, x, c) => sum + x * b[c], 0);
const cosine = (a, b) => dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
names.forEach((name, i) => {
  const others = names
    .map((_, j) => j)
    .filter((j) => j !== i)
    .sort((j, k) => cosine(X[i], X[k]) - cosine(X[i], X[j]));
  console.log(name, "~", others.slice(0, 2).map((j) => names[j]));
});
`,
  },
  solution: { python: "", javascript: "" },
  task: null,
};
