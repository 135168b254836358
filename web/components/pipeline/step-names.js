/** The steps of the pipeline as they are written: symbols and shapes. */
import { mathml } from "lit";
import {
  K,
  M,
  MASK_AND_BIAS,
  PARAM,
  Q,
  ROOT,
  V,
  X,
  Y,
  hasBias,
  keyTransposed,
  math,
  softmaxOf,
} from "../formula-math.js";

/** @typedef {import("./steps.js").Step} Step */
/** @typedef {import("../types.js").Picture} Picture */

/** Size names of the paper: n queries, m keys where they are others. */
const SIZES = {
  model: mathml`<msub><mi>d</mi><mtext>model</mtext></msub>`,
  head: mathml`<msub><mi>d</mi><mi>k</mi></msub>`,
};

/**
 * What is done at the step, and the letter of what comes out.
 *
 * @param {Step} step
 * @param {Picture} picture
 */
export function symbolsOf({ name }, picture) {
  const { scene } = picture;
  const other = crosses(picture) ? Y : X;
  const made = (
    /** @type {unknown} */ letter,
    /** @type {unknown} */ words,
    /** @type {unknown} */ param,
  ) => mathml`<mrow>${letter}<mo>=</mo>${words}${param}</mrow>`;
  const faces = {
    x: () => X,
    y: () => Y,
    query: () => made(Q, X, PARAM.wQ),
    key: () => made(K, other, scene.keyIsQuery ? PARAM.wQ : PARAM.wK),
    value: () => (scene.valueIsKey ? made(V, "", K) : made(V, other, PARAM.wV)),
    rawScores: () => mathml`<mrow>${Q}${keyTransposed(scene)}</mrow>`,
    scaled: () => mathml`<mrow><mo form="prefix">÷</mo>${ROOT}</mrow>`,
    scores: () =>
      mathml`<mrow><mo form="prefix">+</mo>${hasBias(scene) ? MASK_AND_BIAS : M}</mrow>`,
    weights: () => softmaxOf(scene),
    headOutput: () =>
      mathml`<mrow><mo form="prefix">·</mo>${scene.valueIsKey ? K : V}</mrow>`,
  };
  return math(faces[name]());
}

/**
 * The shape as the paper writes it.
 *
 * @param {Step} step
 * @param {Picture} picture
 */
export function shapeOf({ rows, cols }, picture) {
  const nOf = (/** @type {"query" | "key"} */ side) =>
    mathml`<mi>${side === "key" && crosses(picture) ? "m" : "n"}</mi>`;
  const width = cols === "key" ? nOf("key") : SIZES[cols];
  return math(mathml`<mrow>${nOf(rows)}<mo>×</mo>${width}</mrow>`);
}

/** @param {Picture} picture */
const crosses = ({ tokens, otherTokens }) => tokens !== otherTokens;
