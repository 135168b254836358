/**
 * All experiments, in the order of app/experiment-names.js.
 *
 * @type {import("../experiment.js").Experiment[]}
 */
export const experiments = [];
