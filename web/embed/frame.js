/**
 * The page inside somebody's frame: "?embed=1". What is said, in both
 * directions, stands in web/embed/README.md.
 */

import { invalid } from "../app/errors.js";
import { PROTOCOL } from "../app/protocol.js";

/** @typedef {import("./embeddable.js").Embeddable} Element */

/**
 * @param {Element} element
 * @param {URLSearchParams} query
 */
export function joinFrame(element, query) {
  if (window.parent === window) return;
  const asked = query.get("origin");
  const origin = originOf(asked);
  tellHeight(element);
  tell({ type: "hello" }, "*");
  if (origin === null) {
    if (asked !== null)
      tellError(invalid("origin", asked, "must be that of a web page"), "*");
    return;
  }
  follow(element, origin);
  listen(element, origin);
}

/**
 * @param {string | null} text
 * @returns {string | null} null for what is no origin
 */
export function originOf(text) {
  const url = text !== null && URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}

/**
 * @param {object} message
 * @param {string} origin who may read it
 */
function tell(message, origin) {
  window.parent.postMessage(
    { attentionPlayground: PROTOCOL, ...message },
    origin,
  );
}

/** A height is no secret. @param {Element} element */
function tellHeight(element) {
  let known = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === known) return;
    known = height;
    tell({ type: "height", height }, "*");
  }).observe(element);
}

/**
 * @param {Element} element
 * @param {string} origin
 */
function follow(element, origin) {
  let turn = 0;
  const tellState = async () => {
    const mine = ++turn;
    const link = (await element.getLink())?.split("#")[1] ?? "";
    // A long link takes longer: one that a later state overtook is old.
    if (mine === turn) tell({ type: "state", link }, origin);
  };
  element.addEventListener("ready", () => tell({ type: "ready" }, origin));
  element.addEventListener("change", () => void tellState());
  for (const type of ["answer", "error"])
    element.addEventListener(type, (event) => {
      if (event instanceof CustomEvent)
        tell({ type, ...structuredClone(event.detail) }, origin);
    });
}

/**
 * @param {Element} element
 * @param {string} origin
 */
function listen(element, origin) {
  addEventListener("message", ({ source, origin: sender, data }) => {
    if (source !== window.parent || sender !== origin) return;
    if (asksToOpen(data))
      element.open(data.link).catch((error) => tellError(error, origin));
  });
}

/**
 * @param {unknown} data whatever was sent
 * @returns {data is { link: any }} whether it is a message of this protocol
 */
export function asksToOpen(data) {
  const { attentionPlayground, type } = /** @type {any} */ (data ?? {});
  return attentionPlayground === PROTOCOL && type === "open";
}

/**
 * @param {{ code: string, message: string }} error
 * @param {string} origin
 */
function tellError({ code, message }, origin) {
  tell({ type: "error", code, message }, origin);
}
