/** Runs the same expressions through real NumPy and through ours. */
import { readFileSync } from "node:fs";
import { createPython } from "../../../../web/practice/python/client.js";
import { run } from "../../../../web/setup/steps.js";
import { writeFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** @typedef {[string, string]} Case set-up and expression */
/** @typedef {string[][]} Answer records: kind and parts */

const driver = readFileSync(new URL("./driver.py", import.meta.url), "utf8");

/**
 * @param {readonly Case[]} cases a set-up of several lines becomes a function,
 *   so that it is compiled as a person's code is
 */
function programOf(cases) {
  const functions = cases.map(([setup, expression], i) =>
    setup.includes("\n")
      ? `def case_${i}():\n${`${setup.trim()}\nreturn ${expression}`.replace(/^/gm, "    ")}\n`
      : "",
  );
  const list = cases.map((one, i) =>
    one[0].includes("\n") ? `case_${i}` : JSON.stringify(one),
  );
  return `import numpy as np\nimport math\n${functions.join("\n")}\ncases = [${list}]\n${driver}`;
}

/**
 * @param {string} text
 * @param {number} n
 * @returns {Answer[]}
 */
function answersOf(text, n) {
  /** @type {Answer[]} */
  const answers = Array.from({ length: n }, () => []);
  for (const record of text.split("\x1e\n").slice(0, -1)) {
    const [index, ...parts] = record.split("\x1f");
    answers[Number(index)].push(parts);
  }
  return answers;
}

/**
 * @param {readonly Case[]} cases
 * @returns {Promise<Answer[]>}
 */
export async function withNumpy(cases) {
  const folder = mkdtempSync(join(tmpdir(), "numpy-"));
  try {
    const file = join(folder, "cases.py");
    writeFileSync(file, programOf(cases));
    const python = "/usr/bin/python3"; // the one that Debian's package serves
    const { code, output } = await run([python, "-W", "ignore", file]);
    if (code !== 0) throw new Error(output);
    return answersOf(output, cases.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const AT_ONCE = 50; // what one run may print is limited

/**
 * @param {readonly Case[]} cases
 * @returns {Promise<Answer[]>}
 */
export async function withOurs(cases) {
  const python = createPython();
  const timeLimit = 60_000; // ms
  try {
    const answers = [];
    for (let first = 0; first < cases.length; first += AT_ONCE) {
      const part = cases.slice(first, first + AT_ONCE);
      const done = await python.run(programOf(part), { timeLimit });
      if (done.error || done.isCut)
        throw new Error(JSON.stringify(done.error ?? "cut"));
      answers.push(...answersOf(done.stdout, part.length));
    }
    return answers;
  } finally {
    python.dispose();
  }
}

/**
 * Whether two answers are the same: numbers up to the rounding of exp, log and
 * sums, which depends on the processor.
 *
 * @param {Answer} a
 * @param {Answer} b
 */
export function isSame(a, b) {
  if (a.length !== b.length) return false;
  return a.every((parts, i) => {
    const other = b[i];
    if (parts.length !== other.length) return false;
    return parts.every((part, j) =>
      parts[0] === "value" && j === 3
        ? numbersAgree(part, other[j])
        : part === other[j],
    );
  });
}

/**
 * @param {string} a
 * @param {string} b
 */
function numbersAgree(a, b) {
  const [x, y] = [a.split(" "), b.split(" ")];
  const slack = 16 * Number.EPSILON;
  return (
    x.length === y.length &&
    x.every((text, i) => {
      if (text === y[i]) return true;
      const [p, q] = [Number(text), Number(y[i])];
      return Math.abs(p - q) <= slack * (1 + Math.abs(q));
    })
  );
}
