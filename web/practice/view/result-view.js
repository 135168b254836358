import { LitElement, css, html, nothing } from "lit";
import "../../components/heat-map.js";
import { labNameOf, labPlaceOf } from "../../app/mistake-names.js";
import { base, controlStyles } from "../../app/theme.js";
import { send } from "../../components/controls.js";
import { followLanguage, problemText, t } from "../../i18n/index.js";
import {
  changedText,
  findingText,
  mistakeName,
  mistakeText,
  noteText,
  probeName,
} from "../texts/index.js";

/**
 * @typedef {import("../grader/grade.js").Verdict} Verdict
 * @typedef {import("../grader/grade.js").Mistake} Mistake
 * @typedef {import("../runner/runner.js").Run} Run
 * @typedef {import("../grader/arrays.js").Tensor} Tensor
 */

/** Codes of errors that are not the person's own. */
const ENDED = ["TimeLimit", "Crash"];

/**
 * What came of a run: what was printed, the error or the verdict, and what is
 * wrong beside what is right.
 *
 * @element result-view
 */
export class ResultView extends LitElement {
  /** @override */
  static properties = {
    run: { attribute: false },
    verdict: { attribute: false },
    exercise: { attribute: false },
    map: {},
  };

  /** @override */
  static styles = [
    base,
    controlStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.75rem;
        overflow-wrap: break-word;
      }
      .verdict {
        padding: 0.5rem 0.875rem;
        border-left: 3px solid var(--bad);
        background: var(--sunk);
        border-radius: var(--radius-small);
      }
      .verdict.right {
        border-left-color: var(--key);
      }
      .verdict .button {
        margin-inline-start: -0.875rem;
        text-align: start;
      }
      .verdict p + p {
        margin-top: 0.25rem;
      }
      pre {
        margin: 0;
        padding: 0.5rem 0.75rem;
        max-height: 18rem;
        overflow: auto;
        background: var(--sunk);
        border-radius: var(--radius-small);
        font-size: 0.8125rem;
      }
      .maps {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
        gap: 1rem;
      }
      strong {
        font-weight: 620;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Run | null} */
    this.run = null;
    /** @type {Verdict | null} */
    this.verdict = null;
    /** @type {import("../exercises/index.js").Exercise} */
    this.exercise;
    /** @type {import("../../components/colors.js").MapName} */
    this.map = "ink";
    followLanguage(this);
  }

  /** @override */
  render() {
    // It stands there from the beginning: many screen readers tell what changes
    // in such a place, not one that comes together with its text.
    return html`<div role="status">${this.#verdict()}</div>
      ${this.run ? html`${this.#maps()} ${this.#printed(this.run)}` : nothing}`;
  }

  #verdict() {
    const error = this.run?.error ?? null;
    if (error) return this.#wrong(errorText(error), []);
    if (!this.verdict) return nothing;
    const { kind, mistakes, finding, notes } = this.verdict;
    const texts = mistakes.map((one) => mistakeText(this.exercise.name, one));
    if (kind === "right")
      return html`<div class="verdict right">
        <p><strong>${t("practice.right")}</strong></p>
        ${notes.map((note) => html`<p>${noteText(this.exercise.name, note)}</p>`)}
        ${this.#changed().map((text) => html`<p>${text}</p>`)}
      </div>`;
    if (kind === "mistake")
      return this.#wrong(
        t("practice.mistake", { name: mistakeName(mistakes[0]) }),
        [...texts, ...this.#failure()],
        mistakes,
      );
    if (kind === "two mistakes")
      return this.#wrong(t("practice.two"), texts, mistakes);
    if (kind === "error")
      return this.#wrong(
        t("practice.failing"),
        finding ? [findingText(finding)] : this.#failure(),
      );
    return this.#wrong(
      t("practice.property"),
      finding ? [findingText(finding)] : [],
    );
  }

  /** That the inputs are others afterwards, if they are. */
  #changed() {
    const { changed = [] } = this.verdict ?? {};
    return changed.length > 0 ? [changedText(this.exercise, changed)] : [];
  }

  /** The error of the person's function, if it had one. */
  #failure() {
    const error = this.verdict?.error;
    return error ? [errorText(error)] : [];
  }

  /**
   * @param {string} title
   * @param {readonly string[]} texts
   * @param {readonly Mistake[]} [mistakes] those that have a name
   */
  #wrong(title, texts, mistakes = []) {
    return html`<div class="verdict">
      <p><strong>${title}</strong></p>
      ${[...texts, ...this.#changed()].map((text) => html`<p>${text}</p>`)}
      ${mistakes.map((mistake) => this.#lab(mistake))}
    </div>`;
  }

  /** The way to a mistake in the lab, where the lab has it. @param {Mistake} mistake */
  #lab(mistake) {
    const labName = labNameOf(mistake.name);
    if (!labName) return nothing;
    return html`<button
      class="button plain"
      @click=${() => send(this, labPlaceOf(labName))}
    >
      ${t("practice.lab", { name: mistakeName(mistake) })}
    </button>`;
  }

  #maps() {
    const shown = this.verdict?.shown;
    if (!shown || shown.right.shape.length === 0) return nothing;
    const { name, probe, got, right } = shown;
    return html`<div>
      <div class="maps">
        ${this.#picture(t("practice.yours", { part: name }), got, name)}
        ${this.#picture(t("practice.theirs", { part: name }), right, name)}
      </div>
      <p class="about">${t("practice.probe", { probe: probeName(probe) })}</p>
    </div>`;
  }

  /**
   * @param {string} title
   * @param {Tensor} tensor
   * @param {string} name of the part
   */
  #picture(title, tensor, name) {
    const { matrix, masked, range } = matrixOf(tensor);
    const [rows, columns] = matrix.shape;
    return html`<figure>
      <figcaption class="about">${title}</figcaption>
      <heat-map
        .matrix=${matrix}
        .masked=${masked}
        .rowTokens=${numbered(rows)}
        .colTokens=${numbered(columns)}
        .scale=${name === "weights" ? "linear" : "diverging"}
        .range=${range}
        .map=${this.map}
        .maxCell=${36}
        .label=${title}
      ></heat-map>
    </figure>`;
  }

  /** @param {Run} run */
  #printed({ stdout, isCut }) {
    if (stdout === "" && this.verdict) return nothing;
    return html`<section>
      <h3 class="about">${t("practice.output")}</h3>
      ${
        stdout === ""
          ? html`<p class="about">${t("practice.output.none")}</p>`
          : html`<pre tabindex="0">${stdout}</pre>`
      }
      ${isCut ? html`<p class="about">${t("practice.output.cut")}</p>` : nothing}
    </section>`;
  }
}

