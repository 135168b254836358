/**
 * Colour maps that stay readable for colour-blind people: lightness rises or
 * falls steadily along each, so hue is never needed to tell more from less.
 *
 * A table holds 256 packed pixels in the byte order of ImageData; look-up is
 * `table[index]` and needs no arithmetic on colours.
 *
 * @typedef {"light" | "dark"} Scheme
 * @typedef {"ink" | "ember" | "viridis"} MapName
 * @typedef {[number, number, number]} Triple
 */

export const TABLE_SIZE = 256;
/** Entry of every table for what is not a number: a colour of no scale. */
export const NAN_INDEX = TABLE_SIZE;
/** Entry of the diverging table that stands for zero; ±range lie 127 away. */
export const ZERO_INDEX = 127;

/**
 * Stops in OKLCH: lightness 0…1, chroma, hue in degrees, evenly spaced.
 * `ink` and `ember` start near the page's own paper, so that "nothing" looks
 * like nothing.
 *
 * @type {Record<"ink" | "ember", Record<Scheme, Triple[]>>}
 */
const OKLCH_STOPS = {
  ink: {
    light: [
      [0.968, 0.012, 235],
      [0.83, 0.075, 232],
      [0.68, 0.13, 245],
      [0.53, 0.16, 262],
      [0.39, 0.155, 274],
      [0.25, 0.1, 284],
    ],
    dark: [
      [0.25, 0.028, 272],
      [0.37, 0.11, 272],
      [0.51, 0.15, 262],
      [0.66, 0.135, 242],
      [0.82, 0.085, 220],
      [0.965, 0.03, 205],
    ],
  },
  ember: {
    light: [
      [0.97, 0.014, 85],
      [0.87, 0.09, 82],
      [0.75, 0.15, 65],
      [0.6, 0.175, 42],
      [0.44, 0.14, 25],
      [0.27, 0.075, 10],
    ],
    dark: [
      [0.25, 0.025, 20],
      [0.36, 0.1, 18],
      [0.5, 0.16, 30],
      [0.67, 0.17, 52],
      [0.83, 0.13, 80],
      [0.97, 0.05, 98],
    ],
  },
};

/**
 * Nine points of viridis by Nathaniel J. Smith, Stefan van der Walt and Eric
 * Firing (CC0, github.com/BIDS/colormap), the same in both schemes.
 */
const VIRIDIS = [
  0x440154, 0x472d7b, 0x3b528b, 0x2c728e, 0x21908c, 0x27ad81, 0x5dc863,
  0xaadc32, 0xfde725,
];

/**
 * Blue above zero, orange below, the paper at zero: a pair that red-green and
 * blue-yellow blindness both leave apart.
 *
 * @type {Record<Scheme, { below: Triple[], zero: Triple, above: Triple[] }>}
 */
const DIVERGING_STOPS = {
  light: {
    below: [
      [0.5, 0.14, 48],
      [0.72, 0.14, 60],
    ],
    zero: [0.972, 0.004, 90],
    above: [
      [0.72, 0.105, 240],
      [0.46, 0.15, 262],
    ],
  },
  dark: {
    below: [
      [0.84, 0.12, 75],
      [0.56, 0.135, 55],
    ],
    zero: [0.25, 0.008, 270],
    above: [
      [0.54, 0.13, 258],
      [0.84, 0.095, 225],
    ],
  },
};

/**
 * What is not a number, in OKLCH.
 *
 * @type {Record<Scheme, Triple>}
 */
const NAN_COLOR = {
  light: [0.68, 0.19, 32],
  dark: [0.62, 0.19, 30],
};

/** @type {MapName[]} */
export const MAP_NAMES = ["ink", "ember", "viridis"];

/** @type {Map<string, Uint32Array>} */
const tables = new Map();

/**
 * The sequential table: index 0 is the scale's lowest value, 255 its highest.
 *
 * @param {MapName} name
 * @param {Scheme} scheme
 */
export function colorTable(name, scheme) {
  return cached(`${name} ${scheme}`, () => {
    const stops =
      name === "viridis"
        ? VIRIDIS.map(labFromHex)
        : OKLCH_STOPS[name][scheme].map(labFromLch);
    return tableFromLab(stops, scheme);
  });
}

