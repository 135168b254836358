/**
 * The exercises, in the order of the course. Adding one: a file here and a line
 * in the list.
 */
import { attention } from "./attention.js";
import { cache } from "./cache.js";
import { causal } from "./causal.js";
import { cross } from "./cross.js";
import { multiHead } from "./multi-head.js";
import { padding } from "./padding.js";
import { rope } from "./rope.js";
import { rows } from "./rows.js";
import { scale } from "./scale.js";
import { softmax } from "./softmax.js";

/**
 * @typedef {object} Exercise
 * @property {string} name in links and in what is kept
 * @property {string} title
 * @property {string} text what to do
 * @property {{ python: string, javascript: string }} starter
 * @property {string[]} hints three, from a nudge to almost the answer
 * @property {{ python: string, javascript: string }} solution
 * @property {import("../grader/grade.js").Task} task
 */

/** @type {Exercise[]} */
export const exercises = [
  softmax,
  attention,
  rows,
  causal,
  scale,
  multiHead,
  cross,
  padding,
  cache,
  rope,
];
