import { speakFor } from "../i18n/index.js";
import {
  drawLater,
  drawNever,
  drawSoon,
  hurry,
  measureSoon,
} from "./draw-queue.js";
import { forgetStyles } from "./resolved-style.js";

/** @typedef {import("lit").ReactiveElement} Host */

/** So near to the view a component counts as seen. */
const MARGIN = "25%";

/**
 * Calls `draw` of a component that paints canvases when it asks for it, and
 * whenever what it paints on changes: the page's theme, the device's pixel
 * ratio, and its width where it says so with an element `.width` in its
 * template. At most once a frame; what nobody sees comes last.
 */
export class Redraw {
  #host;
  #draw;
  #measures;
  #isSlow;
  #isSeen = true;
  #width = 0;
  /** A line as wide as the host, and without height: only width matters. */
  /** @type {Element | null} */
  #line = null;
  #sizes = new ResizeObserver((entries) => {
    this.#width = Math.round(entries.at(-1)?.contentRect.width ?? 0);
    this.request();
  });
  #theme = new MutationObserver(() => this.#onTheme());
  #view = new IntersectionObserver((entries) => this.#onView(entries), {
    rootMargin: MARGIN,
  });
  #dark = matchMedia("(prefers-color-scheme: dark)");
  #print = matchMedia("print");
  /** @type {MediaQueryList | null} */
  #ratio = null;

  /**
   * @param {Host} host
   * @param {() => void} draw
   * @param {{ measures?: boolean, isSlow?: () => boolean }} [how] measures: it
   *   paints nothing, but reads where things stand
   */
  constructor(host, draw, { measures = false, isSlow = () => false } = {}) {
    this.#host = host;
    this.#draw = () => {
      speakFor(host); // a drawing has words, too
      draw();
    };
    this.#measures = measures;
    this.#isSlow = isSlow;
  }

  hostConnected() {
    if (this.#host.hasUpdated) this.#observeWidth();
    for (const root of rootsOf(this.#host)) {
      this.#theme.observe(root, { attributeFilter: ["class", "data-theme"] });
    }
    this.#dark.addEventListener("change", this.#onTheme);
    this.#print.addEventListener("change", this.#drawNow);
    this.#watchRatio();
    this.#view.observe(this.#host);
    this.#onTheme(); // it may be another's here
  }

  hostUpdated() {
    this.#observeWidth();
  }

  hostDisconnected() {
    this.#sizes.disconnect();
    this.#line = null;
    this.#width = 0;
    this.#theme.disconnect();
    this.#dark.removeEventListener("change", this.#onTheme);
    this.#print.removeEventListener("change", this.#drawNow);
    this.#ratio?.removeEventListener("change", this.#watchRatio);
    this.#view.disconnect();
    drawNever(this.#draw);
  }

  #observeWidth() {
    const line = this.#host.renderRoot.querySelector(".width");
    if (!line || line === this.#line) return;
    this.#sizes.disconnect();
    this.#sizes.observe(line);
    this.#line = line;
  }

  /** Draws soon. */
  request = () => {
    if (!this.#host.hasUpdated || !this.#host.isConnected) return;
    if (this.#measures) measureSoon(this.#draw);
    else if (this.#isSeen) drawSoon(this.#draw, this.#isSlow());
    else drawLater(this.#draw);
  };

  /** Of the host, known without a layout of the page. CSS pixels */
  get width() {
    return this.#width || this.#host.clientWidth;
  }

  #onTheme = () => {
    forgetStyles();
    this.request();
  };

  /** Paper has its own colours, and no next frame. */
  #drawNow = () => {
    forgetStyles();
    if (this.#host.hasUpdated) this.#draw();
  };

  /** @param {IntersectionObserverEntry[]} entries */
  #onView(entries) {
    this.#isSeen = entries.at(-1)?.isIntersecting ?? true;
    if (this.#isSeen) hurry(this.#draw);
  }

  #watchRatio = () => {
    this.#ratio?.removeEventListener("change", this.#watchRatio);
    this.#ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    this.#ratio.addEventListener("change", this.#watchRatio);
    this.request();
  };
}

/**
 * The elements whose class or data-theme may set the theme: the document's
 * root and every shadow host around the component.
 *
 * @param {Element} element
 */
function rootsOf(element) {
  /** @type {Element[]} */
  const roots = [document.documentElement];
  for (let node = element.getRootNode(); node instanceof ShadowRoot;) {
    roots.push(node.host);
    node = node.host.getRootNode();
  }
  return roots;
}
