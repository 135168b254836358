import assert from "node:assert/strict";
import { test } from "node:test";
import { labNameOf, MISTAKE_NAMES } from "../../web/app/mistake-names.js";
import { loadModule } from "../../web/engine/load.js";
import { valueOf } from "../../web/engine/memory.js";
import { SOURCES } from "../../web/experiments/mistakes/sources.js";
import { signsOf } from "../../web/experiments/mistakes/signs.js";
import { exercises } from "../../web/practice/exercises/index.js";

const module = await loadModule("simd", "lab");

/** @param {string} name */
function signsOfMistake(name) {
  const experiments = new module.Experiments();
  try {
    const { probe, ...shown } = valueOf(experiments.showMistake(name, 1));
    const probes = /** @type {const} */ ([
      ...["none", "lastToken", "otherSample", "source"],
    ]);
    const found = probes.find(
      (one) =>
        module.MistakeProbe[
          /** @type {keyof typeof module.MistakeProbe} */ (one)
        ] === probe,
    );
    const row = /** @type {any} */ ({ name, ...shown, probe: found });
    return signsOf(row)
      .filter(({ differs }) => differs)
      .map((sign) => sign.name);
  } finally {
    experiments.delete();
  }
}

test("The page knows the mistakes of the core, in its order", () => {
  assert.deepEqual(
    [...MISTAKE_NAMES],
    module.mistakeNames().map(({ name }) => name),
  );
  for (const [name, threads] of Object.entries(SOURCES)) {
    assert.ok(
      MISTAKE_NAMES.some((known) => known === name),
      name,
    );
    for (const thread of threads)
      assert.match(thread, /^[\w.-]+\/[\w.-]+#[0-9]+$/, thread);
  }
});

test("What gives mistakes away", () => {
  assert.deepEqual(signsOfMistake("no-scale"), []);
  assert.deepEqual(signsOfMistake("softmax-over-queries"), ["rows", "columns"]);
  assert.deepEqual(signsOfMistake("no-mask"), ["forbidden", "lastToken"]);
  assert.deepEqual(signsOfMistake("split-without-transpose"), ["lastToken"]);
  assert.deepEqual(signsOfMistake("keys-not-transposed"), ["problem"]);
  assert.deepEqual(signsOfMistake("y-not-used"), ["map", "source"]);
  assert.ok(signsOfMistake("hides-itself").includes("nan"));
});

test("A mistake that an exercise names leads to the lab's own", () => {
  assert.equal(labNameOf("scale by √d_model"), "scale-by-sqrt-d-model");
  assert.equal(labNameOf("masked with +inf"), "masked-with-plus-inf");
  assert.equal(
    labNameOf("hides itself, filled with -1e9"),
    "hides-itself-filled-with-minus-1e9",
  );
  assert.equal(labNameOf("no such thing"), "");
  const named = exercises.flatMap(({ task }) => task.mistakes);
  const led = new Set(named.map(({ name }) => labNameOf(name)));
  led.delete("");
  assert.ok(led.size >= 45, `${led.size}`);
});
