// Trained models on the page, with small ones of random params in their place
// (tests/golden/models): every head of every layer, switches where they are
// meant to act, what the model says, and a file that is damaged or lost.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { gzipSync } from "node:zlib";
import { open } from "./harness/open.js";
import {
  checkNumbers,
  holdBack,
  pictureAfter,
  readPicture,
  waitForPicture,
  waitForText,
} from "./on-page.js";

/** @typedef {import("./harness/open.js").Page} Page */

const WRITER = "v=1&source=writer&text=The+cats+sat&build=simd";

/** @param {"writer" | "translator"} name */
const fileOf = (name) =>
  gzipSync(
    readFileSync(new URL(`../golden/models/${name}.bin`, import.meta.url)),
  );

/**
 * @param {import("node:test").TestContext} t
 * @param {string} link
 * @param {Partial<Record<"writer" | "translator", Buffer | null>>} [files] null:
 *   does not arrive
 */
async function openModels(t, link, files = {}) {
  const page = await open(t, "chromium");
  for (const name of /** @type {const} */ (["writer", "translator"])) {
    const body = name in files ? files[name] : fileOf(name);
    await page.playwright.route(`**/${name}.bin*.gz`, (route) =>
      body ? route.fulfill({ body }) : route.abort(),
    );
  }
  await page.goto(`/#${link}`);
  await page.playwright.reload();
  return page;
}

/**
 * Waits for a picture of this source.
 * @param {Page} page
 * @param {string} source
 */
function waitForSource(page, source) {
  return page.waitFor((wanted) => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const view = shell?.querySelector("weights-view");
    return /** @type {any} */ (view)?.picture?.scene.source === wanted;
  }, source);
}

test("each head of each layer can be shown, and its numbers are right", async (t) => {
  const page = await openModels(t, WRITER);
  await waitForSource(page, "writer");
  const heads = page.playwright.locator("layer-heads [role=radio]");
  const buttons = page.playwright.locator("layer-heads .line button");
  assert.equal(await buttons.count(), 3 * 4);
  checkNumbers(await readPicture(page));
  const after = await pictureAfter(page, () => buttons.nth(5).click());
  assert.deepEqual([after.picture.layer, after.picture.head], [1, 1]);
  checkNumbers(after);
  await page.waitFor(() => location.hash.includes("layer=1&head=1"));
  assert.ok((await heads.count()) >= 12);
});

test("a head that is off gives nothing, and the model says something else", async (t) => {
  const page = await openModels(t, WRITER);
  await waitForSource(page, "writer");
  const flip = page.playwright.locator("layer-heads").getByRole("switch");
  const { picture } = await pictureAfter(page, () => flip.click());
  assert.ok(picture.headOutput.data.every((value) => value === 0));
  const { prediction } = picture;
  assert.ok(prediction);
  assert.notEqual(prediction.lossAfter, prediction.lossBefore);
  await page.waitFor(() => location.hash.includes("headsOff=self.0.2"));
  await waitForText(page, prediction.lossAfter.toFixed(2), "prediction-view");
});

test("switches act on this head, this layer or everywhere", async (t) => {
  const page = await openModels(t, `${WRITER}&scaled=0`);
  await waitForSource(page, "writer");
  const losses = [];
  for (const name of ["This head", "This layer", "Everywhere"]) {
    const radio = page.playwright
      .locator("layer-heads")
      .getByRole("radio", { name, exact: true });
    if (name === "This head") losses.push(await readPicture(page));
    else
      losses.push(await pictureAfter(page, () => radio.check({ force: true })));
  }
  const after = losses.map(({ picture }) => picture.prediction?.lossAfter);
  assert.equal(new Set(after).size, 3, after.join(" "));
  const before = losses.map(({ picture }) => picture.prediction?.lossBefore);
  assert.equal(new Set(before).size, 1);
});

test("the mask inside a model is its own, or another", async (t) => {
  const page = await openModels(t, `${WRITER}&panel=mask`);
  await waitForSource(page, "writer");
  const panel = page.playwright.locator("control-panel");
  const own = await readPicture(page);
  assert.ok(own.masked[1] === 1, "causal");
  const { masked } = await pictureAfter(page, () =>
    panel.getByRole("radio", { name: "None" }).check({ force: true }),
  );
  assert.ok(masked.every((bit) => bit === 0));
  await page.waitFor(() => location.hash.includes("modelMask=none"));
});

test("what a hand has hidden in a model is told apart from what its mask hides", async (t) => {
  const page = await openModels(t, `${WRITER}&panel=mask&painted=2.1`);
  await waitForSource(page, "writer");
  const { playwright } = page;
  const { keyboard } = playwright;
  const panel = playwright.locator("control-panel");
  await panel.getByRole("switch", { name: "Paint" }).press("Space");
  await playwright.locator("weights-view .grid").focus();
  const cell = playwright.locator("weights-view .spoken");
  await keyboard.press("Control+Home");
  await keyboard.press("ArrowRight");
  assert.match(await cell.innerText(), /hidden by the mask already/);
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  assert.match(await cell.innerText(), /: masked/);
  const { masked, picture } = await pictureAfter(page, () =>
    keyboard.press("Space"),
  );
  assert.equal(masked[2 * picture.nKv + 1], 0, "shown again");
  await page.waitFor(() => !location.hash.includes("painted"));
});

test("the source is chosen on the page", async (t) => {
  const page = await openModels(t, "v=1&text=The+cats+sat&build=simd");
  await waitForSource(page, "vectors");
  await page.playwright
    .locator("source-picker")
    .getByRole("radio", { name: "Writer", exact: true })
    .check({ force: true });
  await waitForSource(page, "writer");
});

