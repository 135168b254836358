import { colorTable } from "./colors.js";
import { paintCells } from "./draw/heat.js";

/**
 * Paints the overview of each head, one pixel a cell, on the canvas of the same
 * place.
 *
 * @param {Iterable<HTMLCanvasElement>} canvases
 * @param {import("../engine/index.d.ts").Tensor} overview (heads, rows, cols)
 * @param {object} look
 * @param {Uint8Array | null} look.masked (rows, cols), of every head
 * @param {import("./colors.js").MapName} look.map
 * @param {import("./colors.js").Scheme} look.scheme
 * @param {import("./draw/scale.js").Scale["kind"]} look.scale
 */
export function paintHeads(canvases, overview, { masked, map, scheme, scale }) {
  const [, rows, cols] = overview.shape;
  const table = colorTable(map, scheme);
  let from = 0;
  for (const canvas of canvases) {
    const data = overview.data.subarray(from, from + rows * cols);
    paintCells(
      canvas,
      { matrix: { data, rows, cols }, masked, table, scale: { kind: scale } },
      { rows, cols },
    );
    from += rows * cols;
  }
}
