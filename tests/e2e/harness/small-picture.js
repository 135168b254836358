// Screenshots made small, to be kept and compared: each pixel is the mean colour of a square of the
// screen, so that a glyph drawn a little otherwise does not count, and a part that has moved does.
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/**
 * @typedef {object} Difference
 * @property {number} count of squares that are not the same, where they are densest: in a window
 *   of 80 × 80 CSS pixels; those that only one picture has, too
 * @property {string} where a box around them in CSS pixels of the page
 * @property {PNG} picture the first, the second and what differs, side by side
 */

/** The side of a square, in CSS pixels. */
const SIDE = 8;
/** Squares whose colours are further apart are not the same; 1: black and white. */
const NOTICED = 0.08;
/** The side of the windows in which squares are counted, in squares. */
const WINDOW = 10;
/** Of the marks of what differs. */
const MARK = /** @type {[number, number, number]} */ ([255, 0, 0]);

/**
 * @param {Buffer} screenshot PNG, one pixel a CSS pixel
 * @returns {PNG} a pixel a square
 */
export function shrink(screenshot) {
  const { width, height, data } = PNG.sync.read(screenshot);
  const small = blank(Math.floor(width / SIDE), Math.floor(height / SIDE));
  const sums = [0, 0, 0];
  for (let at = 0; at < small.data.length; at += 4) {
    const left = ((at / 4) % small.width) * SIDE;
    const top = Math.floor(at / 4 / small.width) * SIDE;
    sums.fill(0);
    for (let y = top; y < top + SIDE; y++)
      for (let x = left; x < left + SIDE; x++)
        for (let i = 0; i < 3; i++) sums[i] += data[4 * (y * width + x) + i];
    // In steps of 4 of 255, which pack better and are not noticed.
    const means = sums.map((sum) => Math.floor(sum / (SIDE * SIDE) / 4) * 4);
    small.data.set(means, at);
  }
  return small;
}

/**
 * @param {PNG} wanted
 * @param {PNG} seen
 * @returns {Difference}
 */
export function compare(wanted, seen) {
  const width = Math.max(wanted.width, seen.width);
  const height = Math.max(wanted.height, seen.height);
  // What only one of them has is not the same whatever its colour.
  const a = placed(wanted, blank(width, height, 0), 0);
  const b = placed(seen, blank(width, height, 255), 0);
  const marks = blank(width, height);
  const count = pixelmatch(a.data, b.data, marks.data, width, height, {
    ...{ threshold: NOTICED, includeAA: true, windowSize: WINDOW },
    diffColor: MARK,
  });
  const all = blank(3 * width + 2, height, 128);
  [a, b, marks].forEach((one, i) => placed(one, all, i * (width + 1)));
  return { count, where: boxOf(marks), picture: all };
}

/** @param {PNG} picture */
export const pngOf = (picture) =>
  PNG.sync.write(picture, { colorType: 2, deflateLevel: 9 });

/** @param {Buffer} file */
export const pictureOf = (file) => PNG.sync.read(file);

/**
 * @param {number} width
 * @param {number} height
 * @param {number} [grey]
 */
function blank(width, height, grey = 0) {
  const picture = new PNG({ width, height });
  for (let at = 0; at < picture.data.length; at += 4)
    picture.data.set([grey, grey, grey, 255], at);
  return picture;
}

/**
 * @param {PNG} from
 * @param {PNG} to
 * @param {number} left
 */
function placed(from, to, left) {
  PNG.bitblt(from, to, 0, 0, from.width, from.height, left, 0);
  return to;
}

/** @param {PNG} marks */
function boxOf({ width, data }) {
  const xs = [];
  const ys = [];
  for (let at = 0; at < data.length; at += 4) {
    if (MARK.some((value, i) => data[at + i] !== value)) continue;
    xs.push((at / 4) % width);
    ys.push(Math.floor(at / 4 / width));
  }
  const span = (/** @type {number[]} */ of) =>
    `${Math.min(...of) * SIDE}–${(Math.max(...of) + 1) * SIDE}`;
  return xs.length === 0 ? "nowhere" : `x ${span(xs)}, y ${span(ys)}`;
}
