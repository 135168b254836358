// npm run pictures:compared [-- VIEW...]: makes the pictures anew that tests/e2e/pictures.test.js
// compares the page with, all or those of some views. Look at what changed.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildPage } from "../../web/setup/build.js";
import { ensure, needs } from "../../web/setup/machine.js";
import { serve } from "../../web/setup/serve.js";
import { root, runMain, say } from "../../web/setup/steps.js";
import {
  THEMES,
  VIEWS,
  WIDTHS,
  look,
  openView,
} from "../e2e/harness/compared.js";
import { closePlaywright } from "../e2e/harness/playwright.js";
import { pngOf } from "../e2e/harness/small-picture.js";

await runMain(async () => {
  await ensure([needs.chromium, needs.font]);
  await buildPage();
  const wanted = process.argv.slice(2);
  const folder = join(root, "tests/e2e/pictures");
  mkdirSync(folder, { recursive: true });
  const server = await serve();
  for (const view of VIEWS) {
    if (wanted.length > 0 && !wanted.includes(view.name)) continue;
    for (const width of WIDTHS) {
      const { tab, close } = await openView(server.url, view, width);
      for (const theme of THEMES) {
        const file = `${view.name}-${width}-${theme}.png`;
        const picture = pngOf((await look(tab, theme)).seen);
        writeFileSync(join(folder, file), picture);
        say(`${file}: ${picture.length} bytes`);
      }
      await close();
    }
  }
  await closePlaywright();
  await server.close();
});
