/**
 * The kinds of fields that the state is made of. A kind knows which values it
 * accepts and how one is written in a link.
 *
 * @template T
 * @typedef {object} Field
 * @property {T} initial
 * @property {(value: unknown) => boolean} accepts
 * @property {(value: T) => string} encode
 * @property {(code: string) => unknown} decode the value, or something that
 *   `accepts` refuses
 */

/** @typedef {import("./state.js").Cell} Cell */
/** @typedef {import("./state.js").Edit} Edit */
/** @typedef {import("./state.js").ParamName} ParamName */
/** @typedef {import("./state.js").Place} Place */
/** @typedef {import("./state.js").HeadPlace} HeadPlace */

/**
 * @param {boolean} initial
 * @returns {Field<boolean>}
 */
export function flag(initial) {
  return {
    initial,
    accepts: (value) => typeof value === "boolean",
    encode: (value) => (value ? "1" : "0"),
    decode: (code) => (code === "1" ? true : code === "0" ? false : undefined),
  };
}

/**
 * A whole number.
 *
 * @param {number} initial
 * @param {number} least
 * @param {number} most
 * @returns {Field<number> & { least: number, most: number }}
 */
export function count(initial, least, most) {
  return {
    initial,
    least,
    most,
    accepts: (value) => isCount(value, least, most),
    encode: String,
    decode: countFrom,
  };
}

/**
 * A number with a fraction.
 *
 * @param {number} initial
 * @param {number} least
 * @param {number} most
 * @returns {Field<number> & { least: number, most: number }}
 */
export function decimal(initial, least, most) {
  return {
    initial,
    least,
    most,
    accepts: (value) =>
      Number.isFinite(value) && Number(value) >= least && Number(value) <= most,
    encode: String,
    decode: decimalFrom,
  };
}

/**
 * One of a few.
 *
 * @template {string | number} T
 * @param {T} initial
 * @param {readonly T[]} options
 * @returns {Field<T> & { options: readonly T[] }}
 */
export function choice(initial, options) {
  return {
    initial,
    options,
    accepts: (value) => options.includes(/** @type {T} */ (value)),
    encode: String,
    decode: (code) => options.find((option) => String(option) === code),
  };
}

/**
 * Text of well-formed Unicode (a lone half of a surrogate pair cannot stand in
 * an address).
 *
 * @param {string} initial
 * @param {number} most UTF-16 units
 * @returns {Field<string> & { most: number }}
 */
export function text(initial, most) {
  return {
    initial,
    most,
    accepts: (value) =>
      typeof value === "string" && value.length <= most && isWellFormed(value),
    encode: (value) => value,
    decode: (code) => code,
  };
}

/**
 * The name of something that a part of the page knows: the part is loaded later,
 * so what the names are is not known here. "" for none.
 *
 * @returns {Field<string>}
 */
export function name() {
  return {
    initial: "",
    accepts: (value) =>
      typeof value === "string" && /^[a-z0-9-]{0,40}$/.test(value),
    encode: (value) => value,
    decode: (code) => code,
  };
}

/**
 * A cell of the picture, or none: "3.5".
 *
 * @param {Cell | null} initial
 * @param {number} side
 * @returns {Field<Cell | null>}
 */
export function cell(initial, side) {
  return {
    initial,
    accepts: (value) => value === null || isCell(value, side),
    encode: (value) => (value ? `${value.row}.${value.col}` : ""),
    decode: (code) => (code === "" ? null : cellFrom(code.split("."))),
  };
}

/**
 * A few rows, in their order: "1.4.7".
 *
 * @param {number} most
 * @param {number} side
 * @returns {Field<readonly number[]>}
 */
export function rows(most, side) {
  return {
    initial: [],
    accepts: (value) =>
      isArray(value, most) &&
      value.every(
        (row, i) =>
          isCount(row, 0, side - 1) && (i === 0 || value[i - 1] < row),
      ),
    encode: (value) => value.join("."),
    decode: (code) => (code === "" ? [] : code.split(".").map(countFrom)),
  };
}

/**
 * The number of a token, or none.
 *
 * @param {number} side
 * @returns {Field<number | null>}
 */
export function index(side) {
  return {
    initial: null,
    accepts: (value) => value === null || isCount(value, 0, side - 1),
    encode: (value) => (value === null ? "" : String(value)),
    decode: (code) => (code === "" ? null : countFrom(code)),
  };
}

/**
 * Some heads of a model: "self.1.4,cross.0.2".
 *
 * @param {number} most
 * @param {readonly Place[]} places
 * @returns {Field<readonly HeadPlace[]>}
 */
export function heads(most, places) {
  /** @param {unknown} item */
  const isHead = (item) => {
    const { place, layer, head } = /** @type {HeadPlace} */ (item ?? {});
    return (
      places.includes(place) && isCount(layer, 0, 99) && isCount(head, 0, 99)
    );
  };
  return {
    initial: [],
    accepts: (value) => isArray(value, most) && value.every(isHead),
    encode: (value) =>
      value.map((at) => [at.place, at.layer, at.head].join(".")).join(","),
    decode: (code) => (code === "" ? [] : code.split(",").map(headFrom)),
  };
}

