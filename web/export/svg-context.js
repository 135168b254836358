/**
 * Takes the drawing calls of a 2D context, as far as the heatmap uses them, and
 * makes an SVG picture of them: so one code draws the page's canvas and both
 * kinds of exported pictures.
 */
import { contextOf } from "../components/draw/heat.js";

const SVG = "http://www.w3.org/2000/svg";
/** Cells up to this number are rectangles; more are one embedded image. */
const MOST_RECTS = 20_000;

/** How far below the point that is given a text's baseline lies, in em. */
const BASELINES = /** @type {Record<string, string>} */ ({
  top: "0.8em",
  middle: "0.35em",
});
const ANCHORS = /** @type {Record<string, string>} */ ({
  center: "middle",
  right: "end",
  left: "start",
});

export class SvgContext {
  fillStyle = /** @type {string | Pattern} */ ("#000");
  strokeStyle = "#000";
  lineWidth = 1;
  lineCap = "butt";
  lineJoin = "miter";
  globalAlpha = 1;
  font = "12px sans-serif";
  textAlign = "left";
  textBaseline = "alphabetic";
  direction = "ltr";
  imageSmoothingEnabled = true;

  #root;
  /** Where things are drawn now: a group with what was moved and turned. */
  #group;
  /** @type {SVGElement[]} */
  #groups = [];
  #path = "";
  #patterns = 0;
  #measuring = contextOf(document.createElement("canvas"));

  /**
   * @param {{ width: number, height: number }} size
   * @param {string} title
   */
  constructor({ width, height }, title) {
    this.#root = element("svg", {
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: "img",
    });
    element("title", {}, this.#root).textContent = title;
    this.#group = this.#root;
  }

  /** The picture as a document of its own. */
  toString() {
    return `${new XMLSerializer().serializeToString(this.#root)}\n`;
  }

  save() {
    this.#groups.push(this.#group);
  }

  restore() {
    this.#group = this.#groups.pop() ?? this.#root;
  }

  /** @param {number} x @param {number} y */
  translate(x, y) {
    this.#transform(`translate(${short(x)} ${short(y)})`);
  }

  /** @param {number} angle radians */
  rotate(angle) {
    this.#transform(`rotate(${short((angle * 180) / Math.PI)})`);
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   */
  fillRect(x, y, width, height) {
    this.#add("rect", { ...box(x, y, width, height), ...this.#fill() });
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   */
  strokeRect(x, y, width, height) {
    this.#add("rect", { ...box(x, y, width, height), ...this.#stroke() });
  }

  beginPath() {
    this.#path = "";
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.#path += `M${short(x)} ${short(y)}`;
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    this.#path += `L${short(x)} ${short(y)}`;
  }

  stroke() {
    this.#add("path", { d: this.#path, ...this.#stroke() });
  }

  /** @param {string} text */
  measureText(text) {
    this.#measuring.font = this.font;
    return this.#measuring.measureText(text);
  }

  /** @param {string} text @param {number} x @param {number} y */
  fillText(text, x, y) {
    const [, weight = "400", size, family] =
      /^(\d+ )?([\d.]+)px (.+)$/.exec(this.font) ?? [];
    const isRight = this.direction === "rtl";
    const anchor = ANCHORS[this.textAlign];
    const swapped = { start: "end", end: "start", middle: "middle" };
    this.#add("text", {
      x: short(x),
      y: short(y),
      dy: BASELINES[this.textBaseline] ?? 0,
      "font-family": family,
      "font-size": size,
      "font-weight": weight.trim(),
      // In SVG "start" is where the text's own direction begins.
      "text-anchor": isRight
        ? swapped[/** @type {keyof typeof swapped} */ (anchor)]
        : anchor,
      direction: this.direction,
      ...this.#fill(),
    }).textContent = text;
  }

  /**
   * A canvas of one pixel a cell.
   *
   * @param {HTMLCanvasElement} canvas
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   */
  drawImage(canvas, x, y, width, height) {
    if (canvas.width * canvas.height > MOST_RECTS) {
      const href = canvas.toDataURL();
      this.#add("image", {
        ...{ href, preserveAspectRatio: "none" },
        ...box(x, y, width, height),
        // The page's policy reports an attribute "style".
        "image-rendering": "pixelated",
      });
      return;
    }
    const { data } = contextOf(canvas).getImageData(
      ...[0, 0, canvas.width, canvas.height],
    );
    const wide = width / canvas.width;
    const high = height / canvas.height;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] === 0) continue; // a masked cell
      const col = (at / 4) % canvas.width;
      const row = (at / 4 - col) / canvas.width;
      this.#add("rect", {
        ...box(x + col * wide, y + row * high, wide, high),
        fill: hex(data.subarray(at, at + 3)),
        "shape-rendering": "crispEdges",
      });
    }
  }

  /** @param {HTMLCanvasElement} tile */
  createPattern(tile) {
    return new Pattern(tile);
  }

  /** @param {string} transform */
  #transform(transform) {
    this.#group = this.#add("g", { transform });
  }

  #fill() {
    const fill =
      this.fillStyle instanceof Pattern
        ? `url(#${this.#define(this.fillStyle)})`
        : hexOf(this.fillStyle);
    return { fill, ...this.#opacity() };
  }

  #stroke() {
    return {
      fill: "none",
      stroke: hexOf(this.strokeStyle),
      "stroke-width": short(this.lineWidth),
      "stroke-linecap": this.lineCap,
      "stroke-linejoin": this.lineJoin,
      ...this.#opacity(),
    };
  }

  /** @returns {Record<string, number>} */
  #opacity() {
    return this.globalAlpha < 1 ? { opacity: short(this.globalAlpha) } : {};
  }

  /** @param {Pattern} pattern */
  #define({ tile, scale }) {
    const id = `pattern-${++this.#patterns}`;
    const size = { width: tile.width, height: tile.height };
    const pattern = this.#add("pattern", {
      id,
      ...size,
      patternUnits: "userSpaceOnUse",
      patternTransform: `scale(${short(scale)})`,
    });
    element("image", { ...size, href: tile.toDataURL() }, pattern);
    return id;
  }

  /**
   * @param {string} name
   * @param {Record<string, string | number>} attributes
   */
  #add(name, attributes) {
    return element(name, attributes, this.#group);
  }
}

