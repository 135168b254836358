/**
 * Elements that show an experiment in place of figures, by tag: here and not
 * in the list, which the worker has as well.
 *
 * @type {Record<string, () => Promise<unknown>>}
 */
export const elements = {
  "mistake-lab": () => import("./mistake-lab.js"),
  "pieces-lab": () => import("./pieces-lab.js"),
};
