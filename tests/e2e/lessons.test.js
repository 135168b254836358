// A lesson beside the page: predicted, done by pressing the formula, answered,
// explained; kept on the device and taken along as a file.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { open } from "./harness/open.js";
import { fillStorage } from "./on-page.js";

/** @typedef {import("playwright-core").Page} Tab */

const evaluation = JSON.parse(
  readFileSync(
    new URL("../../web/assets/writer.evaluation.json", import.meta.url),
    "utf8",
  ),
);

/** @param {Tab} tab @param {string} name */
const press = (tab, name) =>
  tab.getByRole("button", { name, exact: true }).click();

/** @param {Tab} tab */
const sheet = (tab) => tab.locator("lesson-sheet");

/**
 * What is saved: caught on its way, since Firefox tells of no download.
 *
 * @param {Tab} tab
 */
async function saved(tab) {
  const content = tab.evaluate(
    () =>
      new Promise((resolve) => {
        const { createObjectURL } = URL;
        URL.createObjectURL = (blob) => {
          resolve(/** @type {Blob} */ (blob).text());
          URL.createObjectURL = createObjectURL;
          return createObjectURL(blob);
        };
      }),
  );
  await press(tab, "Save as a file");
  return /** @type {string} */ (await content);
}

for (const browser of /** @type {const} */ (["chromium", "firefox"])) {
  test(`a lesson from prediction to explanation in ${browser}`, async (t) => {
    const { playwright: tab } = await open(t, browser);
    await press(tab, "Lessons");
    await press(tab, "3 What √dₖ is for");
    await tab.waitForFunction(() => location.hash.includes("lesson=scale"));
    const guess = tab.getByRole("button", { name: "That is my prediction" });
    assert.ok(await guess.isDisabled());
    await sheet(tab).getByLabel("Flatter: all words get").check();
    await guess.press("Enter");
    const steps = sheet(tab).getByRole("heading", {
      name: "Do it on the page",
    });
    await steps.waitFor();
    const isFocused = (/** @type {Element} */ one) => one.matches(":focus");
    assert.ok(await steps.evaluate(isFocused));
    const done = sheet(tab).locator(".steps .done");
    await done.first().waitFor();
    assert.equal(await done.count(), 1); // the page is set up already

    await tab.locator("formula-bar [data-symbol=scale]").click();
    await sheet(tab).getByText("You predicted: Flatter").waitFor();
    const answer = sheet(tab).getByLabel("Your answer, a number");
    await answer.fill("96");
    await answer.press("Enter");
    await sheet(tab).getByText("Not quite.").waitFor();
    await answer.fill("9.8");
    await press(tab, "Check");
    await sheet(tab).getByText("Right: the root of 96").waitFor();

    const model = tab.getByRole("button", { name: "Show a model answer" });
    assert.ok(await model.isDisabled());
    const words = "A small change of a score then changes nothing.";
    await sheet(tab)
      .getByRole("textbox", { name: "Why is a sharp" })
      .fill(words);
    await model.press("Enter");
    await sheet(tab).getByText("the gradient through softmax").waitFor();
    assert.ok(await sheet(tab).locator(".model").evaluate(isFocused));
    await press(tab, "Exercise: what the scale is for");
    await tab.getByRole("heading", { name: "What the scale is for" }).waitFor();

    await press(tab, "All lessons");
    const file = JSON.parse(await saved(tab));
    assert.equal(file.lessons.scale.explained, words);

    await tab.waitForFunction(() => location.hash.includes("lesson=all"));
    await tab.evaluate(() => localStorage.clear());
    await tab.reload();
    const title = { name: "What √dₖ is for" };
    const entry = tab.locator("lesson-list").getByRole("button", title);
    await entry.waitFor();
    assert.doesNotMatch((await entry.textContent()) ?? "", /done/);
    const input = tab.locator("lesson-list input[type=file]");
    await input.setInputFiles({
      ...{ name: "other.json", mimeType: "application/json" },
      buffer: Buffer.from('{"app": "another"}'),
    });
    await tab.getByText("other.json is no file of progress.").waitFor();
    await input.setInputFiles({
      ...{ name: "progress.json", mimeType: "application/json" },
      buffer: Buffer.from(JSON.stringify(file)),
    });
    await tab.getByText("Taken over: 1 lesson").waitFor();
    await entry.filter({ hasText: "done" }).waitFor();
  });
}

test("two tabs keep each other's progress", async (t) => {
  const first = await open(t, "chromium", "/#v=1&lesson=scale");
  const tab = first.playwright;
  const other = await tab.context().newPage();
  await other.goto(first.base + "#v=1&lesson=masks");
  for (const page of [tab, other]) {
    await sheet(page).locator("input[type=radio]").first().check();
    await press(page, "That is my prediction");
    await sheet(page).locator(".steps").waitFor();
  }
  await press(other, "All lessons");
  await press(tab, "All lessons");
  for (const page of [tab, other]) {
    const begun = page.locator("lesson-list li.begun");
    await begun.nth(1).waitFor();
    assert.equal(await begun.count(), 2);
  }
});

