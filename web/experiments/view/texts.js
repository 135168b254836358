/** What an experiment's own names are called. */
import { MINUS, formatNumber } from "../../components/format.js";
import { hasText, language, t } from "../../i18n/index.js";

/** A thousand has no mark, ten thousand has. */
const WITH_GROUPS = { useGrouping: /** @type {const} */ ("min2") };

/** @typedef {Record<string, string | number>} Values */

/**
 * A text of the experiment, or one that several share.
 *
 * @param {string} experiment
 * @param {string} key
 * @param {Values} [values] numbers are shortened
 */
export function own(experiment, key, values = {}) {
  return t(keyOf(experiment, key), shortened(values));
}

/** @param {string} experiment @param {string} key */
export const hasOwn = (experiment, key) => hasText(keyOf(experiment, key));

/**
 * What a cell of a table names by a key of the experiment's texts, if it does.
 *
 * @param {string} experiment
 * @param {string | number} cell
 */
export const nameOf = (experiment, cell) =>
  typeof cell === "string" && cell.includes(".") && hasOwn(experiment, cell)
    ? own(experiment, cell)
    : null;

/** @param {string} experiment @param {string} key */
export function keyOf(experiment, key) {
  const itsOwn = `experiment.${experiment}.${key}`;
  return hasText(itsOwn) ? itsOwn : `experiments.${key}`;
}

/**
 * A series has a name of its own, or that of its arm.
 *
 * @param {string} experiment
 * @param {string} name
 */
export function seriesText(experiment, name) {
  const key = hasOwn(experiment, `series.${name}`) ? "series" : "arm";
  return own(experiment, `${key}.${name}`);
}

/** @param {Values} values */
function shortened(values) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, shown(value)]),
  );
}

/**
 * A number as a sentence, a table or an axis has it: three digits that count,
 * whole numbers whole.
 *
 * @param {string | number} value
 */
export function shown(value) {
  if (typeof value === "string") return value;
  if (Number.isInteger(value) && Math.abs(value) < 1e9)
    return wholeFormat().format(value).replace("-", MINUS);
  return formatNumber(value);
}

/** One a language: to make one takes longer than a chart. @type {Map<string, Intl.NumberFormat>} */
const wholeFormats = new Map();

function wholeFormat() {
  const name = language();
  const format =
    wholeFormats.get(name) ?? new Intl.NumberFormat(name, WITH_GROUPS);
  wholeFormats.set(name, format);
  return format;
}
