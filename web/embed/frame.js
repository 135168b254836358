/**
 * The page inside somebody's frame: "?embed=1". What is said, in both
 * directions, stands in web/embed/README.md.
 */

import { PROTOCOL } from "../app/protocol.js";

/** Longest link that a message may bring, in characters. */
const MOST_LINK = 200_000;

/** @typedef {import("./embeddable.js").Embeddable} Element */

/**
 * @param {Element} element
 * @param {URLSearchParams} query
 */
export function joinFrame(element, query) {
  if (window.parent === window) return;
  const origin = originOf(query.get("origin"));
  tellHeight(element);
  tell({ type: "hello" }, "*");
  if (origin === null) return;
  follow(element, origin);
  listen(element, origin);
}

/**
 * @param {string | null} text
 * @returns {string | null} null for what is no origin
 */
export function originOf(text) {
  const url = text !== null && URL.canParse(text) ? new URL(text) : null;
  return url && url.protocol.startsWith("http") ? url.origin : null;
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
  const tellState = async () => {
    const link = (await element.link())?.split("#")[1] ?? "";
    tell({ type: "state", link }, origin);
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
    const link = linkOf(data);
    if (link !== null) void element.open(link);
  });
}

/**
 * @param {unknown} data whatever was sent
 * @returns {string | null} the link of a message of this protocol
 */
export function linkOf(data) {
  if (typeof data !== "object" || data === null) return null;
  const { attentionPlayground, type, link } = /** @type {any} */ (data);
  const isOurs = attentionPlayground === PROTOCOL && type === "open";
  const isLink = typeof link === "string" && link.length <= MOST_LINK;
  return isOurs && isLink ? link.replace(/^#/, "") : null;
}
