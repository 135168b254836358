import { scale } from "./scale.js";
import { cost } from "./cost.js";
import { path } from "./path.js";
import { softmax } from "./softmax.js";
import { position } from "./position.js";
import { mistakes } from "./mistakes.js";
import { pieces } from "./pieces.js";

/**
 * All experiments, in the order of app/experiment-names.js.
 *
 * @type {import("../experiment.js").Experiment[]}
 */
export const experiments = [
  scale,
  cost,
  path,
  softmax,
  position,
  mistakes,
  pieces,
];
