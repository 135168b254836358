/**
 * English: exporting.
 *
 * @type {import("./index.js").Texts}
 */
export const exporting = {
  "export.matrix": "One matrix",
  "export.everything": "Everything",
  "export.png": "PNG",
  "export.png.about":
    "Picture of pixels, with labels and the key to its colours",
  "export.svg": "SVG",
  "export.svg.about":
    "Picture of shapes, sharp at any size, with labels and the key to its colours",
  "export.csv": "CSV",
  "export.csv.about": "Table with the words as names, for spreadsheets",
  "export.npz": "NPZ",
  "export.npz.about": "For NumPy: numpy.load",
  "export.all": "All matrices (NPZ)",
  "export.all.about": "All matrices of this head in one file, for NumPy",
  "export.json": "Settings (JSON)",
  "export.json.about": "All that the link holds, in a file",
  "export.open": "Open settings…",
  "export.open.about":
    "A file of settings can also be dropped anywhere on the page.",
  "export.print": "Print",
  "export.saved": "{file} saved",
  "export.long":
    "So large a matrix is computed row by row while its file is written: NPZ {npz} MB, CSV about {csv} MB.",
  "export.long.all":
    "All matrices of so long a text: {size} MB, computed while the file is written.",
  "export.long.part": "Numbers can be saved when all heads are done.",
  "export.saving": "Writing {file}…",
  "export.stop": "Stop",
  "export.stopped": "{file} was stopped: nothing was saved.",
  "export.changed":
    "Nothing was saved: the picture has changed, or it is still being made.",
  "export.title": "{matrix}, head {head} of {heads}",
  "matrix.weights": "Weights",
  "matrix.scores": "Scores, scaled and masked",
  "matrix.rawScores": "Scores QKᵀ",
  "matrix.query": "Queries Q",
  "matrix.key": "Keys K",
  "matrix.value": "Values V",
  "matrix.headOutput": "Output of this head",
  "matrix.output": "Output of all heads",
  "matrix.x": "Words X",
  "matrix.y": "Words that answer Y",
  "matrix.wQ": "W_Q of this head",
  "matrix.wK": "W_K of this head",
  "matrix.wV": "W_V of this head",
  "matrix.wO": "W_O of this head",
};
