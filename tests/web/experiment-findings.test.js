/** The sentence at the end says what the numbers say, whatever they are. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { trainAll } from "../../web/experiments/list/side-by-side.js";
import { experiments } from "../../web/experiments/list/index.js";
import { normalSettings } from "../../web/experiments/settings.js";
import { own } from "../../web/experiments/view/texts.js";
import { addTexts } from "../../web/i18n/index.js";
import { experimentTexts } from "../../web/i18n/experiments.js";

/** @typedef {import("../../web/experiments/experiment.js").Results} Results */
/** @typedef {import("../../web/experiments/experiment.js").Row} Row */

before(() => addTexts(experimentTexts));

/** @param {Record<string, Row[]>} rows by arm @returns {Results} */
const resultsOf = (rows) =>
  Object.fromEntries(
    Object.entries(rows).map(([arm, all]) => [
      arm,
      { rows: all, latest: {}, share: 1, status: "done" },
    ]),
  );

/**
 * @param {string} name
 * @param {Record<string, Row[]>} rows
 * @param {object} [change] of the settings
 */
function findingOf(name, rows, change = {}) {
  const experiment = experiments.find((one) => one.name === name);
  assert.ok(experiment);
  const settings = { ...normalSettings(experiment), ...change };
  const finding = experiment.finding(resultsOf(rows), settings);
  const sentence = own(name, `finding.${finding.text}`, finding.values);
  assert.doesNotMatch(sentence, /\{|undefined|NaN/);
  return { ...finding, sentence };
}

/**
 * Three seeds that learn evenly up to what each ends with.
 *
 * @param {number[]} ends
 * @param {Row} [more]
 */
const trained = (ends, more = {}) =>
  [1, 2].flatMap((step) =>
    ends.map((end, seed) => {
      const accuracy = (end * step) / 2;
      const same = Object.fromEntries(
        ["exact", "writingExact", "swappedExact"].map((y) => [y, accuracy]),
      );
      return { step, seed, accuracy, loss: 1, ...same, ...more };
    }),
  );

test("where nobody has learned, nothing is compared and no guess comes true", () => {
  const none = trained([0.1, 0.12, 0.14], { n: 243, depth: 1 });
  const arms = {
    learning: ["scaled", "unscaled"],
    projections: ["separate", "valueIsKey", "keyIsQuery", "one"],
    heads: ["one", "eight", "averaged", "noOutput"],
    masks: ["masked", "leaking"],
    sources: ["translator"],
    recall: ["recurrent", "dilated", "attention"],
  };
  for (const [name, all] of Object.entries(arms)) {
    const rows = Object.fromEntries(all.map((arm) => [arm, none]));
    const { seen, sentence } = findingOf(name, rows);
    assert.equal(seen, "", name);
    assert.match(sentence, /at most 12 % are right: too little was learned/);
  }
});

test("of fewer projections, those that keep up are not said to stay behind", () => {
  const rows = {
    separate: trained([0.9, 0.9, 0.9]),
    valueIsKey: trained([0.91, 0.91, 0.91]),
    keyIsQuery: trained([0.7, 0.7, 0.7]),
    one: trained([0.6, 0.6, 0.6]),
  };
  const some = findingOf("projections", rows);
  assert.equal(some.seen, "slower");
  assert.match(some.sentence, /keeps up here: V = K; .*: Q = K; Q = K = V,/);
  const all = findingOf("projections", { ...rows, valueIsKey: rows.one });
  assert.match(all.sentence, /each saving costs something here/);
  const level = { ...rows, keyIsQuery: rows.separate, one: rows.separate };
  assert.match(
    findingOf("projections", level).sentence,
    /by no more than 1 percentage points.*hardly a difference/,
  );
  const failed = { ...rows, one: trained([0.1, 0.1, 0.1]) };
  assert.equal(findingOf("projections", failed).seen, "fail");
});

test("one seed alone does not make eight heads better than one", () => {
  const same = { averaged: trained([0.9]), noOutput: trained([0.9]) };
  const off = Object.fromEntries(
    Array.from({ length: 8 }, (_, i) => [`off${i + 1}Accuracy`, 0.1]),
  );
  const heads = (/** @type {number[]} */ one, /** @type {number[]} */ eight) =>
    findingOf("heads", {
      ...{ ...same, one: trained(one), eight: trained(eight, off) },
    }).seen;
  assert.equal(heads([0.6, 0.6, 0.6], [0.8, 0.8, 0.8]), "eight");
  assert.equal(heads([0.8, 0.8, 0.8], [0.6, 0.6, 0.6]), "one");
  assert.equal(heads([0.6, 0.6, 0.9], [0.7, 0.5, 1]), "same");
});

test("a larger gradient is not told as a vanished one", () => {
  const draw = { dK: 512, scoreStd: 1, entropy: 1 };
  const rows = (/** @type {number} */ jacobian) => ({
    unscaled: [
      { ...draw, dK: 1, largest: 0.1, jacobian: 0.2 },
      { ...draw, largest: 0.9, jacobian },
    ],
    scaled: [{ ...draw, largest: 0.1, jacobian: 0.2 }],
  });
  assert.match(findingOf("scale", rows(0.05)).sentence, /hardly any gradient/);
  for (const jacobian of [0.15, 0.3])
    assert.doesNotMatch(
      findingOf("scale", rows(jacobian)).sentence,
      /hardly any gradient/,
    );
});

test("the network with the most influence is the one that came, each of them", () => {
  const all = ["recurrent", "convolution", "dilated", "attention"];
  for (const most of all) {
    const rows = Object.fromEntries(
      all.map((arm) => [
        arm,
        [{ n: 243, steps: 1, influence: arm === most ? 0.2 : 0.1 }],
      ]),
    );
    assert.equal(findingOf("path", rows).seen, most);
  }
});

test("who went on with a lower learning rate is told, each with its own", () => {
  /** @param {number} seed @param {number} most the rate at which it learns */
  const open = (seed, most) => {
    let rate = 8;
    const lab = {
      step: () => /** @type {any} */ ({ diverged: rate > most }),
      goBack: (/** @type {number} */ lower) => void (rate = lower),
      delete: () => {},
    };
    return () => ({ lab, seed });
  };
  const steps = [
    ...trainAll(
      { steps: 1, rate: 8 },
      {
        openers: [open(1, 8), open(2, 4), open(3, 2)],
        measure: (_, step) => ({ step }),
      },
    ),
  ];
  const waits = steps.filter((step) => step.waits);
  assert.deepEqual(
    waits.map(({ latest }) => latest.diverged.seed),
    [2, 3, 3],
  );
  const after = steps[steps.indexOf(waits[2]) + 1].latest;
  assert.equal(after.diverged, undefined);
  assert.deepEqual(steps.at(-1)?.latest.lowered, [
    { seed: 2, rate: 4 },
    { seed: 3, rate: 2 },
  ]);
});

test("times that waver are not told as a growth", () => {
  const experiment = experiments.find(({ name }) => name === "cost");
  assert.ok(experiment);
  const rows = [1024, 2048].map((n) => ({ n, ms: n, times: [n, n + 1] }));
  const at = (/** @type {number} */ standardError) => {
    const latest = { fit: { exponent: 1.5, standardError }, fits: 9 };
    const arm = {
      rows,
      latest,
      share: 1,
      status: /** @type {const} */ ("done"),
    };
    return experiment.finding({ dense: arm, scalar: arm }, {});
  };
  assert.equal(at(0.1).seen, "twice");
  assert.equal(at(0.8).seen, "");
  const { text, values } = at(0.8);
  assert.match(
    own("cost", `finding.${text}`, values),
    /waver .* 1\.50 ± 0\.800/,
  );
});

test("one word has no order of which something could be said", () => {
  const words = (/** @type {string} */ text) =>
    findingOf("position", { order: [] }, { words: text });
  assert.match(words("word").sentence, /One word alone/);
  assert.equal(words(" ").seen, "");
});
