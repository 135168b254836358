// Arrays in whatever memory they lie: what counts is their numbers.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { runInNewContext } from "node:vm";
import { engine } from "./tools/build.js";
import { bits, tensor } from "./tools/tensors.js";

const plain = tensor(2, 5, 3);
const inputs = { query: plain, key: plain, value: plain };
const expected = engine.attention(inputs);

/**
 * Asserts that query, key and value give what plain arrays give, and stay.
 * @param {(numbers: Float32Array) => Float32Array} place puts them elsewhere
 */
function assertTaken(place) {
  const { shape } = plain;
  const [query, key, value] = Array.from({ length: 3 }, () => ({
    data: place(plain.data),
    shape,
  }));
  assert.deepEqual(engine.attention({ query, key, value }), expected);
  for (const { data } of [query, key, value])
    assert.deepEqual(Array.from(data), Array.from(plain.data));
}

/** @param {ArrayBufferLike} buffer @param {number} [offset] */
const into = (buffer, offset) => (/** @type {Float32Array} */ numbers) => {
  const data = new Float32Array(buffer, offset, numbers.length);
  data.set(numbers);
  return data;
};

describe("an array is taken", () => {
  const bytes = plain.data.byteLength;
  test("from the middle of a buffer", () =>
    assertTaken(into(new ArrayBuffer(bytes + 8), 4)));
  test("from shared memory", () =>
    assertTaken(into(new SharedArrayBuffer(bytes))));
  test("from memory that can grow", () => {
    const options = { maxByteLength: 2 * bytes };
    const growing = Reflect.construct(ArrayBuffer, [bytes, options]);
    assertTaken(into(growing));
  });
  test("of another context, such as a frame", () =>
    assertTaken((numbers) =>
      runInNewContext("Float32Array.from(numbers)", { numbers }),
    ));
  test("of a subclass", () => {
    class Numbers extends Float32Array {}
    assertTaken((numbers) => Numbers.from(numbers));
  });
  test("of bits at an odd address, or a Buffer", () => {
    const keep = bits([1, 5, 5], (i) => i % 3 !== 1);
    const must = engine.attention({ ...inputs, keep });
    const odd = new Uint8Array(keep.data.length + 3).subarray(3);
    odd.set(keep.data);
    for (const data of [odd, Buffer.from(keep.data)]) {
      const same = { data, shape: keep.shape };
      assert.deepEqual(engine.attention({ ...inputs, keep: same }), must);
    }
  });
});

test("an array whose memory was given away has no numbers", () => {
  const data = plain.data.slice();
  structuredClone(data, { transfer: [data.buffer] });
  assert.throws(
    () => engine.attention({ ...inputs, query: { data, shape: plain.shape } }),
    {
      code: "invalid-argument",
      message: "invalid query shape: [2, 5, 3] (data has 0 numbers)",
    },
  );
  const query = { data, shape: [2, 0, 3] };
  assert.deepEqual(
    engine.attention({ ...inputs, query }).output.shape,
    [2, 0, 3],
  );
});
