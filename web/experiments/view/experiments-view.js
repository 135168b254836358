import { LitElement, html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import { live } from "lit/directives/live.js";
import { viewOf } from "../../app/experiment-names.js";
import { base, controlStyles } from "../../app/theme.js";
import { send } from "../../components/controls.js";
import { progressStyles } from "../../components/progress-styles.js";
import {
  addTexts,
  followLanguage,
  language,
  problemText,
  t,
} from "../../i18n/index.js";
import { experimentTexts } from "../../i18n/experiments.js";
import { experiments } from "../list/index.js";
import { Run } from "../runner/run.js";
import { readSettings, shownSettings, writeSettings } from "../settings.js";
import { elements } from "./elements.js";
import { figureView } from "./figures.js";
import { settingControls } from "./setting-controls.js";
import { own, shown } from "./texts.js";
import { showCurrent, stripStyles } from "../../app/strip.js";
import { viewStyles } from "./view-styles.js";

/** The words of all experiments. */
export const loadTexts = () => addTexts(experimentTexts);

/**
 * An experiment: its question, a guess, its settings, a run, and what was seen.
 *
 * @element experiments-view
 */
export class ExperimentsView extends LitElement {
  /** @override */
  static properties = {
    name: {},
    trial: {},
    build: {},
    map: {},
    _guess: { state: true },
    _hasElement: { state: true },
  };

  /** @override */
  static styles = [
    base,
    controlStyles,
    stripStyles,
    progressStyles,
    viewStyles,
  ];

  /** @type {Run | null} */
  #run = null;
  /** The experiment that is shown. */
  #shown = "";

  constructor() {
    super();
    this.name = "";
    /** Settings, as the link has them. */
    this.trial = "";
    /** @type {import("../../engine/index.d.ts").Build | "auto"} */
    this.build = "auto";
    /** @type {import("../../components/colors.js").MapName} */
    this.map = "ink";
    /** What the person expects. */
    this._guess = "";
    this._hasElement = false;
    followLanguage(this);
  }

  get #experiment() {
    return experiments.find(({ name }) => name === this.name) ?? experiments[0];
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#run?.leave();
  }

  /** @override */
  willUpdate() {
    if (this.#shown === this.name) return;
    this.#shown = this.name;
    this.#run?.leave();
    this.#run = null;
    this._guess = "";
    this._hasElement = false;
    const { element, shows } = this.#experiment;
    if (element) void elements[element]().then(() => (this._hasElement = true));
    // Who follows a link to what an element shows wants to see it.
    if (shows && this.trial)
      this.#start(readSettings(this.#experiment, this.trial).settings, false);
  }

  /** @override */
  render() {
    const experiment = this.#experiment;
    const { settings, refused } = readSettings(experiment, this.trial);
    return html`${this.#list()}
      <div class="stack">
        <section class="card">
          <h2>${own(experiment.name, "title")}</h2>
          <p class="question">${own(experiment.name, "question")}</p>
          <p class="about">${own(experiment.name, "about")}</p>
          ${this.#guesses(experiment)} ${this.#tools(experiment, settings)}
        </section>
        <section class="card" aria-label=${t("experiments.settings")}>
          <h2>${t("experiments.settings")}</h2>
          ${
            refused.length > 0
              ? html`<p class="error">
                  ${t("experiments.refused", { names: refused.join(", ") })}
                </p>`
              : nothing
          }
          <div class="settings">
            ${guard([experiment, this.trial, language()], () =>
              settingControls({
                ...{ experiment, settings },
                change: (patch) => this.#set({ ...settings, ...patch }),
              }),
            )}
          </div>
        </section>
      </div>
      <section class="card" aria-label=${t("experiments.results")}>
        ${this.#results(experiment, settings)}
      </section>`;
  }

  /** @override @param {import("lit").PropertyValues} changed */
  updated(changed) {
    if (changed.has("name")) showCurrent(this);
  }

  #list() {
    return html`<nav aria-label=${t("experiments.title")}>
      <ul>
        ${experiments.map(
          ({ name }) =>
            html`<li>
              <button
                class="button plain"
                aria-current=${name === this.name ? "page" : nothing}
                @click=${() => send(this, { view: /** @type {any} */ (viewOf(name)), trial: "" })}
              >
                ${own(name, "title")}
              </button>
            </li>`,
        )}
      </ul>
    </nav>`;
  }

  /** @param {import("../experiment.js").Experiment} experiment */
  #guesses({ name, predictions }) {
    return html`<fieldset class="field">
      <legend>${t("experiments.predict")}</legend>
      <div class="choice guesses">
        ${predictions.map(
          (guess) =>
            html`<label>
              <input
                type="radio"
                name="guess"
                .checked=${live(guess === this._guess)}
                @change=${() => (this._guess = guess)}
              />${own(name, `predict.${guess}`)}
            </label>`,
        )}
      </div>
    </fieldset>`;
  }

  /**
   * @param {import("../experiment.js").Experiment} experiment
   * @param {import("../experiment.js").Settings} settings
   */
  #tools(experiment, settings) {
    const run = this.#run;
    const start = (isPaused = false) => this.#start(settings, isPaused);
    const isOpen = run !== null && !run.isOver;
    return html`<div class="tools">
      ${
        isOpen
          ? html`${experiment.isLive ? this.#live(run) : nothing}
              <button class="button" @click=${() => run.leave()}>
                ${t("experiments.cancel")}
              </button>`
          : html`<button class="button main" @click=${() => start()}>
              ${t(run ? "experiments.again" : "experiments.run")}
            </button>`
      }
      ${
        experiment.isLive && run
          ? html`<button class="button" @click=${() => start(true)}>
              ${t("experiments.rewind")}
            </button>`
          : nothing
      }
    </div>`;
  }

  /** @param {Run} run */
  #live(run) {
    const isPaused = run.status === "paused";
    return html`<button
        class="button main"
        @click=${() => (isPaused ? run.go() : run.pause())}
      >
        ${t(isPaused ? "experiments.go" : "experiments.pause")}
      </button>
      <button class="button" ?disabled=${!isPaused} @click=${() => run.step()}>
        ${t("experiments.step")}
      </button>`;
  }

  /**
   * @param {import("../experiment.js").Experiment} experiment
   * @param {import("../experiment.js").Settings} settings
   */
  #results(experiment, settings) {
    const run = this.#run;
    if (!run) return html`<p class="about empty">${t("experiments.none")}</p>`;
    const code = writeSettings(experiment, settings);
    const ran = shownSettings(experiment, run.settings, settings);
    const isOther = code !== writeSettings(experiment, ran);
    return html`<div class="progress" aria-busy=${!run.isOver}>
        <progress max="1" .value=${run.share}></progress>
        <span role="status">${this.#statusText(run)}</span>
      </div>
      ${isOther ? html`<p class="about">${t("experiments.other")}</p>` : nothing}
      ${
        run.problem
          ? html`<p class="error">
              ${t("notice.error", { message: problemText(run.problem) })}
            </p>`
          : nothing
      }
      ${this.#diverged(run)}
      ${run.status === "done" ? this.#finding(experiment, run) : nothing}
      ${this.#lowered(experiment, run)}
      ${this.#figures(experiment, run, settings)} ${this.#onward(experiment)}`;
  }

  /** @param {import("../experiment.js").Experiment} experiment */
  #onward({ name, opens }) {
    if (!opens) return nothing;
    const go = () => send(this, { ...opens, view: "", trial: "" });
    return html`<div class="tools">
      <button class="button" @click=${go}>${own(name, "opens")}</button>
    </div>`;
  }

  /** What can be done where training cannot go on. @param {Run} run */
  #diverged(run) {
    if (run.isOver) return nothing;
    const all = Object.values(run.results).map(
      ({ latest }) => latest?.diverged,
    );
    const first = all.find(Boolean);
    if (!first) return nothing;
    return html`<div class="tools" role="alert">
      <p class="error">${t("experiments.diverged", first)}</p>
      <button class="button" @click=${() => run.tell("back")}>
        ${t("experiments.back-to")}
      </button>
    </div>`;
  }

  /**
   * What did not train as the others did.
   *
   * @param {import("../experiment.js").Experiment} experiment
   * @param {Run} run
   */
  #lowered({ name }, { results }) {
    const all = Object.entries(results).flatMap(([arm, { latest }]) =>
      (latest?.lowered ?? []).map(
        (/** @type {{ seed: number, rate: number }} */ { seed, rate }) =>
          t("experiments.lowered", {
            ...{ arm: own(name, `arm.${arm}`), seed },
            rate: shown(rate),
          }),
      ),
    );
    return [...new Set(all)].map((text) => html`<p class="error">${text}</p>`);
  }

  /** @param {Run} run */
  #statusText(run) {
    if (run.status !== "running") return t(`experiments.status.${run.status}`);
    const percent = Math.floor(100 * run.share);
    return t("experiments.status.running", { percent });
  }

  /**
   * @param {import("../experiment.js").Experiment} experiment
   * @param {Run} run
   */
  #finding({ name, finding }, { results, settings }) {
    const { seen, text, values } = finding(results, settings);
    const guess = this._guess;
    const verdict = guess === seen ? "right" : "wrong";
    return html`<div class="finding" role="status">
      <p>${own(name, `finding.${text}`, values)}</p>
      ${
        guess && seen
          ? html`<p>
              ${t(`experiments.guess.${verdict}`, {
                guess: own(name, `predict.${guess}`),
                seen: own(name, `predict.${seen}`),
              })}
            </p>`
          : nothing
      }
    </div>`;
  }

  /**
   * @param {import("../experiment.js").Experiment} experiment
   * @param {Run} run
   * @param {import("../experiment.js").Settings} now
   */
  #figures(experiment, run, now) {
    if (experiment.element) return this.#element(experiment.element, now);
    // Most frames of a run bring its progress alone.
    return guard([run, run.found, this.map, language()], () => {
      const figures = experiment.figures(run.results, run.settings);
      const { name } = experiment;
      const hasBands = figures.some(({ kind }) => kind === "lines");
      return html`<div class="figures">
          ${figures.map((figure) => figureView(name, figure, this.map))}
        </div>
        ${
          hasBands ? html`<p class="about">${own(name, "band")}</p>` : nothing
        }`;
    });
  }

  /** The element is made once, and keeps what it holds. */
  /** @type {(HTMLElement & Record<string, unknown>) | null} */
  #made = null;

  /**
   * @param {string} tag
   * @param {import("../experiment.js").Settings} now
   */
  #element(tag, now) {
    if (!this._hasElement || !this.#run) return nothing;
    if (this.#made?.localName !== tag) {
      this.#made = /** @type {any} */ (document.createElement(tag));
      this.#made?.addEventListener("change-settings", (event) => {
        const { settings } = readSettings(this.#experiment, this.trial);
        const { detail } = /** @type {CustomEvent} */ (event);
        this.#set({ ...settings, ...detail });
      });
    }
    const experiment = this.#experiment;
    const { results } = this.#run;
    const settings = shownSettings(experiment, this.#run.settings, now);
    return Object.assign(/** @type {any} */ (this.#made), {
      ...{ experiment, settings, map: this.map },
      results: { ...results },
    });
  }

  /**
   * @param {import("../experiment.js").Settings} settings
   * @param {boolean} isPaused
   */
  #start(settings, isPaused) {
    this.#run?.leave();
    this.#run = new Run({
      ...{ experiment: this.#experiment, settings, isPaused },
      build: this.build,
      onChange: () => this.requestUpdate(),
    });
    this.requestUpdate();
  }

  /** @param {import("../experiment.js").Settings} settings */
  #set(settings) {
    send(this, { trial: writeSettings(this.#experiment, settings) });
  }
}

customElements.define("experiments-view", ExperimentsView);
