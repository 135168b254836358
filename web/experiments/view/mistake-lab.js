import { LitElement, html, nothing } from "lit";
import { base, controlStyles } from "../../app/theme.js";
import "../../components/heat-map.js";
import { followLanguage, problemText, t } from "../../i18n/index.js";
import { SOURCES } from "../mistakes/sources.js";
import { mistakeLabStyles } from "./mistake-lab-styles.js";
import { shown } from "./texts.js";

/** @typedef {import("../mistakes/signs.js").MistakeRow} MistakeRow */
/** @typedef {import("../mistakes/signs.js").Sign} Sign */
/** @typedef {import("../../engine/load.js").MistakeRun} MistakeRun */

/**
 * Wrong attentions, each beside the right one, and what gives it away.
 *
 * Fires `change-settings` {mistake}.
 *
 * @element mistake-lab
 */
export class MistakeLab extends LitElement {
  /** @override */
  static properties = {
    results: { attribute: false },
    settings: { attribute: false },
    map: {},
    _head: { state: true },
  };

  /** @override */
  static styles = [base, controlStyles, mistakeLabStyles];

  constructor() {
    super();
    /** @type {import("../experiment.js").Results} */
    this.results = {};
    /** @type {import("../experiment.js").Settings} */
    this.settings = {};
    /** @type {import("../../components/colors.js").MapName} */
    this.map = "ink";
    this._head = 0;
    followLanguage(this);
  }

  /** @returns {any[]} */
  get #rows() {
    return this.results.lab?.rows ?? [];
  }

  /** @override */
  render() {
    const rows = this.#rows;
    const at = rows.findIndex(({ name }) => name === this.settings.mistake);
    if (rows.length === 0) return nothing;
    return html`${this.#list(rows)}
    ${at < 0 ? nothing : this.#mistake(rows[at], at, rows)}`;
  }

  /** @param {any[]} rows */
  #list(rows) {
    const groups = [...new Set(rows.map(({ group }) => group))];
    return html`<label class="field">
      <span class="name">${t("mistakes.choose")}</span>
      <select
        .value=${this.settings.mistake}
        @change=${(/** @type {any} */ { target }) => this.#choose(target.value)}
      >
        ${groups.map(
          (group) =>
            html`<optgroup label=${t(`mistakes.group.${group}`)}>
              ${rows
                .filter((row) => row.group === group)
                .map(
                  ({ name }) =>
                    html`<option
                      value=${name}
                      ?selected=${name === this.settings.mistake}
                    >
                      ${t(`mistake.${name}`)}
                    </option>`,
                )}
            </optgroup>`,
        )}
      </select>
    </label>`;
  }

  /**
   * @param {MistakeRow & { signs: Sign[] }} row
   * @param {number} at
   * @param {MistakeRow[]} rows
   */
  #mistake(row, at, rows) {
    const { name, right, wrong, signs } = row;
    const step = (/** @type {number} */ by) => {
      const to = rows[(at + by + rows.length) % rows.length];
      this.#choose(to.name);
    };
    return html`<article>
      <header>
        <h3>${t(`mistake.${name}`)}</h3>
        <div class="tools">
          <button class="button" @click=${() => step(-1)}>
            <span aria-hidden="true">←</span> ${t("mistakes.before")}
          </button>
          <span class="about"
            >${t("mistakes.place", { n: at + 1, all: rows.length })}</span
          >
          <button class="button" @click=${() => step(1)}>
            ${t("mistakes.after")} <span aria-hidden="true">→</span>
          </button>
        </div>
      </header>
      <p>${t(`mistake.${name}.text`)}</p>
      ${this.#heads(right, wrong)}
      <div class="sides">
        ${this.#side("wrong", wrong, row)} ${this.#side("right", right, row)}
      </div>
      ${this.#signs(signs)} ${this.#seen(name)}
    </article>`;
  }

  /** @param {MistakeRun} right @param {MistakeRun} wrong */
  #heads(right, wrong) {
    const all = Math.max(right.nMaps, wrong.nMaps);
    if (all < 2) return nothing;
    return html`<fieldset class="field">
      <legend>${t("mistakes.map.name")}</legend>
      <div class="choice">
        ${Array.from(
          { length: all },
          (_, i) =>
            html`<label
              ><input
                type="radio"
                name="head"
                .checked=${i === this._head}
                @change=${() => (this._head = i)}
              />${i + 1}</label
            >`,
        )}
      </div>
    </fieldset>`;
  }

  /**
   * @param {"wrong" | "right"} side
   * @param {MistakeRun} run
   * @param {MistakeRow} row
   */
  #side(side, run, { hidden, right }) {
    if (run.problem)
      return html`<section class="side ${side}">
        <h4>${t(`mistakes.${side}`)}</h4>
        <p class="failed">
          ${t("mistakes.nothing", {
            problem: problemText(String(run.problem)),
          })}
        </p>
      </section>`;
    const { nMaps, nRows, nCols } = run;
    const head = Math.min(this._head, nMaps - 1);
    const size = nRows * nCols;
    const part = (/** @type {ArrayLike<number>} */ list) =>
      Array.prototype.slice.call(list, head * size, (head + 1) * size);
    const isSameShape = nRows === right.nRows && nCols === right.nCols;
    return html`<section class="side ${side}">
      <h4>${t(`mistakes.${side}`)}</h4>
      <figure>
        <figcaption>${t("mistakes.weights")}</figcaption>
        <heat-map
          plain
          scale=${isWeight(run.weights) ? "linear" : "diverging"}
          .range=${rangeOf(run.weights)}
          .matrix=${{ data: Float32Array.from(part(run.weights)), shape: [nRows, nCols] }}
          .rowTokens=${numbered(nRows)}
          .colTokens=${numbered(nCols)}
          .masked=${isSameShape && nMaps === right.nMaps ? Uint8Array.from(side === "right" ? part(hidden) : shownIn(part(run.weights), part(hidden))) : null}
          .map=${this.map}
          .maxCell=${40}
          .label=${t(`mistakes.weights.${side}`)}
        ></heat-map>
      </figure>
      <figure>
        <figcaption>${t("mistakes.output")}</figcaption>
        <heat-map
          plain
          scale="diverging"
          .range=${rangeOf(right.output)}
          .matrix=${{ data: Float32Array.from(run.output), shape: [run.nOutputs, run.dOutput] }}
          .rowTokens=${numbered(run.nOutputs)}
          .colTokens=${numbered(run.dOutput)}
          .map=${this.map}
          .maxCell=${26}
          .label=${t(`mistakes.output.${side}`)}
        ></heat-map>
      </figure>
    </section>`;
  }

  /** @param {Sign[]} signs */
  #signs(signs) {
    const isSilent = !signs.some(({ differs }) => differs);
    return html`<h4>${t("mistakes.signs")}</h4>
      ${isSilent ? html`<p class="about">${t("mistakes.sign.none")}</p>` : nothing}
      <div class="wide">
        <table>
          <thead>
            <tr>
              <th scope="col">${t("mistakes.sign")}</th>
              <th scope="col">${t("mistakes.wrong")}</th>
              <th scope="col">${t("mistakes.right")}</th>
            </tr>
          </thead>
          <tbody>
            ${signs
              .filter(({ name }) => name !== "problem")
              .map(
                ({ name, wrong, right, differs }) =>
                  html`<tr class=${differs ? "differs" : ""}>
                    <th scope="row">
                      ${t(`mistakes.sign.${name}`)}
                      ${differs ? html`<span class="silent">${t("mistakes.differs")}</span>` : nothing}
                    </th>
                    <td>${rangeText(wrong)}</td>
                    <td>${rangeText(right)}</td>
                  </tr>`,
              )}
          </tbody>
        </table>
      </div>`;
  }

  /** @param {string} name */
  #seen(name) {
    const threads = SOURCES[name] ?? [];
    if (threads.length === 0)
      return html`<p class="about">${t("mistakes.seen.none")}</p>`;
    return html`<h4>${t("mistakes.seen")}</h4>
      <ul class="threads">
        ${threads.map(
          (thread) =>
            html`<li>
              <a href=${addressOf(thread)} target="_blank" rel="noreferrer"
                >${thread}</a
              >
            </li>`,
        )}
      </ul>
      <p class="about">${t("mistakes.leaves")}</p>`;
  }

  /** @param {string} mistake */
  #choose(mistake) {
    this._head = 0;
    this.dispatchEvent(
      new CustomEvent("change-settings", {
        detail: { mistake },
        bubbles: true,
        composed: true,
      }),
    );
  }
}

