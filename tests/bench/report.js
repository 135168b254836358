// The bench's result in Markdown. Rates are those of the fastest round; the medians stand in the
// JSON beside them.

/** @typedef {import("./run.js").Result} Result */
/** @typedef {Result["tables"][number]} Table */
/** @typedef {Table["rows"][number]} Row */

const builds = ["relaxed", "simd"];

/** @param {string[][]} rows the first are the titles; all but the first column are numbers */
function table([titles, ...rows]) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(" | ")} |`;
  const rule = titles.map((_, i) => (i === 0 ? "---" : "---:"));
  return [titles, rule, ...rows].map(line);
}

/** @param {Row | undefined} row @param {string} [note] */
const rate = (row, note) =>
  row ? row.gflops.toFixed(1) + (note ? ` (${note})` : "") : "";

/** @param {number} ratio */
const times = (ratio) => `${ratio.toFixed(2)} ×`;

/** The fastest row whose name begins so. @param {Row[]} rows @param {string} name */
const fastest = (rows, name) =>
  rows
    .filter((row) => row.name.startsWith(name))
    .toSorted((a, b) => a.min - b.min)
    .at(0);

/** @param {Table} of @param {Record<string, number>} peak */
function kernelCells({ rows }, peak) {
  return builds.map((build) => {
    const names = [`${build}, kernel alone`, build];
    const row = names
      .map((name) => rows.find((each) => each.name === name))
      .find(Boolean);
    const share = row && Math.round((100 * row.gflops) / peak[build]);
    return rate(row, `${share} %`);
  });
}

/** @param {Table} of */
function userCells({ title, rows }) {
  if (title.startsWith("gemm")) return ["", "", "", "", ""]; // no call of the engine
  const peer = fastest(rows, "onnxruntime-web");
  const ours = builds.map((build) => {
    const row = rows.find(({ name }) => name === build);
    return rate(row, row && peer && times(peer.min / row.min));
  });
  const others = ["TensorFlow.js", "plain"].map((name) => fastest(rows, name));
  return [...ours, rate(peer), ...others.map((row) => rate(row))];
}

/** @param {Table} of */
function threadLines({ title, rows }) {
  const [one] = rows;
  return [
    "",
    ...table([
      [title, "ms", "GFLOP/s", "÷ our one thread"],
      ...rows.map((row) => [
        row.name,
        row.min.toFixed(1),
        rate(row),
        times(one.min / row.min),
      ]),
    ]),
  ];
}

/** @param {Result} result */
export function report({ peak, tables, training, ...result }) {
  const { date, machine, load, browser, peers } = result;
  const versions = Object.entries(peers).map((entry) => entry.join(" "));
  const isThreaded = ({ title = "" }) => title.endsWith("threads");
  return [
    `${date}, ${machine}, ${browser}, ${versions.join(", ")}; load average ${load.map((x) => x.toFixed(1)).join(" before, ")} after. The fastest round of each; × is against onnxruntime-web, % of the register peak of the same page and build.`,
    "",
    ...table([
      [
        "GFLOP/s",
        ...builds,
        ...["onnxruntime-web, the faster", "TensorFlow.js", "plain loops"],
        ...builds.map((build) => `${build}, kernel alone`),
      ],
      [
        "register peak",
        ...["", "", "", "", ""],
        ...builds.map((build) => peak[build].toFixed(1)),
      ],
      ...tables
        .filter((of) => !isThreaded(of))
        .map((of) => [of.title, ...userCells(of), ...kernelCells(of, peak)]),
    ]),
    ...tables.filter(isThreaded).flatMap(threadLines),
    "",
    ...table([
      ["training, tokens/s", "best", "median"],
      ...training.map(({ name, best, median }) => [
        name,
        best.toFixed(0),
        median.toFixed(0),
      ]),
    ]),
  ].join("\n");
}
