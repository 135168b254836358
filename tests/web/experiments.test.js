/** Every experiment as the page and the worker have it, with few numbers. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import {
  EXPERIMENT_NAMES,
  experimentOf,
  viewOf,
} from "../../web/app/experiment-names.js";
import { choice, count, decimal, text } from "../../web/app/fields.js";
import { chooseBuild, loadModule } from "../../web/engine/load.js";
import { experiments } from "../../web/experiments/list/index.js";
import {
  fieldsOf,
  normalSettings,
  readSettings,
  writeSettings,
} from "../../web/experiments/settings.js";
import {
  bandOf,
  median,
  overSeeds,
  quantile,
} from "../../web/experiments/statistics.js";
import { columnsOf } from "../../web/experiments/view/chart-data.js";
import { linesOf } from "../../web/experiments/view/chart-picture.js";
import { optionsOf } from "../../web/experiments/view/chart-options.js";
import { csvOfFigure } from "../../web/experiments/view/export.js";
import { own, seriesText, shown } from "../../web/experiments/view/texts.js";
import { addTexts } from "../../web/i18n/index.js";
import { experimentTexts } from "../../web/i18n/experiments.js";

/** @typedef {import("../../web/experiments/experiment.js").Experiment} Experiment */
/** @typedef {import("../../web/experiments/experiment.js").Results} Results */
/** @typedef {import("../../web/experiments/experiment.js").Figure} Figure */

before(() => addTexts(experimentTexts));

/**
 * @param {Experiment} experiment
 * @param {import("../../web/experiments/experiment.js").Settings} settings
 */
async function resultsOf(experiment, settings) {
  /** @type {Results} */
  const results = {};
  for (const arm of experiment.arms(settings)) {
    const build = await chooseBuild(experiment.build?.(arm) ?? "auto");
    const module = await loadModule(build, "lab");
    /** @type {Results[string]} */
    const result = { rows: [], latest: null, share: 0, status: "done" };
    for await (const step of experiment.run({ module, settings, arm })) {
      const { share, rows = [], latest } = structuredClone(step);
      assert.ok(share >= result.share && share <= 1, `share ${share}`);
      result.share = share;
      result.rows.push(...rows);
      if (latest !== undefined) result.latest = latest;
    }
    results[arm] = result;
  }
  return results;
}

/**
 * @param {Experiment} experiment
 * @param {import("../../web/experiments/experiment.js").Settings} settings
 * @returns {Results} before anything has come
 */
function nothingOf(experiment, settings) {
  return Object.fromEntries(
    experiment
      .arms(settings)
      .map((arm) => [
        arm,
        { rows: [], latest: null, share: 0, status: "waiting" },
      ]),
  );
}

/** @param {string} name @param {Figure} figure */
function checkFigure(name, figure) {
  assert.ok(own(name, `figure.${figure.name}`, figureValues(figure)));
  if (figure.kind === "map") {
    const { rowNames, colNames, data } = figure;
    assert.equal(data.length, rowNames.length * colNames.length);
  } else assert.ok(csvOfFigure(name, figure).length > 0);
  if (figure.kind === "lines") checkLines(name, figure);
}

/** @param {Figure} figure */
const figureValues = (figure) =>
  figure.kind === "map" ? figure.values : undefined;

/** @param {string} name @param {Extract<Figure, { kind: "lines" }>} figure */
function checkLines(name, figure) {
  for (const axis of ["x", "y"]) own(name, `figure.${figure.name}.${axis}`);
  for (const { name: series, x, values } of figure.series) {
    assert.ok(seriesText(name, series));
    assert.equal(x.length, values.length);
    assert.deepEqual(
      [...x].sort((a, b) => a - b),
      x,
      `x of ${series} rises`,
    );
  }
}

/**
 * What is run and told in a way of its own.
 *
 * @param {Experiment} experiment
 */
function choicesOf({ settings }) {
  for (const name of ["part", "task"]) {
    const { options } = /** @type {any} */ (settings[name] ?? {});
    if (options)
      return options.map((/** @type {string} */ one) => ({ [name]: one }));
  }
  return [{}];
}

/**
 * @param {Experiment} experiment
 * @param {import("../../web/experiments/experiment.js").Settings} chosen
 */
