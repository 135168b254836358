/**
 * Numbers in [-1, 1] that follow no pattern, the same at each call.
 * @param {number[]} shape
 */
export function tensor(...shape) {
  const length = shape.reduce((product, n) => product * n, 1);
  const data = Float32Array.from({ length }, (_, i) => Math.sin(i * i + 7 * i));
  return { data, shape };
}

/**
 * @param {number[]} shape
 * @param {(index: number) => boolean} isSet
 */
export function bits(shape, isSet) {
  const length = shape.reduce((product, n) => product * n, 1);
  const data = Uint8Array.from({ length }, (_, i) => Number(isSet(i)));
  return { data, shape };
}
