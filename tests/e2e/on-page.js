// What the tests of the page share: reading it, and waiting for it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { PNG } from "pngjs";
import { decode, encode } from "../../web/app/link.js";
import { expectedWeights } from "./expected.js";

/** @typedef {import("./harness/open.js").Page} Page */
/** @typedef {import("../../web/components/types.js").Picture} Picture */
/** @typedef {Awaited<ReturnType<typeof readPicture>>} Read */

/**
 * Waits until the page shows a picture of a text with so many tokens.
 * @param {Page} page
 * @param {number} [tokens] any number if it is left out
 */
export function waitForPicture(page, tokens = 0) {
  return page.waitFor((wanted) => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const view = shell?.querySelector("weights-view");
    const picture = /** @type {any} */ (view)?.picture;
    if (!picture || picture.isPart || picture.isStored) return false;
    return wanted === 0 || picture.nQ === wanted;
  }, tokens);
}

/**
 * Waits until an element of the page holds a text.
 * @param {Page} page
 * @param {string} text
 * @param {string[]} path selectors, each in the shadow root of the one before
 */
export function waitForText(page, text, ...path) {
  return page.waitFor(
    (wanted, selectors) => {
      /** @type {Element | null | undefined} */
      let element = document.querySelector("attention-playground");
      for (const selector of selectors)
        element = element?.shadowRoot?.querySelector(selector);
      const root = element?.shadowRoot ?? element;
      return root?.textContent?.includes(wanted);
    },
    text,
    path,
  );
}

/**
 * Waits until the address means the same as a link, of whichever version.
 * @param {Page} page
 * @param {string} link without "#"
 */
export function waitForLink(page, link) {
  const same = encode(decode(link).state);
  return page.waitFor((wanted) => location.hash === `#${wanted}`, same);
}

/**
 * Answers for some addresses only when they are released.
 * @param {Page} page
 * @param {string} pattern
 * @param {(route: import("playwright-core").Route) => Promise<void>} [answer]
 * @returns {Promise<() => void>} releases them
 */
export async function holdBack(
  page,
  pattern,
  answer = (route) => route.continue(),
) {
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.playwright.route(pattern, async (route) => {
    await held;
    await answer(route);
  });
  return release;
}

/**
 * The picture on show, as plain numbers, with the state that the page is in.
 * @param {Page} page
 */
export async function readPicture(page) {
  const read = await page.evaluate(() => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const view = /** @type {any} */ (shell?.querySelector("weights-view"));
    const { picture, masked } = view;
    /** @type {Record<string, any>} */
    const plain = {};
    for (const [name, value] of Object.entries(picture))
      plain[name] =
        value?.data instanceof Float32Array
          ? { data: Array.from(value.data), shape: value.shape }
          : value;
    return {
      picture: plain,
      masked: Array.from(masked ?? []),
      state: view.state,
    };
  });
  return {
    picture: /** @type {Picture} */ (/** @type {unknown} */ (read.picture)),
    masked: /** @type {number[]} */ (read.masked),
    state: /** @type {import("../../web/app/state.js").State} */ (read.state),
  };
}

/**
 * The part on show, and the cell that is pointed at.
 * @param {Page} page
 */
export function readMap(page) {
  return page.evaluate(() => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const view = shell?.querySelector("weights-view")?.shadowRoot;
    const map = /** @type {any} */ (view?.querySelector("heat-map"));
    return { window: map.window, hover: map._hover, focus: map._focus };
  });
}

/**
 * Does something, and gives the picture that it leads to.
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 */
export async function pictureAfter(page, act) {
  await page.evaluate(() => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const view = /** @type {any} */ (shell?.querySelector("weights-view"));
    view.seen = view.picture;
  });
  await act();
  await page.waitFor(() => {
    const shell = document.querySelector("attention-playground")?.shadowRoot;
    const view = /** @type {any} */ (shell?.querySelector("weights-view"));
    return view.picture !== view.seen;
  });
  return readPicture(page);
}

/**
 * The numbers on show are those of textbook attention on the queries, keys and
 * mask on show.
 * @param {Read} read
 */
export function checkNumbers({ picture, masked, state }) {
  const { weights, tolerance } = expectedWeights(picture, {
    ...state,
    isMasked: (at) => masked[at] === 1,
  });
  for (const [at, weight] of picture.weights.data.entries()) {
    const off = Math.abs(weight - weights[at]);
    assert.ok(off <= tolerance, `weight ${at}: ${weight}, not ${weights[at]}`);
  }
}

