import { createEngine } from "attention-playground/engine";

/** Arrays of JSON as the engine takes them. */
const tensor = ({ data, shape }) => ({ data: Float32Array.from(data), shape });

export async function compute({ query, key, value }) {
  const engine = await createEngine();
  const { output } = engine.attention({
    query: tensor(query),
    key: tensor(key),
    value: tensor(value),
  });
  return { data: Array.from(output.data), shape: output.shape };
}
