import { createEngine, createEnginePool } from "attention-playground/engine";

/** Arrays of JSON as the engine takes them, and back. */
const tensor = ({ data, shape }) => ({ data: Float32Array.from(data), shape });
const plain = ({ data, shape }) => ({ data: Array.from(data), shape });
const inputsOf = ({ query, key, value }) => ({
  query: tensor(query),
  key: tensor(key),
  value: tensor(value),
});

export async function compute(golden) {
  const engine = await createEngine();
  return plain(engine.attention(inputsOf(golden)).output);
}

export async function computeInWorker(golden) {
  const pool = await createEnginePool({ workers: 1 });
  const { output } = await pool.attention(inputsOf(golden));
  pool.close();
  return plain(output);
}
