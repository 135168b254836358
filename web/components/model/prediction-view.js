import { LitElement, css, html, nothing } from "lit";
import { base, controlStyles } from "../../app/theme.js";
import { followLanguage, t } from "../../i18n/index.js";
import { optionsControl, send } from "../controls.js";
import { plainText } from "../draw/text.js";
import { formatFixed, formatPercent } from "../format.js";

/**
 * @typedef {import("../../engine/model-scene.js").Said} Said
 * @typedef {import("../../engine/model-scene.js").NextPiece} NextPiece
 */

/** Next pieces that are listed. */
const MOST_NEXT = 6;
/** Words less probable than this are shown as doubtful. */
const LEAST_SURE = 0.3;
/** Marks that stand close to the word before. */
const CLINGS = /^[.,;:!?…)\]’'”»]/u;

/**
 * What the model says: as it was trained, and with what was switched.
 *
 * @element prediction-view
 */
export class PredictionView extends LitElement {
  /** @override */
  static properties = {
    state: { attribute: false },
    picture: { attribute: false },
    speech: { attribute: false },
    row: { attribute: false },
  };

  /** @override */
  static styles = [
    base,
    controlStyles,
    css`
      :host {
        display: grid;
        gap: 0.75rem;
        font-variant-numeric: tabular-nums;
      }
      .coming {
        min-height: 23rem; /* so that little moves when it comes */
      }
      .said dt {
        color: var(--muted);
        font-size: 0.8125rem;
      }
      dl {
        margin: 0;
      }
      .said dd {
        min-height: 3em;
        margin: 0 0 0.5rem;
        line-height: 1.5;
        overflow-wrap: anywhere;
      }
      .said.stale {
        opacity: 0.6;
      }
      .doubtful {
        color: var(--muted);
      }
      table {
        width: 100%;
        border-collapse: collapse;
        font-size: 0.875rem;
      }
      th,
      td {
        padding: 0.125rem 0 0.25rem 0.75rem;
        text-align: start;
        font-weight: 400;
        white-space: nowrap;
      }
      th:first-child {
        padding-inline-start: 0;
      }
      thead th {
        color: var(--muted);
        font-size: 0.8125rem;
      }
      svg {
        display: block;
        width: 100%;
        height: 4px;
      }
      .track {
        fill: var(--line);
      }
      .bar {
        fill: var(--accent);
      }
      .after .bar {
        fill: var(--bad);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../../app/state.js").State} */
    this.state;
    /** Of a model. @type {import("../types.js").Picture | null} */
    this.picture = null;
    /** @type {(import("../../engine/model-scene.js").Speech & { scene: object }) | null} */
    this.speech = null;
    /** The chosen query, or -1. */
    this.row = -1;
    followLanguage(this);
  }

  /** @override */
  render() {
    const prediction = this.picture?.prediction;
    if (!prediction) return html`<div class="coming">${this.#said()}</div>`;
    return html`${this.#said()} ${this.#position()} ${this.#next(prediction)}
      <p class="about">
        ${t("said.loss", {
          before: formatFixed(prediction.lossBefore, 2),
          after: formatFixed(prediction.lossAfter, 2),
        })}
      </p>`;
  }

  #said() {
    const { speech, picture, state } = this;
    const isStale = speech !== null && speech.scene !== picture?.scene;
    const verb = state.source === "translator" ? "translates" : "writes";
    const line = (/** @type {"before" | "after"} */ when) =>
      html`<dt>${t(`said.${verb}.${when}`)}</dt>
        <dd>${speech ? words(speech[when]) : "…"}</dd>`;
    return html`<dl class="said ${isStale ? "stale" : ""}" aria-live="polite">
      ${line("before")} ${line("after")}
    </dl>`;
  }

  /** After which token the next one is asked for. */
  #position() {
    const { row, picture, state } = this;
    const token = picture?.tokens[state.position ?? row];
    if (state.place === "encoder" || !token) return nothing;
    return optionsControl({
      name: "position",
      legend: t("said.position"),
      value: state.position === null ? null : state.position,
      options: [
        { value: null, text: t("said.position.end") },
        {
          value: state.position ?? row,
          text: t("said.position.token", { token: plainText(token.text) }),
        },
      ],
      change: (position) => send(this, { position }),
    });
  }

  /** @param {import("../../engine/model-scene.js").Prediction} prediction */
  #next({ before, after }) {
    /** @type {Map<string, NextPiece>} */
    const pieces = new Map();
    for (const list of [before.slice(0, MOST_NEXT), after.slice(0, MOST_NEXT)])
      for (const piece of list)
        pieces.set(`${piece.inside} ${piece.text}`, piece);
    const rows = [...pieces.values()].sort(
      (a, b) =>
        Math.max(b.before, b.after || 0) - Math.max(a.before, a.after || 0),
    );
    return html`<table>
      <thead>
        <tr>
          <th scope="col">${t("said.next")}</th>
          <th scope="col">${t("said.before")}</th>
          <th scope="col">${t("said.after")}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (piece) =>
            html`<tr>
              <th scope="row">
                <bdi>${piece.inside ? "-" : ""}${plainText(piece.text)}</bdi>
              </th>
              <td>${formatPercent(piece.before)} ${bar(piece.before)}</td>
              <td class=${isOther(piece) ? "after" : ""}>
                ${formatPercent(piece.after)} ${bar(piece.after)}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  }
}

/**
 * Whether the switches change what is said of the piece.
 *
 * @param {NextPiece} piece
 */
function isOther({ before, after }) {
  return formatPercent(before) !== formatPercent(after);
}

/** @param {Said} said */
function words({ words: list, ended, overflowed }) {
  const stops = ended && list.length === 0 ? t("said.ended") : "";
  const end = overflowed ? t("said.overflowed") : ended ? stops : "…";
  return html`${list.map(
    ({ text, prob }, at) =>
      html`${at > 0 && !CLINGS.test(text) ? " " : ""}<span
          class=${prob < LEAST_SURE ? "doubtful" : ""}
          title=${formatPercent(prob)}
          ><bdi>${plainText(text)}</bdi></span
        >`,
  )}${end}`;
}

/** @param {number} share 0…1 */
function bar(share) {
  return html`<svg
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect class="track" width="100" height="4" rx="2"></rect>
    <rect class="bar" width=${100 * (share || 0)} height="4" rx="2"></rect>
  </svg>`;
}

customElements.define("prediction-view", PredictionView);
