/**
 * The formats a matrix or the whole page can be saved in.
 *
 * @typedef {object} Source what is on the page
 * @property {import("../app/state.js").State} state
 * @property {import("../components/types.js").Picture} picture
 * @property {Uint8Array | null} masked
 * @property {import("./matrices.js").MatrixName} name the chosen matrix
 * @property {string} title its name in words
 * @property {string} maskedName
 * @property {import("../components/draw/heat.js").Style} style
 *
 * @typedef {object} Format
 * @property {string} type of the file
 * @property {(name: string) => string} file its name
 * @property {(source: Source) => BlobPart | Promise<BlobPart>} make
 */
import { csvOf } from "./csv.js";
import { download } from "./download.js";
import { pngOf, svgOf } from "./figure.js";
import { MATRIX_NAMES, exported, isKept, isPair, namesOf } from "./matrices.js";
import { npzOf } from "./npz.js";
import { jsonOf } from "./state-file.js";

export const FORMATS = /** @satisfies {Record<string, Format>} */ ({
  png: {
    type: "image/png",
    file: (name) => `${name}.png`,
    make: (source) => pngOf(figureOf(source)),
  },
  svg: {
    type: "image/svg+xml",
    file: (name) => `${name}.svg`,
    make: (source) => svgOf(figureOf(source)),
  },
  csv: {
    type: "text/csv",
    file: (name) => `${name}.csv`,
    make: ({ picture, name }) => csvOf(namedOf(picture, name)),
  },
  npz: {
    type: "application/zip",
    file: (name) => `${name}.npz`,
    make: ({ picture, name }) => npzOf({ [name]: picture[name] }),
  },
  all: {
    type: "application/zip",
    file: () => "attention.npz",
    make: ({ picture }) => npzOf(allOf(picture)),
  },
  json: {
    type: "application/json",
    file: () => "attention-playground.json",
    make: ({ state }) => jsonOf(state),
  },
});

/** @typedef {keyof typeof FORMATS} FormatName */

/** Formats of one matrix; the others are of everything. */
export const OF_MATRIX = /** @type {const} */ (["png", "svg", "csv", "npz"]);

/**
 * Has the browser save a file.
 *
 * @param {FormatName} format
 * @param {Source} source
 * @returns {Promise<string>} the file's name
 */
export async function save(format, source) {
  const { type, file, make } = /** @type {Format} */ (FORMATS[format]);
  const content = await make(source);
  const name = file(source.name);
  download(name, new Blob([content], { type }));
  return name;
}

/**
 * @param {import("../components/types.js").Picture} picture
 * @param {import("./matrices.js").MatrixName} name
 */
function namedOf(picture, name) {
  const { matrix, rows, cols } = exported(picture, name);
  return {
    matrix,
    rowNames: namesOf(rows, matrix.shape[0]),
    colNames: namesOf(cols, matrix.shape[1]),
  };
}

/** @param {Source} source */
function figureOf({ picture, name, masked, state, ...rest }) {
  const { rows, cols, masked: canMask, scale } = exported(picture, name);
  return {
    ...rest,
    ...namedOf(picture, name),
    numbered: rows === null && cols === null,
    masked: canMask ? masked : null,
    pooled: pooledOf(picture, name, canMask),
    scale,
    map: state.colorMap,
  };
}

/**
 * Of a matrix that is too large to be kept: what there is of it.
 *
 * @param {import("../components/types.js").Picture} picture
 * @param {import("./matrices.js").MatrixName} name
 * @param {boolean} canMask
 */
function pooledOf(picture, name, canMask) {
  const { digest } = picture;
  if (isKept(picture[name]) || !digest || !isPair(name)) return null;
  const { matrices, masked } = digest.large;
  const { data, shape } = matrices[name];
  return {
    matrix: { data, rows: shape[0], cols: shape[1] },
    masked: canMask ? masked : null,
  };
}

/** @param {import("../components/types.js").Picture} picture */
function allOf(picture) {
  const names = MATRIX_NAMES.filter((name) => isKept(picture[name]));
  return Object.fromEntries(names.map((name) => [name, picture[name]]));
}
