import assert from "node:assert/strict";
import { test } from "node:test";
import {
  MAP_NAMES,
  ZERO_INDEX,
  colorTable,
  divergingTable,
  inkOn,
  lightness,
  luminance,
  rgbOf,
} from "../../web/components/colors.js";

/** @typedef {import("../../web/components/colors.js").Triple} Triple */

const SCHEMES = /** @type {const} */ (["light", "dark"]);

/**
 * How the three kinds of dichromats see linear RGB (Machado, Oliveira and
 * Fernandes 2009, severity 1).
 */
const SIGHT = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/**
 * @param {Triple} rgb
 * @param {number[][]} sight
 */
function seen(rgb, sight) {
  const linear = rgb.map((byte) => (byte / 255) ** 2.2);
  const mixed = sight.map((row) =>
    row.reduce((sum, share, i) => sum + share * linear[i], 0),
  );
  return /** @type {Triple} */ (
    mixed.map((v) => 255 * Math.min(Math.max(v, 0), 1) ** (1 / 2.2))
  );
}

/** Far enough apart that 8-bit rounding cannot turn the order around. */
const STRIDE = 8;

for (const name of MAP_NAMES) {
  for (const scheme of SCHEMES) {
    for (const [kind, sight] of Object.entries(SIGHT)) {
      test(`${name}, ${scheme}: lightness is steady to ${kind}`, () => {
        const table = colorTable(name, scheme);
        const levels = [];
        for (let i = 0; i < 256; i += STRIDE) {
          levels.push(lightness(seen(rgbOf(table, i), sight)));
        }
        const direction = Math.sign(levels[levels.length - 1] - levels[0]);
        for (let i = 1; i < levels.length; i++) {
          const step = direction * (levels[i] - levels[i - 1]);
          assert.ok(step > 0, `entry ${i * STRIDE}: step ${step}`);
        }
        const span = direction * (levels[levels.length - 1] - levels[0]);
        assert.ok(span > 0.5, `lightness spans ${span}`);
      });
    }
  }
}

test("the lowest colour is the one nearest to the page's paper", () => {
  for (const name of /** @type {const} */ (["ink", "ember"])) {
    const light = colorTable(name, "light");
    const dark = colorTable(name, "dark");
    assert.ok(lightness(rgbOf(light, 0)) > lightness(rgbOf(light, 255)));
    assert.ok(lightness(rgbOf(dark, 0)) < lightness(rgbOf(dark, 255)));
  }
});

test("viridis passes through its published ends and middle", () => {
  const table = colorTable("viridis", "light");
  assert.deepEqual(rgbOf(table, 0), [0x44, 0x01, 0x54]);
  assert.deepEqual(rgbOf(table, 255), [0xfd, 0xe7, 0x25]);
  const [red, green, blue] = rgbOf(table, 128);
  const off = Math.hypot(red - 0x21, green - 0x91, blue - 0x8c);
  assert.ok(off < 4, `middle is ${off} away`);
});

for (const scheme of SCHEMES) {
  for (const [kind, sight] of Object.entries(SIGHT)) {
    test(`diverging, ${scheme}: sign and size are told apart by ${kind}`, () => {
      const table = divergingTable(scheme);
      const at = (/** @type {number} */ i) => seen(rgbOf(table, i), sight);
      const zero = lightness(at(ZERO_INDEX));
      const away = scheme === "light" ? -1 : 1;
      for (const side of [-1, 1]) {
        let before = zero;
        for (let i = STRIDE; i < ZERO_INDEX; i += STRIDE) {
          const level = lightness(at(ZERO_INDEX + side * i));
          assert.ok(away * (level - before) > 0, `entry ${side * i}`);
          before = level;
        }
      }
      const [low, high] = [at(0), at(2 * ZERO_INDEX)];
      const apart = Math.hypot(...low.map((v, i) => v - high[i]));
      assert.ok(apart > 60, `ends are ${apart} apart`);
    });
  }
}

test("numbers on cells have a contrast of at least 4.5 on every colour", () => {
  const tables = SCHEMES.flatMap((scheme) => [
    divergingTable(scheme),
    ...MAP_NAMES.map((name) => colorTable(name, scheme)),
  ]);
  for (const table of tables) {
    for (let i = 0; i < 256; i++) {
      const paper = luminance(rgbOf(table, i));
      const ink = inkOn(table, i) === "#fff" ? 1 : 0;
      const [high, low] = [Math.max(paper, ink), Math.min(paper, ink)];
      assert.ok((high + 0.05) / (low + 0.05) >= 4.5, `entry ${i}`);
    }
  }
});
