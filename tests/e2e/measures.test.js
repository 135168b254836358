// The experiments that measure: run in the page, and the two with a view of their own.
import assert from "node:assert/strict";
import test from "node:test";
import { open } from "./harness/open.js";

/** @typedef {import("playwright-core").Page} Tab */

/** @param {Tab} tab */
const run = (tab) =>
  tab.getByRole("button", { name: "Run", exact: true }).click();

/** Each with small sizes, and what its finding says whatever the numbers are. @type {[string, string, RegExp][]} */
const measured = [
  ["scale", "seeds-4", /At d_k = 512 without the scale, the largest weight is/],
  ["softmax", "seeds-2", /NaN once a score passes 88\.7/],
  ["position", "seeds-2", /which is rounding/],
  ["path", "seeds-2~most-27", /At n = 27: .* through attention \(1\)/],
  [
    "recall",
    "seeds-1~steps-20~most-27~params-1000",
    /After 20 steps at most \d+ % are right: too little was learned/,
  ],
];

for (const browser of /** @type {const} */ (["chromium", "firefox"]))
  test(`experiments are run and say what was seen in ${browser}`, async (t) => {
    const first = `/#v=1&view=experiment/${measured[0][0]}&trial=${measured[0][1]}`;
    const { playwright } = await open(t, browser, first);
    const tab = /** @type {Tab} */ (playwright);
    for (const [name, trial, finding] of measured) {
      await tab.evaluate((hash) => {
        location.hash = hash;
      }, `v=1&view=experiment/${name}&trial=${trial}`);
      await run(tab);
      await tab.locator(".finding").getByText(finding).waitFor();
    }
  });

test("the cost is measured on this device, and can be left at once", async (t) => {
  const link = "/#v=1&view=experiment/cost&trial=most-1024";
  const { playwright } = await open(t, "chromium", link);
  const tab = /** @type {Tab} */ (playwright);
  await run(tab);
  await tab.getByRole("button", { name: "Cancel" }).click();
  await tab.getByText("Cancelled: what came so far stays.").waitFor();
  await tab.getByRole("button", { name: "Run again" }).click();
  await tab
    .locator(".finding")
    .getByText(
      // The second where something else keeps this machine busy.
      /From 512 to 1,?024 tokens dense attention took|Times waver too much/,
    )
    .waitFor({ timeout: 60_000 });
  assert.equal(await tab.locator("figure.table tbody tr").count(), 6);
});

test("a link leads to a mistake, and the lab to the next one", async (t) => {
  const link =
    "/#v=1&view=experiment/mistakes&trial=mistake-split-without-transpose";
  const { playwright } = await open(t, "chromium", link);
  const tab = /** @type {Tab} */ (playwright);
  const lab = tab.locator("mistake-lab");
  await lab.getByRole("heading", { name: "Split without transpose" }).waitFor();
  const given = lab.locator("tr.differs");
  assert.equal(await given.count(), 1);
  assert.match(await given.innerText(), /Earlier outputs move/);
  const thread = lab.getByRole("link", { name: "hyunwoongko/transformer#15" });
  assert.equal(
    await thread.getAttribute("href"),
    "https://github.com/hyunwoongko/transformer/issues/15",
  );
  await lab.getByRole("button", { name: /Next/ }).click();
  await lab.getByRole("heading", { name: "Merge without transpose" }).waitFor();
  await tab.waitForFunction(() =>
    location.hash.includes("mistake-merge-without-transpose"),
  );
  await lab.getByRole("combobox").selectOption("keys-not-transposed");
  await lab.getByText("shapes do not fit: (6, 3) · (6, 3)").waitFor();
});

test("a picture is drawn, and its patches find their like", async (t) => {
  const link = "/#v=1&view=experiment/pieces&trial=kind-picture~self-1";
  const { playwright } = await open(t, "chromium", link);
  const tab = /** @type {Tab} */ (playwright);
  const lab = tab.locator("pieces-lab");
  await lab.getByRole("button", { name: "Empty" }).click();
  const canvas = lab.locator("canvas[role=application]");
  const box = await canvas.boundingBox();
  assert.ok(box);
  // The same pixel of two patches, the first and the last of 8 by 8.
  for (const at of [0.5 / 16, 14.5 / 16])
    await canvas.click({ position: { x: at * box.width, y: at * box.height } });
  await lab
    .getByText(
      /Piece 64 looks most at: 1: 0\.\d+; 64: 0\.\d+|Piece 64 .*64: .*1: /,
    )
    .waitFor();
  await lab.getByText("DNA or protein", { exact: true }).click();
  await lab.getByRole("textbox").fill("ACGA");
  await lab.getByText(/Piece 4 \(A\) looks most at: 1 \(A\)/).waitFor();
  await lab.getByRole("radio", { name: /^What is beside it/ }).click();
  await tab.waitForFunction(() => location.hash.includes("head-2"));
  const heads = lab.locator("head-grid");
  assert.equal(await heads.getByRole("radio").count(), 4);
  assert.equal(await heads.getByRole("radio", { checked: true }).count(), 1);
  assert.match(
    await heads.getByRole("radio", { checked: true }).innerText(),
    /What is beside it/,
  );
});

test("a mask in the wrong corner leaves the new token one key of a cache", async (t) => {
  const link = "/#v=1&view=experiment/hiding&trial=part-cache~seeds-4";
  const { playwright } = await open(t, "chromium", link);
  const tab = /** @type {Tab} */ (playwright);
  await tab.getByText("Nothing leaks, but the output is another one").click();
  await tab.getByRole("button", { name: "Run", exact: true }).click();
  await tab.getByText("Done", { exact: true }).waitFor();
  const finding = await tab.locator(".finding").innerText();
  assert.match(finding, /lets the new token see 1 key, .* lower right 33/);
  assert.match(finding, /You expected it/);
  assert.equal(await tab.locator("line-chart").count(), 2);
  await tab.getByText("A fill in place of −∞", { exact: true }).click();
  await tab.getByRole("button", { name: "Run again" }).click();
  await tab.getByText(/With −?-?10 in place of −∞, hidden keys/).waitFor();
});
