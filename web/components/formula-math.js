/** The symbols of the formula in MathML. */
import { html, mathml, nothing } from "lit";

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

const TRANSPOSED = mathml`<msup class="key"><mi>K</mi><mi mathvariant="normal">T</mi></msup>`;
const SOFTMAX_NAME = mathml`<mi mathvariant="normal">softmax</mi>`;

export const KEY_TRANSPOSED = math(TRANSPOSED);
export const SOFTMAX = math(SOFTMAX_NAME);
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

/** @param {number} n */
export const headOf = (n) => mathml`<msub><mi>head</mi><mn>${n}</mn></msub>`;

/**
 * The whole formula as it stands now, to be read aloud.
 *
 * @param {import("../app/state.js").State} state
 */
export function spokenFormula({ scaled, valueIsKey, dampFrequent }) {
  const products = mathml`<mrow>${Q}${TRANSPOSED}</mrow>`;
  const scores = scaled
    ? mathml`<mfrac>${products}${ROOT}</mfrac>`
    : mathml`${products}`;
  return html`<math>
    <mrow
      >${SOFTMAX_NAME}<mo>(</mo>${scores}<mo>+</mo>${dampFrequent ? MASK_AND_BIAS : M}<mo>)</mo>${
        valueIsKey ? K : V
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
