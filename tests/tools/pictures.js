// npm run pictures: the README's pictures, taken from the running page, light and dark.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildPage } from "../../web/setup/build.js";
import { ensure, needs } from "../../web/setup/machine.js";
import { serve } from "../../web/setup/serve.js";
import { root, runMain, say } from "../../web/setup/steps.js";
import { closePlaywright, openPlaywright } from "../e2e/harness/playwright.js";

const viewport = { width: 1440, height: 900 };
/** What each shows, as a link. */
const pictures = {
  page: "",
  vectors: "v=1",
  practice: "v=1&view=practice&exercise=causal",
};

/** Whether the page shows what was asked for. */
function isReady() {
  const shell = document.querySelector("attention-playground")?.shadowRoot;
  const part = (/** @type {string} */ name) =>
    /** @type {any} */ (shell?.querySelector(name));
  if (part("practice-door"))
    return Boolean(
      part("practice-door")
        .shadowRoot?.querySelector("practice-view")
        ?.shadowRoot?.querySelector("code-editor")
        ?.shadowRoot?.querySelector(".cm-content"),
    );
  const { picture, state } = part("weights-view") ?? {};
  if (picture?.scene.source !== state?.source) return false;
  return (
    state?.source === "vectors" || Boolean(part("prediction-view")?.speech)
  );
}

await runMain(async () => {
  await ensure([needs.chromium, needs.font]);
  await buildPage();
  const server = await serve();
  for (const colorScheme of /** @type {const} */ (["light", "dark"]))
    for (const [name, link] of Object.entries(pictures)) {
      const options = { viewport, colorScheme };
      const { origin } = new URL(server.url);
      const driver = await openPlaywright("chromium", origin, options);
      const tab = driver.playwright;
      await driver.goto(`${server.url}#${link}`);
      await tab?.waitForFunction(isReady);
      await tab?.evaluate(
        () =>
          new Promise((drawn) =>
            requestAnimationFrame(() => requestAnimationFrame(drawn)),
          ),
      );
      const file = `.github/pictures/${name}-${colorScheme}.png`;
      writeFileSync(join(root, file), await driver.screenshot());
      await driver.close();
      say(file);
    }
  await closePlaywright();
  await server.close();
});
