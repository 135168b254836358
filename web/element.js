/**
 * `import "attention-playground"`: defines <attention-playground>. Where there
 * are no custom elements, as on a server, it does nothing.
 */

/** @type {Promise<void>} settles when the element is defined */
export const defined =
  typeof customElements === "undefined"
    ? Promise.resolve()
    : import("./app/attention-playground.js").then(() => {});
