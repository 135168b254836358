/**
 * The lessons, in the order of the course. Adding one: a file here, a line in
 * the list, and its texts in i18n/*-course.js.
 */
import { cost } from "./cost.js";
import { cross } from "./cross.js";
import { direct } from "./direct.js";
import { heads } from "./heads.js";
import { masks } from "./masks.js";
import { projections } from "./projections.js";
import { queryKeyValue } from "./query-key-value.js";
import { scale } from "./scale.js";
import { softmax } from "./softmax.js";

/** @type {import("../lesson.js").Lesson[]} */
export const lessons = [
  direct,
  queryKeyValue,
  scale,
  softmax,
  masks,
  heads,
  cross,
  cost,
  projections,
];
