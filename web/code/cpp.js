/** The computation in C++20, without any library. */
import { rowsOf, shortest } from "./script.js";

/** @param {number} value */
function number(value) {
  if (Number.isNaN(value)) return "NAN";
  if (!Number.isFinite(value)) return value < 0 ? "-INFINITY" : "INFINITY";
  return shortest(value);
}

/**
 * What softmax does along its axis: the largest or the sum of a row, a column or
 * all, and how a cell finds it.
 *
 * @type {Record<import("./computation.js").Axis, { of: (name: string, what: string) => string,
 *   at: (name: string) => string }>}
 */
const AXES = {
  rows: {
    of: (name, what) => `of_each(${name}, ${what})`,
    at: (name) => `${name}[i]`,
  },
  columns: {
    of: (name, what) => `of_each(transpose(${name}), ${what})`,
    at: (name) => `${name}[j]`,
  },
  all: {
    of: (name, what) => `${what}(of_each(${name}, ${what}))`,
    at: (name) => name,
  },
};

/**
 * An assignment to each cell.
 *
 * @param {string} name
 * @param {string} value of x, i and j
 */
const set = (name, value) =>
  `each(${name}, [&](float& x, int i, int j) { x = ${value}; });`;

/** What the steps are written with. */
const HELPERS = `#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

using Row = std::vector<float>;
using Matrix = std::vector<Row>;

template <typename F>
void each(Matrix& m, F f) {
  for (int i = 0; i < std::ssize(m); ++i)
    for (int j = 0; j < std::ssize(m[i]); ++j) f(m[i][j], i, j);
}

Matrix transpose(const Matrix& m) {
  Matrix t(m[0].size(), Row(m.size()));
  each(t, [&](float& x, int i, int j) { x = m[j][i]; });
  return t;
}

Matrix matmul(const Matrix& a, const Matrix& b) {
  Matrix c(a.size(), Row(b[0].size()));
  each(c, [&](float& x, int i, int j) {
    for (int k = 0; k < std::ssize(b); ++k) x += a[i][k] * b[k][j];
  });
  return c;
}

Matrix identity(int n) {
  Matrix m(n, Row(n));
  for (int i = 0; i < n; ++i) m[i][i] = 1;
  return m;
}

Matrix columns(const Matrix& m, int from, int to) {
  Matrix part;
  for (const Row& row : m) part.push_back(Row(row.begin() + from, row.begin() + to));
  return part;
}

float largest(const Row& row) { return *std::max_element(row.begin(), row.end()); }

float sum(const Row& row) {
  float total = 0;
  for (float x : row) total += x;
  return total;
}

Row of_each(const Matrix& m, float (*f)(const Row&)) {
  Row values;
  for (const Row& row : m) values.push_back(f(row));
  return values;
}

void check(const char* name, const Matrix& ours, const Matrix& expected, double tolerance) {
  for (int i = 0; i < std::ssize(expected); ++i)
    for (int j = 0; j < std::ssize(expected[i]); ++j) {
      const float x = ours[i][j], y = expected[i][j];
      if (x == y || (std::isnan(x) && std::isnan(y)) || std::abs(x - y) <= tolerance) continue;
      std::printf("%s: not the same\\n", name);
      std::exit(1);
    }
  std::printf("%s: the same, within %g\\n", name, tolerance);
}`;

