import { html, nothing } from "lit";
import "../components/cell-arithmetic.js";
import "../components/control-panel.js";
import "../components/formula-bar.js";
import "../components/head-grid.js";
import "../components/model/layer-heads.js";
import "../components/model/prediction-view.js";
import "../components/model/source-picker.js";
import "../components/pipeline/matrix-pipeline.js";
import "../components/row-facts.js";
import "../components/sentence-box.js";
import "../components/term-list.js";
import "../components/token-arcs.js";
import "../components/weights-view.js";
import { embedStyles } from "../embed/embed-styles.js";
import { Embeddable } from "../embed/embeddable.js";
import { followLanguage, problemText, t } from "../i18n/index.js";
import { cellNow, stillPointed } from "./cells.js";
import { withPainted, withRow } from "./edits.js";
import { followDrops } from "./dropped.js";
import { notices, pageFooter, pageHeader } from "./frame.js";
import { LanguageChoice } from "./language.js";
import { desk, deskStyles } from "./lesson-door.js";
import { Place } from "./place.js";
import { printStyles } from "./print-styles.js";
import { revealBehindSheet } from "./sheet.js";
import { followKeys } from "./shortcuts.js";
import { shellStyles } from "./shell-styles.js";
import { FIELDS } from "./state.js";
import { teachersButton } from "./teachers-door.js";
import { comparison, toolSheet } from "./tools.js";
import { base, controlStyles, palette } from "./theme.js";
import { otherView } from "./views.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Cell} Cell */
/** @typedef {import("../components/pipeline/matrix-pipeline.js").Pair} Pointed */

/**
 * The whole page: it places the parts and hands them what they show.
 *
 * @element attention-playground
 */
export class AttentionPlayground extends Embeddable {
  /** @override */
  static properties = {
    painting: { state: true },
    pointed: { state: true },
    symbols: { state: true },
  };

  /** @override */
  static styles = [
    ...[palette, base, controlStyles, shellStyles, deskStyles, embedStyles],
    printStyles,
  ];

  #page = this.page;
  #tiles = this.page.tiles;
  #language;
  /** The panel that was open before. */
  #panel;
  /** The row whose facts are shown, until those of the next have come. */
  #shownRow = -1;

