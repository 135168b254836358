/** The core's attention over pieces. */
import { valueOf } from "../../engine/memory.js";
import { enumValue } from "../../engine/arguments.js";
import {
  lettersOf,
  NOTES,
  PATCH,
  readMelody,
  readPicture,
  SIDE,
} from "./codes.js";

/**
 * @typedef {import("../experiment.js").Module} Module
 * @typedef {import("../experiment.js").Settings} Settings
 *
 * @typedef {object} Attended
 * @property {string[]} names of the pieces
 * @property {number} width numbers of a piece
 * @property {import("../../engine/load.js").PiecesAttention} attention
 */

const A = "A".codePointAt(0) ?? 0;

/**
 * @param {Module} module
 * @param {Settings} settings
 * @returns {Attended | null} null where there are no pieces
 */
export function attendToPieces(module, settings) {
  const { kind, mask, window, self, sharpness, seed } = settings;
  const config = {
    mask: enumValue(module.MaskKind, "mask", mask),
    ...{ window, hideSelf: !self, sharpness, seed },
  };
  const experiments = new module.Experiments();
  try {
    if (kind === "picture") {
      const pixels = readPicture(settings.picture);
      const attention = valueOf(
        experiments.attendToPicture(pixels, SIDE, PATCH, config),
      );
      const names = Array.from({ length: attention.n }, (_, i) =>
        String(i + 1),
      );
      return { names, width: PATCH * PATCH, attention };
    }
    const { names, symbols, width } = symbolsOf(settings);
    if (symbols.length === 0) return null;
    const attention = valueOf(
      experiments.attendToSymbols(symbols, width, config),
    );
    return { names, width, attention };
  } finally {
    experiments.delete();
  }
}

/** @param {Settings} settings */
function symbolsOf({ kind, melody, strand }) {
  if (kind === "melody") {
    const symbols = readMelody(melody);
    const names = symbols.map((note) => (note ? NOTES[note - 1] : "–"));
    return { symbols, names, width: NOTES.length + 1 };
  }
  const names = lettersOf(strand);
  const symbols = names.map((letter) => (letter.codePointAt(0) ?? A) - A);
  return { symbols, names, width: 26 };
}
