/**
 * The language of a page: that of its state, else the browser's.
 *
 * @typedef {import("../i18n/index.js").Language} Language
 */
import {
  LANGUAGES,
  chooseLanguage,
  giveVoice,
  setLanguage,
} from "../i18n/index.js";

export class LanguageChoice {
  #host;
  #langOf;
  #voice;
  /** @type {Language | null} */
  #asked = null;
  /** The language whose texts did not arrive, by its own name. */
  lost = "";
  /** Settles once the first language is there, or is known not to come. */
  ready;

  /**
   * @param {import("lit").ReactiveElement} host it and all inside it speak the language
   * @param {() => Language | ""} langOf the language of the state
   */
  constructor(host, langOf) {
    this.#host = host;
    this.#langOf = langOf;
    this.#voice = giveVoice(host);
    this.ready = this.#follow();
    host.addController(this);
  }

  /** The language in use. */
  get now() {
    return this.#voice.language;
  }

  hostUpdate() {
    void this.#follow();
  }

  async #follow() {
    const name = this.#langOf() || chooseLanguage(navigator.languages);
    if (name === this.#asked) return;
    this.#asked = name;
    let lost = "";
    try {
      await setLanguage(name, this.#voice);
    } catch {
      // The page goes on in the language that it has, and says so.
      lost = LANGUAGES[name];
    }
    if (this.lost === lost) return;
    this.lost = lost;
    this.#host.requestUpdate();
  }
}
