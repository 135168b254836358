import { LitElement, html, nothing } from "lit";
import { tellAnswer } from "../../app/answer.js";
import { base, controlStyles } from "../../app/theme.js";
import { send } from "../../components/controls.js";
import { reasonOf } from "../../engine/errors.js";
import { createEngine } from "../../engine/index.js";
import { followLanguage, problemText, speakFor, t } from "../../i18n/index.js";
import { exercises } from "../exercises/index.js";
import { notebook } from "../exercises/notebook.js";
import { check } from "../grader/check.js";
import { commented, loadTexts, wordsOf } from "../texts/index.js";
import { keptName } from "../variant.js";
import { variantNote } from "./variant-note.js";
import { createJavaScript } from "../javascript/client.js";
import { createPython } from "../python/client.js";
import "./code-editor.js";
import { exerciseList } from "./exercise-list.js";
import { showCurrent, stripStyles } from "../../app/strip.js";
import {
  kept,
  loadLanguage,
  saveLanguage,
  withCode,
  withOther,
} from "./kept.js";
import { practiceStyles } from "./practice-styles.js";
import "./result-view.js";
import { variantOf } from "./variant-of.js";

export { loadTexts };

const all = [...exercises, notebook];

/** The numbers of the test inputs: another run, the same numbers. */
const SEED = 2017;

/** @typedef {import("./kept.js").Language} Language */

/** @param {Language} language */
const other = (language) => (language === "python" ? "javascript" : "python");

const startRunners = () => ({
  python: createPython(),
  javascript: createJavaScript(),
});

/**
 * Exercises: a list, an editor, and what is to be said of the code in it.
 *
 * @element practice-view
 */
