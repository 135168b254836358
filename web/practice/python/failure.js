/** Python's errors in the words and with the line that a person expects. */

/** @typedef {{ type: string, message: string, line: number | null }} Failure */

const FILE = "<your code>";

/** @type {Record<string, string>} */
const OPERATORS = {
  ...{ __add__: "+", __sub__: "-", __mul__: "*", __truediv__: "/" },
  ...{ __matmul__: "@", __pow__: "**", __mod__: "%", __floordiv__: "//" },
  ...{ __and__: "&", __or__: "|", __xor__: "^" },
  ...{ __lt__: "<", __le__: "<=", __gt__: ">", __ge__: ">=" },
};

/** Where MicroPython says it in other words than Python. @type {[RegExp, string | ((...m: string[]) => string)][]} */
const WORDS = [
  [/^name '(.+)' isn't defined$/, "name '$1' is not defined"],
  [
    /^module 'numpy(\.\w+)?' has no attribute '(.+)'$/,
    "module 'numpy$1' has no attribute '$2': this page has the part of NumPy that attention needs",
  ],
  [
    /^'(float|int|bool)' object has no attribute '(.+)'$/,
    "'$1' object has no attribute '$2': a single number of an array is Python's own here",
  ],
  [/^\[Errno 2\] ENOENT$/, "there are no files here"],
  [/ but 1 were given$/, " but 1 was given"],
  [/^divide by zero$/, "division by zero"],
  [/^pystack exhausted$/, "maximum recursion depth exceeded"],
  [/^no module named '(.+)'$/, "No module named '$1': numpy and math are here"],
  [/^object not callable$/, "object is not callable"],
  [/^'(.+)' object isn't (\w+)$/, "'$1' object is not $2"],
  [
    /^unsupported types for (__\w+__): '(.+)', '(.+)'$/,
    (_, operator, a, b) =>
      OPERATORS[operator]?.match(/[<>]/) && b === "ndarray"
        ? `write the array on the left of ${OPERATORS[operator]}: this Python cannot compare '${a}' with an array to its right`
        : `unsupported operand type(s) for ${OPERATORS[operator] ?? operator}: '${a}' and '${b}'`,
  ],
  [
    /^unsupported type for (__\w+__): '(.+)'$/,
    "unsupported operand for $1: '$2'",
  ],
];

/**
 * @param {string} text type, message and traceback, as runner.py writes them
 * @returns {Failure}
 */
export function failureOf(text) {
  const [type, message, trace = ""] = text.split("\x1f");
  const lines = [...trace.matchAll(/File "([^"]*)", line (\d+)/g)].filter(
    ([, file]) => file === FILE,
  );
  const line = lines.length > 0 ? Number(lines[lines.length - 1][2]) : null;
  const words = reworded(message);
  const isDeep = words === "maximum recursion depth exceeded";
  return { type: isDeep ? "RecursionError" : type, message: words, line };
}

/** @param {string} message */
function reworded(message) {
  for (const [pattern, words] of WORDS)
    if (pattern.test(message))
      return message.replace(pattern, /** @type {any} */ (words));
  return message;
}