async function checkRun(experiment, chosen) {
  const { name } = experiment;
  const settings = {
    ...normalSettings(experiment),
    ...experiment.small,
    ...chosen,
  };
  const fields = fieldsOf(experiment);
  for (const [key, value] of Object.entries(settings))
    assert.ok(fields[key].accepts(value), `${key}: ${value}`);
  for (const arm of experiment.arms(settings)) own(name, `arm.${arm}`);
  experiment.figures(nothingOf(experiment, settings), settings);

  const results = await resultsOf(experiment, settings);
  const figures = experiment.figures(results, settings);
  assert.ok(figures.length > 0 || experiment.element);
  for (const figure of figures) checkFigure(name, figure);
  const { seen, text: key, values } = experiment.finding(results, settings);
  assert.ok(["", ...experiment.predictions].includes(seen), seen);
  const sentence = own(name, `finding.${key}`, values);
  assert.doesNotMatch(sentence, /\{|undefined/);
  for (const value of Object.values(values))
    assert.ok(!Number.isNaN(value), sentence);
}

test("the list is in the order of the names", () => {
  assert.deepEqual(
    experiments.map(({ name }) => name),
    [...EXPERIMENT_NAMES],
  );
});

for (const experiment of experiments)
  describe(experiment.name, () => {
    const { name } = experiment;

    test("has its texts", () => {
      for (const key of ["title", "question", "about"]) own(name, key);
      for (const guess of experiment.predictions) own(name, `predict.${guess}`);
      for (const setting of Object.keys(experiment.settings))
        if (!experiment.shows?.includes(setting))
          own(name, `setting.${setting}`);
      for (const arm of experiment.arms(normalSettings(experiment)))
        own(name, `arm.${arm}`);
    });

    for (const chosen of choicesOf(experiment))
      test(`runs, shows figures from the first moment, and says what was seen ${JSON.stringify(chosen)}`, () =>
        checkRun(experiment, chosen));
  });

test("settings of a link: what is written is read, what is damaged is named", () => {
  const experiment = {
    settings: {
      size: choice(8, [8, 16]),
      rate: decimal(0.003, 1e-5, 1),
      seeds: count(5, 1, 9),
      words: text("", 40),
    },
  };
  const normal = normalSettings(experiment);
  assert.equal(writeSettings(experiment, normal), "");
  const settings = {
    size: 16,
    rate: 1e-5,
    seeds: 2,
    words: "a~b-%7E",
    seed: 9,
  };
  const code = writeSettings(experiment, settings);
  assert.deepEqual(readSettings(experiment, code), { settings, refused: [] });

  const damaged = readSettings(experiment, "size-9~seeds-2~rate~colour-1");
  assert.deepEqual(damaged.settings, { ...normal, seeds: 2 });
  assert.deepEqual(damaged.refused, ["size", "rate", "colour"]);
});

test("the view of an experiment is named after it", () => {
  assert.equal(experimentOf(viewOf("scale")), "scale");
  assert.equal(experimentOf("practice"), "");
});

test("medians, quantiles and bands", () => {
  assert.equal(median([3, 1, 2]), 2);
  assert.equal(median([4, 1, 2, 3]), 2.5);
  assert.equal(median([NaN, 7]), 7);
  assert.ok(Number.isNaN(median([])));
  assert.equal(quantile([0, 10], 0.25), 2.5);
  assert.deepEqual(bandOf([5, 1, 3]), { low: 1, high: 5 });
  const eleven = Array.from({ length: 11 }, (_, i) => i);
  assert.deepEqual(bandOf(eleven), { low: 1, high: 9 });
});

test("seeds are gathered by x, in its order", () => {
  const rows = [
    { step: 2, loss: 5 },
    { step: 1, loss: 7 },
    { step: 2, loss: 6 },
  ];
  assert.deepEqual(overSeeds(rows, "step", "loss"), {
    x: [1, 2],
    values: [[7], [5, 6]],
  });
});

test("series with different x share one axis; a logarithmic one has no zero", () => {
  const { x, columns } = columnsOf({
    ...{ kind: "lines", name: "", x: { log: 2 }, y: {} },
    series: [
      { name: "a", x: [0, 1, 4], values: [[9], [1, 3], [2]] },
      { name: "b", x: [2], values: [[Infinity, NaN]] },
    ],
  });
  assert.deepEqual(x, [1, 2, 4]);
  assert.deepEqual(columns[0].median, [2, null, 2]);
  assert.deepEqual(columns[0].high, [3, null, 2]);
  assert.deepEqual(columns[1].median, [null, null, null]);
});

test("a table as a file has names, as on the page", () => {
  const csv = csvOfFigure("cost", {
    ...{ kind: "table", name: "fits", columns: ["way", "exponent"] },
    rows: [["arm.dense", 1.98765]],
  });
  assert.equal(csv, "Way,Exponent\r\ndense,1.98765\r\n");
});

test("an axis of powers of ten ends at labels, that of x with its last number", () => {
  const lines =
    /** @type {import("../../web/experiments/experiment.js").Lines} */ ({
      ...{
        kind: "lines",
        name: "",
        x: { log: 10 },
        y: { log: 10 },
        series: [],
      },
    });
  const style = /** @type {any} */ ({ size: 12, family: "x" });
  const look = {
    ...{
      style,
      colors: [],
      axes: ["", "a".repeat(400)],
      width: 100,
      height: 236,
    },
    widthOf: (/** @type {string} */ line) => line.length,
    speak: () => {},
  };
  const { scales, axes } = optionsOf(lines, look);
  assert.equal(axes?.[1].labelFont, "6px x", "half as large: twice too long");
  const range = (/** @type {string} */ axis, /** @type {number[]} */ ...of) =>
    /** @type {any} */ (scales)[axis].range(null, ...of);
  for (const [low, high] of [
    [2, 15],
    [1, 10],
    [3, 3],
    [0.02, 0.05],
  ]) {
    const [first, last] = range("y", low, high);
    assert.ok(first <= low && last >= high && last > first);
    for (const end of [first, last])
      assert.equal(10 ** Math.round(Math.log10(end)), end);
  }
  assert.deepEqual(range("x", 3, 243), [3, 243]);
  assert.deepEqual(range("x", 3, 3), [3, 30]);
});

test("a note is broken into lines that fit, and nothing of it is lost", () => {
  const widthOf = (/** @type {string} */ line) => line.length;
  for (const note of [
    "one two three four",
    "线是中位数。色带包含所有，去掉最低。",
  ]) {
    const lines = linesOf(note, 9, widthOf);
    assert.ok(lines.length > 1);
    for (const line of lines) assert.ok(widthOf(line) <= 9, line);
    assert.equal(lines.join("").replaceAll(" ", ""), note.replaceAll(" ", ""));
  }
});

test("whole numbers have a minus sign, not a hyphen", () => {
  assert.equal(shown(-10), "−10");
  assert.equal(shown(-12345), "−12,345");
});
