/**
 * Controls for the fields of the state. What a control offers comes from the
 * field's type (app/state.js), what it says from the texts "field.<name>…".
 */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { FIELDS } from "../app/state.js";
import { decimal, hasText, t } from "../i18n/index.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/state.js").FieldName} FieldName */

/**
 * Tells the page what a person has changed.
 *
 * @param {EventTarget} host
 * @param {Partial<State>} patch
 */
export function send(host, patch) {
  host.dispatchEvent(
    new CustomEvent("change-state", {
      detail: patch,
      bubbles: true,
      composed: true,
    }),
  );
}

/**
 * A switch for a flag.
 *
 * @param {EventTarget} host
 * @param {State} state
 * @param {FieldName} name
 */
export function flagControl(host, state, name) {
  return switchControl({
    name: `field.${name}`,
    checked: Boolean(state[name]),
    change: (checked) => send(host, { [name]: checked }),
  });
}

/**
 * @param {{ name: string, checked: boolean, change: (checked: boolean) => void }} options
 *   name: key of its text
 */
export function switchControl({ name, checked, change }) {
  const onChange = (/** @type {Event} */ event) =>
    change(/** @type {HTMLInputElement} */ (event.target).checked);
  return html`<label class="switch">
    <span class="field name">${t(name)}</span>
    <input
      type="checkbox"
      role="switch"
      .checked=${live(checked)}
      @change=${onChange}
    />
    ${about(name)}
  </label>`;
}

/**
 * One of a few, side by side.
 *
 * @param {EventTarget} host
 * @param {State} state
 * @param {FieldName} name a field of choices
 * @param {(value: any) => Partial<State>} [patch] what choosing a value changes,
 *   if it is more than the field
 */
export function choiceControl(
  host,
  state,
  name,
  patch = (value) => ({ [name]: value }),
) {
  const field = FIELDS[name];
  if (!("options" in field)) throw new Error(`not a field of choices: ${name}`);
  const value = /** @type {string | number} */ (state[name]);
  return html`${optionsControl({
    name,
    legend: t(`field.${name}`),
    value,
    options: field.options.map((option) => ({
      value: option,
      text: hasText(`field.${name}.${option}`)
        ? t(`field.${name}.${option}`)
        : decimal(option),
    })),
    change: (option) => send(host, patch(option)),
  })}
  ${about(`field.${name}.${value}`)}`;
}

/**
 * @template T
 * @typedef {object} Options
 * @property {string} name
 * @property {string} legend
 * @property {boolean} [silent] whether only a screen reader hears the legend
 * @property {T} value
 * @property {{ value: T, text: unknown }[]} options text: what is shown
 * @property {(value: T) => void} change
 */

/**
 * @template T
 * @param {Options<T>} control
 */
export function optionsControl({
  name,
  legend,
  silent,
  value,
  options,
  change,
}) {
  return html`<fieldset class="field">
    <legend class=${silent ? "silent" : ""}>${legend}</legend>
    <div class="choice">
      ${options.map(
        (option) =>
          html`<label>
            <input
              type="radio"
              name=${name}
              .checked=${live(option.value === value)}
              @change=${() => change(option.value)}
            />${option.text}
          </label>`,
      )}
    </div>
  </fieldset>`;
}

/**
 * A whole number with buttons for less and more.
 *
 * @param {EventTarget} host
 * @param {State} state
 * @param {FieldName} name a field that counts
 * @param {number} [most] less than the field's own limit
 */
export function countControl(host, state, name, most) {
  const { least, most: limit } = limitsOf(name, most);
  const value = Number(state[name]);
  const inside = (/** @type {number} */ n) =>
    Math.min(Math.max(n, least), limit);
  return stepperControl({
    name: `field.${name}`,
    change: (n) => send(host, { [name]: n }),
    value,
    ...{ least, most: limit, step: "1", range: "field.range" },
    less: inside(value - 1),
    more: inside(value + 1),
  });
}

/**
 * A number with a fraction, with buttons that lead from one of some values to
 * the next.
 *
 * @param {EventTarget} host
 * @param {State} state
 * @param {FieldName} name
 * @param {number[]} values in their order
 */
export function decimalControl(host, state, name, values) {
  const { least, most } = limitsOf(name);
  const value = Number(state[name]);
  return stepperControl({
    name: `field.${name}`,
    change: (n) => send(host, { [name]: n }),
    value,
    ...{ least, most, step: "any", range: "field.range.decimal" },
    less: values.findLast((other) => other < value) ?? least,
    more: values.find((other) => other > value) ?? most,
  });
}

/**
 * @param {FieldName} name
 * @param {number} [most]
 */
function limitsOf(name, most) {
  const field = FIELDS[name];
  if (!("least" in field)) throw new Error(`not a field of numbers: ${name}`);
  const { least } = field;
  return {
    least,
    most: Math.max(least, Math.min(most ?? field.most, field.most)),
  };
}

/**
 * @typedef {object} Steps
 * @property {string} name key of its text
 * @property {number} value
 * @property {number} least
 * @property {number} most
 * @property {string} step that the number may be typed in, as HTML has it
 * @property {number} less where the button for less leads
 * @property {number} more
 * @property {string} range key of the text that says what may be typed
 * @property {(value: number) => void} change
 */

/**
 * A number with buttons for less and more, which at its ends keep the focus.
 *
 * @param {Steps} steps
 */
export function stepperControl(steps) {
  const { name, value, least, most, step, less, more, range, change } = steps;
  const label = t(name);
  const type = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    if (input.validity.valid) change(input.valueAsNumber);
  };
  return html`<div class="field">
    <div class="stepper">
      <span class="name" aria-hidden="true">${label}</span>
      <button
        class="button"
        aria-label=${t("field.less", { field: label })}
        aria-disabled=${value <= least}
        @click=${() => value > least && change(less)}
      >
        −
      </button>
      <input
        type="number"
        inputmode=${step === "1" ? "numeric" : "decimal"}
        required
        aria-label=${label}
        min=${least}
        max=${most}
        step=${step}
        .value=${live(String(value))}
        @input=${type}
      />
      <button
        class="button"
        aria-label=${t("field.more", { field: label })}
        aria-disabled=${value >= most}
        @click=${() => value < most && change(more)}
      >
        +
      </button>
      <span class="error">${t(range, { least, most })}</span>
    </div>
    ${about(name)}
  </div>`;
}

/** @param {string} key */
function about(key) {
  return hasText(`${key}.about`)
    ? html`<p class="about">${t(`${key}.about`)}</p>`
    : nothing;
}
