/**
 * Normal numbers by the ziggurat method (Marsaglia and Tsang 2000), with the
 * 256 layers and the order of bits that NumPy uses.
 */
const RIGHT = 3.654152885361009;
const AREA = 0.004928673233974655;
const SCALE = 2 ** 52;

const tables = makeTables();

function makeTables() {
  const limit = new Float64Array(256);
  const width = new Float64Array(256);
  const height = new Float64Array(256);
  let x = RIGHT;
  height[255] = Math.exp(-0.5 * x * x);
  width[255] = x / SCALE;
  limit[0] = Math.trunc(((x * height[255]) / AREA) * SCALE);
  width[0] = AREA / height[255] / SCALE;
  height[0] = 1;
  for (let i = 254; i > 0; i--) {
    const next = Math.sqrt(-2 * Math.log(AREA / x + height[i + 1]));
    limit[i + 1] = Math.trunc((next / x) * SCALE);
    width[i] = next / SCALE;
    height[i] = Math.exp(-0.5 * next * next);
    x = next;
  }
  limit[1] = 0;
  return { limit, width, height };
}

/** @param {import("./pcg64.js").Pcg64} source */
export function standardNormal(source) {
  const { limit, width, height } = tables;
  for (;;) {
    const bits = source.next64();
    const layer = Number(bits & 0xffn);
    const size = Number((bits >> 9n) & 0xfffffffffffffn);
    const x = ((bits >> 8n) & 1n ? -1 : 1) * size * width[layer];
    if (size < limit[layer]) return x;
    if (layer === 0) return tail(source, (bits >> 17n) & 1n);
    const y = (height[layer - 1] - height[layer]) * source.double();
    if (y + height[layer] < Math.exp(-0.5 * x * x)) return x;
  }
}

/**
 * Beyond the last layer.
 *
 * @param {import("./pcg64.js").Pcg64} source
 * @param {bigint} isNegative
 */
function tail(source, isNegative) {
  for (;;) {
    const x = -Math.log1p(-source.double()) / RIGHT;
    const y = -Math.log1p(-source.double());
    if (y + y > x * x) return isNegative ? -(RIGHT + x) : RIGHT + x;
  }
}
