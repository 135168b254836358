/**
 * MicroPython knows in-place += and -= of objects only; with x *= y it makes a
 * new object, so that other names for the array would not see the change. Such
 * statements are rewritten, line by line in place: x = __assign__("multiply",
 * x, (y)).
 */

/** @type {Record<string, string>} */
const OPERATIONS = {
  ...{ "*=": "multiply", "/=": "divide", "@=": "matmul", "**=": "power" },
  ...{ "//=": "floor_divide", "%=": "remainder" },
  ...{ "&=": "bitwise_and", "|=": "bitwise_or", "^=": "bitwise_xor" },
};

/** The parts of Python's text that matter here, longest first. */
const TOKENS =
  /(?<comment>#[^\n]*)|(?<string>"""[^]*?(?:(?<!\\)(?:\\\\)*"""|$)|'''[^]*?(?:(?<!\\)(?:\\\\)*'''|$)|"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?)|(?<continued>\\\n)|(?<operator>\*\*=|\/\/=|[*/@%&|^]=)|(?<other>[^])/g;

/**
 * @typedef {{ from: number, operator: number, after: number, end: number, name: string }} Statement
 *   places in the text: of the target, the operator, the value and its end
 */

/**
 * @param {string} code
 * @returns {string} with as many lines
 */
export function rewritten(code) {
  let result = "";
  let done = 0;
  for (const { from, operator, after, end, name } of statements(code)) {
    const target = code.slice(from, operator).trim();
    const value = code.slice(after, end).trim();
    const start = from + code.slice(from).search(/\S/);
    result += code.slice(done, start);
    result += `${target} = __assign__("${name}", ${target}, (${value}))`;
    done = after + code.slice(after, end).trimEnd().length;
  }
  return result + code.slice(done);
}

/**
 * The bracket that is opened last and never closed.
 *
 * @param {string} code
 * @returns {{ bracket: string, line: number } | null}
 */
export function unclosed(code) {
  /** @type {{ bracket: string, at: number }[]} */
  const open = [];
  for (const { 0: text, index: at, groups = {} } of code.matchAll(TOKENS)) {
    if (groups.other === undefined) continue;
    if ("([{".includes(text)) open.push({ bracket: text, at });
    if (!")]}".includes(text)) continue;
    const last = open.pop()?.bracket ?? "";
    if (!["()", "[]", "{}"].includes(last + text)) return null;
  }
  const left = open.pop();
  if (!left) return null;
  const line = code.slice(0, left.at).split("\n").length;
  return { bracket: left.bracket, line };
}

/** @param {string} code */
function statements(code) {
  /** @type {Statement[]} */
  const found = [];
  let depth = 0;
  let from = 0;
  /** @type {Omit<Statement, "end"> | null} */
  let open = null;
  const finish = (/** @type {number} */ end) => {
    if (open) found.push({ ...open, end });
    open = null;
  };
  for (const { 0: text, index: at, groups = {} } of code.matchAll(TOKENS)) {
    if (groups.comment !== undefined) finish(at);
    else if (groups.operator !== undefined && depth === 0 && !open) {
      const name = OPERATIONS[text];
      const isOneLine = !code.slice(from, at).trim().includes("\n");
      if (isOneLine)
        open = { from, operator: at, after: at + text.length, name };
    } else if ("([{".includes(text)) depth++;
    else if (")]}".includes(text)) depth--;
    else if (depth === 0 && (text === "\n" || text === ";" || text === ":")) {
      if (text === ":" && open) continue; // a lambda in the value
      finish(at);
      from = at + 1;
    }
  }
  finish(code.length);
  return found;
}
