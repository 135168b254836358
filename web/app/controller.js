import { maskOf } from "../engine/digest.js";
import { createPlayground } from "../engine/playground.js";
import { countTokens } from "../engine/tokens.js";
import { keptState } from "./comparison.js";
import { contentOf } from "./dropped.js";
import { troubleOf } from "./errors.js";
import { loadEvaluation } from "./evaluation.js";
import { firstPicture } from "./first-picture.js";
import { isLong, withRoomForRows } from "./long-text.js";
import { settled, stateFor, withMarks } from "./marks.js";
import { headNow, loadModel, modelOf, noModels, sourceNow } from "./models.js";
import { sceneOf } from "./scene.js";
import { Session } from "./session.js";
import { differsForEngine } from "./state.js";
import { Speaker } from "./speaker.js";
import { Store } from "./store.js";
import { Tiles } from "./tiles.js";

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

const engineComes = { what: "engine", share: 0 };
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
  /** The picture to compare with. @type {{ picture: Picture, masked: Uint8Array | null } | null} */
  kept = null;
  /** What is being loaded or made. @type {{ what: string, share: number } | null} */
  progress = engineComes;
  /** Whether the person ended the making of a picture that takes long. */
  stopped = false;
  /** The engine that runs. @type {Playground | null} */
  playground = null;

  /** Whether a part cannot be changed: then no file changes anything. */
  isLocked = false;

  /** What keeps the link of the state. @type {import("./no-address.js").Keeper} */
  address;
  /** Of a picture whose matrices are not kept. */
  tiles = new Tiles(this, () => this.#host.requestUpdate());

  #host;
  #store;
  #session;
  /** The last picture that was asked for beside the one on show. @type {Promise<unknown>} */
  #aside = Promise.resolve();
  #speaker = new Speaker((scene) => this.#speak(scene));
  /** Counts the starts of the engine, so that a late one is known as such. */
  #start = 0;
  /** Settles when the engine has come, or does not. */
  #started = Promise.resolve();

  /**
   * @param {import("lit").ReactiveControllerHost} host
   * @param {(follow: Controller["follow"]) => import("./no-address.js").Keeper} keep
   */
  constructor(host, keep) {
    this.#host = host;
    this.address = keep((reading, isFirst) => this.follow(reading, isFirst));
    /** How the link was read. @type {Reading} */
    this.reading = this.address.read();
    this.#store = new Store(this.reading.state);
    this.#store.subscribe((state, before) => this.#changed(state, before));
    this.#session = new Session({
      show: (scene) => this.#show(scene),
      onPicture: (picture, scene) => this.#onPicture(picture, scene),
      onError: (error) =>
        this.#update({ trouble: troubleOf(error), progress: null }),
      nextFrame: (callback) => requestAnimationFrame(callback),
    });
    host.addController(this);
  }

  get state() {
    return this.#store.state;
  }

  /** The state without marks that are not of the tokens on show. */
  get shown() {
    const { state, picture } = this;
    return picture ? stateFor(state, picture.scene.source) : state;
  }

  /** Whether a model is shown, or will be when it has arrived. */
  get isModel() {
    const name = modelOf(this.state.source);
    return name !== null && this.models[name].status !== "failed";
  }

  /** The address that shows this state, or null when it would be too long. */
  link() {
    return this.address.linkTo(this.state);
  }

  hostConnected() {
    this.address.start();
    void this.open();
  }

  hostDisconnected() {
    this.address.stop();
    this.#close();
  }

  /** @param {Partial<State>} patch */
  set(patch) {
    this.#store.set(withMarks(patch, this.state, this.picture));
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

  /** Opens what a file holds. @param {File} file */
  async openFile(file) {
    const { variant, reading } = await contentOf(file);
    const isChange = variant !== null || !reading.isUseless;
    if (this.isLocked && isChange)
      this.#update({ reading: { ...reading, trouble: "locked", fields: [] } });
    else if (variant) this.#store.set(variant);
    else if (reading.isUseless) this.#update({ reading });
    else this.follow(reading);
  }

  /** The person has read what was said of a link or a file. */
  dismissLink() {
    const said = { trouble: null, taken: undefined };
    this.#update({ reading: { ...this.reading, ...said } });
  }

  /** Starts the engine that the state asks for. */
  open() {
    return (this.#started = this.#open());
  }

  async #open() {
    this.#close();
    const start = this.#start;
    this.#update({ trouble: null, progress: engineComes });
    if (!this.picture) void this.#showFirst();
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
      void this.#keep();
      this.#needModel();
    } catch (error) {
      if (start !== this.#start) return;
      this.#update({ trouble: troubleOf(error), progress: null });
    }
  }

  #close() {
    this.#start++;
    this.#speaker.stop();
    this.playground?.dispose();
    this.playground = null;
  }

  /** Shows what came with the page, until the engine has come. */
  async #showFirst() {
    const picture = await firstPicture(() => this.#sceneOf(this.state));
    if (!picture || this.picture || this.trouble) return;
    this.#update({ picture, masked: maskOf(picture), progress: null });
  }

  #request() {
    if (this.playground) this.#session.request(() => this.#sceneOf(this.state));
    else if (!this.trouble) this.#update({ progress: engineComes });
  }

  /**
   * What is asked for: word vectors, until the model of the state has arrived.
   *
   * @param {State} state
   */
  #sceneOf(state) {
    const source = sourceNow(state.source, this.models);
    const head = headNow(state, this.models);
    return sceneOf(
      { ...stateFor(state, source), source, ...head },
      countTokens,
    );
  }

  /** Loads the model that the state needs, unless that was tried. */
  #needModel() {
    const name = modelOf(this.state.source);
    if (name && this.models[name].status === "absent") this.loadModel(name);
  }

  /** Loads a model, perhaps once more; meanwhile word vectors are shown. @param {ModelName} name */
  loadModel(name) {
    const { playground } = this;
    if (!playground) return;
    const onStatus = (
      /** @type {import("./models.js").ModelStatus} */ status,
    ) => {
      if (playground !== this.playground) return;
      this.#update({ models: { ...this.models, [name]: status } });
      if (status.status !== "ready") return;
      this.#request();
      void this.#keep();
    };
    void loadModel(playground, name, onStatus, loadEvaluation);
  }

  /**
   * The picture of another state, beside the one on show, when the engine has
   * come. Its requests wait meanwhile, so that none overtakes this one.
   *
   * @param {State} state
   * @returns {Promise<Picture | null>} null when the engine was closed
   */
  async pictureOf(state) {
    if (!this.playground) this.#request(); // tells that it is awaited
    const ready = Promise.all([this.#aside, this.#started]);
    const picture = ready.then(() => this.#makeOf(state));
    this.#aside = picture.catch(() => {}); // whoever asked for it is told
    try {
      return await picture;
    } finally {
      this.#request(); // it may have taken the place of one that waited
    }
  }

  /** @param {State} state @returns {Promise<Picture | null>} */
  async #makeOf(state) {
    const picture = await this.#make(this.#sceneOf(state));
    const marks = settled(state, picture);
    if (!marks?.painted?.length) return picture;
    return this.#make(this.#sceneOf({ ...state, ...marks }));
  }

  async #keep() {
    const { compare } = this.state;
    const state = keptState(this.state);
    this.#update({ kept: null });
    if (!state || !this.playground) return;
    try {
      const picture = await this.pictureOf(state);
      if (!picture || compare !== this.state.compare) return;
      this.#update({ kept: { picture, masked: maskOf(picture) } });
    } catch (error) {
      this.#update({ trouble: troubleOf(error) });
    }
  }

  /** @param {Scene} scene */
  async #show(scene) {
    await this.#aside;
    this.stopped = false;
    return this.#make(scene, true);
  }

  /**
   * @param {Scene} scene
   * @param {boolean} [isOnShow] whether it shall replace the present picture
   * @returns {Promise<Picture | null>}
   */
  async #make(scene, isOnShow = false) {
    const { playground } = this;
    if (!playground) return null;
    if (!isLong(scene, countTokens)) return playground.show(scene);
    const made = await playground.showTiled(
      scene,
      (share) => {
        if (!this.stopped) this.#update({ progress: { what: "tiles", share } });
      },
      (part) => {
        this.tiles.of = scene;
        if (isOnShow) this.#onPicture(withRoomForRows(part), scene);
      },
    );
    if (this.progress?.what === "tiles") this.#update({ progress: null });
    if (made) this.tiles.of = scene;
    return made && withRoomForRows(made);
  }

  /** Ends the making of a picture that takes long; the one before stays. */
  stop() {
    this.playground?.cancel();
    this.#update({ progress: null, stopped: true });
  }

  /** Makes the picture that was stopped. */
  goOn() {
    this.#update({ stopped: false });
    this.#request();
  }

  /**
   * @param {Picture} picture
   * @param {Scene} scene
   */
  #onPicture(picture, scene) {
    this.#update({ picture, masked: maskOf(picture), trouble: null });
    if (this.progress?.what === "words") this.#update({ progress: null });
    if (scene.source === "vectors") this.#update({ speech: null });
    this.#settle();
    this.#speaker.follow(scene);
  }

  /** Marks go on meaning the same words, in the tokens that have come. */
  #settle() {
    const marks = settled(this.state, this.picture);
    if (marks) this.#store.settle(marks);
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
    this.address.write(state);
    this.#host.requestUpdate();
    if (state.build !== before.build) void this.open();
    else if (differsForEngine(state, before)) this.#request();
    if (state.compare !== before.compare) void this.#keep();
    this.#needModel();
    this.#settle();
  }

  /**
   * @param {Reading} reading of a link or a file that is opened
   * @param {boolean} [isFirst] whether the page begins with it
   */
  follow(reading, isFirst = false) {
    this.#update({ reading });
    if (isFirst) this.#store.begin(reading.state);
    else this.#store.open(reading.state);
  }

  /** @param {Partial<Pick<this, "picture" | "masked" | "kept" | "speech" | "models" | "trouble" | "progress" | "playground" | "reading" | "stopped">>} changes */
  #update(changes) {
    Object.assign(this, changes);
    this.#host.requestUpdate();
  }
}
