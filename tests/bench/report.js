// The bench's result as a table in Markdown.

/** @typedef {import("./run.js").Result} Result */
/** @typedef {Result["tables"][number]["rows"][number]} Row */

/** The build whose own register peak a row is a share of, if it is ours. @param {string} name */
const buildOf = (name) => /^(relaxed|simd)/.exec(name)?.[0];

/** The fastest onnxruntime-web of the table: what `ratio` compares with. @param {Row[]} rows */
function fastestPeer(rows) {
  const peers = rows.filter(({ name }) => name.startsWith("onnxruntime"));
  return peers.length === 0 ? null : Math.min(...peers.map(({ min }) => min));
}

/** @param {Row} row @param {Row[]} rows @param {Record<string, number>} peak */
function line({ name, min, median, gflops }, rows, peak) {
  const build = buildOf(name);
  const peer = fastestPeer(rows);
  const share = build ? `${Math.round((100 * gflops) / peak[build])} %` : "";
  const ratio = build && peer ? `${(peer / min).toFixed(2)} x` : "";
  const cells = [name, min.toFixed(3), median.toFixed(3), gflops.toFixed(1)];
  return `| ${[...cells, share, ratio].join(" | ")} |`;
}

/** @param {Result} result */
export function report({ date, machine, browser, peers, peak, tables }) {
  const versions = Object.entries(peers).map(([name, v]) => `${name} ${v}`);
  const peaks = Object.entries(peak).map(
    ([build, gflops]) => `${build} ${gflops.toFixed(1)}`,
  );
  return [
    `${date}, ${machine}, ${browser}; ${versions.join(", ")}.`,
    `Register peak in GFLOP/s: ${peaks.join(", ")}.`,
    ...tables.flatMap(({ title, rows }) => [
      "",
      `| ${title} | min ms | median ms | GFLOP/s | of peak | onnxruntime-web ÷ ours |`,
      "| --- | ---: | ---: | ---: | ---: | ---: |",
      ...rows.map((row) => line(row, rows, peak)),
    ]),
  ].join("\n");
}
