import { defaults } from "./state.js";
import { linkOf } from "./packed-link.js";

/** @typedef {Pick<import("./address.js").Address, "read" | "start" | "stop" | "write" | "hasLinks" | "isSite" | "linkTo">} Keeper what keeps the link of a state */

/**
 * In place of an Address, for a playground on somebody else's page: that page's
 * address is not its to read or to write.
 */
export class NoAddress {
  #site;

  /** @param {() => URL | null} site where the playground's own page stands, if that is known */
  constructor(site) {
    this.#site = site;
  }

  /** @returns {import("./link.js").Reading} */
  read() {
    return { state: defaults(), trouble: null, fields: [] };
  }

  start() {}

  stop() {}

  write() {}

  get hasLinks() {
    return this.#site() !== null;
  }

  get isSite() {
    return false;
  }

  /**
   * @param {import("./state.js").State} state
   * @returns {Promise<string | null>}
   */
  async linkTo(state) {
    const site = this.#site();
    const link = site && (await linkOf(state));
    if (!site || link === null) return null;
    site.hash = link;
    return site.href;
  }
}
