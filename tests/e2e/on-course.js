// dist/scorm.zip, unpacked and served as a course's system does, and what a learner does in it.
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { after } from "node:test";
import { unzipSync } from "fflate";
import { serve } from "../../web/setup/serve.js";
import { root } from "../../web/setup/steps.js";
import { openPlaywright } from "./harness/playwright.js";

/** @typedef {import("playwright-core").Page} Tab */

export const zipped = unzipSync(
  new Uint8Array(readFileSync(join(root, "dist/scorm.zip"))),
);
mkdirSync(join(root, "build"), { recursive: true });
const folder = mkdtempSync(join(root, "build/scorm-"));
for (const [name, bytes] of Object.entries(zipped)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), bytes);
}

after(() => rmSync(folder, { recursive: true }));

/** Systems of courses send no policy. */
const headers = { "content-security-policy": "" };

/**
 * @param {import("node:test").TestContext} t
 * @param {Record<string, string>} overlay
 * @param {string} path
 */
export async function openCourse(t, overlay, path) {
  const server = await serve({
    folder: relative(root, folder),
    overlay: { "favicon.ico": "", ...overlay },
    headers,
  });
  t.after(() => server.close());
  const driver = await openPlaywright(
    "chromium",
    new URL(server.url).origin,
    {},
  );
  t.after(() => driver.close());
  const tab = /** @type {Tab} */ (driver.playwright);
  await tab.goto(`${server.url}${path}`);
  return { tab, url: server.url, problems: driver.problems };
}

/**
 * @param {Tab} tab
 * @param {string} code
 */
export async function check(tab, code) {
  const frame = await playground(tab);
  const editor = frame.getByRole("textbox", { name: "Your code, in Python" });
  await editor.click();
  await tab.keyboard.press("Control+a");
  await tab.keyboard.press("Delete");
  await tab.keyboard.insertText(code);
  await frame.getByRole("button", { name: "Check", exact: true }).click();
  await frame
    .locator("result-view .verdict, result-view [role=status]")
    .first()
    .waitFor();
}

/** @param {Tab} tab */
export async function playground(tab) {
  for (;;) {
    const frame = tab.frames().find((one) => one.url().includes("embed=1"));
    if (frame) return frame;
    await tab.waitForEvent("framenavigated");
  }
}
