import { drawLater, drawNever, hurry } from "./draw-queue.js";

/** @typedef {import("lit").ReactiveElement} Host */

/**
 * Leaves out what only a pointer has changed elsewhere, while nobody sees the
 * component: it follows when it comes into view, or else when the pointer rests,
 * so that who has the page read out meets nothing that is past.
 */
export class Unseen {
  #host;
  #pointed;
  #isSeen = true;
  #render = () => this.#host.requestUpdate();
  #view = new IntersectionObserver((entries) => {
    this.#isSeen = entries.at(-1)?.isIntersecting ?? true;
    if (this.#isSeen) hurry(this.#render);
  });

  /**
   * @param {Host} host
   * @param {readonly string[]} pointed its properties that follow a pointer
   */
  constructor(host, pointed) {
    this.#host = host;
    this.#pointed = pointed;
    host.addController(this);
  }

  hostConnected() {
    this.#view.observe(this.#host);
  }

  hostDisconnected() {
    this.#view.disconnect();
    this.#isSeen = true;
  }

  /**
   * Whether the host need not render now, in its `shouldUpdate`.
   *
   * @param {Map<string, unknown>} changed
   */
  canWait(changed) {
    const isPointed =
      changed.size > 0 &&
      [...changed.keys()].every((name) => this.#pointed.includes(name));
    const canWait = isPointed && !this.#isSeen;
    if (canWait) drawLater(this.#render);
    else drawNever(this.#render);
    return canWait;
  }
}
