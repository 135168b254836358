import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { engine } from "./tools/build.js";
import { assertClose, epsilon, longestRow } from "./tools/rounding.js";
import { tensor } from "./tools/tensors.js";

/** @param {ArrayLike<number>} a @param {ArrayLike<number>} b */
const dot = (a, b) => Array.from(a).reduce((sum, x, i) => sum + x * b[i], 0);

/** @param {{ data: Float32Array, shape: number[] }} of @param {number} index */
const rowOf = ({ data, shape }, index) => {
  const width = shape[shape.length - 1];
  return data.slice(index * width, (index + 1) * width);
};

/** @param {() => unknown} call @param {string} message */
const assertRefused = (call, message) =>
  assert.throws(call, {
    ...{ name: "EngineError", code: "invalid-argument", message },
  });

describe("linearAttention", () => {
  const [query, key] = [tensor(2, 5, 4), tensor(1, 7, 4)];
  const value = tensor(1, 7, 3);
  const phi = (/** @type {number} */ x) => (x > 0 ? x + 1 : Math.exp(x));

  /** The sum over keys as the formula reads, in double. @param {(i: number, j: number) => boolean} sees */
  function textbook(sees) {
    const data = Array.from({ length: 2 * 5 }, (_, row) => {
      const q = rowOf(query, row).map(phi);
      const shares = Array.from({ length: 7 }, (_unused, j) =>
        sees(row % 5, j) ? dot(q, rowOf(key, j).map(phi)) : 0,
      );
      const all = shares.reduce((sum, x) => sum + x, 0) || 1;
      return [0, 1, 2].map((column) =>
        shares.reduce(
          (sum, x, j) => sum + (x / all) * value.data[j * 3 + column],
          0,
        ),
      );
    });
    return { data: data.flat(), shape: [2, 5, 3] };
  }

  // Sums over dK and nKv, above and below the fraction; φ rounds twice.
  const k = 8 + 4 * (Math.sqrt(4) + Math.sqrt(7)) * longestRow(value);

  test("agrees with the formula", () => {
    const { output } = engine.linearAttention({ query, key, value });
    assertClose(
      output,
      textbook(() => true),
      k,
    );
  });

  test("causal sees no later key", () => {
    const { output } = engine.linearAttention({
      query,
      key,
      value,
      causal: true,
    });
    assertClose(
      output,
      textbook((i, j) => j <= i),
      k,
    );
  });

  test("padding is not seen", () => {
    const keyPadding = Uint8Array.of(1, 0, 0, 1, 0, 0, 0);
    const { output } = engine.linearAttention({
      query,
      key,
      value,
      keyPadding,
    });
    assertClose(
      output,
      textbook((_, j) => keyPadding[j] === 0),
      k,
    );
  });

  test("refuses what attention refuses", () => {
    assertRefused(
      () => engine.linearAttention({ query, key, value: tensor(1, 6, 3) }),
      "invalid value rows: 6 (must be 7)",
    );
    assertRefused(
      () =>
        engine.linearAttention({
          query,
          key,
          value,
          causal: /** @type {any} */ (1),
        }),
      "invalid causal: 1 (must be true or false)",
    );
  });
});

describe("rope", () => {
  const x = tensor(2, 5, 6);

  test("leaves position 0 as it is", () => {
    const { output } = engine.rope({ x });
    assert.deepEqual(rowOf(output, 0), rowOf(x, 0));
    assert.deepEqual(rowOf(output, 5), rowOf(x, 5));
    assert.notDeepEqual(rowOf(output, 1), rowOf(x, 1));
  });

  test("turns each pair by position · 10000^(-2i / d)", () => {
    const { output } = engine.rope({ x, first: 3 });
    const expected = Array.from(x.data, (_, at) => {
      const [row, column] = [Math.floor(at / 6), at % 6];
      const even = column - (column % 2);
      const angle = ((row % 5) + 3) * 10000 ** (-even / 6);
      const [a, b] = rowOf(x, row).slice(even, even + 2);
      return column === even
        ? a * Math.cos(angle) - b * Math.sin(angle)
        : a * Math.sin(angle) + b * Math.cos(angle);
    });
    // Two products of rounded factors; the angle itself is rounded to float.
    assertClose(output, { data: expected, shape: x.shape }, 4 + 8);
  });

  test("the product of a query and a key depends on their distance alone", () => {
    const query = tensor(1, 1, 6);
    const key = { data: tensor(1, 2, 6).data.slice(6), shape: [1, 1, 6] };
    const score = (/** @type {number} */ i, /** @type {number} */ j) =>
      dot(
        engine.rope({ x: query, first: i }).output.data,
        engine.rope({ x: key, first: j }).output.data,
      );
    const size = longestRow(query) * longestRow(key);
    // Each angle is a float of up to 20.
    const most = 2 * (20 + 4) * size * epsilon;
    assert.ok(Math.abs(score(3, 5) - score(18, 20)) <= most);
    assert.ok(Math.abs(score(3, 5) - score(3, 9)) > 100 * most);
  });

  test("the layouts differ only in the order of columns", () => {
    // Interleaved column 2i + c stands at i + c · d / 2 in the other layout.
    const halfOf = (/** @type {ArrayLike<number>} */ row) =>
      [0, 2, 4, 1, 3, 5].map((column) => row[column]);
    const halves = {
      data: Float32Array.from({ length: 10 }, (_, row) => row).reduce(
        (data, row) => (data.set(halfOf(rowOf(x, row)), row * 6), data),
        new Float32Array(60),
      ),
      shape: x.shape,
    };
    const interleaved = engine.rope({ x, first: 2 }).output;
    const split = engine.rope({ x: halves, first: 2, layout: "half-split" });
    for (let row = 0; row < 10; ++row)
      assert.deepEqual(
        [...rowOf(split.output, row)],
        halfOf(rowOf(interleaved, row)),
      );
  });

  test("takes far positions, but none that 32 bits do not hold", () => {
    const refused = (/** @type {number} */ first) => {
      try {
        engine.rope({ x: tensor(1, 2, 4), first });
      } catch (error) {
        return /** @type {{ code: string }} */ (error).code;
      }
    };
    assert.equal(refused(2 ** 31), undefined);
    assert.equal(refused(2 ** 32 - 1), "invalid-argument");
    assert.equal(refused(2 ** 32), "invalid-argument");
  });

  test("refuses odd widths and unknown layouts", () => {
    assertRefused(
      () => engine.rope({ x: tensor(1, 2, 5) }),
      "invalid width: 5 (must be even)",
    );
    assertRefused(
      () => engine.rope({ x, layout: /** @type {any} */ ("halves") }),
      'invalid layout: "halves" (must be interleaved, half-split)',
    );
  });
});

