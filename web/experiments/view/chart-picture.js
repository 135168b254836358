/** A chart for use outside the page: with its title and legend, as a PNG. */
import { contextOf } from "../../components/draw/heat.js";
import { pngFrom } from "../../export/download.js";

/**
 * @typedef {object} Picture
 * @property {string} title
 * @property {string} note what the bands are
 * @property {import("../../components/draw/heat.js").Style} style
 * @property {{ text: string, color: string, isTheory: boolean }[]} legend
 */

const MARGIN = 16;
const LINE = 20;

/**
 * @param {HTMLCanvasElement} plot
 * @param {Picture} picture
 */
export function pngOfChart(plot, { title, note, style, legend }) {
  const ratio = devicePixelRatio;
  const width = plot.width / ratio + 2 * MARGIN;
  const canvas = document.createElement("canvas");
  const font = `${style.size}px ${style.family}`;
  const notes = linesOf(note, width - 2 * MARGIN, (text) =>
    widthOf(text, font),
  );
  const head = MARGIN + LINE * (legend.length + notes.length + 1) + 8;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round((head + MARGIN) * ratio) + plot.height;
  const context = contextOf(canvas);
  context.scale(ratio, ratio);
  context.fillStyle = style.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textBaseline = "middle";
  context.fillStyle = style.ink;
  context.font = `600 15px ${style.family}`;
  context.fillText(title, MARGIN, MARGIN + 8);
  context.font = font;
  legend.forEach(({ text, color, isTheory }, i) => {
    const y = MARGIN + LINE * (i + 1) + 12;
    context.strokeStyle = color;
    context.lineWidth = 2.5;
    context.setLineDash(isTheory ? [6, 4] : []);
    context.beginPath();
    context.moveTo(MARGIN, y);
    context.lineTo(MARGIN + 24, y);
    context.stroke();
    context.fillStyle = style.ink;
    context.fillText(text, MARGIN + 32, y);
  });
  context.fillStyle = style.muted;
  notes.forEach((line, i) =>
    context.fillText(line, MARGIN, head - 8 - LINE * (notes.length - 1 - i)),
  );
  context.drawImage(
    plot,
    MARGIN,
    head,
    plot.width / ratio,
    plot.height / ratio,
  );
  return pngFrom(canvas);
}

/** @param {string} text @param {string} font */
export function widthOf(text, font) {
  const context = contextOf(document.createElement("canvas"));
  context.font = font;
  return context.measureText(text).width;
}

/** Where a line may end: after a space, and after Chinese punctuation. */
const PIECES = /[^ ，；。]*[ ，；。]?/gu;

/**
 * @param {string} text
 * @param {number} width
 * @param {(text: string) => number} measure
 * @returns {string[]} lines that fit
 */
export function linesOf(text, width, measure) {
  const lines = [""];
  for (const [piece] of text.matchAll(PIECES)) {
    const longer = lines[lines.length - 1] + piece;
    if (lines[lines.length - 1] && measure(longer.trimEnd()) > width)
      lines.push(piece);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => line.trimEnd());
}
