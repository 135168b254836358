// Times jobs in alternating rounds A B C A B C …, so that drift of the machine hits all alike.

/**
 * @typedef {object} Job
 * @property {string} name
 * @property {() => any} run
 * @property {number} [repeats] calls timed together; default: found by a first try
 */
/** @typedef {{ name: string, min: number, median: number, rounds: number }} Timing in milliseconds */

const shortestSample = 0.5;
const longestJob = 400;

/** @param {Job} job @param {number} repeats @returns {Promise<number>} milliseconds a call */
async function sample({ run }, repeats) {
  const start = performance.now();
  for (let i = 0; i < repeats; i++) {
    const result = run();
    if (result instanceof Promise) await result;
  }
  return (performance.now() - start) / repeats;
}

/** Until the engine has compiled everything with its best compiler. @param {Job} job */
async function warmUp(job) {
  const start = performance.now();
  let last = 0;
  for (let i = 0; i < 400 && performance.now() - start < longestJob; i++)
    last = await sample(job, 1);
  return last;
}

/**
 * @param {Job[]} jobs
 * @param {number} rounds a job that takes longer than 0.4 s gets 3 at most
 * @returns {Promise<Timing[]>}
 */
export async function measure(jobs, rounds) {
  const plans = [];
  for (const job of jobs) {
    const once = await warmUp(job);
    plans.push({
      job,
      repeats: Math.max(1, Math.ceil(shortestSample / once)),
      rounds: once > longestJob ? Math.min(rounds, 3) : rounds,
      times: /** @type {number[]} */ ([]),
    });
  }
  for (let round = 0; round < rounds; round++)
    for (const plan of plans)
      if (round < plan.rounds)
        plan.times.push(await sample(plan.job, plan.repeats));
  return plans.map(({ job, times, rounds: count }) => {
    times.sort((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)];
    return { name: job.name, min: times[0], median, rounds: count };
  });
}
