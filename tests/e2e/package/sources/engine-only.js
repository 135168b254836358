import { createEngine } from "attention-playground/engine";

console.log((await createEngine()).build);
