import { availableParallelism } from "node:os";

/**
 * Calls `work` for each item, for as many at once as there are processors.
 * @template T
 * @param {T[]} items
 * @param {(item: T) => Promise<void>} work
 */
export async function inParallel(items, work) {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}
