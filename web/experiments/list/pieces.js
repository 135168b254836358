import { choice, count, decimal, flag, text } from "../../app/fields.js";
import { attendToPieces } from "../pieces/attend.js";
import { FIRST } from "../pieces/codes.js";

/**
 * Attention over the pieces of a picture, a melody, a strand of DNA.
 *
 * @type {import("../experiment.js").Experiment}
 */
export const pieces = {
  name: "pieces",
  settings: {
    kind: choice("picture", ["picture", "melody", "strand"]),
    mask: choice("none", ["none", "causal", "window"]),
    window: count(4, 1, 64),
    self: flag(false),
    sharpness: decimal(6, 0, 20),
    head: count(1, 1, 4),
    picture: text(FIRST.picture, 64),
    melody: text(FIRST.melody, 16),
    strand: text(FIRST.strand, 400),
  },
  small: {
    ...{ kind: "strand", mask: "none", window: 4, self: false, sharpness: 6 },
    ...{ head: 1, ...FIRST, strand: "ACGTACGT", seed: 1 },
  },
  shows: [
    ...["kind", "mask", "window", "self", "sharpness", "head"],
    ...["picture", "melody", "strand"],
  ],
  predictions: ["vectors", "kind", "rules"],
  arms: () => ["pieces"],

  *run({ module, settings }) {
    const attended = attendToPieces(module, settings);
    yield { share: 1, latest: attended };
  },

  figures: ({ pieces: { latest } }) => {
    if (!latest) return [];
    const { names, attention } = latest;
    const size = names.length ** 2;
    const data = Float32Array.from(attention.weights.slice(0, size));
    return [
      { kind: "map", name: "weights", rowNames: names, colNames: names, data },
    ];
  },

  finding: ({ pieces: { latest } }) => {
    const values = { n: latest?.names.length ?? 0, width: latest?.width ?? 0 };
    return { seen: "vectors", text: "vectors", values };
  },

  element: "pieces-lab",
};
