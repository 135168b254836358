/** Experiments: a link, a guess, a run, what was seen, and that it can be left. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness/open.js";

/** @typedef {import("playwright-core").Page} Tab */

/** @param {Tab} tab @param {string} name */
const press = (tab, name) =>
  tab.getByRole("button", { name, exact: true }).click();

/** @param {string} name @param {string} trial */
const link = (name, trial) => `/#v=1&view=experiment%2F${name}&trial=${trial}`;

test("a translator of dates is trained in the page", async (t) => {
  const trial = "task-dates~seeds-1~steps-300";
  const { playwright: tab } = await open(t, "chromium", link("sources", trial));
  await tab
    .getByText("With the words of another one it no longer writes its own")
    .click();
  await press(tab, "Run");
  await tab.getByText("Done", { exact: true }).waitFor();
  await tab.locator("heat-map").first().waitFor();
  const finding = await tab.locator(".finding").innerText();
  assert.match(finding, /\d+ % are right as a whole/);
  const table = tab.locator("details", { hasText: "In numbers" }).first();
  await table.click();
  assert.ok((await table.locator("tbody tr").count()) > 5);
  const [file] = await Promise.all([
    tab.waitForEvent("download"),
    tab.getByRole("button", { name: "CSV" }).first().click(),
  ]);
  assert.equal(file.suggestedFilename(), "sources-exact.csv");
});

test("training is paused, stepped, begun again alike, and left", async (t) => {
  const trial = "seeds-1~steps-1200~dModel-16";
  const { playwright: tab } = await open(
    t,
    "chromium",
    link("learning", trial),
  );
  await press(tab, "Run");
  await tab.locator("heat-map").first().waitFor();
  await press(tab, "Pause");
  await tab.getByText("Paused").waitFor();
  const share = () =>
    tab.locator("progress").evaluate((bar) => /** @type {any} */ (bar).value);
  await press(tab, "One step");
  await tab.waitForFunction(() => true);
  assert.ok((await share()) < 1);
  await press(tab, "To the start");
  await tab.getByText("Paused").waitFor();
  assert.equal(await share(), 0);
  await press(tab, "Go on");
  await press(tab, "Cancel");
  await tab.getByText("Cancelled").waitFor();
});

/** Trains, and reads all curves in numbers. @param {Tab} tab */
async function curvesOf(tab) {
  await tab.getByText("Done", { exact: true }).waitFor();
  const rows = tab.locator("details", { hasText: "In numbers" });
  return rows.locator("tbody").allTextContents();
}

test("after pauses, steps and a new start the curves are the same to the last digit", async (t) => {
  const trial = "seeds-2~steps-50~most-27~params-1000";
  const { playwright: tab } = await open(t, "chromium", link("recall", trial));
  await press(tab, "Run");
  const straight = await curvesOf(tab);
  assert.ok(straight.join("").length > 100);
  await tab.reload();
  await press(tab, "Run");
  await press(tab, "Pause");
  await press(tab, "One step");
  await press(tab, "One step");
  await press(tab, "To the start");
  await press(tab, "One step");
  await press(tab, "Go on");
  assert.deepEqual(await curvesOf(tab), straight);
});

test("training that falls apart says so and goes back", async (t) => {
  const trial = "seeds-1~steps-20~dModel-8~rate-10";
  const { playwright: tab } = await open(t, "chromium", link("masks", trial));
  await press(tab, "Run");
  const back = tab.getByRole("button", { name: /Back to where it was well/ });
  await back.waitFor();
  assert.match(
    await tab.getByRole("alert").innerText(),
    /At step \d+ training fell apart/,
  );
  const done = tab.getByText("Done", { exact: true });
  while ((await back.or(done).first().innerText()) !== "Done")
    await back.click({ timeout: 500 }).catch(() => {}); // it may be done by then
  await tab
    .getByText(/seed 1 goes on with a learning rate of [\d.]+/)
    .first()
    .waitFor();
});

test("back leads to the experiment before, and from the first to the playground", async (t) => {
  const { playwright: tab } = await open(t, "chromium");
  const here = tab.locator("experiments-view [aria-current=page]");
  const shows = (/** @type {RegExp} */ name) =>
    here.filter({ hasText: name }).waitFor();
  await press(tab, "Experiments");
  await shows(/scale|√/i);
  await tab.waitForURL(/experiment%2Fscale/);
  await tab.getByRole("button", { name: /projections/ }).click();
  await shows(/projections/);
  await tab.waitForURL(/experiment%2Fprojections/);
  await tab.goBack();
  await shows(/scale|√/i);
  await tab.goBack();
  await tab.locator("weights-view").waitFor();
  assert.equal(await here.count(), 0);
  await tab.goForward();
  await shows(/scale|√/i);
});
