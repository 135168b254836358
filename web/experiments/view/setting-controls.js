/** A control for each setting of an experiment, made from its field. */
import { html } from "lit";
import {
  optionsControl,
  stepperControl,
  switchControl,
} from "../../components/controls.js";
import { t } from "../../i18n/index.js";
import { fieldsOf } from "../settings.js";
import { hasOwn, keyOf, own, shown } from "./texts.js";

/**
 * @typedef {import("../experiment.js").Experiment} Experiment
 * @typedef {import("../experiment.js").Settings} Settings
 *
 * @typedef {object} Options
 * @property {Experiment} experiment
 * @property {Settings} settings
 * @property {(patch: Settings) => void} change
 */

/** @param {Options} options */
export function settingControls(options) {
  const { experiment } = options;
  const names = Object.keys(fieldsOf(experiment)).filter(
    (name) => !experiment.shows?.includes(name),
  );
  return names.map((name) => control(options, name));
}

/**
 * @param {Options} options
 * @param {string} name
 */
function control({ experiment, settings, change }, name) {
  const field = /** @type {any} */ (fieldsOf(experiment)[name]);
  const key =
    name === "seed"
      ? "experiments.seed"
      : keyOf(experiment.name, `setting.${name}`);
  const value = settings[name];
  const set = (/** @type {unknown} */ next) => change({ [name]: next });
  if (typeof field.initial === "boolean")
    return switchControl({ name: key, checked: value, change: set });
  if (field.options)
    return optionsControl({
      name,
      legend: t(key),
      value,
      options: field.options.map((/** @type {string | number} */ option) => ({
        value: option,
        text: optionText(experiment.name, name, option),
      })),
      change: set,
    });
  if (typeof field.initial === "string")
    return html`<label class="field">
      <span class="name">${t(key)}</span>
      <textarea
        rows="3"
        maxlength=${field.most}
        .value=${value}
        @input=${(/** @type {any} */ { target }) => set(target.value)}
      ></textarea>
    </label>`;
  return stepperControl({ name: key, change: set, ...stepsOf(field, value) });
}

/**
 * @param {string} experiment
 * @param {string} name
 * @param {string | number} option
 */
function optionText(experiment, name, option) {
  const key = `setting.${name}.${option}`;
  return hasOwn(experiment, key) ? own(experiment, key) : shown(option);
}

/**
 * @param {{ initial: number, least: number, most: number }} field
 * @param {number} value
 */
function stepsOf({ initial, least, most }, value) {
  const inside = (/** @type {number} */ n) =>
    Math.min(Math.max(n, least), most);
  const whole = Number.isInteger(initial) && Number.isInteger(least);
  return {
    ...{ value, least, most, step: whole ? "1" : "any" },
    less: inside(whole ? value - 1 : tidy(value / 2)),
    more: inside(whole ? value + 1 : tidy(value * 2)),
    range: whole ? "field.range" : "field.range.decimal",
  };
}

/** Two digits that count. @param {number} value */
const tidy = (value) => Number(value.toPrecision(2));
