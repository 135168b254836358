// The engine in the page is the engine of the package: which build runs, and its numbers.
import assert from "node:assert/strict";
import test from "node:test";
import { createEngine } from "attention-playground/engine";
import { t } from "../../web/i18n/index.js";
import { browsers, open } from "./harness/open.js";
import {
  checkNumbers,
  readPicture,
  waitForPicture,
  waitForText,
} from "./on-page.js";

/** @typedef {import("../../web/engine/index.d.ts").Build} Build */

/** The scene of which the engine needs no more than query, key and value. */
const plain =
  "v=1&hideSelf=0&dampFrequent=0&text=Both+compute+the+same+numbers";

/**
 * Waits until the page says that it runs a build.
 * @param {import("./harness/open.js").Page} page
 * @param {Build} build
 * @param {number} lanes
 */
const waitForBuild = (page, build, lanes) =>
  waitForText(
    page,
    t("page.build", { build: t(`page.build.${build}`), lanes }),
    ".engine",
  );

for (const browser of browsers) {
  test(`${browser} runs the best build that it can`, async (context) => {
    const page = await open(context, browser);
    await waitForPicture(page);
    // WebKitGTK has SIMD but no relaxed SIMD.
    const build = browser === "webkit" ? "simd" : "relaxed";
    await waitForBuild(page, build, 4);
    context.diagnostic(`${browser} picks ${build}`);
  });

  for (const build of /** @type {const} */ (["simd", "scalar"]))
    test(`${build} in ${browser} gives the numbers of Node.js`, async (context) => {
      const page = await open(context, browser, `/#${plain}&build=${build}`);
      await waitForPicture(page);
      const engine = await createEngine({ build });
      await waitForBuild(page, build, engine.lanes);
      const { picture } = await readPicture(page);
      const tensor = (
        /** @type {{ data: ArrayLike<number>, shape: number[] }} */ matrix,
      ) => ({
        data: Float32Array.from(matrix.data),
        shape: [1, ...matrix.shape], // one head
      });
      const { weights, scores, output } = engine.attention({
        query: tensor(picture.query),
        key: tensor(picture.key),
        value: tensor(picture.value),
        want: ["output", "weights", "scores"],
      });
      // The same WebAssembly on the same numbers: not a bit may differ.
      assert.deepEqual(Array.from(scores.data), picture.scores.data);
      assert.deepEqual(Array.from(weights.data), picture.weights.data);
      assert.deepEqual(Array.from(output.data), picture.headOutput.data);
    });
}

test("a browser without SIMD gets the scalar build", async (context) => {
  const options = /** @type {const} */ ({ lacks: "simd" });
  const page = await open(context, "chromium", `/#${plain}`, options);
  await waitForPicture(page);
  const { lanes } = await createEngine({ build: "scalar" });
  await waitForBuild(page, "scalar", lanes);
  checkNumbers(await readPicture(page));
  context.diagnostic("chromium without SIMD picks scalar");
});

test("a browser without WebAssembly is told so", async (context) => {
  const page = await open(context, "firefox", "/", { lacks: "wasm" });
  await waitForText(page, "has no WebAssembly", ".notice.bad");
});

test("works below any path", async (context) => {
  const page = await open(context, "chromium", "/", { base: "/some/course/" });
  await waitForPicture(page);
});
