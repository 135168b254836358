// Every named mistake, written in Python and in JavaScript as a person would, is
// told by its own name and no other. tests/tools/mistakes.js does the same on as
// many seeds as one likes.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { createEngine } from "../../../web/engine/index.js";
import { exercises } from "../../../web/practice/exercises/index.js";
import { findConfusions, languages, mistakesIn } from "./confusions.js";

const SEEDS = [0, 1, 2, 3];

const engine = await createEngine();

for (const [language, { create }] of Object.entries(languages)) {
  const runner = create();
  after(() => runner.dispose());
  for (const { name, task } of exercises) {
    const n = mistakesIn(task, language).length;
    test(`${name}, ${language}: ${n} mistakes on ${SEEDS.length} seeds`, async () => {
      const { graded, confusions } = await findConfusions({
        ...{ language, runner, engine, task },
        seeds: SEEDS,
      });
      assert.equal(graded, (n + 1) * SEEDS.length);
      assert.deepEqual(confusions, []);
    });
  }
}
