// The other end of playground-client.js: owns the core's playground and answers
// one request after the other. Runs in a worker, or on the page's own thread.
import { asEngineError, EngineError, isCrash } from "./errors.js";
import { loadPacked } from "./files.js";
import { chooseBuild, discard, loadModule } from "./load.js";
import { Call, valueOf } from "./memory.js";
import { pictureOf } from "./scene.js";

/**
 * @typedef {import("./builds/engine.d.ts").MainModule} Module
 * @typedef {import("./builds/engine.d.ts").Playground} CorePlayground
 * @typedef {import("./index.d.ts").Build} Build
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Computed} Computed
 *
 * @typedef {{ what: "engine" | "words", loaded: number, total: number }} Progress
 *   in bytes; total is 0 where the server does not say it
 *
 * @typedef {{ kind: "open", build: Build | "auto" } |
 *   { kind: "show", scene: Scene }} Request
 *
 * @typedef {{ build: Build, lanes: number, words: number }} Opened
 * @typedef {{ kind: "ready" } | { kind: "progress", progress: Progress } |
 *   { kind: "opened", opened: Opened } | { kind: "picture", picture: Computed } |
 *   { kind: "error", code: string, message: string }} Reply
 *   "ready" once at the start; each request gets "error" or its own reply
 *
 * @typedef {object} Port
 * @property {(reply: Reply, transfer: Transferable[]) => void} postMessage
 * @property {((event: MessageEvent<Request>) => void) | null} onmessage
 */

const tableUrl = new URL("../assets/words.bin.gz", import.meta.url);

/**
 * @param {Module} module
 * @param {CorePlayground} playground
 * @param {Uint8Array} table
 */
function loadTable(module, playground, table) {
  const call = new Call(module);
  const bytes = { address: call.write(table), size: table.length };
  const outcome = playground.loadWordVectors(bytes);
  call.delete();
  valueOf(outcome);
}

class Service {
  #post;
  /** @type {{ build: Build, module: Module, playground: CorePlayground } | null} */
  #core = null;

  /** @param {(reply: Reply, transfer?: Transferable[]) => void} post */
  constructor(post) {
    this.#post = post;
  }

  /** @param {Build | "auto"} wanted */
  async open(wanted) {
    const build = await chooseBuild(wanted);
    const progress = (
      /** @type {Progress["what"]} */ what,
      loaded = 0,
      total = 0,
    ) => this.#post({ kind: "progress", progress: { what, loaded, total } });
    progress("engine");
    const module = await loadModule(build);
    const playground = new module.Playground();
    this.#core = { build, module, playground };
    progress("words");
    const table = await loadPacked("word table", tableUrl, (part) =>
      progress("words", part.loaded, part.total),
    );
    loadTable(module, playground, table);
    const opened = { build, lanes: module.lanes(), words: playground.nWords() };
    this.#post({ kind: "opened", opened });
  }

  /** @param {Scene} scene */
  show(scene) {
    if (!this.#core) throw new EngineError("crashed", "nothing is open");
    const { module, playground } = this.#core;
    const { picture, buffer } = pictureOf(module, playground, scene);
    this.#post({ kind: "picture", picture }, [buffer]);
  }

  /** @param {Request} request */
  async answer(request) {
    try {
      if (request.kind === "open") await this.open(request.build);
      else this.show(request.scene);
    } catch (error) {
      if (isCrash(error) && this.#core)
        discard(this.#core.build, this.#core.module);
      const { code, message } = asEngineError(error);
      this.#post({ kind: "error", code, message });
    }
  }
}

/**
 * Answers the requests that come through a port.
 * @param {Port} port
 */
export function serve(port) {
  const service = new Service((reply, transfer = []) =>
    port.postMessage(reply, transfer),
  );
  port.onmessage = ({ data }) => void service.answer(data);
  port.postMessage({ kind: "ready" }, []);
}
