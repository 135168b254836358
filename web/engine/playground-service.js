// The other end of playground-client.js: owns the core's playground and answers
// one request after the other. Runs in a worker, or on the page's own thread.
import { buffersOf, digestOf, digestOfTiled } from "./digest.js";
import { asEngineError, EngineError, isCrash } from "./errors.js";
import { loadPacked } from "./files.js";
import { chooseBuild, discard, loadModule } from "./load.js";
import { Call, valueOf } from "./memory.js";
import { modelInfo, speechOf } from "./model-scene.js";
import { beginTiled, pictureOf, tileOf, tiledPictureOf } from "./scene.js";

/**
 * @typedef {import("./builds/engine.d.ts").MainModule} Module
 * @typedef {import("./builds/engine.d.ts").Playground} CorePlayground
 * @typedef {import("./index.d.ts").Build} Build
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Computed} Computed
 * @typedef {import("./scene.js").TileRange} TileRange
 * @typedef {import("./scene.js").Tile} Tile
 *
 * @typedef {import("./model-scene.js").ModelInfo} ModelInfo
 * @typedef {import("./model-scene.js").Speech} Speech
 *
 * @typedef {"writer" | "translator"} ModelName
 * @typedef {{ what: "words" | "tiles" | ModelName, loaded: number, total: number }} Progress
 *   in bytes; total is 0 where the server does not say it; of "tiles" it is 1
 *
 * @typedef {{ kind: "open", build: Build | "auto" } |
 *   { kind: "show" | "show-tiled" | "speak", scene: Scene } |
 *   { kind: "cancel" } | { kind: "tile", range: TileRange } |
 *   { kind: "load-model", name: ModelName, url: string }} Request
 *   url: "" = among the assets; "cancel" ends "show-tiled", whose reply is
 *   "cancelled" then, and has none of its own; "part" comes before the reply
 *
 * @typedef {{ build: Build, lanes: number }} Opened
 * @typedef {{ code: string, message: string }} Failure
 * @typedef {{ kind: "ready", life: string } | { kind: "progress", progress: Progress } |
 *   { kind: "opened", opened: Opened } | { kind: "picture", picture: Computed } |
 *   { kind: "part", picture: Computed } | { kind: "cancelled" } |
 *   { kind: "tile", tile: Tile } |
 *   { kind: "speech", speech: Speech } | { kind: "error" } & Failure |
 *   { kind: "model", name: ModelName, info: ModelInfo } |
 *   { kind: "no-model", name: ModelName } & Failure} Reply
 *   "ready" once at the start; each request gets "error" or its own reply; a
 *   model arrives whenever it does, others are answered meanwhile
 *
 * @typedef {object} Port
 * @property {(reply: Reply, transfer: Transferable[]) => void} postMessage
 * @property {((event: MessageEvent<Request>) => void) | null} onmessage
 */

const tableUrl = new URL("../assets/words.bin.gz", import.meta.url);
/** The words of the sentences that the page begins with. */
const firstUrl = new URL("../assets/first-words.bin.gz", import.meta.url);

/** Literal paths: bundlers follow them. */
const modelUrls = {
  writer: new URL("../assets/writer.bin.gz", import.meta.url),
  translator: new URL("../assets/translator.bin.gz", import.meta.url),
};

/**
 * @template T
 * @param {Module} module
 * @param {Uint8Array} file
 * @param {(bytes: { address: number, size: number }) => T | Error} load
 */
function giveBytes(module, file, load) {
  const call = new Call(module);
  const bytes = { address: call.write(file), size: file.length };
  const outcome = load(bytes);
  call.delete();
  return valueOf(outcome);
}

/** Longest time in which no message is heard, in ms: a frame. */
const TURN = 16;

/** Lets waiting messages in. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Whether a picture of the first words alone is that of the whole table: each
 * word stands there as it is written, so nothing was composed or drawn for want
 * of others.
 * @param {Computed} picture of word vectors
 */
function areFirst({ tokens, otherTokens }) {
  return [...tokens, ...otherTokens].every(
    ({ text, kind, pieces }) =>
      kind === "known" && pieces[0] === text.toLowerCase(),
  );
}

class Service {
  #post;
  /** Settles when all words are there. @type {Promise<void> | null} */
  #words = null;
  #hasWords = false;
  /** Whether somebody has to be told how far they are. */
  #isWaiting = false;
  #arrived = { loaded: 0, total: 0 };
  #isCancelled = false;
  /** @type {{ build: Build, module: Module, playground: CorePlayground } | null} */
  #core = null;

  /** @param {(reply: Reply, transfer?: Transferable[]) => void} post */
  constructor(post) {
    this.#post = post;
  }

  /** @param {Build | "auto"} wanted */
  async open(wanted) {
    const build = await chooseBuild(wanted);
    const [module, first] = await Promise.all([
      loadModule(build),
      loadPacked("first words", firstUrl, () => {}),
    ]);
    const playground = new module.Playground();
    giveBytes(module, first, (bytes) => playground.loadWordVectors(bytes));
    this.#core = { build, module, playground };
    this.#post({ kind: "opened", opened: { build, lanes: module.lanes() } });
  }

