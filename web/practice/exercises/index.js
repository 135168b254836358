/**
 * The exercises, in the order of the course. Adding one: a file here, a line in
 * the list, and its words in ../texts/.
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
 * @property {string} name in links, in what is kept, and of its words
 * @property {{ python: string, javascript: string }} starter
 * @property {{ python: string, javascript: string }} solution
 * @property {import("../grader/grade.js").Task} task
 * @property {Partial<import("../texts/index.js").Words>} [said] by a teacher, in
 *   place of its words
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
