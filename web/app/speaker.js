/**
 * What a model says of a picture takes long, so it waits until a person pauses.
 *
 * @typedef {import("./scene.js").Scene} Scene
 */
const PAUSE = 250; // ms

export class Speaker {
  #say;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {(scene: Scene) => unknown} say */
  constructor(say) {
    this.#say = say;
  }

  /** @param {Scene} scene that is shown now: of the one before nothing is said any more */
  follow(scene) {
    this.stop();
    if (scene.source === "vectors") return;
    this.#timer = setTimeout(() => this.#say(scene), PAUSE);
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
