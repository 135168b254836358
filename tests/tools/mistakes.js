// node tests/tools/mistakes.js [SEEDS [NAME...]]: runs every named mistake, written in Python and in
// JavaScript, on so many seeds (300) and tells which of them get another name; with names only
// those languages and exercises ("python", "rope"). The exit code is 0 if none is confused.
import { createEngine } from "../../web/engine/index.js";
import { exercises } from "../../web/practice/exercises/index.js";
import { findConfusions, languages } from "../web/practice/confusions.js";

const [, , wanted = "300", ...only] = process.argv;
const SEEDS = Number(wanted);
if (!Number.isSafeInteger(SEEDS) || SEEDS < 1)
  throw new RangeError(`invalid number of seeds: ${wanted}`);

const names = exercises.map(({ name }) => name);

/**
 * Whether a name is asked for, or none of its kind is.
 *
 * @param {string} name
 * @param {string[]} kind
 */
const isWanted = (name, kind) =>
  only.includes(name) || !kind.some((one) => only.includes(one));

/** Seeds of one run: an interpreter holds all its arguments and answers. */
const AT_ONCE = 10;

const engine = await createEngine();
const total = { graded: 0, confused: 0 };
for (const [language, { create }] of Object.entries(languages)) {
  if (!isWanted(language, Object.keys(languages))) continue;
  const runner = create();
  for (const { name, task } of exercises) {
    if (!isWanted(name, names)) continue;
    const here = { graded: 0, confused: 0 };
    for (let first = 0; first < SEEDS; first += AT_ONCE) {
      const n = Math.min(AT_ONCE, SEEDS - first);
      const seeds = Array.from({ length: n }, (_, i) => first + i);
      const options = { language, runner, engine, task, seeds };
      const { graded, confusions } = await findConfusions(options);
      here.graded += graded;
      here.confused += confusions.length;
      for (const { way, seed, told, kind } of confusions)
        console.log(
          `  ${way || "right"}, seed ${seed}: ${told.join(" and ") || kind}`,
        );
    }
    console.log(
      `${name}, ${language}: ${here.graded} graded, ${here.confused} confused`,
    );
    total.graded += here.graded;
    total.confused += here.confused;
  }
  runner.dispose();
}
console.log(
  `${SEEDS} seeds: ${total.graded} graded, ${total.confused} confused`,
);
process.exitCode = total.confused === 0 ? 0 : 1;