export class PracticeView extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    picture: { attribute: false },
    _language: { state: true },
    _kept: { state: true },
    _hints: { state: true },
    _tries: { state: true },
    _isOpen: { state: true },
    _isBusy: { state: true },
    _result: { state: true },
    _problem: { state: true },
  };

  /** @override */
  static styles = [base, controlStyles, stripStyles, practiceStyles];

  #runners = startRunners();
  /** @type {ReturnType<typeof createEngine> | null} */
  #engine = null;

  constructor() {
    super();
    /** @type {import("../../app/state.js").State} */
    this.state;
    /** The sentence of the playground. @type {import("../../components/types.js").Picture | null} */
    this.picture = null;
    this._kept = kept.load();
    this._language = loadLanguage();
    this._isBusy = false;
    /** @type {{ run: import("../runner/runner.js").Run, verdict: import("../grader/grade.js").Verdict | null } | null} */
    this._result = null;
    this._problem = "";
    this._hints = 0;
    this._tries = 0;
    /** Whether the solution is shown. */
    this._isOpen = false;
    followLanguage(this);
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    kept.addEventListener("change", this.#takeOver);
    this.#runner.prepare();
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    kept.removeEventListener("change", this.#takeOver);
    for (const runner of Object.values(this.#runners)) runner.dispose();
    this.#runners = startRunners();
  }

  get #exercise() {
    return this.#varied?.exercise ?? this.#original;
  }

  get #original() {
    return all.find(({ name }) => name === this.state.exercise) ?? all[0];
  }

  /** What a teacher made of the exercise. @type {import("./variant-of.js").Varied | null} */
  #varied = null;

  /** Under which name it is kept. */
  get #kept() {
    const { name } = this.#original;
    const isVaried = this.#varied && !this.#varied.problem;
    return isVaried ? keptName(name, this.state.variant) : name;
  }

  get #code() {
    const { starter } = this.#exercise;
    const own = this._kept[this.#kept]?.[this._language];
    return own ?? commented(starter[this._language]);
  }

  get #runner() {
    return this.#runners[this._language];
  }

  /** @override */
  render() {
    return html`${this.#hides("list") ? nothing : this.#list()} ${this.#work()}
      <section class="card" aria-busy=${this._isBusy}>
        ${this._isBusy ? html`<p class="about">${t("practice.working")}</p>` : nothing}
        ${this._problem ? html`<p class="error">${this._problem}</p>` : nothing}
        ${this._isBusy || this._problem || this._result ? nothing : html`<p class="about">${t("practice.first")}</p>`}
        <result-view
          .run=${this._result?.run ?? null}
          .verdict=${this._result?.verdict ?? null}
          .exercise=${this.#exercise}
          .map=${this.state.colorMap}
        ></result-view>
        ${this.#help()}
      </section>`;
  }

  /** @override @param {import("lit").PropertyValues<this>} changed */
  updated(changed) {
    const before = changed.get("state");
    if (changed.has("state") && before?.exercise !== this.state.exercise)
      showCurrent(this);
  }

  /** Whether a teacher hides a control. @param {string} name */
  #hides(name) {
    return this.#varied?.hidden.includes(name) ?? false;
  }

  #list() {
    return exerciseList({
      ...{ all, current: this.#exercise.name, kept: this._kept },
      choose: (name) => send(this, { exercise: name }),
    });
  }

  #work() {
    const { title, text } = wordsOf(this.#exercise);
    const error = this._result?.run.error ?? this._result?.verdict?.error;
    return html`<section class="card">
      <h2>${title}</h2>
      ${this.#varied ? variantNote(this, this.#varied.problem) : nothing}
      <p>${text}</p>
      <code-editor
        .code=${this.#code}
        .of=${this.#kept}
        .language=${this._language}
        .label=${t(`practice.code.${this._language}`)}
        .about=${t("practice.keys")}
        .line=${error?.line ?? 0}
        @code-change=${this.#edit}
      ></code-editor>
      <p class="about">
        ${t("practice.keys")}
        <span role="status">
          ${kept.isKept ? nothing : html`<span class="error">${t("practice.unkept")}</span>`}
        </span>
      </p>
      ${this.#tools()}
    </section>`;
  }

  #tools() {
    const { task } = this.#exercise;
    const others = this._kept[this.#kept]?.others?.[this._language] ?? [];
    return html`<div class="tools">
      <button class="button" aria-disabled=${this._isBusy} @click=${this.#run}>
        ${t("practice.run")}
      </button>
      ${
        task
          ? html`<button
              class="button main"
              aria-disabled=${this._isBusy}
              @click=${this.#check}
            >
              ${t("practice.check")}
            </button>`
          : nothing
      }
      <button
        class="button plain"
        ?hidden=${this.#hides("languages")}
        @click=${this.#switch}
      >
        ${t(`practice.to.${other(this._language)}`)}
      </button>
      <button
        class="button plain"
        ?hidden=${this.#hides("reset")}
        @click=${this.#reset}
      >
        ${t("practice.reset")}
      </button>
      ${
        others.length > 0
          ? html`<button class="button plain" @click=${this.#showOther}>
              ${t("practice.other", { n: others.length })}
            </button>`
          : nothing
      }
    </div>`;
  }

  #help() {
    const { solution, task } = this.#exercise;
    if (!task) return nothing;
    const { hints } = wordsOf(this.#exercise);
    const canShow = this._tries > 0 || this._hints === hints.length;
    const shown = hints.slice(0, this._hints);
    return html`<div aria-live="polite">
        <ol ?hidden=${shown.length === 0}>
          ${shown.map((hint) => html`<li>${hint}</li>`)}
        </ol>
      </div>
      <div class="tools">
        ${
          this._hints < hints.length && !this.#hides("hints")
            ? html`<button class="button plain" @click=${this.#hint}>
                ${t("practice.hint", { n: this._hints + 1, all: hints.length })}
              </button>`
            : nothing
        }
        <button
          class="button plain solution"
          ?hidden=${this.#hides("solution")}
          ?disabled=${!canShow}
          title=${canShow ? nothing : t("practice.solution.try")}
          @click=${() => (this._isOpen = true)}
        >
          ${t("practice.solution")}
        </button>
      </div>
      ${
        this._isOpen
          ? html`<code-editor
              fixed
              .code=${commented(solution[this._language])}
              .language=${this._language}
              .label=${t("practice.solution.title")}
            ></code-editor>`
          : nothing
      }`;
  }

  /** @override @param {import("lit").PropertyValues<this>} changed */
  willUpdate(changed) {
    const { variant, exercise } = this.state;
    const before = changed.get("state");
    if (before?.variant !== variant || before?.exercise !== exercise)
      this.#varied = variantOf(variant, this.#original, all);
    if (before && before.exercise !== exercise) this.#begin();
  }

  /** Another exercise is on show. */
  #begin() {
    this._result = null;
    this._problem = "";
    this._hints = 0;
    this._tries = 0;
    this._isOpen = false;
  }

  #switch() {
    this._language = other(this._language);
    saveLanguage(this._language);
    this._result = null;
    this.#runner.prepare();
  }

  /** @param {(entry: import("./kept.js").Entry | undefined) => import("./kept.js").Entry} change */
  #keep(change) {
    this._kept = kept.change(this.#kept, change);
  }

  /** A file brought something, or another tab has saved. */
  #takeOver = () => {
    this._kept = kept.load();
  };

  /** @param {CustomEvent<string>} event */
  #edit({ detail }) {
    this.#keep((entry) => withCode(entry, this._language, detail));
  }

  #reset() {
    this.#keep((entry) => withCode(entry, this._language, undefined));
  }

  #showOther() {
    this.#keep((entry) => withOther(entry, this._language));
  }

  async #hint() {
    this._hints++;
    await this.updateComplete;
    // The button of the last hint is gone: the focus goes to what is next.
    /** @type {HTMLElement | null} */
    const solution = this.renderRoot.querySelector(".solution");
    if (!this.shadowRoot?.activeElement) solution?.focus();
  }

  async #run() {
    if (this._isBusy) return;
    const code = this.#code;
    const inputs = this.#exercise.task ? {} : this.#sentence();
    await this.#do(async () => ({
      run: await this.#runner.run(code, { inputs }),
      verdict: null,
    }));
  }

  /** What the notebook finds. */
  #sentence() {
    const { tokens, x } = this.picture ?? {};
    const words = tokens?.map(({ text }) => text).join("\n") ?? "";
    return { X: x ?? { data: [], shape: [0, 0] }, words };
  }

  async #check() {
    const { task, name } = this.#exercise;
    if (!task || this._isBusy) return;
    const code = this.#code;
    await this.#do(async () => {
      this.#engine ??= createEngine();
      const engine = await this.#engine;
      const runner = this.#runner;
      return check({ runner, engine, task, code, seed: SEED });
    });
    if (name !== this.#exercise.name) return;
    const isOwn = code !== commented(this.#exercise.starter[this._language]);
    if (isOwn) this._tries++;
    if (!this._result) return; // nothing could be checked
    const correct = this._result.verdict?.kind === "right";
    if (correct) this.#keep((entry) => ({ ...entry, isSolved: true }));
    tellAnswer(this, { kind: "exercise", name, correct });
  }

  /** @param {() => Promise<NonNullable<PracticeView["_result"]>>} work */
  async #do(work) {
    const { name } = this.#exercise;
    this._isBusy = true;
    this._result = null;
    this._problem = "";
    try {
      const result = await work();
      if (name === this.#exercise.name) this._result = result;
    } catch (error) {
      speakFor(this);
      this._problem = t("practice.failed", {
        message: problemText(reasonOf(error)),
      });
    } finally {
      this._isBusy = false;
    }
    await this.updateComplete;
    // On a phone it stands below the code.
    const result = this.renderRoot.querySelector("result-view");
    result?.scrollIntoView({ block: "nearest" });
  }
}

customElements.define("practice-view", PracticeView);
