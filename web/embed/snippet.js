/** What stands in somebody's page to show the playground there. */
import { PARTS } from "./controls.js";
import { escapeMarkup } from "../app/markup.js";
import { PROTOCOL } from "../app/protocol.js";

/**
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./controls.js").Part} Part
 * @typedef {"open" | "locked" | "hidden"} Shown
 *
 * @typedef {object} Choices
 * @property {string} site address of the playground's page, without "?" and "#"
 * @property {string} link what stands behind the "#"; "" for the page as it begins
 * @property {string} controls as in controls.js; "" for everything
 * @property {State["lang"]} language "" for that of the browser
 * @property {State["theme"]} theme
 * @property {number | null} height px; null for that of what is shown
 */

/**
 * The parts that a state shows.
 *
 * @param {State} state
 * @returns {Part[]}
 */
export function partsOf({ view, source }) {
  if (view) return ["header"];
  /** @type {Part[]} */
  const others = source === "vectors" ? ["layers", "said"] : ["heads"];
  return PARTS.filter((part) => !others.includes(part));
}

/**
 * @param {Partial<Record<Part, Shown>>} choices a part that is not named is open
 * @returns {string} "" where nothing is locked or hidden, and where everything is hidden
 */
export function controlsOf(choices) {
  const states = PARTS.map(
    (part) => /** @type {const} */ ([part, choices[part] ?? "open"]),
  );
  if (states.every(([, shown]) => shown === "open")) return "";
  return states
    .filter(([, shown]) => shown !== "hidden")
    .map(([part, shown]) => (shown === "locked" ? `${part}:locked` : part))
    .join(" ");
}

/** @param {Choices} choices @returns {string} the address of a frame */
export function frameAddress({ site, link, controls, language, theme }) {
  const query = new URLSearchParams({
    embed: "1",
    ...(controls && { controls }),
    ...(language && { language }),
    ...(theme !== "auto" && { theme }),
  });
  return `${site}?${query}${link && `#${link}`}`;
}

/** What may be done in a frame: nothing of the page around it. */
export const SANDBOX = "allow-scripts";

/** Gives each frame on the page the height that it tells. */
const FOLLOW_HEIGHT = `<script>
  addEventListener("message", ({ source, data }) => {
    if (data?.attentionPlayground !== ${PROTOCOL} || data.type !== "height") return;
    for (const frame of document.querySelectorAll("iframe"))
      if (frame.contentWindow === source) frame.height = data.height;
  });
</script>
`;

/** @param {Choices} choices */
export function frameSnippet(choices) {
  const { height } = choices;
  const frame = element("iframe", {
    src: frameAddress(choices),
    title: "Attention Playground",
    sandbox: SANDBOX,
    width: "100%",
    height: height === null ? "" : String(height),
    frameborder: "0",
  });
  return height === null ? `${FOLLOW_HEIGHT}${frame}` : frame;
}

/** @param {Choices} choices */
export function elementSnippet(choices) {
  const { site, link, controls, language, theme, height } = choices;
  const script = new URL("attention-playground.js", site).href;
  const style = `display: block; max-height: ${height}px; overflow: auto`;
  return `<script type="module" src="${escapeMarkup(script)}"></script>
${element("attention-playground", {
  site,
  link,
  controls,
  language,
  theme: theme === "auto" ? "" : theme,
  style: height === null ? "" : style,
})}`;
}

/**
 * @param {string} name
 * @param {Record<string, string>} attributes those that are "" are left out
 */
function element(name, attributes) {
  const lines = Object.entries(attributes)
    .filter(([, value]) => value !== "")
    .map(([key, value]) => `  ${key}="${escapeMarkup(value)}"\n`);
  return `<${name}\n${lines.join("")}></${name}>\n`;
}
