// What a visitor without a plan does: real clicks, keys, touches, on real controls.
import { setTimeout } from "node:timers/promises";

/** @typedef {import("playwright-core").Page} Tab */
/** @typedef {import("playwright-core").CDPSession} Devtools */
/** @typedef {import("./luck.js").Luck} Luck */
/** @typedef {{ tab: Tab, devtools: Devtools, luck: Luck }} Visitor */

/** Links from one state to quite another one, and some that are damaged. */
const links = [
  "v=1",
  "v=1&text=two+words",
  "v=1&mask=causal&hideSelf=0&panel=mask",
  "v=1&nHeads=12&projection=random&panel=params&param=wO",
  "v=1&cross=1&otherText=Le+chat+dort&panel=source",
  "v=1&softmaxAxis=columns&temperature=0.2&panel=softmax&weightScale=log",
  "v=1&painted=0.1-3,2.5&pinned=1.4&compare=v%3D1%26scaled%3D0",
  "v=1&sheet=code&codeLanguage=cpp",
  "v=1&sheet=export&theme=dark&colorMap=viridis",
  "v=1&source=writer&layer=2&text=The+old+man+went+to+the",
  "v=1&source=untrained&headsOff=self.0.1&scope=everywhere",
  "v=1&source=translator&place=cross&text=I+am+happy",
  "v=1&lang=fr",
  "v=1&lang=zh&panel=heads",
  "v=1&view=practice",
  "v=1&nHeads=5&__proto__=1",
  "v=99",
  "z=AAAA",
  "%%%",
];

const texts = [
  ...[
    "The cat sat on the mat",
    "bank",
    "1",
    "-2.5",
    "1e9",
    "0",
    "x = 1\n",
    " ",
  ],
  ...[
    "👩‍👩‍👧 🇫🇷 👍🏽",
    "שלום עולם",
    "猫はマットの上",
    "<b onclick=x>&amp;",
    "\u0000\ud83d",
  ],
  ...["the river and the bank ".repeat(12), "word ".repeat(150)],
];

const keys = [
  ...["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"],
  ...["Enter", "Space", "Escape", "Tab", "Shift+Tab", "PageDown", "PageUp"],
  ...["Backspace", "Delete", "a", "7", "+", "-", "0", "Control+a"],
];

/**
 * Runs in the page: brings a control into view.
 * @param {number[]} luck two numbers in [0, 1): which part of the page, which control of it
 * @param {string} kinds selector
 * @returns {{ x: number, y: number, width: number, height: number } | null}
 */
function findControl([part, which], kinds) {
  /** @type {Map<Node, Element[]>} by shadow root, so that parts with many controls are not all */
  const parts = new Map();
  const visit = (/** @type {Document | ShadowRoot} */ root) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) visit(element.shadowRoot);
      if (!element.matches(kinds) || !element.checkVisibility()) continue;
      if (/** @type {any} */ (element).disabled) continue;
      parts.set(root, [...(parts.get(root) ?? []), element]);
    }
  };
  visit(document);
  const controls = [...parts.values()][Math.floor(part * parts.size)];
  const control = controls?.[Math.floor(which * controls.length)];
  if (!control) return null;
  control.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = control.getBoundingClientRect();
  return { x, y, width, height };
}

const anything =
  "button, input:not([type=file]), select, textarea, summary, canvas, [role], [tabindex='0'], .cm-content";
const writable =
  "textarea, input:not([type]), input[type=text], input[type=number], .cm-content";

/**
 * A point on a control.
 * @param {Visitor} visitor
 * @param {string} [kinds]
 */
async function pointOn({ tab, luck }, kinds = anything) {
  const which = [luck.random(), luck.random()];
  const source = `(${findControl})(${JSON.stringify(which)}, ${JSON.stringify(kinds)})`;
  const box = /** @type {ReturnType<typeof findControl>} */ (
    await tab.evaluate(source)
  );
  if (!box) return null;
  const { x, y, width, height } = box;
  return { x: x + width * luck.random(), y: y + height * luck.random() };
}

/** @param {Visitor} visitor */
async function click(visitor) {
  const point = await pointOn(visitor);
  if (point) await visitor.tab.mouse.click(point.x, point.y);
}

/** @param {Visitor} visitor */
async function touch(visitor) {
  const point = await pointOn(visitor);
  if (!point) return;
  const { devtools } = visitor;
  const name = "Input.dispatchTouchEvent";
  await devtools.send(name, { type: "touchStart", touchPoints: [point] });
  await devtools.send(name, { type: "touchEnd", touchPoints: [] });
}

/** @param {Visitor} visitor */
async function type(visitor) {
  const { tab, luck } = visitor;
  const point = await pointOn(visitor, writable);
  if (!point) return;
  await tab.mouse.click(point.x, point.y);
  if (luck.below(2)) await tab.keyboard.press("Control+a");
  await tab.keyboard.insertText(luck.one(texts));
  if (luck.below(2)) await tab.keyboard.press("Enter");
}

/** @param {Visitor} visitor */
const press = ({ tab, luck }) => tab.keyboard.press(luck.one(keys));

/** @param {Visitor} visitor */
const undo = ({ tab, luck }) =>
  tab.keyboard.press(luck.one(["Control+z", "Control+z", "Control+Shift+z"]));

/** @param {Visitor} visitor */
async function wheel(visitor) {
  const { tab, luck } = visitor;
  const point = await pointOn(visitor);
  if (point) await tab.mouse.move(point.x, point.y);
  await tab.mouse.wheel(luck.below(200) - 100, luck.below(1200) - 600);
}

/** @param {Visitor} visitor */
async function drag(visitor) {
  const { tab, luck } = visitor;
  const point = await pointOn(visitor);
  if (!point) return;
  await tab.mouse.move(point.x, point.y);
  await tab.mouse.down();
  for (let step = 0; step < 3; step++)
    await tab.mouse.move(
      point.x + luck.below(120) - 60,
      point.y + luck.below(120) - 60,
    );
  await tab.mouse.up();
}

/** @param {Visitor} visitor */
const follow = ({ tab, luck }) =>
  tab.evaluate((link) => {
    location.hash = link;
  }, luck.one(links));

/** @param {Visitor} visitor */
const resize = ({ tab, luck }) =>
  tab.setViewportSize({
    width: luck.one([360, 800, 1440]),
    height: luck.one([600, 900]),
  });

/** Shares of all actions, in percent. @type {[number, (visitor: Visitor) => Promise<unknown>][]} */
const actions = [
  [40, click],
  [6, touch],
  [10, type],
  [18, press],
  [8, undo],
  [7, wheel],
  [6, drag],
  [4, follow],
  [1, resize],
];

/**
 * ms for an action. Chromium never answers a press on a frame that is replaced at that moment, as is
 * the preview of the embed dialog by every choice: such an action is given up.
 */
const patience = 15_000;

/** @param {Visitor} visitor */
export async function actAtRandom(visitor) {
  const action = visitor.luck.weighted(actions);
  const limit = new AbortController();
  const { signal } = limit;
  const isOver = setTimeout(patience, null, { signal }).catch(() => {});
  await Promise.race([action(visitor), isOver]);
  limit.abort();
  return action.name;
}
