/**
 * The formats a matrix or the whole page can be saved in.
 *
 * @typedef {object} Source what is on the page
 * @property {import("../app/state.js").State} state
 * @property {import("../components/types.js").Picture} picture
 * @property {import("./pieces.js").RowsOf} rowsOf
 * @property {Uint8Array | null} masked
 * @property {import("./matrices.js").MatrixName} name the chosen matrix
 * @property {string} title its name in words
 * @property {string} maskedName
 * @property {import("../components/draw/heat.js").Style} style
 *
 * @typedef {object} Format
 * @property {string} type of the file
 * @property {(name: string) => string} file its name
 * @property {(source: Source, work: import("./pieces.js").Work) =>
 *   BlobPart | Promise<BlobPart>} make
 */
import { Csv, numberText } from "./csv.js";
import { download } from "./download.js";
import { pngOf, svgOf } from "./figure.js";
import { MATRIX_NAMES, exported, isKept, isPair, namesOf } from "./matrices.js";
import { Npz } from "./npz.js";
import { cellsOf, piecesOf } from "./pieces.js";
import { jsonOf } from "./state-file.js";

/** One in so many numbers is looked at to tell the size of a table: a prime. */
const SAMPLED = 61;

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
    make: csvOf,
  },
  npz: {
    type: "application/zip",
    file: (name) => `${name}.npz`,
    make: (source, work) => npzOf([source.name], source, work),
  },
  all: {
    type: "application/zip",
    file: () => "attention.npz",
    make: (source, work) => npzOf(MATRIX_NAMES, source, work),
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
 * The name of the file.
 *
 * @param {FormatName} format
 * @param {import("./matrices.js").MatrixName} name
 */
export const fileOf = (format, name) => FORMATS[format].file(name);

/**
 * Has the browser save a file.
 *
 * @param {FormatName} format
 * @param {Source} source
 * @param {import("./pieces.js").Work} work
 */
export async function save(format, source, work) {
  const { type, make } = /** @type {Format} */ (FORMATS[format]);
  const content = await make(source, work);
  download(fileOf(format, source.name), new Blob([content], { type }));
}

/**
 * Sizes of the files of a matrix that is not kept, in bytes: that of a table
 * from the digits of some of its numbers.
 *
 * @param {import("../components/types.js").Picture} picture
 * @param {import("./matrices.js").MatrixName} name
 */
export function sizesOf(picture, name) {
  const cells = cellsOf([name], picture);
  const { data } = exported(picture, name).shown;
  const some = data.filter((_, at) => at % SAMPLED === 0);
  const digits = some.reduce((sum, v) => sum + numberText(v).length + 1, 0);
  return {
    npz: cells * Float32Array.BYTES_PER_ELEMENT,
    csv: (cells * digits) / some.length,
  };
}

/** Size of the file of all matrices. @param {import("../components/types.js").Picture} picture */
export const sizeOfAll = (picture) =>
  cellsOf(MATRIX_NAMES, picture) * Float32Array.BYTES_PER_ELEMENT;

/**
 * @param {Source} source
 * @param {import("./pieces.js").Work} work
 */
async function csvOf(source, work) {
  const csv = new Csv(namedOf(source.picture, source.name));
  for await (const { numbers } of piecesOf([source.name], source, work))
    csv.add(numbers);
  return csv.end();
}

/**
 * @param {import("./matrices.js").MatrixName[]} names
 * @param {Source} source
 * @param {import("./pieces.js").Work} work
 */
async function npzOf(names, source, work) {
  const { picture } = source;
  const npz = new Npz(
    Object.fromEntries(names.map((name) => [name, picture[name].shape])),
  );
  for await (const { name, numbers } of piecesOf(names, source, work))
    npz.add(name, numbers);
  return npz.end();
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