/** Whether all are shares, or no numbers. @param {ArrayLike<number>} weights */
const isWeight = (weights) =>
  Array.from(weights).every((x) => Number.isNaN(x) || (x >= 0 && x <= 1.001));

/** GitHub leads from an issue's address to a pull request's. @param {string} thread */
const addressOf = (thread) =>
  `https://github.com/${thread.replace("#", "/issues/")}`;

/** @param {number} n */
const numbered = (n) =>
  Array.from({ length: n }, (_, i) => ({ text: String(i + 1) }));

/** The largest of the numbers there are. @param {ArrayLike<number>} numbers */
const rangeOf = (numbers) =>
  Math.max(
    ...Array.from(numbers, Math.abs).filter(Number.isFinite),
    Number.EPSILON,
  );

/**
 * Hidden cells are hatched where they have no weight: a leak is to be seen.
 *
 * @param {number[]} weights
 * @param {number[]} hidden
 */
const shownIn = (weights, hidden) =>
  hidden.map((bit, i) => (bit && weights[i] === 0 ? 1 : 0));

/** @param {(string | number)[]} range */
function rangeText(range) {
  const texts = range.map((x) => (Number.isNaN(x) ? "NaN" : shown(near(x))));
  return [...new Set(texts)].join(" … ");
}

/** Rounding is none. @param {string | number} x */
const near = (x) =>
  typeof x === "number" && Math.abs(x - Math.round(x)) < 1e-9
    ? Math.round(x)
    : x;

customElements.define("mistake-lab", MistakeLab);