  /** Loads all words, once. Not before somebody needs them or has a picture. */
  #startWords() {
    this.#words ??= this.#loadWords();
    this.#words.catch(() => {}); // who needs them is told
    return this.#words;
  }

  async #loadWords() {
    const { module, playground } = this.#opened();
    const table = await loadPacked("word table", tableUrl, (part) => {
      this.#arrived = part;
      if (this.#isWaiting) this.#tellWords();
    });
    giveBytes(module, table, (bytes) => playground.loadWordVectors(bytes));
    this.#hasWords = true;
  }

  /** Waits for all words. */
  async #needWords() {
    if (this.#hasWords) return;
    this.#isWaiting = true;
    this.#tellWords();
    await this.#startWords();
  }

  #tellWords() {
    const progress = /** @type {const} */ ({ what: "words", ...this.#arrived });
    this.#post({ kind: "progress", progress });
  }

  #opened() {
    if (!this.#core) throw new EngineError("crashed", "nothing is open");
    return this.#core;
  }

  /** @param {Scene} scene */
  async show(scene) {
    const { module, playground } = this.#opened();
    const draft = pictureOf(module, playground, scene);
    const isWhole =
      this.#hasWords || scene.source !== "vectors" || areFirst(draft.picture);
    if (!isWhole) await this.#needWords();
    const { picture, buffer } = isWhole
      ? draft
      : pictureOf(module, playground, scene);
    const digest = digestOf(picture);
    this.#post({ kind: "picture", picture: { ...picture, digest } }, [
      buffer,
      ...buffersOf(digest),
    ]);
    void this.#startWords();
  }

  /** @param {Scene} scene */
  async showTiled(scene) {
    const { module, playground } = this.#opened();
    await this.#needWords();
    const texts = beginTiled(module, playground, scene);
    const post = (/** @type {"part" | "picture"} */ kind) => {
      const made = tiledPictureOf(module, playground, texts);
      const digest = digestOfTiled(made.picture);
      this.#post({ kind, picture: { ...made.picture, digest } }, [
        ...new Set([made.buffer, ...buffersOf(digest)]),
      ]);
    };
    this.#isCancelled = false;
    // The chosen head comes first, and is shown before the others.
    let until = 1 / scene.nHeads;
    for (let share = 0; share < 1;) {
      const end = performance.now() + TURN;
      while (share < until && performance.now() < end)
        share = valueOf(playground.advanceTiled(1));
      const progress = { loaded: share, total: 1 };
      this.#post({
        kind: "progress",
        progress: { what: "tiles", ...progress },
      });
      if (share >= until && until < 1) {
        until = 1;
        post("part"); // also when it is ended now: the tiles are of it
      }
      await pause();
      if (this.#isCancelled && share < 1)
        return this.#post({ kind: "cancelled" });
    }
    post("picture");
  }

  /** @param {TileRange} range */
  tile(range) {
    const { module, playground } = this.#opened();
    const { tile, buffer } = tileOf(module, playground, range);
    this.#post({ kind: "tile", tile }, [buffer]);
  }

  /** @param {Scene} scene */
  speak(scene) {
    const { module, playground } = this.#opened();
    const speech = speechOf(module, playground, scene);
    this.#post({ kind: "speech", speech });
  }

  /**
   * @param {ModelName} name
   * @param {string} url
   */
  async loadModel(name, url) {
    const { module, playground } = this.#opened();
    const from = url === "" ? modelUrls[name] : new URL(url);
    const file = await loadPacked(name, from, ({ loaded, total }) =>
      this.#post({ kind: "progress", progress: { what: name, loaded, total } }),
    );
    const info = giveBytes(module, file, (bytes) =>
      playground.loadModel(bytes),
    );
    const of = Object.entries(module.ModelName).find(
      ([, model]) => model === info.model,
    );
    if (of?.[0] !== name)
      throw new EngineError("damaged", `damaged ${name}: it is a ${of?.[0]}`);
    this.#post({ kind: "model", name, info: modelInfo(info) });
  }

  /** @param {Request} request */
  async #do(request) {
    if (request.kind === "open") await this.open(request.build);
    else if (request.kind === "load-model")
      await this.loadModel(request.name, request.url);
    else if (request.kind === "speak") this.speak(request.scene);
    else if (request.kind === "show-tiled") await this.showTiled(request.scene);
    else if (request.kind === "tile") this.tile(request.range);
    else if (request.kind === "cancel") this.#isCancelled = true;
    else await this.show(request.scene);
  }

  /** @param {Request} request */
  async answer(request) {
    try {
      await this.#do(request);
    } catch (error) {
      const crashed = isCrash(error);
      if (crashed && this.#core) discard(this.#core.build, this.#core.module);
      const { code, message } = asEngineError(error);
      if (request.kind === "load-model")
        this.#post({ kind: "no-model", name: request.name, code, message });
      else this.#post({ kind: "error", code, message });
    }
  }
}

/**
 * Answers the requests that come through a port.
 * @param {Port} port
 * @param {string} [life] the lock that tells whether this runs
 */
export function serve(port, life = "") {
  const service = new Service((reply, transfer = []) =>
    port.postMessage(reply, transfer),
  );
  port.onmessage = ({ data }) => void service.answer(data);
  port.postMessage({ kind: "ready", life }, []);
}
