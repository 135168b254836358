import { LitElement } from "lit";
import { Address } from "../app/address.js";
import { Controller } from "../app/controller.js";
import { invalid } from "../app/errors.js";
import { NoAddress } from "../app/no-address.js";
import { isPacked, readingOf } from "../app/packed-link.js";
import { defaults, isSame, patchFrom, withPatch } from "../app/state.js";
import { VariantOf } from "../app/variant.js";
import { takeQuery } from "./asked.js";
import {
  STATE_ATTRIBUTES,
  bodyOf,
  siteOf,
  stateOfAttributes,
} from "./attributes.js";
import { applyControls, locksSome, readControls } from "./controls.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/state.js").FieldName} FieldName */
/** @typedef {import("../app/link.js").Reading} Reading */
/** @typedef {import("../components/types.js").Picture} Picture */
/** @typedef {{ code: string, message: string }} Trouble what is told of an error */

/**
 * Whether the engine made it, which so answers.
 *
 * @param {Picture | null} picture
 */
const isMade = (picture) => picture !== null && !picture.isStored;

/**
 * The element as the page around it sees it: attributes in, events out. What
 * its attributes, properties and events mean stands in web/element.d.ts.
 */
export class Embeddable extends LitElement {
  /** @override */
  static get observedAttributes() {
    return [
      ...super.observedAttributes,
      ...STATE_ATTRIBUTES,
      ...["controls", "site"],
    ];
  }