  constructor() {
    super();
    this.#language = new LanguageChoice(this, () => this.#page.state.lang);
    this.#panel = this.#page.state.panel;
    /** Whether dragging on the picture paints. */
    this.painting = false;
    /** The query and the key under the pointer. @type {Pointed | null} */
    this.pointed = null;
    /** Symbols that are pointed at, in the formula or the code. */
    this.symbols = /** @type {import("./symbols.js").SymbolName[]} */ ([]);
    followLanguage(this);
    new Place(this, () => this.#page.state);
    followKeys(this, {
      undo: () => this.#page.undo(),
      redo: () => this.#page.redo(),
    });
    followDrops(this, (file) => void this.#page.openFile(file));
  }

  /**
   * The first view waits for its language, so that no text is replaced.
   *
   * @override
   */
  async scheduleUpdate() {
    if (!this.hasUpdated) await this.#language.ready;
    super.scheduleUpdate();
  }

  /** @override */
  willUpdate() {
    // Only a change: setting it again would make every canvas draw anew.
    const { theme } = this.#page.state;
    if (this.dataset.theme !== theme) this.dataset.theme = theme;
    if (this.lang !== this.#language.now) this.lang = this.#language.now;
    Object.assign(this, stillPointed(this, this.#page));
  }

  /** @override @param {import("lit").PropertyValues} changed */
  updated(changed) {
    super.updated(changed);
    const { panel } = this.#page.state;
    if (panel && panel !== this.#panel) revealBehindSheet(this.renderRoot);
    this.#panel = panel;
    const { pinned } = this.#page.shown;
    const rows = [this.pointed?.row, this.#cell?.row, ...pinned];
    this.#tiles.needRows(rows.filter((row) => typeof row === "number"));
  }

  /** @override */
  render() {
    return desk(this.#page, this.variant, this.#view());
  }

  #view() {
    const { view } = this.#page.state;
    return html`<div class="page">
      ${pageHeader(this.#page)} ${this.#notices()}
      ${view ? otherView(this.#page) : this.#playground()}
    </div>`;
  }

  #playground() {
    const { shown: state, picture } = this.#page;
    const row = this.#row();
    const { isModel } = this.#page;
    return html`<main
        @change-state=${this.#set}
        @symbol-point=${this.#pointSymbols}
      >
        ${this.#formula()} ${toolSheet(this.#page, this.symbols)}
        <div class="stack left">
          ${this.#source()}
          <sentence-box
            class="card sentence"
            part="sentence"
            .state=${state}
            .picture=${this.#tiles.rows}
            .row=${row}
            .error=${this.#messageFor("text")}
            .otherError=${this.#messageFor("otherText")}
          ></sentence-box>
          <control-panel
            class="card panel ${state.panel ? "open" : ""}"
            part="panel"
            .state=${state}
            .picture=${picture}
            .painting=${this.painting}
            .locked=${this.variant.locked}
            .error=${this.#messageFor("panel")}
            @paint-mode=${this.#setPainting}
          ></control-panel>
        </div>
        <div class="stack middle">
          ${comparison(this.#page)} ${this.#map()} ${this.#links(row)}
        </div>
        <div class="stack right">
          ${this.#said(row)} ${this.#reading(row)}
          ${isModel ? nothing : this.#heads()}
        </div>
        <div class="stack more">
          ${isModel ? this.#modelHeads() : this.#arithmetic()}
        </div>
        <div class="stack below">
          ${this.#matrices()} ${isModel ? this.#arithmetic() : nothing}
        </div>
      </main>
      ${pageFooter(this.#page, this.#setLanguage, teachersButton(this.#page))}`;
  }

  #notices() {
    return notices(this.#page, this.#language.lost, this.hasUpdate);
  }

  /**
   * @param {string} name
   * @param {unknown} content
   */
  #card(name, content) {
    const title = t(`${name}.title`);
    return html`<section class="card ${name}" part=${name} aria-label=${title}>
      <h2>${title}</h2>
      ${content}
    </section>`;
  }

  #map() {
    return html`<weights-view
      class="card map"
      part="map"
      .state=${this.#page.state}
      .picture=${this.#page.picture}
      .masked=${this.#page.masked}
      .painting=${this.painting}
      .selected=${this.#cell}
      .pointed=${this.pointed}
      .progress=${this.#page.progress}
      .stopped=${this.#page.stopped}
      .tileOf=${this.#tiles.tileOf}
      .problem=${problemText(this.#page.trouble?.message ?? "")}
      @cell-paint=${this.#paint}
      @cell-hover=${this.#point}
      @stop=${() => this.#page.stop()}
      @go-on=${() => this.#page.goOn()}
      @start=${() => void this.#page.open()}
    ></weights-view>`;
  }

  #formula() {
    return html`<formula-bar
      class="formula"
      part="formula"
      .state=${this.#page.state}
      .lit=${this.symbols}
      .locked=${this.variant.locked}
    ></formula-bar>`;
  }

  #source() {
    const { state, models } = this.#page;
    return html`<source-picker
      class="card source"
      part="source"
      .state=${state}
      .models=${models}
      @model-retry=${this.#loadModel}
    ></source-picker>`;
  }

  /** @param {number} row */
  #said(row) {
    const { state, picture, speech } = this.#page;
    if (!this.#page.isModel) return nothing;
    return this.#card(
      "said",
      html`<prediction-view
        .state=${state}
        .picture=${picture}
        .speech=${speech}
        .row=${row}
      ></prediction-view>`,
    );
  }

  #modelHeads() {
    const { state, picture } = this.#page;
    return this.#card(
      "layers",
      html`<layer-heads
        .state=${state}
        .picture=${picture}
        .map=${state.colorMap}
        .scale=${state.weightScale}
      ></layer-heads>`,
    );
  }

  #heads() {
    const { state, picture, masked } = this.#page;
    return this.#card(
      "heads",
      html`<head-grid
        .picture=${picture}
        .masked=${masked}
        .map=${state.colorMap}
        .scale=${state.weightScale}
        @head-select=${this.#set}
      ></head-grid>`,
    );
  }

  /** @param {number} row */
  #links(row) {
    return this.#card(
      "links",
      html`<token-arcs
        .picture=${this.#tiles.rows}
        .pinned=${this.#page.shown.pinned}
        .row=${row}
        @token-pin=${this.#pin}
      ></token-arcs>`,
    );
  }

  /** @param {number} row */
  #reading(row) {
    return this.#card(
      "reading",
      row >= 0
        ? html`<row-facts .picture=${this.#tiles.rows} .row=${row}></row-facts>`
        : html`<p class="about">${t("reading.none")}</p>`,
    );
  }

  #matrices() {
    const { picture, masked, state } = this.#page;
    return this.#card(
      "matrices",
      html`<matrix-pipeline
        .picture=${picture}
        .rows=${this.#tiles.rows}
        .masked=${masked}
        .pointed=${this.pointed}
        .selected=${this.#cell}
        .map=${state.colorMap}
        .scale=${state.weightScale}
        @cell-hover=${this.#point}
        @cell-select=${this.#select}
      ></matrix-pipeline>`,
    );
  }

  #arithmetic() {
    const { rows: picture } = this.#tiles;
    const chosen = this.#cell;
    const cell = chosen && this.#tiles.hasRow(chosen.row) ? chosen : null;
    return this.#card(
      "arithmetic",
      cell
        ? html`<cell-arithmetic
            .picture=${picture}
            .row=${cell.row}
            .col=${cell.col}
          ></cell-arithmetic>`
        : html`<p class="about">${t("arithmetic.none")}</p>`,
    );
  }

  /** The cell that is chosen, or that is worth a look before one is. */
  get #cell() {
    return cellNow(this.#page);
  }

  /** The row that is pointed at, else the chosen one, else -1. */
  #row() {
    const { picture } = this.#page;
    const row = this.pointed?.row ?? this.#cell?.row ?? -1;
    const wanted = row < (picture?.nQ ?? 0) ? row : -1;
    if (wanted < 0 || this.#tiles.hasRow(wanted)) this.#shownRow = wanted;
    return this.#tiles.hasRow(this.#shownRow) ? this.#shownRow : -1;
  }

  /** @param {import("./errors.js").Place} place */
  #messageFor(place) {
    const { trouble } = this.#page;
    return trouble?.place === place ? problemText(trouble.message) : "";
  }

  /** @param {CustomEvent<Partial<State>>} event */
  #set({ detail }) {
    this.#page.set(this.variant.allowed(detail));
  }

  /** @param {CustomEvent<"writer" | "translator">} event */
  #loadModel({ detail }) {
    this.#page.loadModel(detail);
  }

  /** @param {State["lang"]} lang */
  #setLanguage = (lang) => this.#page.set({ lang });

  /** @param {CustomEvent<import("./symbols.js").SymbolName[]>} event */
  #pointSymbols({ detail }) {
    if (String(detail) !== String(this.symbols)) this.symbols = detail;
  }

  /** @param {CustomEvent<boolean>} event */
  #setPainting({ detail }) {
    this.painting = detail;
  }

  /** @param {CustomEvent<Cell & { hidden: boolean }>} event */
  #paint({ detail }) {
    const painted = withPainted(this.#page.shown.painted, detail);
    if (FIELDS.painted.accepts(painted)) this.#page.set({ painted });
  }

  /** @param {CustomEvent<Pointed | null>} event */
  #point({ detail }) {
    this.pointed = detail;
  }

  /** @param {CustomEvent<Cell>} event */
  #select({ detail: { row, col } }) {
    this.#page.set({ selected: { row, col } });
  }

  /** @param {CustomEvent<{ row: number }>} event */
  #pin({ detail: { row } }) {
    const pinned = withRow(this.#page.shown.pinned, row);
    if (FIELDS.pinned.accepts(pinned)) this.#page.set({ pinned });
  }
}

customElements.define("attention-playground", AttentionPlayground);