/**
 * Drops a file on an element, as a person does with the mouse.
 * @param {import("playwright-core").Locator} place
 * @param {string} name
 * @param {string} text
 */
export function dropFile(place, name, text) {
  return place.evaluate(
    (element, file) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([file.text], file.name));
      for (const type of ["dragenter", "dragover", "drop"])
        element.dispatchEvent(
          new DragEvent(type, {
            ...{ dataTransfer, bubbles: true, cancelable: true },
            composed: true,
          }),
        );
    },
    { name, text },
  );
}

/**
 * The device has no room for anything more, until it is called off.
 * @param {import("playwright-core").Page} tab
 * @returns {Promise<() => Promise<unknown>>} calls it off
 */
export async function fillStorage(tab) {
  const original = await tab.evaluateHandle(() => Storage.prototype.setItem);
  await tab.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  return () =>
    tab.evaluate((setItem) => {
      Storage.prototype.setItem = setItem;
    }, original);
}

/** Runs in the page: keeps all texts that are drawn from now on in `drawn`. */
export function watchDrawing() {
  const { prototype } = CanvasRenderingContext2D;
  const { fillText } = prototype;
  const drawn = /** @type {Set<string>} */ (new Set());
  Object.assign(window, { drawn });
  prototype.fillText = function (label, ...rest) {
    drawn.add(label);
    return fillText.call(this, label, ...rest);
  };
}

const WORDS = "the cat sat by a river bank with money".split(" ");

/** A text of so many words. @param {number} n */
export const textOf = (n) =>
  Array.from({ length: n }, (_, i) => WORDS[(i * 7 + (i % 5)) % 9]).join(" ");

/**
 * @param {Page} page
 * @param {string} text
 */
export const paste = (page, text) =>
  page.playwright.locator("sentence-box textarea").first().fill(text);

/**
 * Presses a button among those that save, and gives the file.
 * @param {Page} page
 * @param {string} name
 */
export async function saved(page, name) {
  const sheet = page.playwright.locator("export-sheet");
  const [download] = await Promise.all([
    page.playwright.waitForEvent("download"),
    sheet.getByRole("button", { name, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), path: await download.path() };
}

/**
 * From now on what would be saved is kept in the page: the driver of Firefox tells of no download.
 * @param {Page} page
 */
export const keepSaved = (page) =>
  page.evaluate(() => {
    const given = /** @type {Blob[]} */ ([]);
    const make = URL.createObjectURL;
    URL.createObjectURL = (what) => {
      if (what instanceof Blob) given.push(what);
      return make(what);
    };
    const clicked = /** @type {string[]} */ ([]);
    HTMLAnchorElement.prototype.click = function () {
      if (this.href.startsWith("blob:")) clicked.push(this.download);
    };
    Object.assign(window, { given, clicked });
  });

/**
 * Chooses the matrix that is saved.
 * @param {Page} page
 * @param {string} name
 */
export const chooseMatrix = (page, name) =>
  page.playwright.locator("export-sheet #matrix").selectOption(name);

/**
 * The colours of a PNG file, each "r g b", with how many pixels have it.
 * @param {string} path
 */
export function colorsOf(path) {
  const { width, height, data } = PNG.sync.read(readFileSync(path));
  /** @type {Map<string, number>} */
  const colors = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const color = data.subarray(at, at + 3).join(" ");
    colors.set(color, (colors.get(color) ?? 0) + 1);
  }
  return { width, height, colors };
}

/**
 * What stands in an SVG file.
 * @param {Page} page
 * @param {string} path
 */
export async function readSvg(page, path) {
  // The page itself makes no document of a text: its policy of trusted types forbids it.
  const reader = await page.playwright.context().newPage();
  return reader.evaluate(
    (source) => {
      const { documentElement: root } = new DOMParser().parseFromString(
        source,
        "image/svg+xml",
      );
      const cells = root.querySelectorAll("[shape-rendering=crispEdges]");
      return {
        name: root.localName,
        title: root.querySelector("title")?.textContent,
        texts: Array.from(root.querySelectorAll("text"), (e) => e.textContent),
        images: root.querySelectorAll("image:not(pattern *)").length,
        fills: Array.from(cells, (cell) => cell.getAttribute("fill")),
      };
    },
    readFileSync(path, "utf8"),
  );
}
