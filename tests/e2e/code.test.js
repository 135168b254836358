// The code panel: its lines follow the switches and light up with the symbols,
// and what it copies runs.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import test from "node:test";
import { open } from "./harness/open.js";
import {
  holdBack,
  pictureAfter,
  readPicture,
  waitForPicture,
  waitForText,
} from "./on-page.js";

for (const browser of /** @type {const} */ (["chromium", "firefox"]))
  test(`the code follows the switches in ${browser}`, async (t) => {
    const page = await open(t, browser);
    const tab = page.playwright;
    const formula = tab.locator("formula-bar");
    const lines = tab.locator("code-panel .line");
    const lit = tab.locator("code-panel .line.lit");
    await waitForPicture(page, 10);
    await tab.getByRole("button", { name: "Code", exact: true }).click();
    await waitForText(
      page,
      "/ np.float32(np.sqrt(d_k))",
      "tool-sheet",
      "code-panel",
    );

    await formula.locator("button.scale").hover();
    assert.match(
      (await lit.allTextContents()).join(),
      /^\s*scores = scores \/ .*sqrt\(d_k\)\)\s*$/,
    );
    await formula.locator("button.wV").focus();
    await formula.locator("button.wV").hover();
    assert.match((await lit.allTextContents()).join(), /W_V/);
    await lines.filter({ hasText: "np.exp" }).hover();
    assert.deepEqual(
      await formula
        .locator(".symbol.lit")
        .evaluateAll((all) =>
          all.map((each) => each.getAttribute("data-symbol")),
        ),
      ["softmax"],
    );

    await pictureAfter(page, () => formula.locator("button.scale").click());
    assert.equal(await lines.filter({ hasText: "sqrt" }).count(), 0);
    for (const [name, text] of [
      ["PyTorch", "torch.softmax"],
      ["JavaScript", "Math.exp"],
      ["C++", "std::exp"],
    ]) {
      await tab
        .getByRole("radio", { name, exact: true })
        .check({ force: true });
      await waitForText(page, text, "tool-sheet", "code-panel");
    }

    // By keyboard, from line to line.
    await tab.locator("code-panel .code").focus();
    await tab.keyboard.press("End");
    await waitForText(page, "output[i].insert", "tool-sheet", "code-panel");
    assert.ok((await formula.locator(".symbol.lit").count()) > 0);
  });

test("the copied script makes the numbers on show", async (t) => {
  const page = await open(
    t,
    "chromium",
    "/#v=1&sheet=code&mask=causal&positions=1&projection=random&outputProjection=1",
  );
  const tab = page.playwright;
  await tab.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await waitForPicture(page, 10);
  for (const [name, command, input] of [
    ["NumPy", "/usr/bin/python3", "-"],
    ["JavaScript", process.execPath, "--input-type=module"],
  ]) {
    await tab.getByRole("radio", { name, exact: true }).check({ force: true });
    await tab.getByRole("button", { name: "Copy runnable script" }).click();
    await waitForText(
      page,
      `Copied: a ${name} script`,
      "tool-sheet",
      "code-panel",
    );
    const script = await page.evaluate(() => navigator.clipboard.readText());
    const { status, stdout, stderr } = spawnSync(command, [input], {
      ...{ input: script, encoding: "utf8" },
    });
    assert.equal(status, 0, stderr);
    assert.match(stdout, /weights: the same.*\noutput: the same/);
  }
});

test("the copied script of a model's head makes the weights on show", async (t) => {
  const link = "v=2&sheet=code&source=writer&text=The+cat+sat&layer=2&head=1";
  const page = await open(t, "chromium", `/#${link}&modelMask=window`);
  const tab = page.playwright;
  await tab.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await waitForText(page, "its own Q, K and V", "tool-sheet", "code-panel");
  await tab.getByRole("button", { name: "Copy runnable script" }).click();
  await waitForText(page, "Copied: a NumPy", "tool-sheet", "code-panel");
  const script = await page.evaluate(() => navigator.clipboard.readText());
  const show = `${script}\nprint(weights.shape, float(weights[1, 0]))`;
  const { status, stdout, stderr } = spawnSync("/usr/bin/python3", ["-"], {
    ...{ input: show, encoding: "utf8" },
  });
  assert.equal(status, 0, stderr);
  assert.match(stdout, /weights: the same.*\noutput: the same/);
  const { weights } = (await readPicture(page)).picture;
  const [, n, first] = /\((\d+), \d+\) (.*)\n$/.exec(stdout) ?? [];
  assert.equal(Number(n), weights.shape[0]);
  const share = weights.data[weights.shape[1]];
  assert.ok(share > 0 && share < 1);
  assert.ok(Math.abs(Number(first) - share) <= 1e3 * 2 ** -23 * share);
});

test("the libraries' masks are told beside the switches", async (t) => {
  const page = await open(t, "chromium", "/#v=1&mask=causal&panel=mask");
  await waitForPicture(page, 10);
  const about = page.playwright.locator("mask-polarity");
  assert.equal(await about.count(), 3);
  await about.first().locator("summary").click();
  const rows = about.first().locator("dl > div");
  assert.deepEqual(
    (await rows.allTextContents()).map((text) =>
      text.replace(/\s+/g, " ").trim(),
    ),
    [
      "PyTorch SDPA true = attend attn_mask=mask",
      "nn.MultiheadAttention true = ignore attn_mask=~mask",
      "Hugging Face made by the model is_decoder",
      "Keras true = attend attention_mask=mask",
    ],
  );
});

test("a script that is copied before the engine has come waits for it", async (t) => {
  const page = await open(t, "chromium");
  const tab = page.playwright;
  await waitForPicture(page, 10);
  await tab.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const release = await holdBack(page, "**/playground-worker-*");
  await page.goto("/#v=2&sheet=code");
  await tab.reload();
  await waitForText(page, "W_Q = ", "tool-sheet", "code-panel");
  await tab.locator("#text").fill("one two three");
  await tab.getByRole("button", { name: "Copy runnable script" }).click();
  await waitForText(page, "Loading the engine", "weights-view");
  release();
  await waitForText(page, "Copied: a NumPy", "tool-sheet", "code-panel");
  const script = await page.evaluate(() => navigator.clipboard.readText());
  // Of word vectors, which were on show, though the model comes meanwhile.
  assert.match(script, /^n_heads, d_model, d_k = 4, 96, 24$/m);
  const { status, stdout, stderr } = spawnSync("/usr/bin/python3", ["-"], {
    ...{ input: script, encoding: "utf8" },
  });
  assert.equal(status, 0, stderr);
  assert.match(stdout, /weights: the same.*\noutput: the same/);
});
