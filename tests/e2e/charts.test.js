// The charts of experiments, on a page with two playgrounds of different languages.
import test, { after } from "node:test";
import { closePlaywright } from "./harness/playwright.js";
import { hostPage, shown } from "./host-page.js";
import { watchDrawing } from "./on-page.js";

after(closePlaywright);

/** @typedef {import("../../web/app/attention-playground.js").AttentionPlayground} Playground */

const both = `<!doctype html><html lang="en"><title>Host</title>
  <script type="module" src="attention-playground.js"></script>
  <attention-playground id="first" model="vectors" language="fr"></attention-playground>
  <attention-playground id="second" model="vectors" language="en"></attention-playground>`;

test("charts side by side are drawn and saved in the language of each", async (t) => {
  const { page } = await hostPage(t, both);
  for (const id of ["first", "second"]) {
    await shown(page, id);
    await page.evaluate((name) => {
      const element = /** @type {Playground} */ (document.getElementById(name));
      element.state = { view: "experiment/scale", trial: "seeds-2" };
    }, id);
  }
  const french = page.locator("#first");
  await french.getByRole("button", { name: "Lancer", exact: true }).click();
  const english = page.locator("#second");
  await english.getByRole("button", { name: "Run", exact: true }).click();
  for (const element of [french, english])
    await element.locator(".finding").waitFor();
  await page.evaluate(watchDrawing);
  for (const [element, words] of /** @type {const} */ ([
    [french, /médianes/],
    [english, /medians/],
  ])) {
    await element.getByRole("button", { name: "PNG" }).first().click();
    await page.waitForFunction(
      (source) =>
        new RegExp(source).test(
          [.../** @type {any} */ (window).drawn].join(" "),
        ),
      words.source,
    );
  }
  await page.evaluate(() => /** @type {any} */ (window).drawn.clear());
  await page.setViewportSize({ width: 700, height: 900 });
  await page.waitForFunction(() =>
    [/\d,\d/, /\d\.\d/].every((sign) =>
      sign.test([.../** @type {any} */ (window).drawn].join(" ")),
    ),
  );
});