describe("softmax", () => {
  const scores = tensor(3, 5);

  test("of rows is that of attention", () => {
    const { weights } = engine.softmax({ scores });
    const query = { data: scores.data, shape: [1, 3, 5] };
    const identity = Float32Array.from({ length: 25 }, (_, i) =>
      Number(i % 6 === 0),
    );
    const key = { data: identity, shape: [1, 5, 5] };
    const same = engine.attention({ query, key, value: key, scale: "none" });
    assert.deepEqual(weights.data, same.weights.data);
  });

  test("of columns sums to 1 down each column", () => {
    const { weights } = engine.softmax({ scores, axis: "columns" });
    for (let column = 0; column < 5; ++column) {
      const sum = [0, 1, 2].reduce(
        (s, row) => s + weights.data[row * 5 + column],
        0,
      );
      assert.ok(Math.abs(sum - 1) <= 3 * epsilon);
    }
  });

  test("is sharper when colder", () => {
    const largest = (/** @type {number} */ temperature) =>
      Math.max(...engine.softmax({ scores, temperature }).weights.data);
    assert.ok(largest(0.1) > largest(1));
    assert.ok(largest(1) > largest(10));
  });

  test("without the maximum subtracted gives NaN for large scores", () => {
    const large = { data: Float32Array.of(100, 99), shape: [1, 2] };
    const unstable = engine.softmax({ scores: large, stable: false });
    assert.deepEqual([...unstable.weights.data], [NaN, NaN]);
    const stable = engine.softmax({ scores: large }).weights;
    const exact = 1 / (1 + Math.exp(-1));
    assertClose(stable, { data: [exact, 1 - exact], shape: [1, 2] }, 8);
  });

  test("refuses a temperature of 0 and an unknown axis", () => {
    assertRefused(
      () => engine.softmax({ scores, temperature: 0 }),
      "invalid temperature: 0.000000 (must be above 0)",
    );
    assertRefused(
      () => engine.softmax({ scores, axis: /** @type {any} */ ("row") }),
      'invalid axis: "row" (must be rows, columns, all)',
    );
  });
});

describe("layerNorm", () => {
  const x = tensor(3, 7);

  test("agrees with the formula", () => {
    const gain = tensor(7);
    const bias = { data: tensor(14).data.slice(7), shape: [7] };
    const { output } = engine.layerNorm({ x, gain, bias, eps: 0.01 });
    const expected = Array.from(x.data, (number, at) => {
      const row = Array.from(rowOf(x, Math.floor(at / 7)));
      const mean = row.reduce((sum, a) => sum + a, 0) / 7;
      const variance = row.reduce((sum, a) => sum + (a - mean) ** 2, 0) / 7;
      const normal = (number - mean) / Math.sqrt(variance + 0.01);
      return normal * gain.data[at % 7] + bias.data[at % 7];
    });
    // (8 + d / 64) · epsilon · (1 + the largest normal · gain), see norm.h.
    assertClose(
      output,
      { data: expected, shape: [3, 7] },
      9 * (1 + Math.sqrt(7)),
    );
  });

  test("without gain and bias has mean 0 and variance 1", () => {
    const { output } = engine.layerNorm({ x, eps: 0 });
    for (const row of [0, 1, 2].map((index) => rowOf(output, index))) {
      const most = 7 * 9 * (1 + Math.sqrt(7)) * epsilon;
      assert.ok(Math.abs(row.reduce((sum, a) => sum + a, 0)) <= most);
      assert.ok(Math.abs(dot(row, row) - 7) <= 2 * Math.sqrt(7) * most);
    }
  });

  test("refuses a gain of another length", () =>
    assertRefused(
      () => engine.layerNorm({ x, gain: tensor(6) }),
      "invalid gain length: 6 (must be 7)",
    ));
});
