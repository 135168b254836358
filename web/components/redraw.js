/** @typedef {import("lit").ReactiveElement} Host */

/**
 * Calls `draw` of a component that paints canvases whenever what it paints on
 * changes: the page's theme, the device's pixel ratio, and its width where it
 * says so with an element `.width` in its template. At most once a frame.
 */
export class Redraw {
  #host;
  #draw;
  #frame = 0;
  /** A line as wide as the host, and without height: only width matters. */
  /** @type {Element | null} */
  #line = null;
  #sizes = new ResizeObserver(() => this.#schedule());
  #theme = new MutationObserver(() => this.#schedule());
  #dark = matchMedia("(prefers-color-scheme: dark)");
  /** @type {MediaQueryList | null} */
  #ratio = null;

  /**
   * @param {Host} host
   * @param {() => void} draw
   */
  constructor(host, draw) {
    this.#host = host;
    this.#draw = draw;
  }

  hostConnected() {
    if (this.#host.hasUpdated) this.#observeWidth();
    for (const root of rootsOf(this.#host)) {
      this.#theme.observe(root, { attributeFilter: ["class", "data-theme"] });
    }
    this.#dark.addEventListener("change", this.#schedule);
    this.#watchRatio();
    if (this.#host.hasUpdated) this.#schedule();
  }

  hostUpdated() {
    this.#observeWidth();
  }

  hostDisconnected() {
    this.#sizes.disconnect();
    this.#line = null;
    this.#theme.disconnect();
    this.#dark.removeEventListener("change", this.#schedule);
    this.#ratio?.removeEventListener("change", this.#watchRatio);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #observeWidth() {
    const line = this.#host.renderRoot.querySelector(".width");
    if (!line || line === this.#line) return;
    this.#sizes.disconnect();
    this.#sizes.observe(line);
    this.#line = line;
  }

  #schedule = () => {
    if (this.#frame || !this.#host.hasUpdated) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#draw();
    });
  };

  #watchRatio = () => {
    this.#ratio?.removeEventListener("change", this.#watchRatio);
    this.#ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    this.#ratio.addEventListener("change", this.#watchRatio);
    this.#schedule();
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