test("where the device has no room, it is said that progress is not kept", async (t) => {
  const { playwright: tab } = await open(t, "chromium", "/#v=1&lesson=scale");
  const predict = async () => {
    await sheet(tab).locator("input[type=radio]").first().check();
    await press(tab, "That is my prediction");
    await sheet(tab).locator(".steps").waitFor();
  };
  const said = tab.getByText("it is lost when the page closes");
  const makeRoom = await fillStorage(tab);
  await predict();
  await said.waitFor();
  await press(tab, "All lessons");
  const entry = tab.locator("lesson-list li.begun");
  assert.equal(await entry.count(), 1, "nothing is lost before");
  assert.ok(JSON.parse(await saved(tab)).lessons.scale.guess);

  await makeRoom();
  await tab.evaluate(() => (location.hash = "v=1&lesson=masks"));
  await predict();
  await said.waitFor({ state: "detached" });
  const kept = await tab.evaluate(() =>
    JSON.parse(localStorage.getItem("attention-playground.lessons") ?? "{}"),
  );
  assert.deepEqual(Object.keys(kept).sort(), ["masks", "scale"]);
});

test("the quest: a cell, a relation, and what was measured", async (t) => {
  const done = { guess: "differ", outcome: { option: "differ", values: {} } };
  const values = { one: "river", four: "river, drifted" };
  const { playwright: tab } = await open(t, "chromium");
  await tab.evaluate(
    (text) => {
      localStorage.setItem("attention-playground.lessons", text);
      location.hash = "#v=1&lesson=heads";
    },
    JSON.stringify({
      heads: { ...done, outcome: { option: "differ", values } },
    }),
  );
  await tab.reload();
  await press(tab, "Go to the trained writer");
  const quest = tab.locator("lesson-question");
  await quest.getByText("Choose a cell of the picture.").waitFor();

  // The head that was measured to go from objects to their verbs most often.
  const { layer, head } = evaluation.syntax.find(
    (/** @type {any} */ one) =>
      one.relation === "obj" && one.from === "dependent",
  );
  /** @param {number} row @param {number} col */
  const choose = (row, col) =>
    tab.evaluate(
      (patch) => {
        const page = document.querySelector("attention-playground");
        const view = page?.shadowRoot?.querySelector("lesson-door");
        const options = { detail: patch, bubbles: true, composed: true };
        view?.dispatchEvent(new CustomEvent("change-state", options));
      },
      { layer, head, selected: { row, col } },
    );
  const relation = quest.getByLabel("What are the two to each other?");
  await choose(6, 2);
  const said = `in layer ${layer + 1}, head ${head + 1}`;
  await quest.getByText(`“key” → “little”, ${said}`).waitFor();
  await relation.selectOption("from an object to its verb");
  await press(tab, "Compare with what was measured");
  await quest.getByText("“key” looks most at “found”").waitFor();
  await choose(6, 4);
  await quest.getByText("“key” → “found”").waitFor();
  // On a phone the answer is read before what comes next.
  await tab.emulateMedia({ reducedMotion: "reduce" });
  await tab.setViewportSize({ width: 390, height: 844 });
  await press(tab, "Compare with what was measured");
  await quest.getByText("Confirmed.").waitFor();
  await tab.getByRole("heading", { name: "Explain it back" }).waitFor();
  const bar = await tab.locator("lesson-view .head").boundingBox();
  const verdict = await quest.locator(".verdict").boundingBox();
  assert.ok(bar && verdict && verdict.y >= bar.y + bar.height);
  await relation.selectOption("a punctuation mark");
  await press(tab, "Compare with what was measured");
  await quest.getByText("are not that to each other").waitFor();
});

test("variants by a teacher: a lesson by a link, an exercise by a file", async (t) => {
  const head = { app: "attention-playground", version: 1 };
  const lesson = JSON.stringify({
    ...{ ...head, kind: "lesson", of: "scale", title: "<b>Ours</b>" },
    ...{ checks: ["do"], locked: ["mask"], hidden: ["arithmetic"] },
    set: { text: "Rain falls on the old house." },
  });
  const link = `/#v=1&lesson=scale&variant=${encodeURIComponent(lesson)}`;
  const { playwright: tab } = await open(t, "chromium", link);
  await tab.getByRole("heading", { name: "<b>Ours</b>" }).waitFor();
  await press(tab, "Set the page up for this lesson");
  await tab.waitForFunction(() => location.hash.includes("Rain"));
  const symbols = tab.locator("formula-bar");
  assert.equal(await symbols.locator("[data-symbol=mask]").count(), 0);
  assert.ok(await tab.getByLabel("Hide each word from itself").isDisabled());
  assert.ok(!(await tab.locator("section.arithmetic").isVisible()));
  await sheet(tab).locator(".steps .done").waitFor(); // seen with the scale
  await symbols.locator("[data-symbol=scale]").click();
  await tab.getByText("Mean over the rows").waitFor();

  await press(tab, "All lessons");
  const exercise = {
    ...head,
    kind: "exercise",
    of: "softmax",
    title: "Week 3",
  };
  const input = tab.locator("lesson-list input[type=file]");
  const openFile = (/** @type {object} */ content) =>
    input.setInputFiles({
      ...{ name: "variant.json", mimeType: "application/json" },
      buffer: Buffer.from(JSON.stringify(content)),
    });
  await openFile({ ...exercise, hidden: ["list"] });
  await tab.getByRole("heading", { name: "Week 3" }).waitFor();
  assert.equal(await tab.locator("practice-view nav").count(), 0);
  await press(tab, "Leave it");
  await tab.getByRole("heading", { name: "Softmax" }).waitFor();
  await press(tab, "Lessons");
  await openFile({ ...exercise, checks: ["all of them"] });
  const problem = 'unknown test input: "all of them"';
  await tab.locator("practice-view .error", { hasText: problem }).waitFor();
});
