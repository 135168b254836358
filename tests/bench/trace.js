// Takes and reads a trace of Chromium.

/**
 * @typedef {object} Task of the page's own thread
 * @property {number} wall ms from begin to end
 * @property {number} cpu ms in which it ran: no other program counts
 */

/**
 * The tasks of the thread that runs the page, the one of its process that is
 * busiest.
 *
 * @param {string} trace JSON
 * @returns {Task[]}
 */
function busyTimes(trace) {
  /** @type {any[]} */
  const events = JSON.parse(trace).traceEvents;
  const mains = events.filter(
    ({ name, args }) =>
      name === "thread_name" && args.name === "CrRendererMain",
  );
  const tasksOf = (/** @type {any} */ { pid, tid }) =>
    events.filter(
      (event) =>
        event.name === "RunTask" && event.pid === pid && event.tid === tid,
    );
  const longest = mains
    .map(tasksOf)
    .reduce((a, b) => (cpuOf(a) >= cpuOf(b) ? a : b), []);
  return longest.map(({ dur = 0, tdur = dur }) => ({
    wall: dur / 1e3,
    cpu: tdur / 1e3,
  }));
}

/** @param {any[]} tasks */
function cpuOf(tasks) {
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
}

/**
 * @template T
 * @param {import("playwright-core").Page} page
 * @param {(page: import("playwright-core").Page) => Promise<T>} run
 * @returns {Promise<{ result: T, tasks: Task[] }>} what it gives, and what the
 *   page's own thread did meanwhile
 */
export async function traced(page, run) {
  const browser = page.context().browser();
  await browser?.startTracing(page, {
    categories: [
      "toplevel",
      "devtools.timeline",
      "disabled-by-default-devtools.timeline",
    ],
  });
  const result = await run(page);
  const trace = await browser?.stopTracing();
  return { result, tasks: busyTimes(String(trace)) };
}