/** @type {import("./script.js").Language} */
export const cpp = {
  name: "C++",
  file: "attention.cc",
  comment: "//",
  begin: (about) => `${about.join("\n")}
// Needs: a compiler for C++20, as in: g++ -std=c++20 -O1 attention.cc -o attention && ./attention
${HELPERS}

int main() {`,
  end: "}",
  indent: "  ",
  sizes: ({ nHeads, dModel, dK }) => [
    `[[maybe_unused]] const int n_heads = ${nHeads}, d_model = ${dModel}, d_k = ${dK};`,
  ],
  matrix: (name, tensor) =>
    `Matrix ${name} = {\n${rowsOf(tensor, number)
      .map((row) => `    {${row.join(", ")}},\n`)
      .join("")}};`,
  vector: (name, list) =>
    `const Row ${name} = {${Array.from(list, number).join(", ")}};`,
  cells: (name, cells) =>
    `const std::vector<std::pair<int, int>> ${name} = {${cells
      .map(({ row, col }) => `{${row}, ${col}}`)
      .join(", ")}};`,
  brief: (name, shape) => `Matrix ${name} = …;  // ${shape}`,
  steps: {
    input: () => [],
    positions: ({ name }) => [
      `each(${name}, [&](float& x, int i, int j) {`,
      "  const double angle = i / std::pow(10000.0, (j - j % 2) / double(d_model));",
      "  x += float(j % 2 == 0 ? std::sin(angle) : std::cos(angle));",
      "});",
    ],
    param: ({ name, isIdentity, edits }) =>
      isIdentity
        ? [
            `Matrix ${name} = identity(d_model);`,
            ...edits.map(
              ({ row, col, value }) =>
                `${name}[${row}][${col}] = ${number(value)};`,
            ),
          ]
        : [],
    project: ({ name, from, by }) => [
      `const Matrix ${name} = matmul(${from}, ${by});`,
    ],
    keyIsQuery: () => ["const Matrix& K = Q;"],
    valueIsKey: () => ["const Matrix& V = K;"],
    bias: () => [],
    mask: () => ["Matrix mask(Q.size(), Row(K.size(), 1));  // 1: may attend"],
    causal: () => [set("mask", "x && j <= i")],
    window: ({ window }) => [set("mask", `x && j <= i && i - j < ${window}`)],
    hideSelf: () => [set("mask", "x && i != j")],
    padding: ({ count }) => [set("mask", `x && j < std::ssize(K) - ${count}`)],
    painted: () => [
      "for (const auto& [row, col] : hidden) mask[row][col] = 0;",
    ],
    eachHead: () => [
      "Matrix output(Q.size());",
      "std::vector<Matrix> all_weights;",
      "for (int h = 0; h < n_heads; ++h) {",
      "  const int from = h * d_k, to = from + d_k;",
    ],
    scores: () => [
      "  Matrix scores = matmul(columns(Q, from, to), transpose(columns(K, from, to)));",
    ],
    scale: () => [`  ${set("scores", "x / std::sqrt(float(d_k))")}`],
    addBias: () => [`  ${set("scores", "x + b[j]")}`],
    hide: () => [`  ${set("scores", "mask[i][j] ? x : -INFINITY")}`],
    temperature: ({ temperature }) => [
      `  ${set("scores", `x / float(${shortest(Math.fround(temperature))})`)}`,
    ],
    softmax: ({ axis, subtractMax }) => {
      const { of, at } = AXES[axis];
      return [
        ...(subtractMax
          ? [
              `  const auto most = ${of("scores", "largest")};`,
              `  ${set("scores", `x - ${at("most")}`)}`,
            ]
          : []),
        "  Matrix weights = scores;",
        `  ${set("weights", "std::exp(x)")}`,
        `  const auto total = ${of("weights", "sum")};`,
        `  ${set("weights", `x / ${at("total")}`)}`,
      ];
    },
    empty: ({ axis }) => [
      `  const auto seen = ${AXES[axis].of("mask", "largest")};`,
      `  ${set("weights", `${AXES[axis].at("seen")} ? x : 0`)}`,
    ],
    headOutput: () => [
      "  const Matrix head = matmul(weights, columns(V, from, to));",
      "  all_weights.push_back(weights);",
    ],
    endHead: () => [],
    concat: () => [
      "  for (int i = 0; i < std::ssize(head); ++i)",
      "    output[i].insert(output[i].end(), head[i].begin(), head[i].end());",
      "}",
    ],
    outputProjection: () => ["output = matmul(output, W_O);"],
    off: () => [`${set("output", "0")}  // the head is off`],
  },
  check: ({ weights, output }, { head }) => [
    "",
    "// Numbers of 32 bits, added in another order, differ by at most this much.",
    `check("weights", all_weights[${head}], expected_weights, ${weights.toExponential(1)});`,
    `check("output", output, expected_output, ${output.toExponential(1)});`,
  ],
};
