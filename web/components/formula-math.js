/** The symbols of the formula in MathML. */
import { html, mathml, nothing } from "lit";
import { decimal, t } from "../i18n/index.js";

/** @typedef {import("lit").MathMLTemplateResult} MathML */

/** @param {MathML} content */
export const math = (content) => html`<math>${content}</math>`;

export const Q = mathml`<mi class="query">Q</mi>`;
export const K = mathml`<mi class="key">K</mi>`;
export const V = mathml`<mi class="value">V</mi>`;
export const M = mathml`<mi>M</mi>`;
/** The mask, and the bias that damps frequent words. */
export const MASK_AND_BIAS = mathml`<mrow>${M}<mo>+</mo><mi>b</mi></mrow>`;
export const X = mathml`<mi>X</mi>`;
export const Y = mathml`<mi>Y</mi>`;
export const E = mathml`<mi>E</mi>`;
export const P = mathml`<mi>P</mi>`;
export const ROOT = mathml`<msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt>`;

const QUERY_TRANSPOSED = mathml`<msup class="query"><mi>Q</mi><mi mathvariant="normal">T</mi></msup>`;
const TRANSPOSED = mathml`<msup class="key"><mi>K</mi><mi mathvariant="normal">T</mi></msup>`;
const SOFTMAX_NAME = mathml`<mi mathvariant="normal">softmax</mi>`;

/**
 * Kᵀ, or what stands in for it.
 *
 * @param {{ keyIsQuery: boolean }} state
 */
export const keyTransposed = ({ keyIsQuery }) =>
  keyIsQuery ? QUERY_TRANSPOSED : TRANSPOSED;

/**
 * softmax, with what was changed about it below.
 *
 * @param {Pick<import("../app/state.js").State, "softmaxAxis" | "temperature">} state
 */
export function softmaxOf({ softmaxAxis, temperature }) {
  const axis = softmaxAxis === "rows" ? [] : [t(`formula.${softmaxAxis}`)];
  const heat = temperature === 1 ? [] : [`T = ${decimal(temperature)}`];
  const changes = [...axis, ...heat].join(", ");
  if (!changes) return SOFTMAX_NAME;
  return mathml`<munder>${SOFTMAX_NAME}<mtext>${changes}</mtext></munder>`;
}

export const CONCAT = math(mathml`<mi mathvariant="normal">Concat</mi>`);
export const PLUS = html`<span class="sign">+</span>`;
export const EQUALS = html`<span class="sign">=</span>`;

/** Parentheses as tall as what they hold, with or without a mathematical font. */
export const LEFT = html`<svg
  class="parenthesis"
  viewBox="0 0 10 100"
  preserveAspectRatio="none"
  aria-hidden="true"
>
  <path d="M9 0C-1 28-1 72 9 100C4 72 4 28 9 0Z"></path>
</svg>`;
export const RIGHT = html`<svg
  class="parenthesis"
  viewBox="0 0 10 100"
  preserveAspectRatio="none"
  aria-hidden="true"
>
  <path d="M1 0C11 28 11 72 1 100C6 72 6 28 1 0Z"></path>
</svg>`;

export const PARAM = {
  wQ: param("Q", "query"),
  wK: param("K", "key"),
  wV: param("V", "value"),
  wO: param("O", ""),
};

/**
 * Whether frequent words are damped: only where word vectors are the source.
 *
 * @param {{ source: string, dampFrequent: boolean }} state
 */
export const hasBias = ({ source, dampFrequent }) =>
  source === "vectors" && dampFrequent;

/** @param {number} n */
export const headOf = (n) => mathml`<msub><mi>head</mi><mn>${n}</mn></msub>`;

/**
 * The whole formula as it stands now, to be read aloud.
 *
 * @param {import("../app/state.js").State} state
 */
export function spokenFormula(state) {
  const products = mathml`<mrow>${Q}${keyTransposed(state)}</mrow>`;
  const scores = state.scaled
    ? mathml`<mfrac>${products}${ROOT}</mfrac>`
    : mathml`${products}`;
  const mask = hasBias(state) ? MASK_AND_BIAS : M;
  return html`<math>
    <mrow
      >${softmaxOf(state)}<mo>(</mo>${scores}<mo>+</mo>${mask}<mo>)</mo>${
        state.valueIsKey ? K : V
      }</mrow
    >
  </math>`;
}

/**
 * @param {string} letter
 * @param {string} role
 */
function param(letter, role) {
  return mathml`<msub><mi>W</mi><mi class=${role || nothing}>${letter}</mi></msub>`;
}
