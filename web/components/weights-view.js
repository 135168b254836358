import { LitElement, css, html, nothing } from "lit";
import { backTo } from "../app/examples.js";
import { modelExamples, patchOfModel } from "../app/model-examples.js";
import { bitsOfCells } from "../app/scene.js";
import { FIELDS } from "../app/state.js";
import { base, controlStyles } from "../app/theme.js";
import { progressStyles } from "./progress-styles.js";
import { followLanguage, t } from "../i18n/index.js";
import { headAt } from "./arithmetic.js";
import { optionsControl, send } from "./controls.js";
import "./color-bar.js";
import "./heat-map.js";

/** @typedef {import("./types.js").Picture} Picture */

/**
 * The large picture of the chosen head, with the key to its colours.
 */
export class WeightsView extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    picture: { attribute: false },
    masked: { attribute: false },
    painting: { attribute: false },
    pointed: { attribute: false },
    selected: { attribute: false },
    progress: { attribute: false },
    problem: { attribute: false },
    stopped: { attribute: false },
    tileOf: { attribute: false },
  };

  /** @override */
  static styles = [
    base,
    controlStyles,
    progressStyles,
    css`
      section {
        display: grid;
        gap: 0.75rem;
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        justify-content: space-between;
        gap: 0 1rem;
      }
      .waiting {
        display: grid;
        /* About as tall as the first picture, so that little moves. */
        aspect-ratio: 1 / 0.97;
        max-height: 38rem;
        width: 100%;
        place-content: center;
        gap: 0.75rem;
        justify-items: center;
        border-radius: var(--radius-small);
        background: var(--sunk);
      }
      progress {
        width: 12rem;
      }
      .picture {
        position: relative;
      }
      .making {
        position: absolute;
        inset: 0 0 auto;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: 0 0.75rem;
        padding: 0 0.75rem;
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
        background: var(--paper);
        font-size: 0.875rem;
      }
      /* What is made at once need not be told. */
      .making:not(.stopped) {
        animation: appear 0.15s 0.2s backwards;
      }
      @keyframes appear {
        from {
          opacity: 0;
        }
      }
      .foot {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        justify-content: space-between;
        gap: 0.75rem 2rem;
      }
      color-bar {
        flex: 1 1 16rem;
      }
      .options {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem 0.75rem;
      }
    `,
  ];

  /** Of the head on show. @type {ReturnType<typeof factsOf>} */
  #facts = factsOf(null);

  constructor() {
    super();
    /** @type {import("../app/state.js").State} */
    this.state;
    /** @type {Picture | null} */
    this.picture = null;
    /** @type {Uint8Array | null} */
    this.masked = null;
    this.painting = false;
    /** @type {import("../app/state.js").Cell | null} */
    this.selected = null;
    /** What is pointed at elsewhere. @type {import("./heat-map.js").HeatMap["pointed"]} */
    this.pointed = null;
    /** @type {{ what: string, share: number } | null} */
    this.progress = null;
    /** Why there is no picture. */
    this.problem = "";
    /** Whether the person ended the making of a picture. */
    this.stopped = false;
    /** @type {import("./heat-map.js").TileOf | null} */
    this.tileOf = null;
    followLanguage(this);
  }

  /**
   * The facts stay the same views while the picture is the same: a pointer that
   * moves draws no cell anew.
   *
   * @override
   * @param {Map<string, unknown>} changed
   */
  willUpdate(changed) {
    if (changed.has("picture")) this.#facts = factsOf(this.picture);
  }

  /** @override */
  render() {
    const { picture, state } = this;
    const title = titleOf(state, picture);
    return html`<section aria-label=${title}>
      <div class="head">
        <h2>${title}</h2>
        <p class="about">${t("map.about")}</p>
      </div>
      <div class="picture">
        ${picture ? this.#picture(picture, title) : this.#waiting()}
        ${picture || this.stopped ? this.#making() : nothing}
      </div>
      ${picture?.tiled ? streamed(picture) : nothing}
      <div class="foot">
        <color-bar
          .scale=${state.weightScale}
          .map=${state.colorMap}
          .masked=${(this.masked ?? picture?.digest?.large.masked)?.includes(1) ?? false}
        ></color-bar>
        <div class="options">
          ${this.#option("weightScale", "field.weightScale")}
          ${this.#option("colorMap", "color")}
        </div>
      </div>
    </section>`;
  }

  /**
   * @param {"weightScale" | "colorMap"} name
   * @param {string} texts what the keys of its options' texts begin with
   */
  #option(name, texts) {
    return optionsControl({
      name,
      legend: t(`field.${name}`),
      silent: true,
      value: this.state[name],
      options: FIELDS[name].options.map((value) => ({
        value,
        text: t(`${texts}.${value}`),
      })),
      change: (value) => send(this, { [name]: value }),
    });
  }

  /**
   * @param {Picture} picture
   * @param {string} label
   */
  #picture(picture, label) {
    const { rowSums, columnSums, entropy, largest } = this.#facts;
    return html`<heat-map
      .maxCell=${Math.max(52, Math.min(88, 480 / Math.max(picture.nQ, picture.nKv)))}
      .label=${label}
      .matrix=${picture.weights}
      .rowTokens=${picture.tokens}
      .colTokens=${picture.otherTokens}
      .masked=${this.masked}
      .digest=${picture.digest ?? null}
      .tileOf=${this.tileOf}
      .painted=${this.#facts.painted}
      .rowSums=${rowSums}
      .columnSums=${columnSums}
      .entropy=${entropy}
      .largest=${largest}
      .selected=${this.selected}
      .pointed=${this.pointed}
      .map=${this.state.colorMap}
      .scale=${this.state.weightScale}
      .painting=${this.painting}
      @cell-select=${this.#select}
    ></heat-map>`;
  }

  /** How far a picture is that takes long, over the one before. */
  #making() {
    const { progress, stopped } = this;
    if (stopped)
      return html`<div class="making stopped" role="status">
        <span>${t(this.picture ? "map.stopped.before" : "map.stopped")}</span>
        ${this.#act("go-on", "map.go-on")}
      </div>`;
    const what = progress?.what ?? "";
    if (!what) return this.#notMade();
    const label =
      what === "tiles"
        ? t("map.making")
        : t("page.loading", { what: t(`page.loading.${what}`) });
    return html`<div class="making">
      <span>${label}</span>
      <progress
        max="1"
        .value=${progress?.share ?? 0}
        aria-label=${label}
      ></progress>
      ${what === "tiles" ? this.#act("stop", "map.stop") : nothing}
    </div>`;
  }

  /** The picture that came with the page stays the only one: it is not of what is chosen now. */
  #notMade() {
    if (!this.problem || !this.picture?.isStored) return nothing;
    return html`<div class="making stopped">
      <span class="error">${this.problem}</span>
      ${this.#act("start", "notice.retry")}
    </div>`;
  }

  /**
   * @param {"stop" | "go-on" | "start"} event
   * @param {string} text
   */
  #act(event, text) {
    const fire = () => this.dispatchEvent(new CustomEvent(event));
    return html`<button class="button plain" @click=${fire}>
      ${t(text)}
    </button>`;
  }

  #waiting() {
    const { progress } = this;
    if (this.stopped) return html`<div class="waiting"></div>`;
    return html`<div class="waiting" role="status">
      ${
        progress
          ? html`<span class="about">
                ${t("page.loading", {
                  what: t(`page.loading.${progress.what}`),
                })}
              </span>
              <progress max="1" .value=${progress.share}></progress>
              ${progress.what === "tiles" ? this.#act("stop", "map.stop") : nothing}`
          : this.#withoutPicture()
      }
    </div>`;
  }

  #withoutPicture() {
    if (!this.problem) return nothing;
    return html`<p class="error">${this.problem}</p>
      <button class="button" @click=${() => send(this, this.#example())}>
        ${t("page.example")}
      </button>`;
  }

  #example() {
    const [first] = modelExamples(this.state.source);
    return first ? patchOfModel(first) : backTo("river");
  }

  /** @param {CustomEvent<{ row: number, col: number }>} event */
  #select({ detail: { row, col } }) {
    send(this, { selected: { row, col } });
  }
}

/**
 * How a picture came about whose matrix does not fit.
 *
 * @param {Picture} picture
 */
function streamed({ nQ, nKv, digest }) {
  const [rows, cols] = digest?.large.matrices.weights.shape ?? [1, 1];
  const values = {
    rows: nQ,
    cols: nKv,
    megabytes: Math.round((nQ * nKv * Float32Array.BYTES_PER_ELEMENT) / 1e6),
    down: Math.ceil(nQ / rows),
    across: Math.ceil(nKv / cols),
  };
  return html`<p class="about">
    <b>${t("map.streaming")}</b> ${t("map.streaming.about", values)}
  </p>`;
}

/** @param {Picture | null} picture */
function factsOf(picture) {
  const of = (
    /** @type {"rowSums" | "columnSums" | "entropy" | "largest"} */ name,
  ) => {
    if (!picture) return null;
    const { data, shape } = picture[name];
    const from = headAt(picture) * shape[1];
    return data.subarray(from, from + shape[1]);
  };
  return {
    rowSums: of("rowSums"),
    columnSums: of("columnSums"),
    entropy: of("entropy"),
    largest: of("largest"),
    painted: picture && paintedOf(picture),
  };
}

/**
 * What is hidden by hand: of a model the scene has the cells, which may lie
 * outside of the picture.
 *
 * @param {Picture} picture
 */
function paintedOf({ scene, nQ, nKv }) {
  const { painted, paintedCells } = scene;
  if (paintedCells.length === 0) return painted;
  return bitsOfCells(paintedCells, nQ, nKv);
}

/**
 * @param {import("../app/state.js").State} state
 * @param {Picture | null} picture
 */
function titleOf(state, picture) {
  const head = (picture?.head ?? state.head) + 1;
  const isModel = picture && picture.scene.source !== "vectors";
  return isModel
    ? t("map.title.model", { layer: picture.layer + 1, head })
    : t("map.title", { head, heads: picture?.nHeads ?? state.nHeads });
}

customElements.define("weights-view", WeightsView);