class Pattern {
  scale = 1;

  /** @param {HTMLCanvasElement} tile */
  constructor(tile) {
    this.tile = tile;
  }

  /** @param {DOMMatrix} matrix */
  setTransform({ a }) {
    this.scale = a;
  }
}

/** A document that shows nothing, and so loads no images. */
const inertDocument = () => document.implementation.createDocument(SVG, null);

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {Element} [parent]
 */
function element(name, attributes, parent) {
  const owner = parent?.ownerDocument ?? inertDocument();
  const made = owner.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes))
    made.setAttribute(key, String(value));
  parent?.append(made);
  return made;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
function box(x, y, width, height) {
  return {
    x: short(x),
    y: short(y),
    width: short(width),
    height: short(height),
  };
}

/** @param {number} value */
const short = (value) => Number(value.toFixed(3));

/** @type {Map<string, string>} */
const known = new Map();

/**
 * Any colour of CSS as all programs know it.
 *
 * @param {string} color
 */
function hexOf(color) {
  let found = known.get(color);
  if (!found) {
    const context = contextOf(document.createElement("canvas"));
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    found = hex(context.getImageData(0, 0, 1, 1).data.subarray(0, 3));
    known.set(color, found);
  }
  return found;
}

/** @param {ArrayLike<number>} rgb */
function hex(rgb) {
  const digits = Array.from(rgb, (byte) => byte.toString(16).padStart(2, "0"));
  return `#${digits.join("")}`;
}
