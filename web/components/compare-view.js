import { LitElement, css, html, nothing } from "lit";
import {
  differenceOf,
  differences,
  goingBackTo,
  keptState,
} from "../app/comparison.js";
import { base, controlStyles } from "../app/theme.js";
import { followLanguage, t } from "../i18n/index.js";
import { send } from "./controls.js";
import { formatPercent } from "./format.js";
import "./color-bar.js";
import "./heat-map.js";

/**
 * @typedef {import("./types.js").Picture} Picture
 * @typedef {import("../app/comparison.js").Shown} Shown
 */

/** A matrix of more cells than this is shown smaller. */
const LARGE = 24;

/**
 * The picture that was kept, the present one, and their difference.
 */
export class CompareView extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    kept: { attribute: false },
    now: { attribute: false },
    pointed: { state: true },
  };

  /** @override */
  static styles = [
    base,
    controlStyles,
    css`
      section {
        display: grid;
        gap: 0.75rem;
        container: compare / inline-size;
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0 1rem;
      }
      .head .button {
        margin-block: -0.625rem;
      }
      .pair {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: 0.75rem 1rem;
      }
      h3 {
        margin-bottom: 0.25rem;
        font-size: 0.875rem;
        font-weight: 600;
      }
      .difference {
        display: grid;
        gap: 0.5rem;
      }
      @container compare (max-width: 420px) {
        .pair {
          grid-template-columns: minmax(0, 1fr);
        }
      }
      @container compare (min-width: 640px) {
        .difference {
          grid-template-columns: minmax(0, 1fr) 14rem;
          gap: 0.5rem 1.5rem;
        }
        .difference h3 {
          grid-column: 1 / -1;
        }
      }
      .said {
        display: grid;
        align-content: start;
        gap: 0.75rem;
        font-size: 0.9375rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../app/state.js").State} */
    this.state;
    /** @type {Shown | null} */
    this.kept = null;
    /** @type {Shown | null} */
    this.now = null;
    /** @type {import("./draw/marks.js").Cell | null} */
    this.pointed = null;
    followLanguage(this);
  }

  /** @override */
  render() {
    const kept = keptState(this.state);
    if (!kept) return nothing;
    const names = differences(kept, this.state).map((key) => t(key));
    return html`<section aria-label=${t("compare.title")}>
      <div class="head">
        <h2>${t("compare.title")}</h2>
        <div>
          <button
            class="button plain"
            ?disabled=${names.length === 0}
            @click=${() => send(this, goingBackTo(kept))}
          >
            ${t("compare.back")}
          </button>
          <button
            class="button plain"
            @click=${() => send(this, { compare: "" })}
          >
            ${t("compare.end")}
          </button>
        </div>
      </div>
      <p class="about" role="status">
        ${
          names.length > 0
            ? t("compare.differs", { list: names.join("; ") })
            : t("compare.same")
        }
      </p>
      ${this.kept && this.now ? this.#pictures(this.kept, this.now) : nothing}
    </section>`;
  }

  /**
   * @param {Shown} kept
   * @param {Shown} now
   */
  #pictures(kept, now) {
    const difference = differenceOf(kept, now);
    return html`<div class="pair">
        ${this.#weights("compare.kept", kept)}
        ${this.#weights("compare.now", now)}
      </div>
      ${
        "why" in difference
          ? html`<p>${this.#whyNot(difference.why, kept, now)}</p>`
          : this.#difference(difference, now)
      }`;
  }

  /**
   * @param {string} key of its name
   * @param {Shown} shown
   */
  #weights(key, { picture, masked }) {
    const head = t("map.title", {
      head: picture.head + 1,
      heads: picture.nHeads,
    });
    return html`<div>
      <h3>${t(key)} <span class="about">${head}</span></h3>
      ${this.#map(picture, {
        label: `${t(key)}: ${head}`,
        matrix: picture.weights,
        masked,
        digest: picture.digest ?? null,
        plain: true,
      })}
    </div>`;
  }

  /**
   * @param {Exclude<ReturnType<typeof differenceOf>, { why: any }>} difference
   * @param {Shown} now
   */
  #difference({ matrix, masked, moved }, { picture }) {
    const most = moved.indexOf(moved.reduce((a, b) => Math.max(a, b)));
    const mean = moved.reduce((a, b) => a + b, 0) / moved.length;
    return html`<div class="difference">
      <h3>${t("compare.difference")}</h3>
      ${this.#map(picture, {
        label: t("compare.difference"),
        matrix,
        masked,
        digest: null,
        plain: false,
      })}
      <div class="said">
        <color-bar
          scale="diverging"
          .range=${1}
          .masked=${masked.includes(1)}
        ></color-bar>
        ${
          mean === 0
            ? nothing
            : html`<p>
                ${t("compare.moved", {
                  mean: formatPercent(mean),
                  token: picture.tokens[most].text,
                  most: formatPercent(moved[most]),
                })}
              </p>`
        }
        <p class="about">${t("compare.difference.about")}</p>
      </div>
    </div>`;
  }

  /**
   * @param {Picture} picture whose words stand beside the map
   * @param {{ label: string, matrix: import("./types.js").Tensor,
   *   masked: Uint8Array | null, plain: boolean,
   *   digest: import("../engine/digest.js").Digest | null }} what
   */
  #map(picture, { label, matrix, masked, digest, plain }) {
    const isLarge = Math.max(picture.nQ, picture.nKv) > LARGE;
    return html`<heat-map
      .label=${label}
      .matrix=${matrix}
      .rowTokens=${picture.tokens}
      .colTokens=${picture.otherTokens}
      .masked=${masked}
      .digest=${digest}
      .scale=${plain ? "linear" : "diverging"}
      .range=${1}
      .map=${this.state.colorMap}
      .plain=${plain}
      .maxCell=${isLarge ? 12 : 40}
      .selected=${this.state.selected}
      .pointed=${this.pointed}
      @cell-hover=${this.#point}
      @cell-select=${this.#select}
    ></heat-map>`;
  }

  /**
   * @param {"size" | "words" | "long"} why
   * @param {Shown} kept
   * @param {Shown} now
   */
  #whyNot(why, kept, now) {
    const size = (/** @type {Shown} */ { picture }) =>
      `${picture.nQ} × ${picture.nKv}`;
    return t(`compare.none.${why}`, { then: size(kept), now: size(now) });
  }

  /** @param {CustomEvent<import("./draw/marks.js").Cell | null>} event */
  #point({ detail }) {
    this.pointed = detail;
  }

  /** @param {CustomEvent<import("./draw/marks.js").Cell>} event */
  #select({ detail: { row, col } }) {
    send(this, { selected: { row, col } });
  }
}

customElements.define("compare-view", CompareView);
