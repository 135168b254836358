import { defined } from "attention-playground";
import {
  createEngine,
  EngineError,
  type Build,
} from "attention-playground/engine";

await defined;
const engine = await createEngine({ build: "simd" });
const build: Build = engine.build;
const x = { data: new Float32Array([1, 2]), shape: [1, 1, 2] };
const { output } = engine.attention({ query: x, key: x, value: x });
const numbers: Float32Array = output.data;
// @ts-expect-error: no such build
await createEngine({ build: "fast" });
// @ts-expect-error: key and value are missing
engine.attention({ query: x });

const element = document.createElement("attention-playground");
element.addEventListener("answer", ({ detail }) => {
  const score: number = detail.score;
  // @ts-expect-error: a number
  const text: string = detail.score;
  console.log(score, text);
});
element.state = { mask: "causal" };
console.log(build, numbers, new EngineError("code", "message").code);
