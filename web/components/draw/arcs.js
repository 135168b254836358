/**
 * The links of one token to others as curves between their boxes.
 *
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 * @typedef {object} Arc
 * @property {number} col the key that it leads to
 * @property {number} weight
 * @property {string} path SVG path data
 * @property {number} width of the stroke
 * @property {{ x: number, y: number }} end where it meets the key's box
 */

import { rowOf } from "../arithmetic.js";

/** Weaker links are left out; the strongest is always shown. */
const LEAST_SHOWN = 0.02;
/** More curves than this are a knot. */
const MOST_ARCS = 24;
const WIDEST = 6;
/** Highest arc above a line of tokens. */
const MOST_RISE = 30;
/** Boxes whose tops differ by less stand on one line. */
const SAME_LINE = 4;

/**
 * Curves from `from` to the boxes with the largest weights, weakest first, so
 * that the strongest lie on top.
 *
 * @param {Box} from
 * @param {readonly Box[]} boxes one a key
 * @param {ArrayLike<number>} weights one a key
 * @returns {Arc[]}
 */
export function arcsFrom(from, boxes, weights) {
  const ranked = Array.from(boxes.keys())
    .filter((col) => weights[col] > 0)
    .sort((a, b) => weights[b] - weights[a]);
  return ranked
    .filter((col, i) => i === 0 || weights[col] >= LEAST_SHOWN)
    .slice(0, MOST_ARCS)
    .reverse()
    .map((col) => ({
      col,
      weight: weights[col],
      width: Math.max(WIDEST * weights[col], 0.75),
      ...curve(from, boxes[col]),
    }));
}

/**
 * @param {Box} from
 * @param {Box} to
 */
function curve(from, to) {
  const start = { x: from.x + from.width / 2, y: from.y };
  const end = { x: to.x + to.width / 2, y: to.y };
  if (from.x === to.x && from.y === to.y) return loop(to);
  if (Math.abs(from.y - to.y) < SAME_LINE) {
    const rise = Math.min(10 + Math.abs(end.x - start.x) / 6, MOST_RISE);
    const top = start.y - (4 / 3) * rise;
    return {
      path: `M${point(start)}C${point({ ...start, y: top })} ${point({ ...end, y: top })} ${point(end)}`,
      end,
    };
  }
  if (to.y > from.y) start.y += from.height;
  else end.y += to.height;
  const middle = (start.y + end.y) / 2;
  return {
    path: `M${point(start)}C${point({ ...start, y: middle })} ${point({ ...end, y: middle })} ${point(end)}`,
    end,
  };
}

/**
 * A token's link to itself: a loop above its box.
 *
 * @param {Box} box
 */
function loop(box) {
  const x = box.x + box.width / 2;
  const half = Math.min(box.width / 3, 14);
  const left = { x: x - half, y: box.y };
  const right = { x: x + half, y: box.y };
  const top = box.y - 26;
  return {
    path: `M${point(left)}C${point({ x: left.x - 2, y: top })} ${point({ x: right.x + 2, y: top })} ${point(right)}`,
    end: right,
  };
}

/** @param {{ x: number, y: number }} at */
function point({ x, y }) {
  return `${Math.round(10 * x) / 10} ${Math.round(10 * y) / 10}`;
}

/**
 * The weights of several rows added up: how much all of them together take
 * from each key.
 *
 * @param {Parameters<typeof rowOf>[0]} weights (nQ, nKv)
 * @param {readonly number[]} rows
 * @returns {Float32Array} (nKv)
 */
export function sumOfRows(weights, rows) {
  const sum = new Float32Array(weights.shape[1]);
  for (const row of rows) {
    const shares = rowOf(weights, row);
    for (let col = 0; col < sum.length; col++) sum[col] += shares[col];
  }
  return sum;
}