test("a text shows its own tokens, also where its translation asks", async (t) => {
  const link = "v=1&source=translator&text=The+dog+runs.&build=simd";
  const page = await openModels(t, link);
  await waitForSource(page, "translator");
  const { picture } = await readPicture(page);
  const chips = await page.playwright
    .locator("sentence-box token-chips [role=option]")
    .allInnerTexts();
  assert.deepEqual(
    chips.map((text) => text.trim()),
    picture.otherTokens.map(({ text }) => text),
  );
});

test("a translator shows its three places of attention", async (t) => {
  const link = "v=1&source=translator&text=The+dog+runs.&build=simd";
  const page = await openModels(t, link);
  await waitForSource(page, "translator");
  const cross = await readPicture(page);
  assert.equal(cross.picture.scene.place, "cross");
  const heads = page.playwright.locator("layer-heads");
  for (const [name, place] of [
    ["Encoder", "encoder"],
    ["Decoder", "decoder"],
  ]) {
    const radio = heads.getByRole("radio", { name, exact: true });
    const { picture, masked } = await pictureAfter(page, () =>
      radio.check({ force: true }),
    );
    assert.equal(picture.scene.place, place);
    assert.equal(masked.includes(1), place === "decoder");
  }
  await waitForText(page, "Translates, as trained", "prediction-view");
});

test("a damaged model is told, word vectors go on, and it can be loaded again", async (t) => {
  const whole = fileOf("writer");
  const files = { writer: whole.subarray(0, whole.length / 2) };
  const page = await openModels(t, WRITER, files);
  await waitForPicture(page, 3);
  await waitForText(page, "could not be used", "source-picker");
  assert.equal((await readPicture(page)).picture.scene.source, "vectors");
  await page.playwright.unroute("**/writer.bin*.gz");
  await page.playwright.route("**/writer.bin*.gz", (route) =>
    route.fulfill({ body: whole }),
  );
  await page.playwright.getByRole("button", { name: "Load again" }).click();
  await waitForSource(page, "writer");
  await page.takeProblems(); // a browser may report the damaged file itself
});

test("while the model loads, the page works and shows how far it is", async (t) => {
  const page = await open(t, "chromium");
  const release = await holdBack(page, "**/writer.bin*.gz", (route) =>
    route.fulfill({ body: fileOf("writer") }),
  );
  await page.goto(`/#${WRITER}`);
  await page.playwright.reload();
  await waitForPicture(page, 3);
  const bar = page.playwright.locator("source-picker progress");
  await bar.waitFor();
  assert.equal((await readPicture(page)).picture.scene.source, "vectors");
  release();
  await waitForSource(page, "writer");
  await bar.waitFor({ state: "detached" });
});

test("what is chosen while the model loads is the same words in it", async (t) => {
  const page = await open(t, "chromium");
  const release = await holdBack(page, "**/writer.bin*.gz", (route) =>
    route.fulfill({ body: fileOf("writer") }),
  );
  // The link's own marks are of the model's tokens: not of those shown first.
  await page.goto(`/#${WRITER}&selected=1.1&pinned=1`);
  await page.playwright.reload();
  await waitForPicture(page, 3);
  const arcs = page.playwright.locator("token-arcs button.chip");
  const pressed = page.playwright.locator("token-arcs [aria-pressed=true]");
  const chosen = page.playwright.locator("token-chips [aria-selected=true]");
  assert.deepEqual([await pressed.count(), await chosen.count()], [0, 0]);

  await page.playwright
    .locator("token-chips")
    .getByRole("option", { name: "cats" })
    .click();
  await arcs.nth(2).click();
  assert.equal(await pressed.count(), 1);
  release();
  await waitForSource(page, "writer");
  await page.waitFor(() => !location.hash.includes("marksOf"));
  const { picture, state } = await readPicture(page);
  const wordAt = (/** @type {number} */ at) => {
    const { start } = picture.tokens[at];
    return "The cats sat".slice(start).trim().split(" ")[0];
  };
  const { row = 0, col = 0 } = state.selected ?? {};
  assert.deepEqual([row, col, ...state.pinned].map(wordAt), [
    ...["cats", "cats", "sat"],
  ]);
  assert.equal(await pressed.count(), 1);
});

test("what a link chooses in the model is chosen when it has come", async (t) => {
  const page = await openModels(t, `${WRITER}&selected=1.1&pinned=1`);
  await waitForSource(page, "writer");
  const { state } = await readPicture(page);
  assert.deepEqual([state.selected, state.pinned], [{ row: 1, col: 1 }, [1]]);
});

test("the page begins with the writer, at a head that was measured to do something", async (t) => {
  const page = await open(t, "chromium", "/");
  await waitForSource(page, "writer");
  await waitForText(page, "Writes, as trained", "prediction-view");
  await waitForText(page, "against", "layer-heads", ".chosen");
  const { picture, state } = await readPicture(page);
  assert.equal(state.layer, null);
  assert.equal(state.selected, null);
  // Its strongest link between two words is the one that is explained.
  const { row, col } = await page.evaluate(() => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const opened = /** @type {any} */ (shell?.querySelector("cell-arithmetic"));
    return { row: opened.row, col: opened.col };
  });
  assert.ok(row > col && col > 0);
  const { weights, nKv, nQ } = picture;
  for (let i = 1; i < nQ; i++)
    for (let j = 1; j < i; j++)
      assert.ok(weights.data[i * nKv + j] <= weights.data[row * nKv + col]);
  assert.equal(await page.evaluate(() => location.hash), "");
});