/** @param {{ type: string, message: string, line: number | null }} error */
function errorText({ type, message, line }) {
  if (ENDED.includes(type))
    return t("practice.ended", { message: problemText(message) });
  return line === null
    ? t("practice.error", { type, message })
    : t("practice.error.line", { type, message, line });
}

/**
 * The first matrix of a tensor, in single precision; what is no number is 0 and
 * masked.
 *
 * @param {Tensor} tensor
 */
function matrixOf({ data, shape }) {
  const columns = shape[shape.length - 1] ?? 1;
  const rows = shape[shape.length - 2] ?? 1;
  const numbers = Float32Array.from(data).subarray(0, rows * columns);
  const masked = Uint8Array.from(numbers, (x) => Number(!Number.isFinite(x)));
  const clean = numbers.map((x) => (Number.isFinite(x) ? x : 0));
  return {
    matrix: { data: clean, shape: [rows, columns] },
    masked,
    range: clean.reduce((most, x) => Math.max(most, Math.abs(x)), 1e-6),
  };
}

/** @param {number} n */
const numbered = (n) =>
  Array.from({ length: n }, (_, i) => ({
    ...{ text: String(i), start: i, end: i + 1 },
    ...{ kind: /** @type {const} */ ("known"), pieces: [String(i)] },
  }));

customElements.define("result-view", ResultView);
