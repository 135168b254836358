// What no file of the project may hold.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../web/setup/steps.js";
import { projectFiles } from "./files.js";

const maxLines = 400;

/** @type {{ files: RegExp, word: RegExp, why: string }[]} */
const forbidden = [
  {
    files: /^web\/.*\.(js|html)$/,
    word: /Math\.random|crypto\.getRandomValues/,
    why: "every number comes from the core or from the person",
  },
  {
    files: /^web\/(?!setup\/).*\.(js|html|css)$/,
    word: /\b(mock(ed|s)?|dummy|fake|lorem ipsum)\b/i,
    why: "nothing on the page is made up",
  },
  {
    files: /^web\/.*\.(js|html)$/,
    word: /\b(innerHTML|outerHTML|insertAdjacentHTML|unsafeHTML|document\.write)\b/,
    why: "the person's text is shown as text",
  },
  {
    files: /^web\/.*\.(js|html|css)$/,
    word: /(\bsrc=|@import|url\()\s*["']?(https?:)?\/\//,
    why: "nothing is loaded from another origin",
  },
  {
    files: /^(core|wasm|tests\/core)\/.*\.(h|cc)$/,
    word: /\b(std::rand|srand|random_device)\b/,
    why: "all randomness is seeded (core/base/random.h)",
  },
  {
    files: /^(core|wasm)\/|^CMake/,
    word: /^[^#/]*(-ffast-math|-Ofast|-ffp-contract=fast)/,
    why: "with relaxed SIMD, LLVM 21 gets the operands wrong",
  },
  {
    files: /\.test\.js$/,
    word: /\b(test|it|describe)\.only\b|\bwaitForTimeout\b/,
    why: "all tests run, and they wait for conditions, never for time",
  },
];

/** @returns {string[]} problems, "file:line: what" */
export function checkText() {
  return projectFiles().flatMap((file) =>
    checkFile(file, readFileSync(join(root, file), "utf8")),
  );
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export function checkFile(file, text) {
  const lines = text.split("\n");
  const isSource = /\.(h|cc|js|css|html|sh)$/.test(file);
  const tooLong =
    isSource && lines.length - 1 > maxLines
      ? [`${file}: ${lines.length - 1} lines (at most ${maxLines})`]
      : [];
  const rules = forbidden.filter((rule) => rule.files.test(file));
  return tooLong.concat(
    lines.flatMap((line, index) =>
      rules
        .filter((rule) => rule.word.test(line))
        .map((rule) => `${file}:${index + 1}: ${line.trim()}: ${rule.why}`),
    ),
  );
}
