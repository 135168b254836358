/** Pictures, melodies and strands as texts of a link, and cut into pieces. */

/** Pixels of a side, and of a piece. */
export const SIDE = 16;
export const PATCH = 2;

/** Notes from low to high; 0 is a rest. */
export const NOTES = ["C", "D", "E", "F", "G", "A", "B", "C′"];
export const BEATS = 16;

const MOST_LETTERS = 128;

/** Two eyes and a mouth: patches that are alike stand apart. */
const FACE = [
  "................",
  "................",
  "...##......##...",
  "..####....####..",
  "..####....####..",
  "...##......##...",
  "................",
  ".......##.......",
  ".......##.......",
  "................",
  "..##........##..",
  "..##........##..",
  "...##......##...",
  "....########....",
  ".....######.....",
  "................",
];

/** @param {ArrayLike<number>} pixels 0 or 1 @returns {string} 4 pixels a digit */
export function writePicture(pixels) {
  let code = "";
  for (let i = 0; i < pixels.length; i += 4)
    code += (
      8 * pixels[i] +
      4 * pixels[i + 1] +
      2 * pixels[i + 2] +
      pixels[i + 3]
    ).toString(16);
  return code;
}

/** @param {string} code @returns {number[]} what is missing or wrong is empty */
export function readPicture(code) {
  return Array.from({ length: SIDE * SIDE }, (_, i) => {
    const digit = Number.parseInt(code[Math.floor(i / 4)] ?? "0", 16) || 0;
    return (digit >> (3 - (i % 4))) & 1;
  });
}

/** @param {string} code digits, a beat each @returns {number[]} */
export function readMelody(code) {
  return Array.from({ length: BEATS }, (_, i) => {
    const note = Number(code[i] ?? "0");
    return note <= NOTES.length ? note : 0;
  });
}

/** @param {readonly number[]} notes */
export const writeMelody = (notes) => notes.join("");

/** The letters of a strand, as capitals; anything else is left out. @param {string} text */
export const lettersOf = (text) =>
  [...text.toUpperCase()].filter((x) => /[A-Z]/.test(x)).slice(0, MOST_LETTERS);

export const FIRST = {
  picture: writePicture(
    FACE.flatMap((row) => [...row].map((x) => (x === "#" ? 1 : 0))),
  ),
  melody: "1231123134503450",
  strand: "ACGTTGCAACGTACGTGGCCAACGTT",
};
