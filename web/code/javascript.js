/** The computation in JavaScript, without any library. */
import { rowsOf, shortest } from "./script.js";

/** @param {number} value */
const number = (value) =>
  Number.isFinite(value) ? shortest(value) : String(value);

/**
 * What softmax does along its axis: the largest or the sum of a row, a column or
 * all, and how a cell finds it.
 *
 * @type {Record<import("./computation.js").Axis, { of: (name: string, what: string) => string,
 *   at: (name: string) => string, cell: string }>}
 */
const AXES = {
  rows: {
    of: (name, what) => `${name}.map(${what})`,
    at: (name) => `${name}[i]`,
    cell: "i",
  },
  columns: {
    of: (name, what) => `transpose(${name}).map(${what})`,
    at: (name) => `${name}[j]`,
    cell: "i, j",
  },
  all: {
    of: (name, what) => `${what}(${name}.map(${what}))`,
    at: (name) => name,
    cell: "",
  },
};

/** @param {string} cell @param {string} value @param {string} result */
const each = (cell, value, result) =>
  `(${[value, cell].filter(Boolean).join(", ")}) => ${result}`;

/** What the steps are written with. */
const HELPERS = `// A matrix is a list of rows of 32-bit numbers.
const matrix = (rows) => rows.map((row) => Float32Array.from(row));
const map = (m, f) => m.map((row, i) => row.map((x, j) => f(x, i, j)));
const transpose = (m) =>
  Array.from(m[0], (_, j) => Float32Array.from(m, (row) => row[j]));
const columns = (m, from, to) => m.map((row) => row.slice(from, to));
const dot = (a, b) => a.reduce((total, x, i) => total + x * b[i], 0);
const matmul = (a, b) => {
  const bColumns = transpose(b);
  return a.map((row) => Float32Array.from(bColumns, (column) => dot(row, column)));
};
const identity = (n) =>
  Array.from({ length: n }, (_, i) => new Float32Array(n).fill(1, i, i + 1));
const largest = (row) => row.reduce((a, b) => Math.max(a, b), -Infinity);
const sum = (row) => row.reduce((a, b) => Math.fround(a + b), 0);`;

/** @type {import("./script.js").Language} */
export const javascript = {
  name: "JavaScript",
  file: "attention.mjs",
  comment: "//",
  begin: (about) => `${about.join("\n")}
// Needs: Node.js or a browser.

${HELPERS}
`,
  sizes: ({ nHeads, dModel, dK }) => [
    `const [nHeads, dModel, dK] = [${nHeads}, ${dModel}, ${dK}];`,
  ],
  matrix: (name, tensor) =>
    `const ${name} = matrix([\n${rowsOf(tensor, number)
      .map((row) => `  [${row.join(", ")}],\n`)
      .join("")}]);`,
  vector: (name, list) =>
    `const ${name} = Float32Array.of(${Array.from(list, number).join(", ")});`,
  cells: (name, cells) =>
    `const ${name} = [${cells.map(({ row, col }) => `[${row}, ${col}]`).join(", ")}];`,
  brief: (name, shape) => `const ${name} = …; // ${shape}`,
  steps: {
    input: () => [],
    positions: ({ name }) => [
      `${name}.forEach((row, i) => {`,
      "  for (let j = 0; j < dModel; j += 2) {",
      "    const angle = i / 10000 ** (j / dModel);",
      "    row[j] += Math.sin(angle);",
      "    row[j + 1] += Math.cos(angle);",
      "  }",
      "});",
    ],
    param: ({ name, isIdentity, edits }) =>
      isIdentity
        ? [
            `const ${name} = identity(dModel);`,
            ...edits.map(
              ({ row, col, value }) =>
                `${name}[${row}][${col}] = ${number(value)};`,
            ),
          ]
        : [],
    project: ({ name, from, by }) => [
      `const ${name} = matmul(${from}, ${by});`,
    ],
    keyIsQuery: () => ["const K = Q;"],
    valueIsKey: () => ["const V = K;"],
    bias: () => [],
    mask: () => [
      "let mask = Q.map(() => K.map(() => true)); // true: may attend",
    ],
    causal: () => ["mask = map(mask, (keep, i, j) => keep && j <= i);"],
    window: ({ window }) => [
      `mask = map(mask, (keep, i, j) => keep && j <= i && i - j < ${window});`,
    ],
    hideSelf: () => ["mask = map(mask, (keep, i, j) => keep && i !== j);"],
    padding: ({ count }) => [
      `mask = map(mask, (keep, i, j) => keep && j < K.length - ${count});`,
    ],
    painted: () => ["for (const [row, col] of hidden) mask[row][col] = false;"],
    eachHead: () => [
      "const [outputs, allWeights] = [[], []];",
      "for (let h = 0; h < nHeads; h++) {",
      "  const [q, k, v] = [Q, K, V].map((m) => columns(m, h * dK, (h + 1) * dK));",
    ],
    scores: () => ["  let scores = matmul(q, transpose(k));"],
    scale: () => ["  scores = map(scores, (s) => s / Math.sqrt(dK));"],
    addBias: () => ["  scores = map(scores, (s, i, j) => s + b[j]);"],
    hide: () => [
      "  scores = map(scores, (s, i, j) => (mask[i][j] ? s : -Infinity));",
    ],
    temperature: ({ temperature }) => [
      `  scores = map(scores, (s) => s / ${shortest(Math.fround(temperature))});`,
    ],
    softmax: ({ axis, subtractMax }) => {
      const { of, at, cell } = AXES[axis];
      return [
        ...(subtractMax
          ? [
              `  const most = ${of("scores", "largest")};`,
              `  scores = map(scores, ${each(cell, "s", `s - ${at("most")}`)});`,
            ]
          : []),
        "  let weights = map(scores, Math.exp);",
        `  const total = ${of("weights", "sum")};`,
        `  weights = map(weights, ${each(cell, "w", `w / ${at("total")}`)});`,
      ];
    },
    empty: ({ axis }) => {
      const { of, at, cell } = AXES[axis];
      return [
        `  const seen = ${of("mask", "largest")};`,
        `  weights = map(weights, ${each(cell, "w", `(${at("seen")} ? w : 0)`)});`,
      ];
    },
    headOutput: () => [
      "  allWeights.push(weights);",
      "  outputs.push(matmul(weights, v));",
    ],
    endHead: () => ["}"],
    concat: () => [
      "let output = Q.map((_, i) =>",
      "  Float32Array.from(outputs.flatMap((head) => [...head[i]])),",
      ");",
    ],
    outputProjection: () => ["output = matmul(output, W_O);"],
    off: () => ["output = map(output, () => 0); // the head is off"],
  },
  check: ({ weights, output }, { head }) => [
    "",
    "// Numbers of 32 bits, added in another order, differ by at most this much.",
    "const isSame = (x, y, tolerance) =>",
    "  Object.is(x, y) || Math.abs(x - y) <= tolerance;",
    "for (const [name, ours, expected, tolerance] of [",
    `  ["weights", allWeights[${head}], expected_weights, ${weights.toExponential(1)}],`,
    `  ["output", output, expected_output, ${output.toExponential(1)}],`,
    "]) {",
    "  if (!expected.every((row, i) => row.every((y, j) => isSame(ours[i][j], y, tolerance))))",
    "    throw new Error(`${name}: not the same`);",
    "  console.log(`${name}: the same, within ${tolerance}`);",
    "}",
  ],
};