/**
 * A set of cells, in the order of reading: "3.5,3.7-9,4.0".
 *
 * @param {number} most cells
 * @param {number} side
 * @returns {Field<readonly Cell[]> & { most: number }}
 */
export function cells(most, side) {
  return {
    initial: [],
    most,
    accepts: (value) =>
      isArray(value, most) &&
      value.every(
        (item, i) =>
          isCell(item, side) && (i === 0 || isBefore(value[i - 1], item)),
      ),
    encode: (value) => runsOf(value).join(","),
    decode: (code) => (code === "" ? [] : cellsFrom(code.split(","), most)),
  };
}

/**
 * Numbers typed over those of a param: "wQ.3.5.0.25" joined by commas.
 *
 * @param {number} most
 * @param {readonly ParamName[]} params
 * @param {number} side
 * @returns {Field<readonly Edit[]> & { most: number }}
 */
export function edits(most, params, side) {
  /** @param {unknown} item */
  const isEdit = (item) =>
    isCell(item, side) &&
    params.includes(/** @type {Edit} */ (item).param) &&
    isNumber(/** @type {Edit} */ (item).value);
  return {
    initial: [],
    most,
    accepts: (value) => isArray(value, most) && value.every(isEdit),
    encode: (value) =>
      value.map((e) => [e.param, e.row, e.col, e.value].join(".")).join(","),
    decode: (code) => (code === "" ? [] : code.split(",").map(editFrom)),
  };
}

/** Largest size of a number that may be typed into a param. */
export const MOST_VALUE = 1000;

/**
 * @param {Cell} a
 * @param {Cell} b
 */
export function isBefore(a, b) {
  return a.row < b.row || (a.row === b.row && a.col < b.col);
}

/** @param {string} value */
export function isWellFormed(value) {
  return !/\p{Surrogate}/u.test(value);
}

/**
 * @param {unknown} value
 * @param {number} least
 * @param {number} most
 */
function isCount(value, least, most) {
  return (
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
  );
}

/** @param {unknown} value */
function isNumber(value) {
  return Number.isFinite(value) && Math.abs(Number(value)) <= MOST_VALUE;
}

/**
 * @param {unknown} value
 * @param {number} most
 * @returns {value is any[]} without holes, which no check of its items would see
 */
function isArray(value, most) {
  return (
    Array.isArray(value) && value.length <= most && !value.includes(undefined)
  );
}

/**
 * @param {unknown} value
 * @param {number} side
 */
function isCell(value, side) {
  if (typeof value !== "object" || value === null) return false;
  const { row, col } = /** @type {Cell} */ (value);
  return isCount(row, 0, side - 1) && isCount(col, 0, side - 1);
}

/** @param {string} code */
function countFrom(code) {
  return /^\d{1,10}$/.test(code) ? Number(code) : undefined;
}

/** @param {string} code */
function decimalFrom(code) {
  return /^-?\d{1,10}(\.\d{1,20})?(e-?\d{1,3})?$/.test(code)
    ? Number(code)
    : undefined;
}

/** @param {string[]} parts */
function cellFrom(parts) {
  const [row, col] = parts.map(countFrom);
  return parts.length === 2 ? { row, col } : undefined;
}

/** @param {string} code */
function headFrom(code) {
  const [place, layer, head, ...rest] = code.split(".");
  if (head === undefined || rest.length > 0) return undefined;
  return { place, layer: countFrom(layer), head: countFrom(head) };
}

/** @param {string} code */
function editFrom(code) {
  const [, param, row, col, value] =
    /^(\w+)\.(\d+)\.(\d+)\.(-?\d[\d.e+-]*)$/.exec(code) ?? [];
  const number = Number(value) + 0; // no −0, which would be written as 0
  return { param, row: Number(row), col: Number(col), value: number };
}

/** @param {readonly Cell[]} list in the order of reading */
function runsOf(list) {
  /** @type {{ row: number, from: number, to: number }[]} */
  const runs = [];
  for (const { row, col } of list) {
    const last = runs.at(-1);
    if (last && last.row === row && last.to === col - 1) last.to = col;
    else runs.push({ row, from: col, to: col });
  }
  return runs.map(({ row, from, to }) =>
    from === to ? `${row}.${from}` : `${row}.${from}-${to}`,
  );
}

/**
 * @param {string[]} codes
 * @param {number} most
 */
function cellsFrom(codes, most) {
  const list = [];
  for (const code of codes) {
    const [, row, from, to = from] =
      /^(\d+)\.(\d+)(?:-(\d+))?$/.exec(code) ?? [];
    if (row === undefined) return undefined;
    if (Number(to) < Number(from)) return undefined;
    // Checked before the loop, so that "0.0-999999999" costs nothing.
    if (list.length + Number(to) - Number(from) + 1 > most) return undefined;
    for (let col = Number(from); col <= Number(to); col++)
      list.push({ row: Number(row), col });
  }
  return list;
}
