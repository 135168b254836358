import { defined, type AttentionPlaygroundEvents } from "attention-playground";
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
element.addEventListener("click", (event) => console.log(event.clientX));
element.addEventListener("keydown", (event) => console.log(event.key));
element.addEventListener("error", ({ detail }) => console.log(detail.code));
const listener = ({ detail }: AttentionPlaygroundEvents["answer"]) =>
  console.log(detail.kind);
element.addEventListener("answer", listener);
element.removeEventListener("answer", listener);
// @ts-expect-error: a listener of another event
element.removeEventListener("change", listener);
element.state = { mask: "causal" };
console.log(build, numbers, new EngineError("code", "message").code);
