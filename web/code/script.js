/**
 * Writes a computation down in one of the languages: the lines that the page
 * shows, and the whole script that runs by itself.
 *
 * @typedef {import("./computation.js").Computation} Computation
 * @typedef {import("./computation.js").Step} Step
 * @typedef {import("./computation.js").Op} Op
 * @typedef {import("./numbers.js").Numbers} Numbers
 * @typedef {import("../components/types.js").Tensor} Tensor
 *
 * @typedef {object} Line
 * @property {string} text
 * @property {import("../app/symbols.js").SymbolName[]} symbols
 *
 * @typedef {object} Language
 * @property {string} name
 * @property {string} file name of the whole script
 * @property {string} comment what begins a comment
 * @property {(about: string[]) => string} begin with what is imported and what
 *   helps; about: the words above all
 * @property {(c: Computation) => string[]} sizes
 * @property {{ [K in Op]: (step: Extract<Step, { op: K }>, c: Computation) => string[] }} steps
 *   lines of a step; "input", "bias", "painted" and a "param" that is no
 *   identity are preceded by their numbers
 * @property {(name: string, tensor: Tensor) => string} matrix a constant
 * @property {(name: string, list: Float32Array) => string} vector
 * @property {(name: string, cells: { row: number, col: number }[]) => string} cells
 * @property {(name: string, shape: string) => string} brief instead of numbers
 * @property {(tolerance: Numbers["tolerance"], c: Computation) => string[]} check
 * @property {string} [end]
 * @property {string} [indent] of all between begin and end
 */

/**
 * @param {Computation} computation
 * @param {Language} language
 * @returns {Line[]} without the numbers themselves
 */
export function linesOf(computation, language) {
  const { brief } = language;
  const { nQ, nKv, dModel } = computation;
  const [ofQueries, ofKeys] = [nQ, nKv].map((n) => [n, dModel]);
  const shapes = {
    ...{ X: ofQueries, Q: ofQueries },
    ...{ Y: ofKeys, K: ofKeys, V: ofKeys },
  };
  /** @param {Step} step */
  const numbers = (step) => {
    if (step.op === "input")
      return [brief(step.name, shapes[step.name].join(" × "))];
    if (step.op === "bias") return [brief("b", String(nKv))];
    if (step.op === "param" && !step.isIdentity)
      return [brief(step.name, `${dModel} × ${dModel}`)];
    return step.op === "painted" ? [brief("hidden", "n × 2")] : [];
  };
  return written(computation, language, numbers);
}

/**
 * @param {Computation} computation
 * @param {Language} language
 * @param {Numbers} numbers
 * @returns {string}
 */
export function scriptOf(computation, language, numbers) {
  const { matrix, vector, cells, check, begin, end, indent = "" } = language;
  /** @param {Step} step */
  const constants = (step) => {
    if (step.op === "input") return [matrix(step.name, given(numbers, step))];
    if (step.op === "bias") return [vector("b", numbers.bias)];
    if (step.op === "param" && !step.isIdentity)
      return [matrix(step.name, numbers.params[step.name])];
    return step.op === "painted" ? [cells("hidden", numbers.painted)] : [];
  };
  const body = [
    ...written(computation, language, constants).map(({ text }) => text),
    "",
    `${language.comment} What the page shows.`,
    matrix("expected_weights", numbers.weights),
    matrix("expected_output", numbers.output),
    ...check(numbers.tolerance, computation),
  ];
  const about = [
    "Attention, as Attention Playground computed it: the same steps, the same",
    "numbers, and a check that the result is the same.",
  ];
  return [
    begin(about.map((line) => `${language.comment} ${line}`)),
    ...body.map((line) => (line ? line.replace(/^/gm, indent) : line)),
    ...(end === undefined ? [] : [end]),
    "",
  ].join("\n");
}

/**
 * @param {Numbers} numbers
 * @param {Extract<Step, { op: "input" }>} step
 * @returns {Tensor}
 */
function given(numbers, { name }) {
  const matrix = numbers[name];
  if (!matrix) throw new Error(`no numbers of ${name}`);
  return matrix;
}

/**
 * @param {Computation} computation
 * @param {Language} language
 * @param {(step: Step) => string[]} numbers
 * @returns {Line[]}
 */
function written(computation, language, numbers) {
  return [
    ...language.sizes(computation).map((text) => ({ text, symbols: [] })),
    ...computation.steps.flatMap((step) => {
      const write = /** @type {(step: Step, c: Computation) => string[]} */ (
        language.steps[step.op]
      );
      const texts = [...numbers(step), ...write(step, computation)];
      return texts.map((text) => ({ text, symbols: step.symbols }));
    }),
  ];
}

/**
 * The shortest decimal that gives the same number of 32 bits.
 *
 * @param {number} value finite
 */
export function shortest(value) {
  for (let digits = 6; digits < 9; digits++) {
    const text = String(Number(value.toPrecision(digits)));
    if (Math.fround(Number(text)) === value) return text;
  }
  return String(Number(value.toPrecision(9)));
}

/**
 * A matrix row by row.
 *
 * @param {Tensor} tensor
 * @param {(value: number) => string} write
 * @returns {string[][]}
 */
export function rowsOf({ data, shape: [rows, cols] }, write) {
  return Array.from({ length: rows }, (_, row) =>
    Array.from(data.subarray(row * cols, (row + 1) * cols), write),
  );
}
