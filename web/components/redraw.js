/** @typedef {import("lit").ReactiveElement} Host */

/**
 * Calls `draw` of a component that paints canvases whenever what it paints on
 * changes: its width, the device's pixel ratio, or the page's theme. At most
 * once a frame.
 */
export class Redraw {
  #host;
  #draw;
  #frame = 0;
  #width = -1;
  #sizes = new ResizeObserver(() => {
    const width = this.#host.clientWidth;
    if (width !== this.#width) this.#schedule();
    this.#width = width;
  });
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
    this.#sizes.observe(this.#host);
    for (const root of rootsOf(this.#host)) {
      this.#theme.observe(root, { attributeFilter: ["class", "data-theme"] });
    }
    this.#dark.addEventListener("change", this.#schedule);
    this.#watchRatio();
    if (this.#host.hasUpdated) this.#schedule();
  }

  hostDisconnected() {
    this.#sizes.disconnect();
    this.#theme.disconnect();
    this.#dark.removeEventListener("change", this.#schedule);
    this.#ratio?.removeEventListener("change", this.#watchRatio);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
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