/**
 * The table around zero: index 127 is zero, 0 and 254 are ∓range.
 *
 * @param {Scheme} scheme
 */
export function divergingTable(scheme) {
  return cached(`diverging ${scheme}`, () => {
    const { below, zero, above } = DIVERGING_STOPS[scheme];
    const stops = [...below, zero, ...above].map(labFromLch);
    return tableFromLab(stops, scheme, 2 * ZERO_INDEX + 1);
  });
}

/**
 * @param {Uint32Array} table
 * @param {number} index
 * @returns {Triple} red, green and blue, 0…255
 */
export function rgbOf(table, index) {
  const bytes = new Uint8Array(table.buffer, table.byteOffset + 4 * index, 4);
  return [bytes[0], bytes[1], bytes[2]];
}

/**
 * Black or white, whichever reads better on the colour (WCAG 2.2, relative
 * luminance).
 *
 * @param {Uint32Array} table
 * @param {number} index
 */
export function inkOn(table, index) {
  return luminance(rgbOf(table, index)) > 0.179 ? "#000" : "#fff";
}

/**
 * WCAG 2.2 relative luminance, 0…1.
 *
 * @param {Triple} rgb 0…255
 */
export function luminance([red, green, blue]) {
  return (
    0.2126 * linearFromByte(red) +
    0.7152 * linearFromByte(green) +
    0.0722 * linearFromByte(blue)
  );
}

/**
 * OKLab lightness, 0…1 (Björn Ottosson 2020).
 *
 * @param {Triple} rgb 0…255
 */
export function lightness(rgb) {
  return labFromLinear(
    /** @type {Triple} */ (rgb.map((byte) => linearFromByte(byte))),
  )[0];
}

/**
 * @param {string} key
 * @param {() => Uint32Array} make
 */
function cached(key, make) {
  let table = tables.get(key);
  if (!table) tables.set(key, (table = make()));
  return table;
}

/**
 * @param {Triple[]} stops in OKLab
 * @param {Scheme} scheme
 * @param {number} size entries between the first stop and the last
 */
function tableFromLab(stops, scheme, size = TABLE_SIZE) {
  const bytes = new Uint8ClampedArray(4 * (TABLE_SIZE + 1));
  const invalid = bytesFromLab(labFromLch(NAN_COLOR[scheme]));
  bytes.set([...invalid, 255], 4 * NAN_INDEX);
  for (let i = 0; i < TABLE_SIZE; i++) {
    const at = (Math.min(i / (size - 1), 1) * (stops.length - 1)) | 0;
    const left = Math.min(at, stops.length - 2);
    const t = Math.min(i / (size - 1), 1) * (stops.length - 1) - left;
    const lab = /** @type {Triple} */ (
      stops[left].map((v, axis) => v + t * (stops[left + 1][axis] - v))
    );
    bytes.set([...bytesFromLab(lab), 255], 4 * i);
  }
  return new Uint32Array(bytes.buffer);
}

/** @param {Triple} lch */
function labFromLch([l, chroma, hue]) {
  const angle = (hue * Math.PI) / 180;
  return /** @type {Triple} */ ([
    l,
    chroma * Math.cos(angle),
    chroma * Math.sin(angle),
  ]);
}

/** @param {number} hex */
function labFromHex(hex) {
  return labFromLinear([
    linearFromByte((hex >> 16) & 255),
    linearFromByte((hex >> 8) & 255),
    linearFromByte(hex & 255),
  ]);
}

/** @param {number} byte one channel of sRGB */
function linearFromByte(byte) {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

/**
 * Linear sRGB to OKLab; the constants are Ottosson's, "A perceptual color
 * space for image processing", 2020.
 *
 * @param {Triple} rgb linear, 0…1
 * @returns {Triple}
 */
function labFromLinear([r, g, b]) {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/**
 * @param {Triple} lab
 * @returns {Triple} 0…255; outside sRGB the channel is clipped
 */
function bytesFromLab([light, a, b]) {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    byteFromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    byteFromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    byteFromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** @param {number} v linear, about 0…1 */
function byteFromLinear(v) {
  const clipped = Math.min(Math.max(v, 0), 1);
  return (
    255 *
    (clipped <= 0.0031308
      ? 12.92 * clipped
      : 1.055 * clipped ** (1 / 2.4) - 0.055)
  );
}
