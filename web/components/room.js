/**
 * Keeps as much room for a paragraph as it ever took at its width: what stands
 * below stays where it is while its text becomes shorter and longer again.
 */
export class Room {
  #width = 0;
  /** @type {HTMLElement | null} */
  #paragraph = null;
  #sizes = new ResizeObserver((entries) => {
    const { target, contentRect } = entries[entries.length - 1];
    const paragraph = /** @type {HTMLElement} */ (target);
    const { style } = paragraph;
    if (contentRect.width !== this.#width) style.minBlockSize = "";
    this.#width = contentRect.width;
    style.minBlockSize = `${paragraph.offsetHeight}px`;
  });

  /** @param {HTMLElement | null} paragraph */
  keep(paragraph) {
    if (paragraph === this.#paragraph) return;
    this.#sizes.disconnect();
    this.#width = 0;
    this.#paragraph = paragraph;
    if (paragraph) this.#sizes.observe(paragraph);
  }
}
