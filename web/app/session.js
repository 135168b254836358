/**
 * Keeps the picture in step with the state: the first change is asked for at
 * once, so that its picture can be in the next frame; what follows within a
 * frame waits for it, and only the latest state is asked for. (That one request
 * at a time is in flight is the playground's own care.)
 *
 * @typedef {import("../components/types.js").Picture} Picture
 * @typedef {import("./scene.js").Scene} Scene
 */
export class Session {
  #show;
  #nextFrame;
  #onPicture;
  #onError;
  /** @type {(() => Scene) | null} */
  #wanted = null;
  /** Within this frame. */
  #hasAsked = false;
  #asked = 0;
  #answered = 0;

  /**
   * @param {object} parts
   * @param {(scene: Scene) => Promise<Picture | null>} parts.show null for a
   *   request that a later one has overtaken
   * @param {(picture: Picture, scene: Scene) => void} parts.onPicture
   * @param {(error: unknown) => void} parts.onError
   * @param {(callback: () => void) => unknown} parts.nextFrame
   */
  constructor({ show, onPicture, onError, nextFrame }) {
    this.#show = show;
    this.#onPicture = onPicture;
    this.#onError = onError;
    this.#nextFrame = nextFrame;
  }

  /** @param {() => Scene} sceneOf called when it is asked, so that it is the latest */
  request(sceneOf) {
    this.#wanted = sceneOf;
    if (this.#hasAsked) return;
    this.#hasAsked = true;
    queueMicrotask(() => void this.#send());
    this.#nextFrame(() => {
      this.#hasAsked = false;
      if (this.#wanted) this.request(this.#wanted);
    });
  }

  async #send() {
    const sceneOf = this.#wanted;
    this.#wanted = null;
    if (!sceneOf) return;
    const turn = ++this.#asked;
    try {
      const scene = sceneOf();
      const picture = await this.#show(scene);
      if (picture && this.#isNews(turn)) this.#onPicture(picture, scene);
    } catch (error) {
      if (this.#isNews(turn)) this.#onError(error);
    }
  }

  /**
   * Whether nothing later was answered before.
   *
   * @param {number} turn
   */
  #isNews(turn) {
    if (turn < this.#answered) return false;
    this.#answered = turn;
    return true;
  }
}
