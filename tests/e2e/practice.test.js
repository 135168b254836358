// The exercises: opened by a button or a link, code written, checked and told what is wrong.
import assert from "node:assert/strict";
import test from "node:test";
import { exercises } from "../../web/practice/exercises/index.js";
import { loadTexts, wordsOf } from "../../web/practice/texts/index.js";
import { open } from "./harness/open.js";
import { dropFile, fillStorage } from "./on-page.js";

/** @typedef {import("playwright-core").Page} Tab */

/** Puts code in place of what the editor holds. @param {Tab} tab @param {string} code */
async function write(tab, code) {
  const editor = tab.getByRole("textbox", { name: "Your code, in Python" });
  await editor.click();
  await tab.keyboard.press("Control+a");
  await tab.keyboard.press("Delete"); // over a selection Firefox's driver inserts lines
  // Typed at once: an editor that indents by itself would add to each line.
  await tab.keyboard.insertText(code);
}

/** @param {Tab} tab @param {string} name */
const press = (tab, name) =>
  tab.getByRole("button", { name, exact: true }).click();

/** @param {Tab} tab */
const status = (tab) => tab.locator("result-view [role=status]");

await loadTexts();
const [, attention] = exercises;
const { title } = wordsOf(attention);
const overQueries = attention.solution.python.replaceAll(
  /axis=-1, keepdims/g,
  "axis=0, keepdims",
);

/** @param {Tab} tab */
const javascript = (tab) =>
  tab.getByRole("textbox", { name: "Your code, in JavaScript" });