  /** What was last told to the page around. */
  #told = {
    state: /** @type {State | null} */ (null),
    picture: /** @type {Picture | null} */ (null),
    trouble: /** @type {object | null} */ (null),
    reading: /** @type {Reading | null} */ (null),
  };
  /** @type {import("./controls.js").Controls | null} */
  #controls = null;
  /** Whether some parts are not as they are by themselves. */
  #isPartial = false;
  #hasBegun = false;
  /** @type {Partial<State>} */
  #early = {};
  /** Counts the links that are opened: a packed one may come after a later one. */
  #turn = 0;
  /** What was set after the last one. @type {Partial<State>} */
  #since = {};

  constructor() {
    super();
    this.hasUpdate = false;
    this.page = new Controller(this, (follow) =>
      this.hasAttribute("address")
        ? new Address((reading, isFirst) =>
            follow(this.#here(reading), isFirst),
          )
        : new NoAddress(() => siteOf(this.getAttribute("site"))),
    );
    this.variant = new VariantOf(this, () => this.page.state.variant);
  }

  /** @returns {Readonly<State>} */
  get state() {
    return this.page.state;
  }

  /** @param {Partial<State>} patch fields that change; one that is wrong throws */
  set state(patch) {
    if (patch === undefined) return; // of a property that a framework takes away
    this.#set(patchFrom(patch));
  }

  /**
   * (Not `link`: frameworks would set a property of an attribute's name.)
   *
   * @returns {Promise<string | null>} an address that shows this state, null where there is none
   */
  getLink() {
    return this.page.link();
  }

  /**
   * Shows what a link shows; the page says so if it cannot be read.
   *
   * @param {string} link what stands behind the "#" of an address
   */
  async open(link) {
    if (typeof link !== "string") throw invalid("link", link, "must be text");
    const reading = await this.#lastOf(link);
    if (!reading) return;
    const { state } = this.#here(reading);
    const last = withPatch(state, this.#since);
    this.page.follow({ ...reading, state: last });
  }

  /** A newer version of the page is on the device. */
  offerUpdate() {
    this.hasUpdate = true;
    this.requestUpdate();
  }

  undo() {
    this.page.undo();
  }

  redo() {
    this.page.redo();
  }

  /** @override */
  connectedCallback() {
    if (!this.#hasBegun) this.#begin();
    super.connectedCallback();
  }

  /**
   * @override
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} now
   */
  attributeChangedCallback(name, before, now) {
    super.attributeChangedCallback(name, before, now);
    if (!this.#hasBegun || before === now) return; // the first are read together
    if (name === "controls") this.#readControls();
    else if (name === "site") this.#readSite();
    else if (STATE_ATTRIBUTES.includes(name)) this.#follow(name);
  }

  /** @override @param {import("lit").PropertyValues} changed */
  updated(changed) {
    super.updated(changed);
    this.#applyControls();
    this.#tell();
  }

  #applyControls() {
    const { hidden } = this.variant;
    const isPartial = this.#controls !== null || hidden.length > 0;
    if (isPartial || this.#isPartial)
      applyControls(this.renderRoot, this.#controls, hidden);
    this.#isPartial = isPartial;
  }

  #begin() {
    if (this.hasAttribute("address"))
      takeQuery(this, new URLSearchParams(location.search));
    this.#hasBegun = true;
    this.#readControls();
    this.#readSite();
    this.#takeProperty();
    this.#take(STATE_ATTRIBUTES, true);
    this.#told.state = this.page.state;
  }

  /** What was assigned before the element was defined: it hides the property that it is now. */
  #takeProperty() {
    if (!Object.hasOwn(this, "state")) return;
    const { state } = this;
    Reflect.deleteProperty(this, "state");
    try {
      this.#early = patchFrom(state);
    } catch (error) {
      this.#sendError(/** @type {Trouble} */ (error));
    }
  }

  /** @param {string} name of an attribute that changed; one that is gone leaves the state as it is */
  #follow(name) {
    if (this.getAttribute(name) === null) return;
    this.#take(name === "link" ? STATE_ATTRIBUTES : [name]);
  }

  /**
   * @param {readonly string[]} names of attributes
   * @param {boolean} [isFirst] whether the page begins with them
   * @param {State | null} [unpacked] what a packed link among them holds
   */
  #take(names, isFirst = false, unpacked = null) {
    const { patch, wrong } = this.#asked(names, unpacked);
    if (isFirst) Object.assign(patch, this.#early);
    if (unpacked) Object.assign(patch, this.#since);
    if (isFirst && Object.keys(patch).length > 0) {
      const state = withPatch(this.page.state, patch);
      this.page.follow({ state, trouble: null, fields: [] }, true);
    } else this.#set(patch);
    this.#refuse(wrong);
    if (names.includes("link") && !unpacked) void this.#unpack(isFirst);
  }

  /** @param {Partial<State>} patch */
  #set(patch) {
    this.page.set(patch);
    Object.assign(this.#since, patch);
  }

  /**
   * @param {string} link
   * @returns {Promise<Reading | null>} null if another one was opened meanwhile
   */
  async #lastOf(link) {
    const turn = ++this.#turn;
    this.#since = {};
    const reading = await readingOf(bodyOf(link));
    return turn === this.#turn ? reading : null;
  }

  /** @param {boolean} isFirst */
  async #unpack(isFirst) {
    const link = this.getAttribute("link");
    if (link === null) return;
    if (!isPacked(bodyOf(link))) return void this.#turn++;
    const reading = await this.#lastOf(link);
    if (reading?.trouble) this.#refuse(["link"]);
    else if (reading) this.#take(STATE_ATTRIBUTES, isFirst, reading.state);
  }

  /**
   * @param {readonly string[]} names of attributes
   * @param {State | null} [unpacked]
   */
  #asked(names, unpacked) {
    return stateOfAttributes(
      (name) => this.getAttribute(name),
      names,
      unpacked,
    );
  }

  /**
   * A link or a message that says nothing of language and theme leaves those
   * that the page around has chosen.
   *
   * @param {Reading} reading
   * @returns {Reading}
   */
  #here(reading) {
    const { patch } = this.#asked(["language", "theme"]);
    const initial = defaults();
    const open = Object.entries(patch).filter(([name]) =>
      isSame(/** @type {FieldName} */ (name), reading.state, initial),
    );
    const state = withPatch(reading.state, Object.fromEntries(open));
    return { ...reading, state };
  }

  #readControls() {
    const text = this.getAttribute("controls");
    const { controls, wrong } = readControls(text, this.#controls);
    this.#controls = controls;
    this.page.isLocked = locksSome(controls);
    this.#refuse(wrong.map((word) => `controls (${word})`));
    this.requestUpdate();
  }

  #readSite() {
    const site = this.getAttribute("site");
    if (site !== null && !siteOf(site)) this.#refuse(["site"]);
    this.requestUpdate();
  }

  /** @param {readonly string[]} names of attributes that keep what was before */
  #refuse(names) {
    for (const name of names) this.#tellInvalid(`attribute: ${name}`);
  }

  /** @param {string} what */
  #tellInvalid(what) {
    this.#sendError({ code: "invalid-argument", message: `invalid ${what}` });
  }

  /** @param {Trouble} error */
  #sendError({ code, message }) {
    this.#send("error", { code, message });
  }

  #tell() {
    const { state, picture, trouble, reading } = this.page;
    const { state: before, picture: shown, trouble: known } = this.#told;
    if (reading !== this.#told.reading) this.#tellOf(reading);
    this.#told = { state, picture, trouble, reading };
    if (isMade(picture) && !isMade(shown)) this.#send("ready", {});
    if (before && state !== before) this.#send("change", { state });
    if (trouble && trouble !== known) this.#sendError(trouble);
  }

  /** @param {Reading} reading whose fields have names of any length */
  #tellOf({ trouble, fields, isFile }) {
    const what = String([trouble, ...fields]).slice(0, 200);
    if (trouble) this.#tellInvalid(`${isFile ? "file" : "link"}: ${what}`);
  }

  /**
   * @param {"ready" | "change" | "error"} name
   * @param {object} detail
   */
  #send(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
