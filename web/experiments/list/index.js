import { scale } from "./scale.js";
import { learning } from "./learning.js";
import { projections } from "./projections.js";
import { heads } from "./heads.js";
import { masks } from "./masks.js";
import { hidingWays } from "./hiding.js";
import { sources } from "./sources.js";
import { cost } from "./cost.js";
import { path } from "./path.js";
import { recall } from "./recall.js";
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
  learning,
  projections,
  heads,
  masks,
  hidingWays,
  sources,
  cost,
  path,
  recall,
  softmax,
  position,
  mistakes,
  pieces,
];