for (const browser of /** @type {const} */ (["chromium", "firefox"])) {
  test(`an exercise is opened, missed and solved in ${browser}`, async (t) => {
    const { playwright } = await open(t, browser);
    const tab = /** @type {Tab} */ (playwright);
    await press(tab, "Practice");
    await press(tab, title);
    await tab.waitForFunction(() => location.hash.includes("view=practice"));
    const tool = (/** @type {string} */ name) =>
      tab.locator("page-tools").getByRole("button", { name, exact: true });
    assert.ok(await tool("Undo").isVisible());
    for (const ofPicture of ["Compare", "Code", "Export"])
      assert.equal(await tool(ofPicture).count(), 0, ofPicture);
    await tab.evaluate(() => {
      const told = /** @type {any} */ (window);
      told.answers = [];
      document
        .querySelector("attention-playground")
        ?.addEventListener("answer", ({ detail }) => told.answers.push(detail));
    });
    await write(tab, overQueries);
    await press(tab, "Check");
    await status(tab).getByText("Not yet: softmax over queries").waitFor();
    assert.equal(await tab.locator("result-view heat-map").count(), 2);
    await press(tab, "In the mistake lab: softmax over queries");
    await tab.waitForFunction(() =>
      /mistake-softmax-over-q/.test(location.hash),
    );
    await press(tab, "Practice");

    await write(tab, attention.solution.python);
    await press(tab, "Check");
    await status(tab).getByText("Right, on every test input.").waitFor();
    const answer = { kind: "exercise", name: attention.name };
    assert.deepEqual(
      await tab.evaluate(() => /** @type {any} */ (window).answers),
      [
        { ...answer, correct: false, score: 0 },
        { ...answer, correct: true, score: 1 },
      ],
    );
    await tab.getByRole("button", { name: `${title} solved` }).waitFor();

    await tab.waitForFunction(() => location.hash.includes("view=practice"));
    await tab.reload();
    await tab.getByRole("button", { name: `${title} solved` }).click();
    const editor = tab.getByRole("textbox", { name: "Your code, in Python" });
    await editor.getByText("def attention").waitFor();
  });

  test(`errors and endless loops are told in ${browser}`, async (t) => {
    const { playwright } = await open(t, browser, "/#v=1&view=practice");
    const tab = /** @type {Tab} */ (playwright);
    await write(tab, "print('hello')\nx = 1\nprint(y)\n");
    await press(tab, "Run");
    await status(tab).getByText("NameError in line 3").waitFor();
    await tab.locator("result-view pre", { hasText: "hello" }).waitFor();
    await tab.locator(".cm-line.failing", { hasText: "print(y)" }).waitFor();

    await write(tab, "while True: pass");
    await press(tab, "Run");
    await status(tab).getByText("stopped after 5 s").waitFor();
    await write(tab, "import numpy as np\nprint(np.eye(2))");
    await press(tab, "Run");
    await tab.locator("result-view pre", { hasText: "[0. 1.]" }).waitFor();
  });

  test(`JavaScript, and the notebook with the page's sentence, in ${browser}`, async (t) => {
    const link = "/#v=1&text=good+dogs+bark&view=practice";
    const { playwright } = await open(t, browser, link);
    const tab = /** @type {Tab} */ (playwright);
    await press(tab, "JavaScript instead");
    await javascript(tab).click();
    await tab.keyboard.press("Control+a");
    await tab.keyboard.press("Delete");
    await tab.keyboard.insertText(exercises[0].solution.javascript);
    await press(tab, "Check");
    await status(tab).getByText("Right, on every test input.").waitFor();

    await press(tab, "Notebook");
    await press(tab, "Run");
    const printed = tab.locator("result-view pre");
    await printed.filter({ hasText: "3 words of 96 numbers" }).waitFor();
    await press(tab, "Python instead");
    await press(tab, "Run");
    const python = { hasText: "(3, 96) ['good', 'dogs', 'bark']" };
    await printed.filter(python).waitFor();
  });

  test(`hints, a solution after a try, and the keyboard in ${browser}`, async (t) => {
    const { playwright } = await open(t, browser, "/#v=1&view=practice");
    const tab = /** @type {Tab} */ (playwright);
    const solution = tab.getByRole("button", { name: "Show a solution" });
    await solution.waitFor();
    assert.ok(await solution.isDisabled());
    // By the keyboard alone: the focus goes to the next hint, and to the solution.
    await tab.getByRole("button", { name: "Hint 1 of 3" }).focus();
    for (let n = 1; n <= 3; n++) await tab.keyboard.press("Enter");
    assert.equal(
      await tab.locator("practice-view li", { hasText: "e^1000" }).count(),
      1,
    );
    await tab.keyboard.press("Enter");
    await tab.getByRole("textbox", { name: "A solution" }).waitFor();
  });

  test(`keyboard and screen reader in the editor in ${browser}`, async (t) => {
    const { playwright } = await open(t, browser, "/#v=1&view=practice");
    const tab = /** @type {Tab} */ (playwright);
    await write(tab, "x = 1");
    const editor = tab.getByRole("textbox", { name: "Your code, in Python" });
    assert.equal(await editor.getAttribute("aria-multiline"), "true");
    const about = (await editor.getAttribute("aria-description")) ?? "";
    assert.match(about, /Escape and then Tab leaves the editor/);

    // The place where the result will be told is there before it is.
    const said = await status(tab).elementHandle();
    assert.equal(await said?.textContent(), "");
    const text = () => editor.locator(".cm-line").allTextContents();
    await tab.keyboard.press("Control+Home");
    await tab.keyboard.press("Tab");
    assert.deepEqual(await text(), ["    x = 1"]);
    await tab.keyboard.press("Shift+Tab");
    assert.deepEqual(await text(), ["x = 1"]);
    await tab.keyboard.press("Escape");
    await tab.keyboard.press("Tab");
    await tab.getByRole("button", { name: "Run", exact: true }).isVisible();
    await tab.keyboard.press("Tab");
    await tab.keyboard.press("Enter"); // Check
    await status(tab).getByText("Your function failed").waitFor();
    const check = tab.getByRole("button", { name: "Check", exact: true });
    assert.ok(await check.evaluate((button) => button.matches(":focus")));
    assert.match((await said?.textContent()) ?? "", /Your function failed/);
    assert.deepEqual(await text(), ["x = 1"]);
    await tab.keyboard.press("Shift+Tab"); // Run
    await tab.keyboard.press("Shift+Tab"); // the editor, by the same key
    await tab.keyboard.insertText("y = 2;");
    assert.equal((await text()).join(""), "y = 2;x = 1");
  });

  test(`what is typed over coloured code is text alone in ${browser}`, async (t) => {
    const { playwright } = await open(t, browser, "/#v=1&view=practice");
    const tab = /** @type {Tab} */ (playwright);
    await press(tab, title);
    const editor = tab.getByRole("textbox", { name: "Your code, in Python" });
    const lines = () => editor.locator(".cm-line").allTextContents();
    await write(tab, "total = 12\nprint(total)");
    await tab.keyboard.press("Control+a");
    // The policy's report of a style fails the test.
    await tab.keyboard.type("0 or 1");
    assert.deepEqual(await lines(), ["0 or 1"]);
    await tab.keyboard.press("Control+z");
    assert.deepEqual(await lines(), ["total = 12", "print(total)"]);
  });

  test(`code that fills memory is ended, and kept, in ${browser}`, async (t) => {
    const { playwright } = await open(t, browser, "/#v=1&view=practice");
    const tab = /** @type {Tab} */ (playwright);
    const code =
      "import numpy as np\nkept = []\nwhile True: kept.append(np.ones((1000, 1000)))";
    await write(tab, code);
    await press(tab, "Run");
    await status(tab).getByText("MemoryError in line 3").waitFor();
    await write(tab, "kept = []\nwhile True: kept.append([0] * 100000)");
    await press(tab, "Run");
    await status(tab).getByText("MemoryError in line 2").waitFor();
    await tab
      .locator(".cm-line", { hasText: "kept.append([0] * 100000)" })
      .waitFor();
    await press(tab, "JavaScript instead");
    await javascript(tab).click();
    await tab.keyboard.press("Control+a");
    await tab.keyboard.press("Delete");
    await tab.keyboard.insertText(
      "const kept = [];\nfor (;;) kept.push(new Float64Array(1e6));",
    );
    await press(tab, "Run");
    await status(tab).getByText("out of memory").waitFor();
    await javascript(tab).getByText("kept.push(").waitFor();
  });

  test(`a file of progress is dropped, on the editor too, in ${browser}`, async (t) => {
    const { playwright } = await open(t, browser, "/#v=1&view=practice");
    const tab = /** @type {Tab} */ (playwright);
    await write(tab, "mine = 1");
    const notices = tab.locator(".notices");
    const editor = tab.getByRole("textbox", { name: "Your code, in Python" });
    const place = await tab.evaluate(() => location.hash);
    for (const text of ["not JSON", '{"app": "another"}', ""]) {
      await dropFile(editor, "bad.json", text);
      await notices.getByText("Nothing was changed.").waitFor();
      await notices.getByRole("button", { name: "Close" }).click();
    }
    assert.deepEqual(await editor.locator(".cm-line").allTextContents(), [
      "mine = 1",
    ]);
    assert.equal(await tab.evaluate(() => location.hash), place);

    const progress = {
      ...{ app: "attention-playground", kind: "progress", version: 1 },
      lessons: { scale: { guess: "flatter", isFinished: true } },
      practice: { attention: { python: "theirs = 2", isSolved: true } },
    };
    await dropFile(editor, "progress.json", JSON.stringify(progress));
    await notices.getByText("Taken over from the file: 1 lesson,").waitFor();
    await editor.getByText("mine = 1").waitFor();
    await tab.getByRole("button", { name: `${title} solved` }).click();
    await editor.getByText("theirs = 2").waitFor();
    await tab.keyboard.press("Escape");
    await write(tab, "theirs = 3"); // saves all: what came must be among it
    await tab.reload();
    await press(tab, "Lessons");
    const lesson = tab.locator("lesson-list button", { hasText: "√dₖ is for" });
    await lesson.filter({ hasText: "done" }).waitFor();
    await tab.getByRole("button", { name: `${title} solved` }).click();
    await editor.getByText("theirs = 3").waitFor();
  });
}

