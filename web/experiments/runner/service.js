/**
 * Runs one arm of an experiment after the other, in a worker: a few
 * milliseconds at a time, so that it hears the page in between, and with at
 * most one reply for each frame that the page has drawn.
 */
import { asEngineError, EngineError } from "../../engine/errors.js";
import { chooseBuild, discard, loadModule } from "../../engine/load.js";
import { experiments } from "../list/index.js";

/**
 * @typedef {import("../../engine/index.d.ts").Build} Build
 * @typedef {import("../experiment.js").Row} Row
 * @typedef {import("../experiment.js").Settings} Settings
 * @typedef {import("../experiment.js").Step} Step
 *
 * @typedef {object} Order
 * @property {string} experiment
 * @property {string} arm
 * @property {Settings} settings
 * @property {Build | "auto"} build
 * @property {boolean} isPaused whether it waits at its first step
 *
 * @typedef {{ kind: "run", order: Order } | { kind: "frame" } |
 *   { kind: "pause" } | { kind: "go" } | { kind: "step" } |
 *   { kind: "tell", what: unknown } | { kind: "leave" }} Request
 *   "frame": the page has shown what it was told
 *
 * @typedef {object} Part what has come since the last one
 * @property {number} share
 * @property {Row[]} rows
 * @property {unknown} [latest]
 * @typedef {{ kind: "ready" } | { kind: "part" | "done", part: Part } |
 *   { kind: "error", code: string, message: string }} Reply
 *
 * @typedef {object} Port
 * @property {(reply: Reply) => void} postMessage
 * @property {((event: MessageEvent<Request>) => void) | null} onmessage
 */

const SLICE = 12; // ms
/**
 * While the page has not shown what it was told for so long, the worker leaves
 * the processor to it, and works one slice in PATIENCE.
 */
const AHEAD = 24; // ms
const PATIENCE = 50; // ms

/** Lets messages come in; setTimeout would wait 4 ms each time. */
function breathe() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(null);
  });
}

class Service {
  #post;
  #isPaused = false;
  #isLeft = false;
  /** Whether what runs waits to be told something. */
  #waits = false;
  /** Steps that are to be taken while paused. */
  #steps = 0;
  /** Whether the page has shown the last part. */
  #isHeard = true;
  /** When it was told that part. */
  #sent = 0;
  /** What `run` has not been told yet. @type {unknown[]} */
  #told = [];
  /** @type {() => void} */
  #wake = () => {};
  /** @type {Part} */
  #part = { share: 0, rows: [] };
  /** Whether the page does not know it yet. */
  #isNew = false;

  /** @param {(reply: Reply) => void} post */
  constructor(post) {
    this.#post = post;
  }

  /** @param {Request} request */
  hear(request) {
    if (request.kind === "run") void this.#run(request.order);
    else if (request.kind === "frame") this.#isHeard = true;
    else if (request.kind === "tell") this.#hearMore(request.what);
    else if (request.kind === "step") this.#steps++;
    else if (request.kind === "leave") this.#isLeft = true;
    else this.#isPaused = request.kind === "pause";
    this.#wake();
  }

  /** @param {unknown} what */
  #hearMore(what) {
    this.#told.push(what);
    this.#waits = false;
  }

  /** @param {Order} order */
  async #run(order) {
    const { isPaused } = order;
    this.#isPaused = isPaused;
    this.#steps = 0;
    this.#part = { share: 0, rows: [] };
    try {
      const build = await chooseBuild(order.build);
      const module = await loadModule(build, "lab");
      try {
        await this.#work(module, order);
      } catch (error) {
        if (asEngineError(error).code === "crashed")
          discard(build, module, "lab");
        throw error;
      }
      this.#post({ kind: "done", part: this.#part });
    } catch (error) {
      const { code, message } = asEngineError(error);
      this.#post({ kind: "error", code, message });
    }
  }

  /**
   * @param {import("../experiment.js").Module} module
   * @param {Order} order
   */
  async #work(module, { experiment, arm, settings }) {
    const found = experiments.find(({ name }) => name === experiment);
    if (!found) throw new EngineError("internal", `no ${experiment}`);
    const run = found.run({ module, settings, arm });
    while (!this.#isLeft) {
      // Whatever was heard while drawing breath: first what is new, then rest.
      this.#send();
      const rests = this.#waits || (this.#isPaused && this.#steps === 0);
      if (rests) await this.#woken();
      else if (await this.#slice(run)) return;
      else if (this.#isAhead) await this.#heard();
      else await breathe();
    }
    await run.return(undefined);
  }

  /**
   * @param {Generator<Step> | AsyncGenerator<Step>} run
   * @returns {Promise<boolean>} whether it is at its end
   */
  async #slice(run) {
    const end = performance.now() + SLICE;
    do {
      const { done, value } = await run.next(this.#told.shift());
      if (done) return true;
      this.#isNew = true;
      this.#part.share = value.share;
      this.#part.rows.push(...(value.rows ?? []));
      if ("latest" in value) this.#part.latest = value.latest;
      this.#waits = value.waits ?? false;
      if (this.#waits) return false;
      const isStep = !value.isPart;
      if (this.#isPaused && isStep && --this.#steps <= 0) return false;
    } while (performance.now() < end);
    return false;
  }

  #send() {
    if (!this.#isHeard || !this.#isNew) return;
    this.#isHeard = false;
    this.#sent = performance.now();
    this.#isNew = false;
    this.#post({ kind: "part", part: this.#part });
    this.#part = { share: this.#part.share, rows: [] };
  }

  get #isAhead() {
    return !this.#isHeard && performance.now() - this.#sent > AHEAD;
  }

  /** Until the page says something, or it took too long. */
  async #heard() {
    const woken = this.#woken();
    const timer = setTimeout(this.#wake, PATIENCE);
    await woken;
    clearTimeout(timer);
  }

  /** Until the page says something. */
  #woken() {
    return new Promise((resolve) => {
      this.#wake = () => resolve(undefined);
    });
  }
}

/**
 * Answers the requests that come through a port.
 *
 * @param {Port} port
 */
export function serve(port) {
  const service = new Service((reply) => port.postMessage(reply));
  port.onmessage = ({ data }) => service.hear(data);
  port.postMessage({ kind: "ready" });
}
