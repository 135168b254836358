/**
 * Draws together what the components have to paint on canvases: after all of
 * them have rendered, so that a size is read once and not between two changes,
 * and before the next frame. What is out of view waits until nothing new has come
 * for a while, and the page is idle.
 *
 * @typedef {() => void} Draw
 */

/** So long nothing new has come: a person who types has paused. ms */
const PAUSE = 120;
/** After that, what is out of view is painted after so long at the latest. ms */
const PATIENCE = 300;

/** @type {Set<Draw>} */
const soon = new Set();
/** What reads where things stand, which lays out all of the page: comes last. */
/** @type {Set<Draw>} */
const measures = new Set();
/** @type {Set<Draw>} */
const later = new Set();
/** What of these takes long. @type {Set<Draw>} */
const slow = new Set();
/** While it runs, what is out of view waits. @type {ReturnType<typeof setTimeout> | undefined} */
let pause;
/** Calls back when all that happens now has ended. @type {MessageChannel | null} */
let channel = null;
let frame = 0;
let isPlanned = false;

/**
 * @param {Draw} draw called once, however often it is asked for
 * @param {boolean} [isSlow]
 */
export function drawSoon(draw, isSlow = false) {
  later.delete(draw);
  plan();
  soon.add(draw);
  if (isSlow) slow.add(draw);
  else slow.delete(draw);
}

/** @param {Draw} measure called after all that is drawn */
export function measureSoon(measure) {
  plan();
  measures.add(measure);
}

function plan() {
  if (isPlanned) return;
  isPlanned = true;
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = () => flush(false);
  }
  channel.port2.postMessage(null);
  frame = requestAnimationFrame(() => flush(true));
}

/** @param {Draw} draw of what is out of view */
export function drawLater(draw) {
  if (soon.has(draw)) return;
  later.add(draw);
  clearTimeout(pause);
  pause = setTimeout(() => {
    pause = undefined;
    whenIdle();
  }, PAUSE);
}

/** @param {Draw} draw of what has come into view, if it still waits */
export function hurry(draw) {
  if (later.has(draw)) drawSoon(draw);
}

/** @param {Draw} draw of what is gone */
export function drawNever(draw) {
  for (const set of [soon, measures, later, slow]) set.delete(draw);
}

/** @param {boolean} inFrame */
function flush(inFrame) {
  cancelAnimationFrame(frame);
  isPlanned = false;
  for (const draw of [...soon, ...measures]) {
    const isSlow = slow.has(draw);
    if (isSlow && inFrame) continue; // the message will come
    const isWanted = soon.delete(draw) || measures.delete(draw);
    if (isWanted) attempt(draw);
    if (isSlow) break;
  }
  if (soon.size + measures.size > 0) plan();
}

/** @param {IdleDeadline | null} deadline null: one is drawn */
function flushLater(deadline) {
  if (pause !== undefined) return; // it will be called again
  for (const draw of later) {
    later.delete(draw);
    attempt(draw);
    if (!deadline || deadline.timeRemaining() <= 0) break;
  }
  if (later.size > 0) whenIdle();
}

function whenIdle() {
  // WebKit has no idle callbacks.
  if ("requestIdleCallback" in globalThis)
    requestIdleCallback(flushLater, { timeout: PATIENCE });
  else setTimeout(() => flushLater(null), PATIENCE / 10);
}

/**
 * One picture that fails leaves the others whole.
 *
 * @param {Draw} draw
 */
function attempt(draw) {
  try {
    draw();
  } catch (error) {
    reportError(error);
  }
}
