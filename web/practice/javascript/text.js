/** Values as text on their way into the interpreter and out of it. */

/**
 * An expression that makes the value: matrices are lists of rows there.
 *
 * @param {unknown} value
 * @returns {string}
 */
export function expressionOf(value) {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object" || value === null) return String(value);
  const { data, shape, dtype } = /** @type {any} */ (value);
  const show = dtype === "bool" ? Boolean : Number;
  const texts = Array.from(data, (x) => String(show(x)));
  return rowsOf(texts, shape);
}

/**
 * @param {string[]} texts
 * @param {readonly number[]} shape
 * @returns {string}
 */
function rowsOf(texts, [n, ...rest]) {
  if (n === undefined) return texts[0];
  const width = n > 0 ? texts.length / n : 0;
  const rows = Array.from({ length: n }, (_, i) =>
    rowsOf(texts.slice(i * width, (i + 1) * width), rest),
  );
  return `[${rows.join(",")}]`;
}

/**
 * What the interpreter starts with, in its own language: `console`, and a
 * function that calls one of the person's functions and gives as text what came
 * of it, and which arguments it changed. JSON has no NaN, so such numbers are wrapped.
 */
export const prelude = `
(() => {
  const print = globalThis.__print;
  delete globalThis.__print;
  const show = (x) => {
    if (typeof x === "string") return x;
    if (Array.isArray(x)) return "[" + x.map(show).join(", ") + "]";
    if (typeof x === "object" && x !== null) return JSON.stringify(x);
    return String(x);
  };
  const log = (...args) => print(args.map(show).join(" ") + "\\n");
  globalThis.console = { log, info: log, warn: log, error: log, table: log };
  globalThis.print = log;
  const plain = (x) => {
    if (ArrayBuffer.isView(x)) return Array.from(x, plain);
    if (Array.isArray(x)) return x.map(plain);
    if (typeof x === "number" && !Number.isFinite(x)) return { number: String(x) };
    if (typeof x === "object" && x !== null) return { other: "object" };
    return x === undefined || typeof x === "function" ? null : x;
  };
  return (f, args) => {
    const before = args.map((x) => JSON.stringify(x));
    const value = plain(f(...args));
    const changed = before.flatMap((x, i) => (JSON.stringify(args[i]) === x ? [] : [i]));
    return JSON.stringify({ value, changed });
  };
})()
`;

/** @param {string} text @returns {unknown} */
export function valueOf(text) {
  return JSON.parse(text, (_, value) =>
    typeof value?.number === "string" ? Number(value.number) : value,
  );
}
