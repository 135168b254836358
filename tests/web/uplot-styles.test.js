import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { uplotStyles } from "../../web/experiments/view/uplot-styles.js";

/** What a formatter changes. @param {string} css */
const plain = (css) =>
  css
    .toLowerCase()
    .replace(/\s+/g, "")
    .replaceAll(";}", "}")
    .replaceAll("0.", ".")
    .replaceAll('"', "'");

test("the styles of charts are those of the uPlot that is installed", () => {
  const file = import.meta.resolve("uplot/dist/uPlot.min.css");
  const css = plain(readFileSync(new URL(file), "utf8"));
  assert.equal(plain(uplotStyles.cssText), css);
  assert.match(css, /\.u-wrap/);
});