test("starting over can be taken back, and nothing of another tab is lost", async (t) => {
  const first = await open(t, "chromium", "/#v=1&view=practice");
  const tab = /** @type {Tab} */ (first.playwright);
  const editor = tab.getByRole("textbox", { name: "Your code, in Python" });
  await write(tab, "mine = 1");
  await press(tab, "Start over");
  await editor.getByText("def softmax").waitFor();
  await editor.click();
  await tab.keyboard.press("Control+z");
  await editor.getByText("mine = 1").waitFor();

  const other = await tab.context().newPage();
  await other.goto(first.base + "#v=1&view=practice&exercise=rows");
  await write(other, "theirs = 2");
  await editor.click();
  await tab.keyboard.insertText("x = 3;");
  await other.reload();
  await other.getByText("theirs = 2").waitFor();

  // What the other tab writes into the same exercise is here, too.
  await other.goto(first.base + "#v=1&view=practice");
  await write(other, "later = 4");
  await editor.getByText("later = 4").waitFor();

  const mine = { python: "from_a_file = 5", changed: { python: 1 } };
  const file = { app: "attention-playground", kind: "progress", version: 1 };
  const content = { ...file, lessons: {}, practice: { softmax: mine } };
  await dropFile(editor, "progress.json", JSON.stringify(content));
  await tab.getByText("In 1 exercise there is other code here").waitFor();
  await editor.getByText("later = 4").waitFor();
  await press(tab, "Other version (1)");
  await editor.getByText("from_a_file = 5").waitFor();
  await press(tab, "Other version (1)");
  await editor.getByText("later = 4").waitFor();

  await press(tab, "JavaScript instead");
  await tab.reload();
  await javascript(tab).waitFor();
});

test("where the device has no room, it is said that code is not kept", async (t) => {
  const { playwright } = await open(t, "chromium", "/#v=1&view=practice");
  const tab = /** @type {Tab} */ (playwright);
  const said = tab.getByText("it is lost when the page closes");
  await write(tab, "mine = 1");
  assert.equal(await said.count(), 0);
  const sign = tab.locator("practice-view .error"); // has a sign of its own, empty too
  assert.equal(await sign.count(), 0);
  const makeRoom = await fillStorage(tab);
  await write(tab, "mine = 2");
  await said.waitFor();
  await makeRoom();
});

test("on a phone, the result comes into view and its width fits", async (t) => {
  const { playwright } = await open(t, "chromium", "/#v=1&view=practice", {
    ...{ viewport: { width: 390, height: 844 }, touch: true },
  });
  const tab = /** @type {Tab} */ (playwright);
  const code = `import numpy as np
def softmax(scores):
    scores -= scores.max(axis=-1, keepdims=True)
    print("wide" * 50)
    e = np.exp(scores)
    return e / e.sum(axis=-1, keepdims=True)
`;
  await write(tab, code + "\n".repeat(20));
  await press(tab, "Check");
  const right = status(tab).getByText("Right, on every test input.");
  await right.waitFor();
  await status(tab).getByText("changes its inputs: scores.").waitFor();
  await tab.waitForFunction(() => scrollY > 0);
  assert.ok(await right.isVisible());
  assert.equal(
    await tab.evaluate(() => document.documentElement.scrollWidth),
    390,
  );
});
