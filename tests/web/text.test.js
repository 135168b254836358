import assert from "node:assert/strict";
import { test } from "node:test";
import {
  directionOf,
  fitText,
  isolated,
  plainText,
} from "../../web/components/draw/text.js";
import {
  formatBits,
  formatCell,
  formatFixed,
  formatNumber,
  formatPercent,
  formatSum,
  formatWeight,
} from "../../web/components/format.js";
import { setLanguage } from "../../web/i18n/index.js";
import { stepCell, stepChoice } from "../../web/components/keyboard.js";
import { readParam } from "../../web/components/read-param.js";

/** @param {string} text */
const measure = (text) => 10 * Array.from(text).length;

test("a text that fits is not touched; a longer one ends in an ellipsis", () => {
  assert.equal(fitText("street", 60, measure), "street");
  assert.equal(fitText("street", 59, measure), "stre…");
  assert.equal(fitText("street", 20, measure), "s…");
  assert.equal(fitText("street", 19, measure), "");
});

test("graphemes are never cut in two", () => {
  const family = "👩‍👩‍👧‍👦";
  assert.equal(fitText(`${family}${family}`, 85, measure), `${family}…`);
  assert.equal(
    fitText("ééé".normalize("NFD"), 50, measure),
    "éé…".normalize("NFD"),
  );
});

test("the longest beginning is found for every width", () => {
  const text = "internationalization";
  for (let width = 0; width <= 210; width += 7) {
    const fitted = fitText(text, width, measure);
    assert.ok(measure(fitted) <= width);
    if (fitted === text || fitted === "") continue;
    const longer = `${text.slice(0, fitted.length)}…`;
    assert.ok(measure(longer) > width);
  }
});

test("very long tokens are cut before they are measured", () => {
  const long = "a".repeat(100000);
  const lengths = /** @type {number[]} */ ([]);
  const counted = (/** @type {string} */ text) => {
    lengths.push(text.length);
    return measure(text);
  };
  assert.match(fitText(long, 200, counted), /^a{19}…$/);
  assert.ok(Math.max(...lengths) < 100);
});

test("a token cannot turn its neighbours around", () => {
  assert.equal(plainText("\u202eevil\u202c\u2069"), "evil");
  assert.equal(isolated("\u2067שלום"), "\u2068שלום\u2069");
  assert.deepEqual(["كتاب", "(ספר)", "street", "12", "<b>"].map(directionOf), [
    "rtl",
    "rtl",
    "ltr",
    "ltr",
    "ltr",
  ]);
});

test("weights keep the digits that tell them apart", () => {
  assert.deepEqual(
    [0, 1e-9, 0.00042, 0.0061, 0.043, 0.43, 1].map(formatWeight),
    ["0", "<0.0001", "0.00042", "0.0061", "0.043", "0.43", "1.00"],
  );
  assert.deepEqual([0.001, 0.006, 0.43, 0.999].map(formatCell), [
    "",
    ".01",
    ".43",
    "1",
  ]);
  assert.deepEqual([0, 0.001, 0.434, 1].map(formatPercent), [
    "0\u00a0%",
    "<1\u00a0%",
    "43\u00a0%",
    "100\u00a0%",
  ]);
  assert.deepEqual([0, 0.04, 0.999, 1.934, 12.3, NaN].map(formatSum), [
    ...[".00", ".04", "1.00", "1.93", "12", "NaN"],
  ]);
  assert.deepEqual([-1e-7, 1.2345].map(formatBits), ["0", "1.23"]);
});

test("numbers are short and signed with a minus; what is no number says so", () => {
  assert.deepEqual(
    [0, -0, 1.23456, -0.5, 123.4, 99999, 1e6, -2.5e-7, NaN].map((v) =>
      formatNumber(v),
    ),
    [
      "0",
      "0",
      "1.23",
      "−0.500",
      "123",
      "99999",
      "1.00·10⁶",
      "−2.50·10⁻⁷",
      "NaN",
    ],
  );
  assert.equal(formatNumber(0.999999, 4), "1.000");
  assert.equal(formatNumber(9.999e-5), "1.00·10⁻⁴");
  assert.equal(formatNumber(12345), "12345");
  assert.equal(formatNumber(-Infinity), "−∞");
  assert.equal(formatNumber(Infinity), "∞");
  for (const format of [formatWeight, formatCell, formatPercent, formatBits])
    assert.equal(format(NaN), "NaN");
});

test("decimals stand behind what the language has there", async (t) => {
  t.after(() => setLanguage("en"));
  const written = () => [
    ...[formatWeight(0.43), formatWeight(1e-9), formatCell(0.43)],
    ...[formatSum(0.04), formatNumber(-1.5), formatNumber(1.25e-7)],
    ...[formatBits(2.5), formatFixed(0.1, 3), formatNumber(12345)],
  ];
  const english = [
    ...["0.43", "<0.0001", ".43", ".04", "−1.50", "1.25·10⁻⁷"],
    ...["2.50", "0.100", "12345"],
  ];
  for (const name of /** @type {const} */ (["de", "fr", "es"])) {
    await setLanguage(name);
    const commas = english.map((number) => number.replace(".", ","));
    assert.deepEqual(written(), commas, name);
  }
  for (const name of /** @type {const} */ (["zh", "en"])) {
    await setLanguage(name);
    assert.deepEqual(written(), english, name);
  }
});

test("keys move within the grid and stop at its edges", () => {
  const size = { rows: 30, cols: 5 };
  const from = { row: 12, col: 2 };
  const go = (/** @type {string} */ key, ctrlKey = false) =>
    stepCell({ key, ctrlKey }, from, size);
  assert.deepEqual(go("ArrowUp"), { row: 11, col: 2 });
  assert.deepEqual(go("ArrowRight"), { row: 12, col: 3 });
  assert.deepEqual(go("Home"), { row: 12, col: 0 });
  assert.deepEqual(go("End"), { row: 12, col: 4 });
  assert.deepEqual(go("Home", true), { row: 0, col: 0 });
  assert.deepEqual(go("End", true), { row: 29, col: 4 });
  assert.deepEqual(go("PageUp"), { row: 2, col: 2 });
  assert.deepEqual(go("PageDown"), { row: 22, col: 2 });
  assert.equal(go("a"), null);
  const corner = { row: 29, col: 4 };
  for (const key of ["ArrowDown", "ArrowRight", "PageDown", "End"]) {
    assert.deepEqual(stepCell({ key, ctrlKey: false }, corner, size), corner);
  }
});

test("keys go round a group of choices", () => {
  assert.equal(stepChoice("ArrowRight", 3, 4), 0);
  assert.equal(stepChoice("ArrowLeft", 0, 4), 3);
  assert.equal(stepChoice("End", 1, 4), 3);
  assert.equal(stepChoice("Tab", 1, 4), null);
});

test("a param is a number of sensible size, or a problem with a name", () => {
  for (const [typed, value] of /** @type {[string, number][]} */ ([
    ["0", 0],
    [" -1.5 ", -1.5],
    ["−2", -2],
    ["0,25", 0.25],
    [".5", 0.5],
    ["1e3", 1000],
    ["+3.", 3],
  ])) {
    assert.deepEqual(readParam(typed), { value, problem: "" }, typed);
  }
  for (const typed of [
    "",
    "abc",
    "NaN",
    "Infinity",
    "1.2.3",
    "0x10",
    "1e",
    "--1",
  ]) {
    assert.equal(readParam(typed).problem, "none", typed);
  }
  for (const typed of ["1001", "-1e4", "1e999"]) {
    assert.equal(readParam(typed).problem, "huge", typed);
  }
});
