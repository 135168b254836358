// The main views at three widths and in two themes, against pictures of them: what has moved, got
// lost or changed its brightness is seen. After a change that is meant: npm run pictures:compared
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test, { after, before } from "node:test";
import { serve } from "../../web/setup/serve.js";
import { root } from "../../web/setup/steps.js";
import {
  ALLOWED,
  THEMES,
  VIEWS,
  WIDTHS,
  look,
  openView,
} from "./harness/compared.js";
import { closePlaywright } from "./harness/playwright.js";
import { compare, pictureOf, pngOf } from "./harness/small-picture.js";

/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
before(async () => {
  server = await serve();
});
after(async () => {
  await closePlaywright();
  await server.close();
});

/** @param {string} name */
function expected(name) {
  const file = new URL(`pictures/${name}.png`, import.meta.url);
  return pictureOf(readFileSync(file));
}

/**
 * Keeps what was seen: as it is, and made small beside what was expected.
 *
 * @param {string} name
 * @param {{ shot: Buffer, difference: import("./harness/small-picture.js").Difference }} what
 */
function kept(name, { shot, difference }) {
  const folder = join(root, "build/results/pictures");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.png`);
  writeFileSync(file, shot);
  writeFileSync(
    join(folder, `${name}-compared.png`),
    pngOf(difference.picture),
  );
  return file;
}

for (const view of VIEWS)
  for (const width of WIDTHS)
    test(`${view.name} at ${width} pixels looks as it should`, async (t) => {
      const { tab, problems, close } = await openView(server.url, view, width);
      t.after(close);
      for (const theme of THEMES) {
        const name = `${view.name}-${width}-${theme}`;
        const wanted = expected(name);
        const { shot, seen } = await look(
          ...[tab, theme],
          (now) => compare(wanted, now).count <= ALLOWED,
        );
        const difference = compare(wanted, seen);
        const { count, where } = difference;
        if (count > ALLOWED)
          assert.fail(
            `${view.name}, ${width} wide, ${theme}: differs at ${where} (${count} squares of 100): ${kept(name, { shot, difference })}`,
          );
      }
      assert.deepEqual(problems, []);
    });

/** What breaks a picture: in which component, by which style. */
const BROKEN = [
  ["a card 4 pixels off", "attention-playground", ".map { translate: 4px }"],
  ["no room", "attention-playground", ".map { padding: 0 }"],
  ["links gone", "attention-playground", ".links { visibility: hidden }"],
  ["chips off", "token-chips", ":host { translate: 0 8px }"],
  ["a symbol gone", "formula-bar", ".scale { visibility: hidden }"],
  ["a symbol off", "formula-bar", ".scale { translate: 16px }"],
  ["other colours", "heat-map", "canvas { filter: hue-rotate(90deg) }"],
  ["a picture gone", "heat-map", "canvas.cells { visibility: hidden }"],
  ["pale words", "sentence-box", ":host { opacity: 0.3 }"],
  ["no key", "color-bar", ":host { visibility: hidden }"],
];
for (const [width, theme] of /** @type {const} */ ([
  [1440, "light"],
  [390, "dark"],
]))
  test(`what is broken is seen at ${width} pixels, ${theme}`, async (t) => {
    const [view] = VIEWS;
    const { tab, close } = await openView(server.url, view, width);
    t.after(close);
    const wanted = expected(`${view.name}-${width}-${theme}`);
    for (const [what, component, style] of BROKEN) {
      const added = await tab.locator(component).evaluateAll(addStyle, style);
      assert.ok(added > 0, component);
      const { seen } = await look(tab, theme);
      const { count } = compare(wanted, seen);
      await tab.locator(component).evaluateAll(removeStyle);
      assert.ok(count > ALLOWED, `${what}: ${count} squares of 100`);
      t.diagnostic(`${what}: ${count}`);
    }
  });

/**
 * @param {Element[]} components
 * @param {string} style
 */
function addStyle(components, style) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  for (const { shadowRoot } of components)
    shadowRoot?.adoptedStyleSheets.push(sheet);
  return components.length;
}

/** @param {Element[]} components */
function removeStyle(components) {
  for (const { shadowRoot } of components) shadowRoot?.adoptedStyleSheets.pop();
}
