import { maskedOf } from "../engine/digest.js";
import { createPlayground } from "../engine/playground.js";
import { countTokens } from "../engine/tokens.js";
import { Address } from "./address.js";
import { troubleOf } from "./errors.js";
import {
  headWithin,
  infoOf,
  loadModel,
  modelOf,
  noModels,
  sourceNow,
} from "./models.js";
import { sceneOf } from "./scene.js";
import { Session } from "./session.js";
import { differsForEngine } from "./state.js";
import { Store } from "./store.js";

/**
 * @typedef {import("./state.js").State} State
 * @typedef {import("./link.js").Reading} Reading
 * @typedef {import("./errors.js").Trouble} Trouble
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("../components/types.js").Picture} Picture
 * @typedef {import("../engine/model-scene.js").Speech} Speech
 * @typedef {import("../engine/playground-service.js").ModelName} ModelName
 * @typedef {Awaited<ReturnType<typeof createPlayground>>} Playground
 */

/**
 * What the page shows and how it comes about: the state, its link, the engine,
 * and the last good picture. The host renders again whenever something changes.
 */
export class Controller {
  /** The last good picture. @type {Picture | null} */
  picture = null;
  /** Its cells that may not be attended to. @type {Uint8Array | null} */
  masked = null;
  /**
   * What the model says of a picture, which comes after it: of `scene`, which is
   * that of the present picture or of one before. @type {Speech & { scene: Scene } | null}
   */
  speech = null;
  /** How far the trained models have come. */
  models = noModels();
  /** The last error, until a picture comes. @type {Trouble | null} */
  trouble = null;
  /** What is being loaded. @type {{ what: string, share: number } | null} */
  progress = { what: "engine", share: 0 };
  /** The engine that runs. @type {Playground | null} */
  playground = null;

  #host;
  #address = new Address((reading, isFirst) => this.#follow(reading, isFirst));
  #store;
  #session;
  /** Counts the starts of the engine, so that a late one is known as such. */
  #start = 0;

  /** @param {import("lit").ReactiveControllerHost} host */
  constructor(host) {
    this.#host = host;
    /** How the link was read. @type {Reading} */
    this.reading = this.#address.read();
    this.#store = new Store(this.reading.state);
    this.#store.subscribe((state, before) => this.#changed(state, before));
    this.#session = new Session({
      show: (scene) => this.#show(scene),
      onPicture: (picture, scene) => this.#onPicture(picture, scene),
      onError: (error) => this.#update({ trouble: troubleOf(error) }),
      nextFrame: (callback) => requestAnimationFrame(callback),
    });
    host.addController(this);
  }

  get state() {
    return this.#store.state;
  }

  /** The address that shows this state, or null when it would be too long. */
  link() {
    return this.#address.linkTo(this.state);
  }

  hostConnected() {
    this.#address.start();
    void this.open();
  }

  hostDisconnected() {
    this.#address.stop();
    this.#close();
  }

  /** @param {Partial<State>} patch */
  set(patch) {
    this.#store.set(patch);
  }

  get canUndo() {
    return this.#store.canUndo;
  }

  get canRedo() {
    return this.#store.canRedo;
  }

  undo() {
    this.#store.undo();
  }

  redo() {
    this.#store.redo();
  }

  /** The person has read what was wrong with the link. */
  dismissLink() {
    this.#update({ reading: { ...this.reading, trouble: null } });
  }

  /** Starts the engine that the state asks for. */
  async open() {
    this.#close();
    const start = this.#start;
    this.#update({ trouble: null, progress: { what: "engine", share: 0 } });
    try {
      const playground = await createPlayground({
        build: this.state.build,
        onProgress: ({ what, loaded, total }) =>
          this.#update({
            progress: { what, share: total > 0 ? loaded / total : 0 },
          }),
      });
      if (start !== this.#start) return playground.dispose();
      this.#update({ playground, progress: null, models: noModels() });
      this.#request();
      this.#needModel();
    } catch (error) {
      if (start !== this.#start) return;
      this.#update({ trouble: troubleOf(error), progress: null });
    }
  }

  #close() {
    this.#start++;
    this.playground?.dispose();
    this.playground = null;
  }

  #request() {
    if (!this.playground) return;
    this.#session.request(() => {
      const source = sourceNow(this.state.source, this.models);
      const head = headWithin(this.state, infoOf(source, this.models));
      return sceneOf({ ...this.state, source, ...head }, countTokens);
    });
  }

  /** Loads the model that the state needs, unless that was tried. */
  #needModel() {
    const name = modelOf(this.state.source);
    if (name && this.models[name].status === "absent") this.loadModel(name);
  }

  /**
   * Loads a model, perhaps once more; meanwhile word vectors are shown.
   *
   * @param {ModelName} name
   */
  loadModel(name) {
    const { playground } = this;
    if (!playground) return;
    void loadModel(playground, name, (status) => {
      if (playground !== this.playground) return;
      this.#update({ models: { ...this.models, [name]: status } });
      if (status.status === "ready") this.#request();
    });
  }

  /** @param {Scene} scene */
  async #show(scene) {
    return this.playground ? this.playground.show(scene) : null;
  }

  /**
   * @param {Picture} picture
   * @param {Scene} scene
   */
  #onPicture(picture, scene) {
    const masked = picture.digest?.masked ?? maskedOf(picture.scores);
    this.#update({ picture, masked, trouble: null });
    if (scene.source === "vectors") this.#update({ speech: null });
    else void this.#speak(scene);
  }

  /** @param {Scene} scene of a model */
  async #speak(scene) {
    try {
      const speech = await this.playground?.speak(scene);
      if (speech && this.picture?.scene === scene)
        this.#update({ speech: { ...speech, scene } });
    } catch (error) {
      this.#update({ trouble: troubleOf(error) });
    }
  }

  /**
   * @param {State} state
   * @param {State} before
   */
  #changed(state, before) {
    this.#address.write(state);
    this.#host.requestUpdate();
    if (state.build !== before.build) void this.open();
    else if (differsForEngine(state, before)) this.#request();
    this.#needModel();
  }

  /**
   * @param {Reading} reading of a link that was followed
   * @param {boolean} isFirst whether the page begins with it
   */
  #follow(reading, isFirst) {
    this.#update({ reading });
    if (isFirst) this.#store.begin(reading.state);
    else this.#store.open(reading.state);
  }

  /** @param {Partial<Pick<this, "picture" | "masked" | "speech" | "models" | "trouble" | "progress" | "playground" | "reading">>} changes */
  #update(changes) {
    Object.assign(this, changes);
    this.#host.requestUpdate();
  }
}
