// Times jobs in alternating rounds A B C A B C …, so that drift of the machine hits all alike.

/**
 * @typedef {object} Job
 * @property {string} name
 * @property {() => any} run
 * @property {number} [repeats] calls timed together; default: found by a first try
 */
/** @typedef {{ name: string, min: number, median: number, rounds: number }} Timing in milliseconds */

const shortestSample = 0.5;
const warmUpTime = 400;
const timeOfJob = 2500; // all rounds of a job, about

/** @param {Job} job @param {number} repeats @returns {Promise<number>} milliseconds a call */
async function sample({ run }, repeats) {
  if (repeats > 1) await run(); // into the caches, from which the others have driven it
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
  for (let i = 0; i < 400 && performance.now() - start < warmUpTime; i++)
    last = await sample(job, 1);
  return last;
}

/**
 * @param {Job[]} jobs
 * @param {number} rounds fewer for jobs with which they would take long
 * @returns {Promise<Timing[]>}
 */
export async function measure(jobs, rounds) {
  const plans = [];
  for (const job of jobs) {
    const once = await warmUp(job);
    const count = Math.min(rounds, Math.floor(timeOfJob / once));
    plans.push({
      job,
      repeats: Math.max(1, Math.ceil(shortestSample / once)),
      rounds: count,
      times: count === 0 ? [once] : [], // of what takes seconds, the warm-up says enough
    });
  }
  for (let round = 0; round < rounds; round++)
    for (const plan of plans)
      if (round < plan.rounds)
        plan.times.push(await sample(plan.job, plan.repeats));
  return plans.map(({ job, times }) => {
    times.sort((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)];
    return { name: job.name, min: times[0], median, rounds: times.length };
  });
}
